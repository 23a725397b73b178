import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataRequest } from '@portal/domain/data-order/data-request';
import { DAY_SECONDS, formatDate, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { ArchivedRun } from '@portal/forecast/archive/read-archived-runs';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { openRunStore, type RunStore } from '@portal/forecast/store/run-store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BASES, type DataTable, readCell, readRunAt, readSource } from './data-table.ts';
import type { TableNeeds } from './needs.ts';
import { estimateRunRows } from './read-run-rows.ts';
import { readTable } from './read-table.ts';

/** Saturday 21 November 2026, 14:20 in Vietnam. */
const NOW = Date.parse('2026-11-21T14:20:00+07:00') / 1000;
const TODAY = Date.parse('2026-11-21T00:00:00+07:00') / 1000;
const RUN_AT = Date.parse('2026-11-21T07:00:00+07:00') / 1000;
const PLACE = { name: 'Huế', lat: 16.46, lng: 107.59 };
const GRID = { south: 15, west: 106, latStep: 1, lngStep: 1, rows: 3, columns: 4 };
const CELLS = GRID.rows * GRID.columns;
const HOURS = 60;

let folder: string;
let store: RunStore;

/** A run with a different temperature each hour and rain every third hour. */
function* makeFields() {
  for (let hour = 0; hour <= HOURS; hour += 1) {
    const validAt = RUN_AT + hour * HOUR_SECONDS;
    const fill = (value: number) => new Float32Array(CELLS).fill(value);
    yield { variable: 'temperature2m' as const, validAt, intervalStart: validAt, values: fill(20 + hour * 0.1) };
    if (hour === 0) continue;
    const rain = { variable: 'precipitation' as const, validAt, intervalStart: validAt - HOUR_SECONDS };
    yield { ...rain, values: fill(hour % 3 === 0 ? 1.5 : 0) };
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'data-orders-'));
  const surfaceHeightM = new Float32Array(CELLS);
  const header = { source: 'gfs', runAt: RUN_AT, demo: false, licence: 'NOAA GFS', grid: GRID, surfaceHeightM };
  await publishRun(folder, header, makeFields(), { now: NOW });
  store = openRunStore(folder);
});
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

function makeNeeds(more: Partial<TableNeeds> = {}): TableNeeds {
  return {
    store,
    clock: () => NOW,
    demo: () => false,
    locate: () => ({ elevation: null, stationCode: null }) as never,
    summarizeDay: (hours) => ({ temperatureMax: Math.max(...hours.map(({ temperatureC }) => temperatureC ?? -99)) }),
    archived: () => [],
    publicUrl: 'https://portal.example',
    ...more,
  };
}

function ask(more: Partial<DataRequest> = {}): DataRequest {
  const days = { fromAt: TODAY, toAt: TODAY + DAY_SECONDS };
  return {
    step: 'hourly',
    places: [PLACE],
    ...days,
    variables: ['temperature', 'rain'],
    format: 'csv',
    mark: false,
    ...more,
  };
}

const listRows = (table: DataTable) =>
  Array.from({ length: table.rows }, (_, row) => ({
    at: formatMoment(table.at[row] ?? 0).slice(0, 16),
    values: table.variables.map(({ decimals }, column) => readCell(table.values[column], row, decimals)),
    basis: BASES[table.basis[row] ?? 0],
    source: readSource(table, row),
  }));

it('hours have the values of the run, are analysis while they are over, and unknown where no run has them', async () => {
  const order = { request: ask(), startAt: TODAY + 6 * HOUR_SECONDS, count: 42, language: 'en' } as const;
  const table = await readTable(makeNeeds(), order);
  const rows = listRows(table);
  expect(rows).toHaveLength(42);
  expect(rows[0]).toEqual({ at: '2026-11-21T06:00', values: [null, null], basis: 'analysis', source: null });
  // At 14:20 the hour from 13:00 is over, the one from 14:00 is not.
  expect(rows[7]).toEqual({ at: '2026-11-21T13:00', values: [20.6, 0], basis: 'analysis', source: 'gfs' });
  expect(rows[8]).toEqual({ at: '2026-11-21T14:00', values: [20.7, 0], basis: 'forecast', source: 'gfs' });
  // Rain of the interval ending at 10:00 belongs to the hour starting at 09:00.
  expect(rows[3]?.values).toEqual([20.2, 1.5]);
  expect(readRunAt(table, 8)).toBe(RUN_AT);
  expect(table.facts).toMatchObject({ credits: ['NOAA GFS'], runs: [{ source: 'gfs', runAt: RUN_AT }], madeAt: NOW });
});

