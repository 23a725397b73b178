import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromMercator, toMercator } from './mercator.ts';

it('lays the middle of the earth in the middle of the square', () => {
  expect(toMercator({ lat: 0, lng: 0 }).x).toBe(0.5);
  expect(toMercator({ lat: 0, lng: 0 }).y).toBeCloseTo(0.5, 12);
  expect(toMercator({ lat: 85.05113, lng: 180 }).y).toBeCloseTo(0, 6);
});

it('comes back to every point of the map', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -80, max: 80, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (lat, lng) => {
        const back = fromMercator(toMercator({ lat, lng }));
        expect(back.lat).toBeCloseTo(lat, 8);
        expect(back.lng).toBeCloseTo(lng, 8);
      },
    ),
  );
});
