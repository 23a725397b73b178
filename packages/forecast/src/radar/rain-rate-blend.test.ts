import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findSatelliteView, HIMAWARI } from './parallax.ts';
import { type BlendSpec, makeRainRateBlend, nameBlend } from './rain-rate-blend.fixture.ts';
import { BLEND_GRID, parseBlendName, toGround } from './rain-rate-blend.ts';
import { NATIONAL_GRID, toNationalGrid } from './rain-rate-field.ts';
import { readRadarFile } from './read-radar-file.ts';
import { readRadarHdf5 } from './read-radar-hdf5.ts';

const AT = Date.UTC(2026, 7, 14) / 1000;
const read = async (spec: BlendSpec) => readRadarHdf5({ bytes: await makeRainRateBlend(spec), blendAt: AT });
const cellAt = (lat: number, lng: number) => Math.round((25 - lat) / 0.02) * 901 + Math.round((lng - 100) / 0.02);
const isNear = (a: number, b: number) => Math.abs(a - b) < 0.005;

describe('the rain rate blend', () => {
  it('has the window of Viet Nam: rates by its scale, not seen where filled, without data or out of range', async () => {
    const field = await read({
      rain: (lat, lng) => {
        if (isNear(lat, 21.02) && isNear(lng, 105.86)) return 12.3;
        if (isNear(lat, 20) && isNear(lng, 106)) return Number.NaN;
        return isNear(lat, 19) && isNear(lng, 106) ? 150 : 0;
      },
      quality: (lat, lng) => (isNear(lat, 10.8) && isNear(lng, 106.7) ? 3 : isNear(lat, 6) ? 2 : 0),
    });
    expect(field.at).toBe(AT);
    expect(field.rainMmh[cellAt(21.02, 105.86)]).toBeCloseTo(12.3, 4);
    expect(field.rainMmh.reduce((count, rate) => count + (rate > 0 ? 1 : 0), 0)).toBe(1);
    for (const [lat, lng] of [
      [20, 106],
      [19, 106],
      [10.8, 106.7],
    ] as const)
      expect(field.rainMmh[cellAt(lat, lng)]).toBeNaN();
    expect(field.rainMmh[cellAt(6, 118)]).toBe(0);
    expect(field.rainMmh).toHaveLength(951 * 901);
  });

  it('may begin with a dimension of one time, leave out its units, and be dry if all of it is in the file', async () => {
    const rain = () => 1;
    expect((await read({ rain, isTimed: true, units: '' })).rainMmh[0]).toBeCloseTo(1, 5);
    expect((await read({ rain: () => 0, isComplete: true })).rainMmh.every((rate) => rate === 0)).toBe(true);
    await expect(read({ rain: () => 0 })).rejects.toThrow('is dry in every cell, as files come that have lost');
  });

  it.each<[string, Partial<BlendSpec>]>([
    ['has 6500 × 18000 cells in RRQPE, not 6501 × 18000', { sides: [6500, 18_000] }],
    ['variable RRQPE: unit furlongs, expected mm h-1, mm hr-1, mm/h, ', { units: 'furlongs' }],
    ['lies elsewhere: geospatial_lat_max is 60, not 70', { attributes: { geospatial_lat_max: 60 } }],
    ['lies elsewhere: geospatial_lon_min is 0, not -180', { attributes: { geospatial_lon_min: 0 } }],
    ['has cells of 0.05', { attributes: { geospatial_lat_resolution: 0.05 } }],
    ['has values in 94 % of the window', { rain: (_, lng) => (lng > 117 ? Number.NaN : 1) }],
    ['has values in 50 % of the window', { quality: (_, lng) => (lng > 109 ? 3 : 0) }],
  ])('is refused where it %s', async (trouble, parts) => {
    await expect(read({ rain: () => 1, ...parts })).rejects.toThrow(trouble);
  });

  it('is refused where it was cut off, and is never taken for a radar', async () => {
    const bytes = await makeRainRateBlend({ rain: (lat, lng) => (lat + lng) % 7 });
    for (const share of [0.1, 0.6, 0.99]) {
      const cut = bytes.subarray(0, Math.floor(share * bytes.length));
      await expect(readRadarHdf5({ bytes: cut, blendAt: AT })).rejects.toThrow(RangeError);
    }
    await expect(readRadarHdf5({ bytes: Buffer.from('<html>no such key</html>'), blendAt: AT })).rejects.toThrow(
      'is no HDF5 file',
    );
    const folder = mkdtempSync(join(tmpdir(), 'blend-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'x.nc');
    writeFileSync(path, bytes);
    await expect(readRadarFile(path)).rejects.toThrow("is a satellite's estimate (RRQPE), not a radar's rain");
  });

  it('puts rain below its cloud, within a cell of the national grid', () => {
    for (const [lat, lng] of [
      [21.03, 105.85],
      [16.05, 108.2],
      [10.8, 106.7],
      [9.18, 105.15],
    ] as const) {
      const { zenith, awayEast, awayNorth, kmPerLat, kmPerLng } = findSatelliteView(HIMAWARI, lat, lng);
      const km = 11 * Math.tan(zenith);
      const [seenLat, seenLng] = [lat + (km * awayNorth) / kmPerLat, lng + (km * awayEast) / kmPerLng];
      const rainMmh = new Float32Array(951 * 901);
      for (let row = 0; row < 951; row += 1)
        for (let column = 0; column < 901; column += 1) {
          const [north, east] = [25 - 0.02 * row - seenLat, 100 + 0.02 * column - seenLng];
          rainMmh[row * 901 + column] = Math.hypot(north, east) < 0.1 ? 20 : 0;
        }
      const national = toNationalGrid(toGround({ at: AT, grid: BLEND_GRID, rainMmh }));
      const { columns, west, north, cellWidth, cellHeight } = NATIONAL_GRID;
      let [count, sumLat, sumLng] = [0, 0, 0];
      for (const [cell, rate] of national.entries()) {
        if (!(rate > 0)) continue;
        count += 1;
        sumLat += north - (Math.floor(cell / columns) + 0.5) * cellHeight;
        sumLng += west + ((cell % columns) + 0.5) * cellWidth;
      }
      expect(count).toBeGreaterThan(20);
      expect(Math.abs(sumLat / count - lat)).toBeLessThan(cellHeight);
      expect(Math.abs(sumLng / count - lng)).toBeLessThan(cellWidth);
    }
  });
});

describe('the name of a blend', () => {
  it('has the start of its scan and the number of its satellites', () => {
    const name = 'RRQPE-INST-GLB-5_v1r1_blend_s202608140000000_e202608140009599_c202608140023173.nc';
    expect(parseBlendName(name)).toEqual({ at: AT, satellites: 5, madeAt: '202608140023173' });
    expect(nameBlend(AT, 4)).toMatch(/^RRQPE-INST-GLB-4_v1r1_blend_s202608140000000_e202608140009599_c20260814002300/);
    expect(parseBlendName(nameBlend(AT, 4))).toMatchObject({ at: AT, satellites: 4 });
  });

  it.each([
    'RRQPE-INST-GLB_v1r1_blend_s202608140000000_e202608140009599_c202608140023173.nc',
    'RRQPE-INST-GLB-5_v1r1_blend_s202613140000000_e202608140009599_c202608140023173.nc',
    '../RRQPE-INST-GLB-5_v1r1_blend_s202608140000000_e202608140009599_c202608140023173.nc',
  ])('is none in %s', (name) => {
    expect(parseBlendName(name)).toBeNull();
  });
});
