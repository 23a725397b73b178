import { expect, it } from 'vitest';
import { drawWater, WATER_HEIGHT } from './water-week.tsx';

const dry = { rain: 0, rainHigh: 0, etc: 5 };
/** Top and height of each bar of a path. */
const readBars = (path: string) =>
  [...path.matchAll(/M[\d.]+ ([\d.]+)h26v([\d.]+)/g)].map(([, top, height]) => [Number(top), Number(height)]);

it('draws rain and need on one scale, both within the drawing', () => {
  const { rain, need } = drawWater([{ rain: 10, rainHigh: 10, etc: 5 }, dry]);
  const [[top = 0, height = 0] = []] = readBars(rain);
  const bars = readBars(need);
  expect(top).toBe(0);
  expect(bars).toHaveLength(2);
  expect(height / (bars[0]?.[1] ?? 1)).toBeCloseTo(2, 1);
  for (const [from = 0, down = 0] of bars) expect(from + down).toBeLessThanOrEqual(WATER_HEIGHT + 0.1);
});

it('draws what rain could come to above the bar, cut off where it would flatten all others', () => {
  const { rain, likely } = drawWater([{ rain: 4, rainHigh: 400, etc: 4 }, dry]);
  const [[, height = 0] = []] = readBars(rain);
  const [[top = 0, above = 0] = []] = readBars(likely);
  expect(top).toBe(0);
  expect((height + above) / height).toBeLessThan(3.3);
  expect(height).toBeGreaterThan(20);
});

it('leaves out what is not known', () => {
  const unknown = { rain: null, rainHigh: null, etc: null };
  expect(drawWater([unknown, unknown])).toMatchObject({ rain: '', likely: '', need: '' });
});
