import type { DataFormat } from '@portal/domain/data-order/data-variable.table';
import { estimateDataBytes } from '@portal/domain/data-order/estimate-data-file';
import { formatDate, formatMoment } from '@portal/domain/time/vietnam-time';
import { parse } from 'csv-parse/sync';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { NetCDFReader } from 'netcdfjs';
import { describe, expect, it } from 'vitest';
import { BASES, type DataTable, readCell, readRunAt, readSource } from '../data-table.ts';
import { makeTable } from '../table.fixture.ts';
import { writeDataFile } from './write-data-file.ts';

const STEPS = ['hourly', 'daily', 'runs'] as const;

const write = (table: DataTable, format: DataFormat, mark = false): Buffer =>
  writeDataFile({ table, format, mark }, () => {});

/** The expected content of each row, taken from the table. */
function listExpected(table: DataTable) {
  return Array.from({ length: table.rows }, (_, row) => {
    const runAt = readRunAt(table, row);
    const place = table.places[table.placeOf[row] ?? 0];
    return {
      name: place?.name,
      lat: place?.lat,
      lng: place?.lng,
      at: table.at[row] ?? 0,
      basis: BASES[table.basis[row] ?? 0],
      source: readSource(table, row),
      runAt: runAt === null ? null : formatMoment(runAt),
      values: table.variables.map(({ decimals }, column) => readCell(table.values[column], row, decimals)),
    };
  });
}

const toArrayBuffer = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;

