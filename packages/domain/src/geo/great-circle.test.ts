import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EARTH_RADIUS_KM, greatCircleKm } from './great-circle.ts';

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('a degree of the equator is a 360th of the round way', () => {
  expect(greatCircleKm({ lat: 0, lng: 100 }, { lat: 0, lng: 101 })).toBeCloseTo((2 * Math.PI * 6378.137) / 360, 9);
});

test('the opposite side of the globe is half the round way off', () => {
  expect(greatCircleKm({ lat: 16, lng: 107 }, { lat: -16, lng: -73 })).toBeCloseTo(Math.PI * EARTH_RADIUS_KM, 6);
});

test('Hà Nội and Thành phố Hồ Chí Minh are 1,140 km apart to within 10 km', () => {
  const km = greatCircleKm({ lat: 21.0285, lng: 105.8542 }, { lat: 10.7769, lng: 106.7009 });
  expect(km).toBeGreaterThan(1130);
  expect(km).toBeLessThan(1150);
});

test('a distance is the same both ways, never negative, never over half the round way, and 0 to itself', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      const km = greatCircleKm(a, b);
      expect(km).toBeCloseTo(greatCircleKm(b, a), 6);
      expect(km).toBeGreaterThanOrEqual(0);
      expect(km).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_KM + 1e-6);
      expect(greatCircleKm(a, a)).toBe(0);
    }),
  );
});
