import { expect, test } from 'vitest';
import type { StormPoint, WindRadii } from './storm.ts';
import { findLeastWind } from './wind-at-place.ts';

const HOUR = 3600;
const DEGREE_KM = 111.32;

const makeRadii = (kt: number, minutes: 1 | 10, reach: Partial<Omit<WindRadii, 'kt' | 'minutes'>>): WindRadii => ({
  ...{ kt, minutes, ne: 0, se: 0, sw: 0, nw: 0 },
  ...reach,
});

const makePoint = (hours: number, lng: number, windMs: number | null, radii: readonly WindRadii[]): StormPoint => ({
  ...{ at: hours * HOUR, kind: hours <= 0 ? 'observed' : 'forecast', lat: 0, lng, windMs, radii },
  ...{ gustMs: null, pressure: null, errorKm: null },
});

/** A place so many kilometres from 110° E on the equator, to the north-west of it. */
const northWest = (km: number) => ({ lat: km / DEGREE_KM / Math.SQRT2, lng: 110 - km / DEGREE_KM / Math.SQRT2 });

test.each([
  [1, 34, 7],
  [1, 50, 9],
  [1, 64, 11],
  [10, 30, 7],
  [10, 34, 8],
  [10, 50, 10],
  [10, 64, 12],
] as const)('%i-minute winds of %i kt are at least force %i', (minutes, kt, force) => {
  const points = [makePoint(0, 110, 45, [makeRadii(kt, minutes, { nw: 100 })])];
  expect(findLeastWind({ points }, northWest(50), 0)).toEqual({ kt, minutes, force });
});

test('a radius holds on both sides of its reach, in its quadrant alone', () => {
  const points = [makePoint(0, 110, 30, [makeRadii(34, 1, { nw: 100, ne: 60 })])];
  expect(findLeastWind({ points }, northWest(99.5), 0)?.kt).toBe(34);
  expect(findLeastWind({ points }, northWest(100.5), 0)).toBeNull();
  expect(findLeastWind({ points }, { lat: 0.5, lng: 110.3 }, 0)).toBeNull();
  expect(findLeastWind({ points }, { lat: -0.2, lng: 109.8 }, 0)).toBeNull();
});

test('the strongest of the radii counts, and the place moves into it with the storm', () => {
  const radii = [makeRadii(34, 1, { nw: 300 }), makeRadii(50, 1, { nw: 120 })];
  const points = [makePoint(0, 113, 30, radii), makePoint(12, 110, 30, radii)];
  const at = (hours: number) => findLeastWind({ points }, northWest(50), hours * HOUR)?.kt ?? null;
  expect([at(0), at(6), at(12), at(13)]).toEqual([null, 34, 50, null]);
});

test('radii grow and shrink between two points, to nothing where the storm is too weak for them', () => {
  const points = [
    makePoint(0, 110, 30, [makeRadii(50, 1, { nw: 100 })]),
    makePoint(12, 110, 20, [makeRadii(34, 1, { nw: 200 })]),
  ];
  const at = (hours: number) => findLeastWind({ points }, northWest(60), hours * HOUR)?.kt ?? null;
  expect([at(0), at(4.7), at(4.9), at(12)]).toEqual([50, 50, null, 34]);
});

test('a radius that one point does not state is unknown between both, never guessed', () => {
  const points = [makePoint(0, 110, 40, [makeRadii(30, 10, { nw: 400 })]), makePoint(12, 110, 40, [])];
  const at = (hours: number) => findLeastWind({ points }, northWest(60), hours * HOUR)?.kt ?? null;
  expect([at(0), at(1), at(12)]).toEqual([30, null, null]);
  const unstated = [makePoint(0, 110, 40, [{ ...makeRadii(34, 1, {}), nw: null }])];
  expect(findLeastWind({ points: unstated }, northWest(10), 0)).toBeNull();
});

test('a rounded wind is not weaker than its own threshold', () => {
  const points = [makePoint(0, 110, 25.72, [makeRadii(50, 1, { nw: 100 })]), makePoint(12, 110, 25.72, [])];
  expect(findLeastWind({ points }, northWest(10), HOUR)).toBeNull();
});
