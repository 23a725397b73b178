import { describe, expect, it } from 'vitest';
import { drawRain, findRainScale, isDry, rainHeight } from './meteogram-rain.tsx';
import { NARROW, ROWS, WIDE } from './meteogram-shape.ts';

const dry = { rain: 0, rainLow: null, rainHigh: null };
const wet = (rain: number, rainLow: number | null = null, rainHigh: number | null = null) => ({
  rain,
  rainLow,
  rainHigh,
});
const FULL = ROWS.rainBase - ROWS.rainTop;

describe('the scale of rain', () => {
  it('is the smallest that holds every amount and every range', () => {
    expect(findRainScale([])).toEqual([2.5, 10, 25]);
    expect(findRainScale([wet(25)])).toEqual([2.5, 10, 25]);
    expect(findRainScale([wet(25.1)])).toEqual([10, 25, 50]);
    expect(findRainScale([wet(3, 1, 51)])).toEqual([10, 50, 100]);
  });

  it('ends at the top for a downpour beyond it', () => {
    expect(findRainScale([wet(180)])).toEqual([10, 50, 100]);
    expect(rainHeight(180, [10, 50, 100])).toBe(FULL);
  });

  it('shows a quarter of the top at half of the height', () => {
    expect(rainHeight(6.25, [2.5, 10, 25])).toBe(FULL / 2);
    expect(rainHeight(0, [2.5, 10, 25])).toBe(0);
  });
});

describe('bars', () => {
  it('stand on the base, one path for each class, none for a dry or unknown hour', () => {
    const { bars, caps } = drawRain([dry, wet(1), { ...dry, rain: null }, wet(30)], [10, 25, 50], WIDE);
    expect(bars.filter((path) => path !== '')).toHaveLength(2);
    expect(bars.join('').match(/M/g)).toHaveLength(2);
    expect(bars.join('')).toContain(`M${WIDE.left + WIDE.step + WIDE.barInset} ${ROWS.rainBase}v-`);
    expect(caps).toBe('');
  });

  it('are never too low to be seen', () => {
    const { bars } = drawRain([wet(0.1)], [10, 50, 100], NARROW);
    expect(bars.join('')).toContain('v-2h');
  });

  it('carry a cap and a whisker where a range was forecast', () => {
    const { caps, whiskers } = drawRain([wet(4, 1, 9), wet(4, 4, 4.05)], [2.5, 10, 25], WIDE);
    expect(caps.match(/M/g)).toHaveLength(1);
    expect(whiskers.match(/M/g)).toHaveLength(3);
    const top = ROWS.rainBase - rainHeight(9, [2.5, 10, 25]);
    expect(caps).toContain(`V${top}h`);
  });
});

it('is dry only where every hour is known to be so, up to its likely high end', () => {
  expect(isDry([dry, wet(0.09)])).toBe(true);
  expect(isDry([dry, wet(0.1)])).toBe(false);
  expect(isDry([dry, { ...dry, rain: null }])).toBe(false);
  expect(isDry([wet(0, 0, 0.1)])).toBe(false);
});
