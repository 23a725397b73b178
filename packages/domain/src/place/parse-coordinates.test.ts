import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCoordinates } from './parse-coordinates.ts';

describe('parseCoordinates', () => {
  it.each([
    ['10.77, 106.70', 10.77, 106.7],
    ['10.77,106.70', 10.77, 106.7],
    ['10.77 106.70', 10.77, 106.7],
    ['10,77 106,70', 10.77, 106.7],
    ['10,77; 106,70', 10.77, 106.7],
    ['21.03°N 105.85°E', 21.03, 105.85],
    ['21,03° B, 105,85° Đ', 21.03, 105.85],
    ['  -5 ; 105 ', -5, 105],
    ['5°S 105°E', -5, 105],
    ['90, 180', 90, 180],
  ])('reads %s', (text, lat, lng) => {
    expect(parseCoordinates(text)).toEqual({ lat, lng });
  });

  it.each(['90.1, 100', '10, 180.1', '10', 'quận 1', '10.77.1, 106', '1, 2, 3', '', 'NaN, NaN', '1e1, 1e1'])(
    'does not read %s',
    (text) => {
      expect(parseCoordinates(text)).toBeNull();
    },
  );

  it('reads back what it is given, and never answers a point off the globe', () => {
    const degrees = (limit: number) => fc.integer({ min: -limit * 1000, max: limit * 1000 }).map((n) => n / 1000);
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lng) => {
        expect(parseCoordinates(`${lat}, ${lng}`)).toEqual({ lat: lat + 0, lng: lng + 0 });
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const point = parseCoordinates(text);
        expect(point === null || (Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180)).toBe(true);
      }),
    );
  });
});