it('days are summed up by the whole of their hours', async () => {
  const request = ask({ step: 'daily', variables: ['temperatureMax'] });
  const table = await readTable(makeNeeds(), { request, startAt: TODAY, count: 2, language: 'vi' });
  // 23:00 is 16 hours after the run's start, on the next day 40.
  expect(listRows(table).map(({ values, basis }) => [values[0], basis])).toEqual([
    [21.6, 'forecast'],
    [24, 'forecast'],
  ]);
});

it('demonstration weather is called so in every row', async () => {
  const demoFolder = mkdtempSync(join(tmpdir(), 'data-orders-demo-'));
  const surfaceHeightM = new Float32Array(CELLS);
  const header = { source: 'demo', runAt: RUN_AT, demo: true, licence: 'Invented', grid: GRID, surfaceHeightM };
  await publishRun(demoFolder, header, makeFields(), { now: NOW });
  const demoStore = openRunStore(demoFolder);
  const needs = makeNeeds({ store: demoStore, demo: () => true });
  const request = ask({ variables: ['temperature'] });
  const table = await readTable(needs, { request, startAt: TODAY + 14 * HOUR_SECONDS, count: 3, language: 'vi' });
  demoStore.close();
  rmSync(demoFolder, { recursive: true });
  expect(listRows(table).map(({ basis, source }) => [basis, source])).toEqual(Array(3).fill(['demo', 'demo']));
});

/** Two runs per day with two whole days each. */
function makeArchive(query: Parameters<TableNeeds['archived']>[0]): ArchivedRun[] {
  const runs: ArchivedRun[] = [];
  for (let runAt = TODAY - 10 * DAY_SECONDS; runAt <= query.until; runAt += 12 * HOUR_SECONDS) {
    if (runAt < query.until - query.days * DAY_SECONDS) continue;
    const day = { source: 'gfs', runId: 'r', runAt, publishedAt: runAt, licence: 'NOAA GFS', hours: 24 };
    const values = { temperatureMaxC: 30.04, rainMm: (runAt / HOUR_SECONDS) % 7 };
    runs.unshift({ source: 'gfs', runAt, days: [1, 2].map((leadDays) => ({ ...day, leadDays, values })) });
  }
  return runs;
}

it('earlier runs are rows of their own, oldest first, each once', async () => {
  const needs = makeNeeds({ archived: makeArchive });
  const span = { fromAt: TODAY - 2 * DAY_SECONDS, toAt: TODAY - DAY_SECONDS };
  const request = ask({ step: 'runs', ...span, variables: ['temperatureMax', 'rain'] });
  const table = await readTable(needs, { request, startAt: 0, count: 0, language: 'vi' });
  const seen = Array.from({ length: table.rows }, (_, row) => [
    formatMoment(readRunAt(table, row) ?? 0).slice(5, 16),
    formatDate(table.at[row] ?? 0).slice(5),
  ]);
  expect(seen).toEqual([
    ['11-19T00:00', '11-20'],
    ['11-19T00:00', '11-21'],
    ['11-19T12:00', '11-20'],
    ['11-19T12:00', '11-21'],
    ['11-20T00:00', '11-21'],
    ['11-20T00:00', '11-22'],
    ['11-20T12:00', '11-21'],
    ['11-20T12:00', '11-22'],
  ]);
  expect(table.variables.map(({ name }) => name)).toEqual(['temperatureMax', 'rain']);
  expect(readCell(table.values[0], 0, 1)).toBe(30);
  expect(estimateRunRows(needs, PLACE, span)).toBe(8);
});

it('a reading that is cancelled ends between places', async () => {
  const places = Array.from({ length: 5 }, () => PLACE);
  const ending = new AbortController();
  const reading = readTable(
    makeNeeds(),
    { request: ask({ places }), startAt: TODAY, count: 24, language: 'vi' },
    { signal: ending.signal, reportProgress: (share) => share > 0.3 && ending.abort(new Error('cancelled')) },
  );
  await expect(reading).rejects.toThrow('cancelled');
});
