import type { FieldSpec } from '@portal/testing/grib2/field-spec';
import { makeGribFile } from '@portal/testing/grib2/write-grib-file';
import { describe, expect, it } from 'vitest';
import { decodeField } from './decode-field.ts';
import { toGribSource } from './grib-source.ts';
import type { LatLngGridDefinition } from './message.ts';
import { readGribMessages } from './read-messages.ts';
import { type GridBox, type RegularField, toRegularGrid } from './to-regular-grid.ts';

type Part = Pick<FieldSpec, 'grid'> & Partial<FieldSpec>;

/** Values that encode their position: row × 1000 + column, south-west first. */
function numberCells(rows: number, columns: number): number[] {
  return Array.from({ length: rows * columns }, (_, cell) => Math.floor(cell / columns) * 1000 + (cell % columns));
}

async function throughFile(part: Part, box: GridBox | null = null): Promise<RegularField | null> {
  const { rows, columns } = part.grid;
  const field = {
    category: 0,
    parameter: 0,
    referenceTime: 0,
    validAt: 0,
    values: numberCells(rows, columns),
    decimals: 0,
  };
  const source = toGribSource('x.grib2', makeGribFile([{ ...field, referenceTime: 1.7e9, validAt: 1.7e9, ...part }]));
  const [message] = [...readGribMessages(source)];
  const definition = message!.grid as LatLngGridDefinition;
  // Only what the box needs is decoded: the rest is NaN and would be noticed.
  return toRegularGrid(definition, await decodeField(source, message!), box);
}

const modes = Array.from({ length: 16 }, (_, i) => i << 4);

describe('any scan order', () => {
  const grid = { south: 8.5, west: 102.25, latStep: 0.5, lngStep: 0.25, rows: 4, columns: 7 };

  it.each(modes)('%i comes south-west first', async (scanningMode) => {
    const found = await throughFile({ grid, scanningMode });
    expect(found?.grid).toEqual(grid);
    expect([...(found?.values ?? [])]).toEqual(numberCells(4, 7));
  });

  it.each(modes)('%i is cut to a box in the same pass', async (scanningMode) => {
    const found = await throughFile({ grid, scanningMode }, { south: 9, north: 9.5, west: 102.5, east: 103 });
    expect(found?.grid).toEqual({ south: 9, west: 102.5, latStep: 0.5, lngStep: 0.25, rows: 2, columns: 3 });
    expect([...(found?.values ?? [])]).toEqual([1001, 1002, 1003, 2001, 2002, 2003]);
  });

  it('with staggered points is refused', () => {
    const definition = { kind: 'lat-lng', ni: 1, nj: 1, firstLat: 0, firstLng: 0, lastLat: 0, lastLng: 0 } as const;
    expect(() => toRegularGrid({ ...definition, iStep: 1, jStep: 1, scanningMode: 8 }, new Float64Array(1))).toThrow(
      'staggered points (scanning mode 8) are not read',
    );
  });
});

