import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getStationCellCentre } from '@portal/domain/geo/station-cell';
import type { FieldSpec } from '@portal/testing/grib2/field-spec';
import { writeGribFile } from '@portal/testing/grib2/write-grib-file';
import { HOUR, makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { decodeField } from '#formats/grib2/decode-field.ts';
import { openGribFile } from '#formats/grib2/grib-source.ts';
import { readGribMessages } from '#formats/grib2/read-messages.ts';
import { readPlaceSeries } from '#series/read-place-series.ts';
import { readRawHours } from '#series/read-raw-hours.ts';
import { openRunStore } from '#store/run-store.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { ingestFiles } from './ingest-files.ts';

const GRID = { south: 8, west: 104, latStep: 1, lngStep: 1, rows: 4, columns: 5 };
const CELLS = GRID.rows * GRID.columns;
const TWO_METRES = { type: 103, value: 2 };
const ATMOSPHERE = { type: 10, value: null };

/** The last cell, far from where tests read, differs: a constant field would be packed without values. */
function makeSpec(parts: Partial<FieldSpec> & Pick<FieldSpec, 'category' | 'parameter'>, value = 0): FieldSpec {
  return {
    referenceTime: RUN_AT,
    validAt: RUN_AT + 3 * HOUR,
    grid: GRID,
    values: Array.from({ length: CELLS }, (_, cell) => (cell === CELLS - 1 ? value * 1.02 : value)),
    ...parts,
  };
}

const temperature = (parts: Partial<FieldSpec> = {}, value = 300) =>
  makeSpec({ category: 0, parameter: 0, level: TWO_METRES, ...parts }, value);
const rain = (hour: number, mm: number, fromHour = 0, parts: Partial<FieldSpec> = {}) =>
  makeSpec(
    { category: 1, parameter: 8, intervalStart: RUN_AT + fromHour * HOUR, validAt: RUN_AT + hour * HOUR, ...parts },
    mm,
  );

function makeFile(folder: string, fields: readonly FieldSpec[], name = 'file.grib2'): string {
  const path = join(folder, name);
  writeGribFile(path, fields);
  return path;
}

async function ingest(fields: readonly FieldSpec[]) {
  const dataDir = makeFolder(onTestFinished);
  return ingestFiles(dataDir, [makeFile(dataDir, fields)], { now: RUN_AT });
}

function read(dataDir: string, hours: number, point = { lat: 9.6, lng: 106.2 }) {
  const store = openRunStore(dataDir);
  onTestFinished(() => store.close());
  const series = readPlaceSeries(store, {
    point,
    placeHeightM: null,
    startAt: RUN_AT,
    hours,
    now: RUN_AT,
    demo: false,
  });
  return { store, series };
}

async function readValues(fields: readonly FieldSpec[], name: VariableName, hours = 4): Promise<number[]> {
  const dataDir = makeFolder(onTestFinished);
  await ingestFiles(dataDir, [makeFile(dataDir, fields)], { now: RUN_AT });
  return Array.from(
    read(dataDir, hours).series.variables[name]?.values ?? [],
    (value) => Math.round(value * 1000) / 1000,
  );
}

describe('ingesting GRIB2 files', () => {
  test.each<[VariableName, number, Partial<FieldSpec> & Pick<FieldSpec, 'category' | 'parameter'>, number]>([
    ['temperature2m', 26.85, { category: 0, parameter: 0, level: TWO_METRES }, 300],
    ['dewPoint2m', 16.85, { category: 0, parameter: 6, level: TWO_METRES }, 290],
    ['relativeHumidity2m', 80, { category: 1, parameter: 1, level: TWO_METRES }, 80],
    ['windGust10m', 12, { category: 2, parameter: 22 }, 12],
    ['precipitationRate', 3.6, { category: 1, parameter: 7, decimals: 5 }, 0.001],
    ['precipitationRate', 3.6, { category: 1, parameter: 52, centre: 98, decimals: 5 }, 0.001],
    ['cloudCover', 75, { category: 6, parameter: 1, level: ATMOSPHERE }, 75],
    ['cloudCover', 75, { category: 6, parameter: 192, centre: 98 }, 0.75],
    ['pressureMsl', 1010.5, { category: 3, parameter: 1, level: { type: 101, value: null } }, 101_050],
    ['visibility', 24, { category: 19, parameter: 0 }, 24_000],
    ['cape', 1500, { category: 7, parameter: 6 }, 1500],
    ['uvIndex', 7, { category: 4, parameter: 51 }, 7],
  ])('knows %s and brings it to its unit: %d', async (name, expected, spec, value) => {
    const values = await readValues([makeSpec(spec, value)], name);
    expect(values[3]).toBeCloseTo(expected, 2);
  });

  test.each<[VariableName, number, Partial<FieldSpec> & Pick<FieldSpec, 'category' | 'parameter'>, number]>([
    ['precipitation', 2, { category: 1, parameter: 8 }, 6],
    ['precipitation', 2, { category: 1, parameter: 52, centre: 98 }, 6],
    ['precipitation', 2, { category: 1, parameter: 193, centre: 98, decimals: 4 }, 0.006],
    ['shortWaveRadiation', 400, { category: 4, parameter: 192, statistic: 0 }, 400],
    ['shortWaveRadiation', 400, { category: 4, parameter: 7, centre: 98 }, 400 * 3 * HOUR],
    ['snowfall', 1, { category: 1, parameter: 53 }, 3],
  ])('knows the interval of %s: %d an hour', async (name, expected, spec, value) => {
    const values = await readValues([makeSpec({ ...spec, intervalStart: RUN_AT }, value)], name);
    expect(values.slice(0, 3)).toEqual([expected, expected, expected]);
    expect(values[3]).toBeNaN();
  });

  test('differences totals, follows buckets that begin anew and bears a field twice', async () => {
    const fields = [rain(1, 1), rain(2, 3), rain(2, 3), rain(6, 11), rain(7, 2, 6), rain(8, 2, 6)];
    expect(await readValues(fields, 'precipitation', 8)).toEqual([1, 2, 2, 2, 2, 2, 2, 0]);
  });

  test.each([10, 100] as const)('knows the wind at %d m by both its components', async (height) => {
    const level = { type: 103, value: height };
    const wind = [
      makeSpec({ category: 2, parameter: 2, level }, 5),
      makeSpec({ category: 2, parameter: 3, level }, -5),
    ];
    expect((await readValues(wind, `windU${height}m`))[3]).toBe(5);
    expect((await readValues(wind, `windV${height}m`))[3]).toBe(-5);
  });

  test('takes the height of the ground from heights or geopotential', async () => {
    const heights = makeSpec({ category: 3, parameter: 5 }, 120);
    const geopotential = makeSpec({ category: 3, parameter: 4, centre: 98, decimals: 3 }, 980.665);
    const [first] = await ingest([temperature(), heights]);
    expect(readFileSync(join(first!.folder, 'surface.bin')).readFloatLE(0)).toBe(120);
    const [second] = await ingest([temperature({ centre: 98 }), geopotential]);
    expect(readFileSync(join(second!.folder, 'surface.bin')).readFloatLE(0)).toBeCloseTo(100, 3);
  });

  test('names the source by centre, and sorts several runs of several files', async () => {
    const dataDir = makeFolder(onTestFinished);
    const later = RUN_AT + 6 * HOUR;
    const files = [
      makeFile(dataDir, [temperature(), temperature({ centre: 98 })], 'a'),
      makeFile(dataDir, [temperature({ referenceTime: later, validAt: later }), temperature({ validAt: RUN_AT })], 'b'),
    ];
    const runs = await ingestFiles(dataDir, files, { now: RUN_AT });
    expect(runs.map(({ source, runAt, manifest }) => [source, (runAt - RUN_AT) / HOUR, manifest.steps.length])).toEqual(
      [
        ['gfs', 0, 2],
        ['ecmwf-aifs', 0, 1],
        ['gfs', 6, 1],
      ],
    );
  });

  test('takes of an ensemble the control member only', async () => {
    const member = (type: number, value: number) => temperature({ member: { type, number: 0, size: 3 } }, value);
    expect((await readValues([member(3, 310), member(1, 290), member(2, 280)], 'temperature2m'))[3]).toBe(16.85);
    await expect(ingest([member(3, 310)])).rejects.toThrow(/only perturbed members, means or chances of an ensemble/);
  });

  test('finds the portal’s area whichever way a grid is scanned and counted', async () => {
    const values = Array.from({ length: CELLS }, (_, cell) => 290 + cell);
    const plain = await readValues([temperature({ values })], 'temperature2m');
    for (const scanningMode of [0x40, 0x80, 0xc0, 0x20]) {
      const longitudes = scanningMode === 0x40 ? '-180-180' : '0-360';
      expect(await readValues([temperature({ values, scanningMode, longitudes })], 'temperature2m')).toEqual(plain);
    }
  });
});

describe('a file that is refused', () => {
  /** A published run, and the lines that refusing a file gave; the data folder must be the same after as before. */
  async function refuse(makeBad: (folder: string) => string): Promise<string> {
    const dataDir = makeFolder(onTestFinished);
    await ingestFiles(dataDir, [makeFile(dataDir, [temperature()])], { now: RUN_AT });
    const list = () => readdirSync(join(dataDir, 'runs'), { recursive: true }).sort();
    const before = list();
    const catalogue = readFileSync(join(dataDir, 'runs', 'catalogue.json'), 'utf8');
    const path = makeBad(dataDir);
    const error = await ingestFiles(dataDir, [path], { now: RUN_AT }).catch((thrown: unknown) => thrown as Error);
    expect(error).toBeInstanceOf(Error);
    const { message } = error as Error;
    expect(message).not.toContain('\n');
    expect(message).toContain(path);
    expect(list()).toEqual(before);
    expect(readFileSync(join(dataDir, 'runs', 'catalogue.json'), 'utf8')).toBe(catalogue);
    return message;
  }

  const write = (bytes: string | Uint8Array) => (folder: string) => {
    const path = join(folder, 'bad.grib2');
    writeFileSync(path, bytes);
    return path;
  };

  test('empty, no GRIB, missing or a folder: byte 0', async () => {
    expect(await refuse(write(''))).toMatch(/byte 0: the file is empty/);
    expect(await refuse(write('<html>not found</html>'))).toMatch(/byte 0: /);
    expect(await refuse((folder) => join(folder, 'missing'))).toMatch(/byte 0: cannot be opened/);
    expect(await refuse((folder) => folder)).toMatch(/byte 0: is not a plain file/);
  });

  test('truncated: the byte where it ends', async () => {
    const message = await refuse((folder) => {
      const path = makeFile(folder, [temperature({}, 290), temperature({ validAt: RUN_AT })], 'bad.grib2');
      truncateSync(path, 300);
      return path;
    });
    expect(message).toMatch(/byte 300: /);
  });

  test('larger than two gibibytes, without reading it', async () => {
    const message = await refuse((folder) => {
      const path = makeFile(folder, [temperature()], 'bad.grib2');
      truncateSync(path, 2 ** 31 + 1);
      return path;
    });
    expect(message).toMatch(/byte 2147483648: the file is too large/);
  });

  test('damaged in its data, even after fields that are whole', async () => {
    const message = await refuse((folder) => {
      const path = makeFile(folder, [temperature({ validAt: RUN_AT }), rain(3, 1), temperature()], 'bad.grib2');
      const bytes = readFileSync(path);
      // The last field's packing: more bits per value than the data have.
      const section5 = bytes.lastIndexOf(Buffer.from([0, 0, 0, 21, 5]));
      bytes[section5 + 19] = 25;
      writeFileSync(path, bytes);
      return path;
    });
    expect(message).toMatch(/byte \d+: /);
  });

  test('with values that no weather has: the message’s byte', async () => {
    expect(await refuse((folder) => makeFile(folder, [temperature({}, 400)], 'bad.grib2'))).toMatch(
      /byte 0: temperature2m of [\d.]+ °C is outside -90…65 °C/,
    );
  });

  test('with values that no weather has far outside the portal’s area', async () => {
    const grid = { south: -60, west: 104, latStep: 1, lngStep: 1, rows: 80, columns: 5 };
    const values = Array.from({ length: 400 }, (_, cell) => (cell === 0 ? 700 : 300));
    expect(await refuse((folder) => makeFile(folder, [temperature({ grid, values })], 'bad.grib2'))).toMatch(
      /byte 0: temperature2m of 426\.85 °C is outside -100…65 °C/,
    );
  });

  test('outside the portal’s area, or without a variable that is known, or with the ground’s height only', async () => {
    const far = { ...GRID, west: -100 };
    expect(await refuse((folder) => makeFile(folder, [temperature({ grid: far })], 'bad'))).toMatch(
      /no field covers 5–24.5° N/,
    );
    expect(await refuse((folder) => makeFile(folder, [makeSpec({ category: 14, parameter: 9 })], 'bad'))).toMatch(
      /none of its 1 fields/,
    );
    expect(await refuse((folder) => makeFile(folder, [makeSpec({ category: 3, parameter: 5 }, 10)], 'bad'))).toMatch(
      /no weather/,
    );
  });

  test('on another grid than its run', async () => {
    const grid = { ...GRID, south: 9 };
    expect(await refuse((folder) => makeFile(folder, [temperature({ grid })], 'bad'))).toMatch(
      /is published on the grid 5 × 4/,
    );
    const mixed = [temperature({ validAt: RUN_AT }), temperature({ grid })];
    expect(await refuse((folder) => makeFile(folder, mixed, 'bad'))).toMatch(
      /on another grid than the others of its run/,
    );
  });

  test('stops the files beside it', async () => {
    const dataDir = makeFolder(onTestFinished);
    const good = makeFile(dataDir, [temperature()], 'good');
    writeFileSync(join(dataDir, 'bad'), '');
    await expect(ingestFiles(dataDir, [good, join(dataDir, 'bad')], { now: RUN_AT })).rejects.toThrow(/empty/);
    expect(existsSync(join(dataDir, 'runs'))).toBe(false);
  });
});

const SAMPLES = fileURLToPath(new URL('../../../../../shared/data/grib2/', import.meta.url));
const hasSamples = existsSync(SAMPLES);

/** Bilinear value of a global quarter-degree field, scanned from the north-west, computed from the decoded numbers. */
async function interpolate(path: string, firstLng: number, lat: number, lng: number): Promise<number> {
  const file = openGribFile(path);
  onTestFinished(() => file.close());
  const [message] = readGribMessages(file);
  const values = await decodeField(file, message!);
  const x = ((((lng - firstLng) % 360) + 360) % 360) / 0.25;
  const y = (90 - lat) / 0.25;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const at = (dy: number, dx: number) => values[(row + dy) * 1440 + ((column + dx) % 1440)]!;
  const [fx, fy] = [x - column, y - row];
  return (at(0, 0) * (1 - fx) + at(0, 1) * fx) * (1 - fy) + (at(1, 0) * (1 - fx) + at(1, 1) * fx) * fy;
}

describe.skipIf(!hasSamples)('real files (skipped where ../shared/data is not there)', () => {
  test('with a byte changed long before the end of entropy-coded data: refused, though Vietnam looks like weather', async () => {
    const dataDir = makeFolder(onTestFinished);
    const bytes = readFileSync(join(SAMPLES, 'ecmwf-aifs-0p25-20240802060000-18h-oper-fc-tmp_2m.grib2'));
    bytes[30_662] = (bytes[30_662] ?? 0) ^ 0x55;
    const path = join(dataDir, 'changed.grib2');
    writeFileSync(path, bytes);
    await expect(ingestFiles(dataDir, [path], { now: Date.parse('2024-08-03T00:00:00Z') / 1000 })).rejects.toThrow(
      /the entropy-coded data end too early/,
    );
  });

  test.each<[string, number, VariableName, string, string, string]>([
    ['gfs.20200325.t18z.pgrb2.0p25.f006', 0, 'precipitation', 'kg m-2', 'gfs', '2020-03-25T21:00:00Z'],
    [
      'ecmwf-aifs-0p25-20240802060000-18h-oper-fc-tmp_2m.grib2',
      180,
      'temperature2m',
      'K',
      'ecmwf-aifs',
      '2024-08-03T00:00:00Z',
    ],
    ['20250912120000-0h-oper-fc.grib2.89', 180, 'precipitationRate', 'kg m-2 s-1', 'ecmwf', '2025-09-12T12:00:00Z'],
  ])('%s gives the grid’s own values', async (name, firstLng, variable, unit, source, moment) => {
    const dataDir = makeFolder(onTestFinished);
    const now = Date.parse(moment) / 1000;
    await ingestFiles(dataDir, [join(SAMPLES, name)], { now });
    const store = openRunStore(dataDir);
    onTestFinished(() => store.close());
    for (const code of [124944, 22672, 75522, 1006, 148326, 53210, 99999]) {
      const point = getStationCellCentre(code);
      const series = readPlaceSeries(store, { point, placeHeightM: 100, startAt: now, hours: 1, now, demo: false });
      const [raw] = readRawHours(store, series, variable);
      const expected = await interpolate(join(SAMPLES, name), firstLng, point.lat, point.lng);
      expect(Math.abs(raw!.raw - expected)).toBeLessThan(0.01);
      expect(raw).toMatchObject({ unit });
      expect(series.runs[raw!.run]?.source).toBe(source);
      const value = series.variables[variable]?.values[0] ?? Number.NaN;
      if (variable === 'temperature2m') expect(value).toBeCloseTo(expected - 273.15, 1);
      if (variable === 'precipitation') expect(value).toBeCloseTo(expected / 6, 2);
      if (variable === 'precipitationRate') expect(Math.abs(value - expected * 3600)).toBeLessThan(0.01);
    }
  });
});
