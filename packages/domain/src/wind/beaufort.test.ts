import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BeaufortForce, beaufortForce, nameBeaufort } from './beaufort.ts';

// Lower and upper end of forces 1–17 in m/s (QĐ 18/2021/QĐ-TTg, annex III).
const bands: [number, number][] = [
  [0.3, 1.5],
  [1.6, 3.3],
  [3.4, 5.4],
  [5.5, 7.9],
  [8.0, 10.7],
  [10.8, 13.8],
  [13.9, 17.1],
  [17.2, 20.7],
  [20.8, 24.4],
  [24.5, 28.4],
  [28.5, 32.6],
  [32.7, 36.9],
  [37.0, 41.4],
  [41.5, 46.1],
  [46.2, 50.9],
  [51.0, 56.0],
  [56.1, 61.2],
];

test('every force begins and ends where the decree says', () => {
  expect([beaufortForce(0), beaufortForce(0.2)]).toEqual([0, 0]);
  const forces = bands.map(([from, to]) => [beaufortForce(from), beaufortForce(to)]);
  expect(forces).toEqual(bands.map((_, i) => [i + 1, i + 1]));
  expect(beaufortForce(61.3)).toBe(18);
  expect(beaufortForce(120)).toBe(18);
});

test('a speed is rounded to 0.1 m/s before it is banded', () => {
  expect([beaufortForce(10.74), beaufortForce(10.75)]).toEqual([5, 6]);
  expect([beaufortForce(0.24), beaufortForce(0.25)]).toEqual([0, 1]);
});

test('a stronger wind never has a lower force', () => {
  const speed = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(speed, speed, (a, b) => {
      expect(beaufortForce(Math.max(a, b))).toBeGreaterThanOrEqual(beaufortForce(Math.min(a, b)));
    }),
  );
});

test('an unknown wind has no force', () => {
  expect(() => beaufortForce(Number.NaN)).toThrow(RangeError);
});

test.each<[BeaufortForce, string, string]>([
  [0, 'Lặng gió', 'Calm'],
  [4, 'Gió vừa', 'Moderate breeze'],
  [7, 'Gió mạnh', 'Near gale'],
  [8, 'Gió rất mạnh', 'Gale'],
  [12, 'Gió bão rất mạnh', 'Hurricane force'],
  [18, 'Gió bão rất mạnh', 'Hurricane force'],
])('force %i is %s / %s', (force, vi, en) => {
  expect([nameBeaufort(force, 'vi'), nameBeaufort(force, 'en')]).toEqual([vi, en]);
});
