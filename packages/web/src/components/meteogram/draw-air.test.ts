import { expect, it } from 'vitest';
import { drawArrows, drawClouds } from './meteogram-air.tsx';
import { middleOf, ROWS, WIDE } from './meteogram-shape.ts';

it('puts clouds into four steps and leaves unknown hours out', () => {
  const given = [0, 9.9, 10, 40, 75, 100, null].map((cloudCover) => ({ cloudCover }));
  expect(drawClouds(given, WIDE).map((path) => path.match(/M/g)?.length ?? 0)).toEqual([2, 1, 1, 2]);
});

it('lets arrows fly with the wind', () => {
  const tip = (windDirection: number): number[] => {
    const [first = ''] = drawArrows([{ windSpeed: 4, windDirection }], 1, WIDE)
      .slice(1)
      .split('L');
    return first.split(' ').map(Number);
  };
  const [x, y] = [middleOf(WIDE, 0), ROWS.arrow];
  expect(tip(0)).toEqual([x, y + 6.5]);
  expect(tip(180)).toEqual([x, y - 6.5]);
  expect(tip(270)).toEqual([x + 6.5, y]);
});

it('draws no arrow in a calm, for an unknown wind, or between the hours that have one', () => {
  const blowing = { windSpeed: 4, windDirection: 90 };
  const arrows = drawArrows(
    [{ windSpeed: 0.1, windDirection: 90 }, blowing, { windSpeed: null, windDirection: 90 }, blowing],
    1,
    WIDE,
  );
  expect(arrows.match(/z/g)).toHaveLength(2);
  expect(drawArrows([blowing, blowing, blowing, blowing], 3, WIDE).match(/z/g)).toHaveLength(2);
});