describe.each(STEPS)('a table by step %s', (step) => {
  const table = makeTable(step);
  const expected = listExpected(table);
  const timeName = step === 'hourly' ? 'at' : 'date';
  const formatTime = step === 'hourly' ? formatMoment : formatDate;

  it('is read back from CSV', () => {
    const rows: Record<string, string>[] = parse(write(table, 'csv'), { columns: true });
    expect(rows.map(({ place, lat, lng }) => [place, lat, lng])).toEqual(
      // Formula-like names get a leading quote.
      expected.map(({ name = '', lat, lng }) => [name.startsWith('=') ? `'${name}` : name, `${lat}`, `${lng}`]),
    );
    expect(rows.map((row) => row[timeName])).toEqual(expected.map(({ at }) => formatTime(at)));
    expect(rows.map(({ basis, source, runAt }) => [basis, source, runAt])).toEqual(
      expected.map(({ basis, source, runAt }) => [basis, source ?? '', runAt ?? '']),
    );
    const heads = table.variables.map(({ name, unitLetters }) =>
      unitLetters === '' ? name : `${name}_${unitLetters}`,
    );
    expect(rows.map((row) => heads.map((head) => row[head]))).toEqual(
      expected.map(({ values }) => values.map((value) => (value === null ? '' : String(value)))),
    );
    expect(rows[0]?.note).toContain('NOAA GFS, public domain; Open-Meteo, CC BY 4.0');
    expect(rows.slice(1).every(({ note }) => note === '')).toBe(true);
  });

  it('is read back from Parquet with the same numbers', async () => {
    const file = toArrayBuffer(write(table, 'parquet'));
    const rows = await parquetReadObjects({ file });
    expect(
      rows.map((row) => [row.place, row.lat, row.lng, row.basis, row.source, row.runAt?.getTime() ?? null]),
    ).toEqual(
      expected.map(({ name, lat, lng, basis, source, runAt }) => {
        return [name, lat, lng, basis, source, runAt === null ? null : Date.parse(runAt)];
      }),
    );
    expect(rows.map((row) => table.variables.map(({ name }) => row[name] ?? null))).toEqual(
      expected.map(({ values }) => values),
    );
    const times = rows.map((row) => (row[timeName] as Date).getTime());
    const utc = (at: number) => (step === 'hourly' ? at * 1000 : Date.parse(formatDate(at)));
    expect(times).toEqual(expected.map(({ at }) => utc(at)));
    const metadata = new Map(parquetMetadata(file).key_value_metadata?.map(({ key, value }) => [key, value]));
    expect(metadata.get('licence')).toBe('NOAA GFS, public domain; Open-Meteo, CC BY 4.0');
    expect(JSON.parse(metadata.get('units') ?? '')).toMatchObject({ rain: 'mm' });
  });

  it('is read back from NetCDF with the attributes of the CF conventions', () => {
    const reader = new NetCDFReader(write(table, 'netcdf'));
    expect(reader.getAttribute('Conventions')).toBe('CF-1.11');
    expect(reader.getAttribute('featureType')).toBe('timeSeries');
    expect(reader.getAttribute('license')).toContain('CC BY 4.0');
    const FILL = Math.fround(9.969209968386869e36);
    for (const [column, { name, unit }] of table.variables.entries()) {
      const variable = reader.variables.find((one) => one.name === name);
      const attributes: readonly { readonly name: string; readonly value: unknown }[] = variable?.attributes ?? [];
      const facts = Object.fromEntries(attributes.map((one) => [one.name, one.value]));
      expect(facts).toMatchObject({ units: unit, _FillValue: FILL });
      const read = reader.getDataVariable(name).map((value) => (value === FILL ? null : value));
      const stored = table.values[column] ?? new Float32Array();
      expect(read).toEqual([...stored].map((value) => (Number.isNaN(value) ? null : value)));
    }
    const times = reader.getDataVariable('time');
    const count = step === 'runs' ? table.rows : table.rows / table.places.length;
    expect(times).toEqual([...table.at.slice(0, count)]);
    expect(reader.getDataVariable('time_bounds').slice(0, 2)).toEqual([
      times[0],
      Number(times[0]) + (step === 'hourly' ? 3600 : 86_400),
    ]);
    if (step === 'runs') expect(reader.getDataVariable('station_index')).toEqual([...table.placeOf]);
  });

  it('is read back from GeoJSON, longitude first', () => {
    const { features, facts } = JSON.parse(write(table, 'geojson').toString());
    expect(facts).toMatchObject({ demo: false, licence: 'NOAA GFS, public domain; Open-Meteo, CC BY 4.0' });
    expect(features).toEqual(
      expected.map(({ name, lat, lng, at, basis, source, runAt, values }) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [lng, lat] },
        properties: {
          place: name,
          [timeName]: formatTime(at),
          ...Object.fromEntries(table.variables.map((one, column) => [one.name, values[column]])),
          basis,
          source,
          runAt,
        },
      })),
    );
  });

  // These repeating values compress better in Parquet than weather does; its size is measured in test/data-orders and
  // the benchmark.
  it.each(['csv', 'netcdf', 'geojson'] as const)('has about the size that is said beforehand, as %s', (format) => {
    const large = makeTable(step, { rows: 960 });
    const { places, rows, variables } = large;
    const said = estimateDataBytes({ step, places, rowsPerPlace: rows / places.length, variables }, format);
    expect(said / write(large, format).length).toBeGreaterThan(0.8);
    expect(said / write(large, format).length).toBeLessThan(1.2);
  });
});

it('demonstration weather says so in every form, in its rows and beside them', async () => {
  const table = makeTable('hourly', { demo: true });
  const csv: Record<string, string>[] = parse(write(table, 'csv'), { columns: true });
  expect(csv.every(({ basis }) => basis === 'demo')).toBe(true);
  expect(csv[0]?.note).toContain('DỮ LIỆU MINH HỌA');
  expect(JSON.parse(write(table, 'geojson').toString()).facts.demo).toBe(true);
  // This reader decodes text bytes as signed characters.
  const comment = String(new NetCDFReader(write(table, 'netcdf')).getAttribute('comment'));
  const bytes = Uint8Array.from(comment, (letter) => letter.charCodeAt(0) & 0xff);
  expect(Buffer.from(bytes).toString()).toContain('DỮ LIỆU MINH HỌA');
  const metadata = parquetMetadata(toArrayBuffer(write(table, 'parquet'))).key_value_metadata;
  expect(metadata?.find(({ key }) => key === 'demo')?.value).toBe('true');
});

it('CSV begins with the mark for Excel only where it is wanted', () => {
  const table = makeTable('daily');
  expect([...write(table, 'csv', true).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(write(table, 'csv').toString('latin1', 0, 5)).toBe('place');
  expect(write(table, 'csv', true).length).toBe(write(table, 'csv').length + 3);
});
