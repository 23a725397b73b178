import { expect, it } from 'vitest';
import { nameCloudTopTile } from './cloud-top-tile.fixture.ts';
import { findPixelPlace, TILES, toScanStamp } from './scan-tiles.ts';

const AT = Date.UTC(2026, 8, 17, 0, 30) / 1000;

// Lines and columns count from 1 in the worked values of the projection's description.
it.each([
  ['Hà Nội', 1664.6, 1121.4, 21.03, 105.85],
  ['TP Hồ Chí Minh', 2178.6, 1059.7, 10.8, 106.7],
  ['Đà Nẵng', 1907, 1161.3, 16.05, 108.2],
  ['the point below the satellite', 2750.5, 2750.5, 0, 140.7],
])('a pixel shows its place: %s', (_, line, column, lat, lng) => {
  const place = findPixelPlace(line - 1, column - 1);
  expect(place?.lat).toBeCloseTo(lat, 2);
  expect(place?.lng).toBeCloseTo(lng, 2);
});

it('no pixel beside the earth has a place', () => {
  expect(findPixelPlace(0, 0)).toBeNull();
});

it('nine tiles hold the window of Viet Nam', () => {
  expect(TILES.map(({ number }) => number)).toEqual([16, 17, 18, 26, 27, 28, 36, 37, 38]);
  const [first, last] = [TILES[0], TILES.at(-1)];
  expect([first?.line, first?.column, last?.line, last?.column]).toEqual([1100, 550, 2200, 1650]);
});

it('names follow the provider', () => {
  expect(toScanStamp(AT)).toBe('20262600030000');
  expect(nameCloudTopTile({ number: 16, line: 1100, column: 550 }, AT)).toMatch(
    /^AHI-L2-FLDK-ISatSS\/2026\/09\/17\/0030\/OR_HFD-020-B12-M1C13-T016_GH9_s20262600030000_c\d{14}\.nc$/,
  );
});
