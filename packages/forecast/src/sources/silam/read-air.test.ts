import { describe, expect, test } from 'vitest';
import { withHdf5 } from '#formats/hdf5/open-hdf5.ts';
import { AIR_COLUMNS, AIR_ROWS, AIR_RUN_AT, AIR_VALUES, type AirFileParts, makeAirFile } from './air-file.fixture.ts';
import { readAir } from './read-air.ts';
import { SILAM_SPECIES } from './species.table.ts';

const HOUR = 3600;
const CELLS = AIR_ROWS * AIR_COLUMNS;
const asked = [1, 2, 3].map((hour) => AIR_RUN_AT + hour * HOUR);

const read = async (parts: Partial<AirFileParts> = {}) =>
  withHdf5(await makeAirFile({ hours: [1, 2, 3], ...parts }), (file) => readAir(file, asked));

describe('the air of a file', () => {
  test('is particles in µg/m³ and gases in µg/m³ at 25 °C and 1 atm, hour by hour', async () => {
    const { grid, values } = await read();
    expect(grid).toEqual({ south: 4.8, west: 98.8, latStep: 0.2, lngStep: 0.2, rows: AIR_ROWS, columns: AIR_COLUMNS });
    for (const { variable, name } of SILAM_SPECIES) {
      const found = values.get(variable);
      expect(found).toHaveLength(3 * CELLS);
      expect(found?.[0]).toBeCloseTo(AIR_VALUES[name]?.means ?? 0, 2);
      expect(found?.at(-1)).toBeCloseTo(AIR_VALUES[name]?.means ?? 0, 2);
    }
  });

  test.each([false, true])(
    'lies from the south, from whichever side the file begins (from the north: %s)',
    async (isFromNorth) => {
      const { values } = await read({
        isFromNorth,
        findValue: (_, hour, row, column) => (hour * 1e4 + row * 100 + column) * 1e-12,
      });
      const dust = values.get('pm25');
      for (const [hour, row, column] of [
        [0, 0, 0],
        [0, 99, 3],
        [2, 1, 7],
      ] as const) {
        expect(dust?.[hour * CELLS + row * AIR_COLUMNS + column]).toBeCloseTo(
          (hour * 1e4 + row * 100 + column) / 1000,
          5,
        );
      }
    },
  );

  test.each([
    ['cnc_PM2_5', 'pm25', 'ug/m3 (EU)', 30, 30],
    ['cnc_PM2_5', 'pm25', 'kg m-3', 30e-9, 30],
    ['vmr_O3_gas', 'o3', 'ug/m3 (EU)', 60, 60],
    ['vmr_O3_gas', 'o3', 'mole/mole', 30e-9, 58.896],
  ] as const)('has %s as %s from %s', async (name, variable, unit, stored, means) => {
    const findValue = (species: string) => (species === name ? stored : 1e-9);
    const { values } = await read({ units: { [name]: unit }, findValue });
    expect(values.get(variable)?.[0]).toBeCloseTo(means, 2);
  });

  test('is unknown where the file has fill values or negative amounts', async () => {
    const { values } = await read({
      fill: -999,
      findValue: (_, __, row, column) => (row === 0 && column === 0 ? -999 : row === 0 && column === 1 ? -1e-12 : 1e-9),
    });
    const dust = values.get('pm25') ?? [];
    expect([...dust].slice(0, 3)).toEqual([Number.NaN, Number.NaN, 1]);
    const preset = await read({ findValue: (_, __, row) => (row === 0 ? 9.969209968386869e36 : 1e-9) });
    expect(preset.values.get('co')?.[0]).toBeNaN();
  });

  test('has its times in hours or seconds since any moment', async () => {
    const shifted = { startAt: AIR_RUN_AT - 24 * HOUR, hours: [25, 26, 27] };
    expect((await read(shifted)).values.size).toBe(6);
    expect((await read({ ...shifted, counts: 'seconds' })).values.size).toBe(6);
  });
});

describe('a file is refused', () => {
  test.each<[string, Partial<AirFileParts>, RegExp]>([
    [
      'for a unit that is not known',
      { units: { vmr_CO_gas: 'ppb' } },
      /^variable vmr_CO_gas: unit ppb, expected ug\/m3, .+, mol mol-1$/,
    ],
    ['for a gas by weight', { units: { vmr_O3_gas: 'kg/m3' } }, /^variable vmr_O3_gas: unit kg\/m3, expected/],
    ['for dust as a share', { units: { cnc_PM10: 'mol/mol' } }, /^variable cnc_PM10: unit mol\/mol, expected/],
    ['without a unit', { units: { cnc_PM10: '' } }, /^variable cnc_PM10: unit missing, expected/],
    [
      'whose unit does not fit its values',
      { findValue: (name) => (name === 'cnc_PM2_5' ? 30 : 1e-9) },
      /has cnc_PM2_5 in "kg\/m3" that cannot be: pm25 of 3.+ is outside 0…3000 µg\/m³$/,
    ],
    ['without a species', { without: 'vmr_SO2_gas' }, /^has no vmr_SO2_gas$/],
    ['without an hour', { hours: [1, 3] }, /^has 2026-11-21T03:00Z for 2026-11-21T02:00Z$/],
    ['without the last hour', { hours: [1, 2] }, /^has nothing for 2026-11-21T03:00Z$/],
    ['with more hours', { hours: [1, 2, 3, 4] }, /^has 4 hours instead of 3$/],
    ['of another run', { startAt: AIR_RUN_AT - 24 * HOUR }, /^has 2026-11-20T01:00Z for 2026-11-21T01:00Z$/],
    [
      'with an hour that is not written yet',
      { findValue: (name, hour) => (name === 'vmr_NO2_gas' && hour === 1 ? Number.NaN : 1e-9) },
      /^has no value of vmr_NO2_gas at 2026-11-21T02:00Z$/,
    ],
    ['on a finer grid', { stepDeg: 0.1 }, /^has lat every 0\.1000° instead of 0\.2°$/],
    ['that ends before the area', { columns: 60 }, /^covers only 4\.8…24\.6° N, 98\.8…110\.6° E$/],
    ['with longitude before latitude', { isTurned: true }, /^has cnc_PM2_5 by time 3, lon 105, lat 100 instead of/],
  ])('%s', async (_, parts, line) => {
    await expect(read(parts)).rejects.toThrow(line);
  });
});
