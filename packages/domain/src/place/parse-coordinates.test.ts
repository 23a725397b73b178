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
    ['21.03/105.85', 21.03, 105.85],
    ['(11.94, 108.44)', 11.94, 108.44],
    ['[11.94 108.44]', 11.94, 108.44],
    ['lat 21.03 lng 105.85', 21.03, 105.85],
    ['lat: 21.03, lon: 105.85', 21.03, 105.85],
    ['vĩ độ 21,03 kinh độ 105,85', 21.03, 105.85],
    ['N16.07 E108.22', 16.07, 108.22],
    ['21.03N105.85E', 21.03, 105.85],
    ['105.85E, 21.03N', 21.03, 105.85],
    ['105.85, 21.03', 21.03, 105.85],
    ['21°30\'36"N 105°15\'0"E', 21.51, 105.25],
    ['21°30′36″B, 105°15′Đ', 21.51, 105.25],
    ["10°46.2'N 106°42'E", 10.77, 106.7],
    ["-5°30' 105°30'", -5.5, 105.5],
    ["21°30' 105°30'".normalize('NFD'), 21.5, 105.5],
    ['10°30’S 105°T', -10.5, -105],
  ])('reads %s', (text, lat, lng) => {
    expect(parseCoordinates(text)?.lat).toBeCloseTo(lat, 9);
    expect(parseCoordinates(text)?.lng).toBeCloseTo(lng, 9);
  });

  it.each([
    "21°60' 105°",
    '21°30\'60" 105°',
    "21.5°30' 105°",
    '21°30.5\'10" 105°',
    '21N 105N',
    '21E 105E',
    '105, 91.5',
    `${'1'.repeat(80)}`,
    '90.1, 100',
    '10, 180.1',
    '10',
    'quận 1',
    '10.77.1, 106',
    '1, 2, 3',
    '',
    'NaN, NaN',
    '1e1, 1e1',
  ])('does not read %s', (text) => {
    expect(parseCoordinates(text)).toBeNull();
  });

  it('gives up at once on numbers with nothing but spaces around them', () => {
    for (let time = 0; time < 1000; time++) {
      expect(parseCoordinates(`1${' '.repeat(37)}1${' '.repeat(38)}x`)).toBeNull();
    }
    expect(parseCoordinates(`21${' '.repeat(30)},${' '.repeat(30)}105`)).toEqual({ lat: 21, lng: 105 });
  });

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
