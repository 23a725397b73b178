import { expect, it } from 'vitest';
import { isHeatSeason } from './heat-season.ts';

it.each([
  ['Hà Nội', 21.03, 12, 3, false],
  ['Hà Nội', 21.03, 12, 4, true],
  ['Hà Nội', 21.03, 12, 10, true],
  ['Hà Nội', 21.03, 12, 11, false],
  ['Huế', 16.46, 5, 1, false],
  ['Đà Nẵng', 16.07, 5, 1, true],
  ['Cần Thơ', 10.03, null, 12, true],
  ['Đà Lạt', 11.94, 1500, 4, false],
  ['height of the limit', 11.94, 1000, 4, true],
  ['above it', 11.94, 1001, 4, false],
] as const)('%s at %d° N, %o m, in month %d', (_, lat, elevation, month, expected) => {
  expect(isHeatSeason({ lat, elevation }, month)).toBe(expected);
});
