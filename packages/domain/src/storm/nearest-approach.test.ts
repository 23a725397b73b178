import { expect, test } from 'vitest';
import { type ExpectedPoint, findApproach, findBearing, findPassing, mayComeWithin } from './nearest-approach.ts';

const HOUR = 3600;
const NOW = Date.UTC(2026, 9, 20, 6) / 1000;
/** One degree of the equator. */
const DEGREE_KM = 111.2;

const point = (hours: number, lat: number, lng: number, errorKm: number | null = null): ExpectedPoint => ({
  ...{ at: NOW + hours * HOUR, lat, lng, errorKm },
});

test('a storm that passes is nearest when it is abeam', () => {
  // Along the equator from 112° to 104°, a degree in three hours; the place lies one degree north of 108°.
  const approach = findApproach([point(0, 0, 112), point(24, 0, 104, 200)], { lat: 1, lng: 108 }, NOW);
  expect(approach?.km).toBeCloseTo(Math.hypot(4, 1) * DEGREE_KM, -1);
  expect(approach?.bearingDeg).toBeCloseTo(104, 0);
  expect(approach?.nearest?.at).toBe(NOW + 12 * HOUR);
  expect(approach?.nearest?.km).toBeCloseTo(DEGREE_KM, 0);
  expect(approach?.nearest?.errorKm).toBeCloseTo(100, 5);
});

test('a storm that goes away comes no nearer, also when it came near before', () => {
  const track = [point(-6, 0, 109), point(6, 0, 113)];
  expect(findApproach(track, { lat: 0, lng: 108 }, NOW)).toMatchObject({ nearest: null });
});

test('nothing is said outside of the times of a track', () => {
  expect(findApproach([point(1, 0, 110), point(6, 0, 109)], { lat: 0, lng: 108 }, NOW)).toBeNull();
  expect(findApproach([point(-12, 0, 110), point(-1, 0, 109)], { lat: 0, lng: 108 }, NOW)).toBeNull();
  expect(findApproach([], { lat: 0, lng: 108 }, NOW)).toBeNull();
});

test('an error that the centre does not state is none', () => {
  const approach = findApproach([point(0, 0, 112), point(24, 0, 108)], { lat: 0, lng: 108 }, NOW);
  expect(approach?.nearest).toMatchObject({ at: NOW + 24 * HOUR, errorKm: null });
});

test.each([
  [1, 0, 0],
  [0, 1, 90],
  [-1, 0, 180],
  [0, -1, 270],
])('the bearing of %f, %f is %f°', (lat, lng, degrees) => {
  expect(findBearing({ lat: 0, lng: 0 }, { lat, lng })).toBeCloseTo(degrees, 6);
});

test('a storm that passes within a distance may always come within it, and one far away may not', () => {
  const track = [point(0, 12, 125), point(24, 14, 117), point(48, 16, 110), point(72, 20, 104)];
  for (let lat = 8; lat <= 24; lat += 0.5)
    for (let lng = 102; lng <= 118; lng += 0.5) {
      const { km } = findPassing(track, { lat, lng }, NOW, NOW + 72 * HOUR);
      expect(mayComeWithin(track, { lat, lng }, km + 1)).toBe(true);
    }
  expect(mayComeWithin(track, { lat: 10, lng: 145 }, 500)).toBe(false);
  expect(mayComeWithin([], { lat: 10, lng: 107 }, 500)).toBe(false);
});
