import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findStationCode, getStationCellCentre } from './station-cell.ts';

test.each([
  ['Hà Nội', 21.0285, 105.8542, 124_944],
  ['Thành phố Hồ Chí Minh', 10.7769, 106.7009, 22_672],
  ['Đà Nẵng', 16.0544, 108.2022, 75_522],
  ['Phú Quốc', 10.2172, 103.9593, 17_181],
  ['Lũng Cú', 23.37, 105.3161, 148_326],
  ['Mũi Cà Mau', 8.6033, 104.717, 1006],
  ['Hoàng Sa, east of the grid', 16.5347, 111.6083, null],
  ['Trường Sa, east of the grid', 8.6447, 111.92, null],
])('%s has its station code', (_name, lat, lng, code) => {
  expect(findStationCode({ lat, lng })).toBe(code);
});

test('Hoàng Sa and Trường Sa never take the code of a cell of the next row', () => {
  // Without the check, 300 × row + column would give 80435 and 1546, which are on the mainland side.
  expect(getStationCellCentre(80_435).lng).toBeLessThan(103);
  expect(getStationCellCentre(1546).lng).toBeLessThan(103);
});

test('the grid ends on each of its four sides', () => {
  expect(findStationCode({ lat: 8.5, lng: 101.5 })).toBe(0);
  expect(findStationCode({ lat: 8.4999, lng: 101.5 })).toBeNull();
  expect(findStationCode({ lat: 8.5, lng: 101.4999 })).toBeNull();
  expect(findStationCode({ lat: 23.5299, lng: 110.5299 })).toBe(149_999);
  expect(findStationCode({ lat: 23.5301, lng: 110.5 })).toBeNull();
  expect(findStationCode({ lat: 23.5, lng: 110.5301 })).toBeNull();
});

test('a missing coordinate has no code, and 0 is a coordinate', () => {
  expect(findStationCode({ lat: 21 })).toBeNull();
  expect(findStationCode({ lat: null, lng: 105 })).toBeNull();
  expect(findStationCode({ lat: 21, lng: undefined })).toBeNull();
  expect(findStationCode({ lat: Number.NaN, lng: 105 })).toBeNull();
  expect(findStationCode({ lat: 0, lng: 0 })).toBeNull();
});

test('the centre of every cell has the code of its cell', () => {
  for (let code = 0; code < 150_000; code++) {
    if (findStationCode(getStationCellCentre(code)) !== code) throw new Error(`cell ${code}`);
  }
});

test('a point lies within half a cell of the centre of its cell', () => {
  const lat = fc.double({ min: 8.5, max: 23.529, noNaN: true });
  const lng = fc.double({ min: 101.5, max: 110.529, noNaN: true });
  fc.assert(
    fc.property(lat, lng, (lat, lng) => {
      const centre = getStationCellCentre(findStationCode({ lat, lng }) ?? -1);
      expect(Math.abs(centre.lat - lat)).toBeLessThanOrEqual(0.03006 / 2 + 1e-9);
      expect(Math.abs(centre.lng - lng)).toBeLessThanOrEqual(0.0301 / 2 + 1e-9);
    }),
  );
});

test.each([-1, 150_000, 1.5, Number.NaN])('%d is refused as a code', (code) => {
  expect(() => getStationCellCentre(code)).toThrow(RangeError);
});
