import { describe, expect, it } from 'vitest';
import { findRainTop } from '#components/weather/rain-level.ts';
import { drawRain, isDry, listRainClasses, rainHeight } from './draw-rain.ts';
import { listMeteogramShapes } from './meteogram-shape.ts';

const [WIDE] = listMeteogramShapes('vi');
const dry = { rain: 0, rainLow: null, rainHigh: null, rainProbability: 5 };
const wet = (rain: number, rainLow: number | null = null, rainHigh: number | null = null) => ({
  rain,
  rainLow,
  rainHigh,
  rainProbability: 80,
});
const { rainTop: TOP, rainBase: BASE } = WIDE.rows;
const FULL = BASE - TOP;
const count = (paths: readonly string[]) => paths.map((path) => path.match(/M/g)?.length ?? 0);

describe('the axis of rain', () => {
  it('is the smallest that holds every amount and every range', () => {
    expect(findRainTop([])).toBe(25);
    expect(findRainTop([wet(25)])).toBe(25);
    expect(findRainTop([wet(25.1)])).toBe(50);
    expect(findRainTop([wet(3, 1, 51)])).toBe(100);
  });

  it('ends at the top for a downpour beyond it', () => {
    expect(findRainTop([wet(180)])).toBe(100);
    expect(rainHeight(180, 100, WIDE)).toBe(FULL);
  });

  it('shows a quarter of the top at half of the height', () => {
    expect(rainHeight(6.25, 25, WIDE)).toBe(FULL / 2);
    expect(rainHeight(0, 25, WIDE)).toBe(0);
  });

  it('names the classes that it has room for, each in its middle', () => {
    expect(listRainClasses(25, WIDE).map(({ level }) => level)).toEqual([1, 2, 3]);
    expect(listRainClasses(25, WIDE).at(-1)?.end).toBeNull();
    expect(listRainClasses(100, WIDE).map(({ level }) => level)).toEqual([1, 2, 3, 4]);
    for (const top of [25, 50, 100]) {
      const middles = listRainClasses(top, WIDE).map(({ middle }) => middle);
      for (const [index, middle] of middles.entries()) expect(middle - (middles[index - 1] ?? -12)).toBeGreaterThan(14);
    }
  });
});

describe('bars', () => {
  it('stand on the base in the colour of their class, none for a dry or unknown hour', () => {
    const { bars, caps } = drawRain([dry, wet(1), { ...dry, rain: null }, wet(30)], 50, WIDE);
    expect(count(bars)).toEqual([0, 1, 0, 1, 0]);
    expect(count(caps)).toEqual([0, 0, 0, 0, 0]);
    expect(bars[1]).toContain(` ${BASE}v-`);
  });

  it('are never too low to be seen', () => {
    expect(drawRain([wet(0.1)], 100, WIDE).bars[1]).toContain('v-3.2h');
    expect(drawRain([wet(0.1)], 1000, WIDE).bars[1]).toContain('v-2h');
  });

  it('carry a pale cap with an edge up to what is possible, also where nothing is expected', () => {
    const { bars, caps, edges } = drawRain([wet(4, 1, 12), wet(0, 0, 1), wet(4, 4, 4.05)], 25, WIDE);
    expect(count(bars)).toEqual([0, 0, 2, 0, 0]);
    expect(count(caps)).toEqual([0, 1, 0, 1, 0]);
    expect(count(edges)).toEqual([0, 1, 0, 1, 0]);
    expect(edges[3]).toContain(` ${Math.round(10 * (BASE - rainHeight(12, 25, WIDE))) / 10}h`);
  });
});

it('is dry only where every hour is known to be so, up to its likely high end and by its chance', () => {
  expect(isDry([dry, { ...dry, rain: 0.09 }])).toBe(true);
  expect(isDry([dry, { ...dry, rain: 0.1 }])).toBe(false);
  expect(isDry([dry, { ...dry, rain: null }])).toBe(false);
  expect(isDry([{ ...dry, rainHigh: 0.1 }])).toBe(false);
  expect(isDry([{ ...dry, rainProbability: 30 }])).toBe(false);
});
