import { beforeAll, describe, expect, it } from 'vitest';
import { createCloudTopField, findColdestAround } from './cloud-top-field.ts';
import { findPixelPlace, type ScanTile, TILE_SIDE, TILES } from './scan-tiles.ts';

const HA_NOI = { lat: 21.03, lng: 105.85 };
const DIEN_BIEN = { lat: 21.39, lng: 103.02 };
const TRUONG_SA = { lat: 8.65, lng: 111.92 };
const [DEEP, WARM] = [200, 295];
/** Where a top of 200 K, 15.4 km high, above Hà Nội is seen: 16 km away towards 297°. */
const SEEN = { lat: HA_NOI.lat + 0.066, lng: HA_NOI.lng - 0.139 };

function fill(tile: ScanTile, findKelvin: (lat: number, lng: number) => number): Float32Array {
  return Float32Array.from({ length: TILE_SIDE ** 2 }, (_, at) => {
    const seen = findPixelPlace(tile.line + Math.floor(at / TILE_SIDE), tile.column + (at % TILE_SIDE));
    return seen === null ? Number.NaN : findKelvin(seen.lat, seen.lng);
  });
}

describe('the field of cloud tops', () => {
  const field = createCloudTopField();
  beforeAll(() => {
    for (const tile of TILES) {
      field.addTile(
        tile,
        fill(tile, (lat, lng) => {
          if (Math.hypot(lat - DIEN_BIEN.lat, lng - DIEN_BIEN.lng) < 0.6) return Number.NaN;
          return Math.hypot(lat - SEEN.lat, lng - SEEN.lng) < 0.03 ? DEEP : WARM;
        }),
      );
    }
  });

  it('has nearly all of the country', () => {
    expect(field.findSeenShare()).toBeGreaterThan(0.99);
    expect(field.findSeenShare()).toBeLessThan(1);
  });

  it('has a cold top above the place where it stands, not where it is seen', () => {
    const cell = field.cells.findIndex((byte) => byte > 0 && byte < 120);
    const [lat, lng] = [25 - (Math.floor(cell / 360) + 0.5) * 0.05, 100 + ((cell % 360) + 0.5) * 0.05];
    expect(Math.hypot(lat - HA_NOI.lat, lng - HA_NOI.lng)).toBeLessThan(0.06);
    expect(Math.hypot(lat - SEEN.lat, lng - SEEN.lng)).toBeGreaterThan(0.1);
  });

  it('gives the coldest top within 25 km, and no more', () => {
    expect(findColdestAround(field.cells, HA_NOI)).toBeCloseTo(DEEP - 273.15, 0);
    expect(findColdestAround(field.cells, { lat: HA_NOI.lat + 0.2, lng: HA_NOI.lng })).toBeCloseTo(DEEP - 273.15, 0);
    expect(findColdestAround(field.cells, { lat: HA_NOI.lat + 0.35, lng: HA_NOI.lng })).toBeGreaterThan(0);
    expect(findColdestAround(field.cells, TRUONG_SA)).toBeCloseTo(4.35, 1);
  });

  it('gives none where too little was seen, and beyond the grid', () => {
    expect(findColdestAround(field.cells, DIEN_BIEN)).toBeNull();
    expect(findColdestAround(field.cells, { lat: 5.2, lng: 105 })).toBeNull();
    expect(findColdestAround(field.cells, { lat: 16, lng: 119 })).toBeNull();
  });
});