describe('a grid round the globe', () => {
  const globe = { south: -90, latStep: 10, lngStep: 10, rows: 19, columns: 36 };

  it.each([0, 180, -180, -175, 40])('that begins at %i degrees begins at or after 180 degrees west', async (west) => {
    const found = await throughFile({ grid: { ...globe, west } });
    expect(found?.grid).toMatchObject({ west: west % 10 === 0 ? -180 : -175, columns: 36, rows: 19 });
    const expectedFirst = (((found?.grid.west ?? 0) - west + 720) % 360) / 10;
    expect([...(found?.values.slice(0, 36) ?? [])]).toEqual(
      Array.from({ length: 36 }, (_, i) => (expectedFirst + i) % 36),
    );
  });

  it('is cut over the seam of the file', async () => {
    const found = await throughFile({ grid: { ...globe, west: 0 } }, { south: 0, north: 10, west: -20, east: 20 });
    expect(found?.grid).toEqual({ south: 0, west: -20, latStep: 10, lngStep: 10, rows: 2, columns: 5 });
    expect([...(found?.values ?? [])]).toEqual([9034, 9035, 9000, 9001, 9002, 10034, 10035, 10000, 10001, 10002]);
  });

  it('with its first meridian written twice is still one round', async () => {
    const found = await throughFile(
      { grid: { ...globe, west: 0, columns: 37 } },
      { south: 0, north: 0, west: -10, east: 10 },
    );
    expect([...(found?.values ?? [])]).toEqual([9035, 9000, 9001]);
  });

  it('gives the box of the portal at a quarter degree: 79 × 83 cells', () => {
    const definition: LatLngGridDefinition = {
      kind: 'lat-lng',
      ni: 1440,
      nj: 721,
      firstLat: 90,
      firstLng: 180,
      lastLat: -90,
      lastLng: 179.75,
      iStep: 0.25,
      jStep: 0.25,
      scanningMode: 0,
    };
    const values = Float64Array.from({ length: 1440 * 721 }, (_, i) => i);
    const found = toRegularGrid(definition, values, { south: 5, north: 24.5, west: 99, east: 119.5 });
    expect(found?.grid).toEqual({ south: 5, west: 99, latStep: 0.25, lngStep: 0.25, rows: 79, columns: 83 });
    expect(found?.values[0]).toBe((85 / 0.25) * 1440 + (99 + 180) / 0.25);
    expect(found?.values[79 * 83 - 1]).toBe((65.5 / 0.25) * 1440 + (119.5 + 180) / 0.25);
  });
});

describe('a regional grid', () => {
  const box = { south: 10, north: 12, west: 100, east: 104 };

  it('comes with the cells that a point at the edge of the box needs', async () => {
    const grid = { south: 8.75, west: 98.75, latStep: 0.5, lngStep: 0.5, rows: 12, columns: 20 };
    const found = await throughFile({ grid }, box);
    expect(found?.grid).toEqual({ south: 9.75, west: 99.75, latStep: 0.5, lngStep: 0.5, rows: 6, columns: 10 });
    expect(found?.values[0]).toBe(2002);
  });

  it('that covers a part of the box comes as far as it goes', async () => {
    const grid = { south: 11, west: 102, latStep: 0.5, lngStep: 0.5, rows: 12, columns: 20 };
    const found = await throughFile({ grid }, box);
    expect(found?.grid).toEqual({ south: 11, west: 102, latStep: 0.5, lngStep: 0.5, rows: 3, columns: 5 });
  });

  it.each([
    ['north', { south: 12.5, west: 100 }],
    ['south', { south: 1, west: 100 }],
    ['east', { south: 10, west: 104.5 }],
    ['far side', { south: 10, west: -80 }],
  ])('to the %s of the box is null', async (_, corner) => {
    const grid = { ...corner, latStep: 0.5, lngStep: 0.5, rows: 6, columns: 6 };
    expect(await throughFile({ grid }, box)).toBeNull();
  });

  it.each(['0-360', '-180-180'] as const)(
    'in longitudes %s is found west of Greenwich and across it',
    async (longitudes) => {
      const grid = { south: 40, west: -5, latStep: 1, lngStep: 1, rows: 3, columns: 10 };
      const whole = await throughFile({ grid, longitudes });
      expect(whole?.grid).toEqual(grid);
      const cut = await throughFile({ grid, longitudes }, { south: 41, north: 41, west: -1, east: 1 });
      expect(cut?.grid).toMatchObject({ west: -1, columns: 3, rows: 1 });
      expect([...(cut?.values ?? [])]).toEqual([1004, 1005, 1006]);
    },
  );

  it('across the date line keeps its order', async () => {
    const grid = { south: -20, west: 175, latStep: 1, lngStep: 1, rows: 2, columns: 10 };
    expect((await throughFile({ grid, longitudes: '-180-180' }))?.grid).toEqual(grid);
    const cut = await throughFile({ grid }, { south: -20, north: -20, west: -179, east: -177 });
    expect(cut?.grid).toMatchObject({ west: -179, columns: 3 });
    expect([...(cut?.values ?? [])]).toEqual([6, 7, 8]);
  });
});
