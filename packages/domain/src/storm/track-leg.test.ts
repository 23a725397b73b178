import { expect, test } from 'vitest';
import { greatCircleKm } from '#geo/great-circle.ts';
import { findTrackLeg, mixOnLeg, placeOnLeg } from './track-leg.ts';

const POINTS = [
  { at: 0, lat: 10, lng: 120 },
  { at: 100, lat: 20, lng: 110 },
];

test('a moment lies between two points, on one of them, or outside', () => {
  expect(findTrackLeg(POINTS, 25)).toMatchObject({ before: { at: 0 }, after: { at: 100 }, share: 0.25 });
  expect(findTrackLeg(POINTS, 100)).toMatchObject({ before: { at: 100 }, after: { at: 100 }, share: 0 });
  expect([findTrackLeg(POINTS, -1), findTrackLeg(POINTS, 101), findTrackLeg([], 0)]).toEqual([null, null, null]);
});

test('a storm moves evenly on the great circle, across the 180th meridian too', () => {
  const leg = findTrackLeg(POINTS, 25);
  const [start, end] = POINTS;
  if (leg === null || start === undefined || end === undefined) expect.fail();
  const whole = greatCircleKm(start, end);
  expect(greatCircleKm(start, placeOnLeg(leg))).toBeCloseTo(whole / 4, 6);
  expect(greatCircleKm(placeOnLeg(leg), end)).toBeCloseTo((whole * 3) / 4, 6);
  const across = placeOnLeg({ before: { lat: 0, lng: 179 }, after: { lat: 0, lng: -179 }, share: 0.5 });
  expect([across.lat, Math.abs(across.lng)]).toEqual([0, 180]);
  expect(placeOnLeg({ before: { lat: 5, lng: 5 }, after: { lat: 5, lng: 5 }, share: 0.5 })).toEqual({ lat: 5, lng: 5 });
});

test('a value with an unknown end is unknown', () => {
  expect(mixOnLeg({ before: 0, after: 0, share: 0.25 }, 100, 200)).toBe(125);
  expect(mixOnLeg({ before: 0, after: 0, share: 0.25 }, null, 200)).toBeNull();
  expect(mixOnLeg({ before: 0, after: 0, share: 0.25 }, 100, null)).toBeNull();
});
