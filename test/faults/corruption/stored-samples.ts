import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readForecastHistory } from '@portal/forecast/archive/read-earlier-forecasts';
import { HOUR, makeField, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import { locateSample } from '../../../apps/portal/src/features/weather/location.fixture.ts';
import { createWeather } from '../../../apps/portal/src/features/weather/service.ts';
import { openWeatherStore } from '../../../packages/forecast/src/history/open-weather-store.ts';
import { cleanUpRuns } from '../../../packages/forecast/src/runs/clean-up.ts';
import { publishRun } from '../../../packages/forecast/src/runs/publish-run.ts';
import { readMapWindow } from '../../../packages/forecast/src/series/read-map-window.ts';
import { readPlaceSeries } from '../../../packages/forecast/src/series/read-place-series.ts';
import type { RunStore } from '../../../packages/forecast/src/store/run-store.ts';
import type { Shown, StoredSample } from './try-changes.ts';

const POINT = { lat: 20.5, lng: 105.5 };
const BOX = { south: 20, north: 21, west: 105, east: 107 };
const NEWER = 24;
const NOW = RUN_AT + 30 * HOUR;
const HOURS = 36;

/** Hourly fields with the same value in all cells, so that leaving out a damaged cell changes nothing. */
function listFields(runAt: number, warmth: number) {
  return Array.from({ length: 40 }, (_, hour) => [
    makeField('temperature2m', hour, warmth + hour / 10, hour, runAt),
    makeField('dewPoint2m', hour, warmth - 6, hour, runAt),
    makeField('windU10m', hour, 3 + hour / 20, hour, runAt),
    makeField('windV10m', hour, warmth / 10, hour, runAt),
    makeField('cloudCover', hour, 40, hour, runAt),
    makeField('pressureMsl', hour, 1010 + warmth / 100, hour, runAt),
    ...(hour === 0 ? [] : [makeField('precipitation', hour, warmth / 10, hour - 1, runAt)]),
  ]).flat();
}

/** Two runs of a source, a day apart, and their archived files. */
async function fill(dataDir: string): Promise<string> {
  let newest = '';
  for (const [first, warmth] of [
    [0, 20],
    [NEWER, 24],
  ] as const) {
    const runAt = RUN_AT + first * HOUR;
    const header = makeHeader({ runAt, surfaceHeightM: new Float32Array(6).fill(warmth) });
    const { folder } = await publishRun(dataDir, header, listFields(runAt, warmth), { now: NOW });
    newest = folder;
  }
  await cleanUpRuns(dataDir, { now: NOW });
  return newest;
}

/**
 * Everything pages are built from: hours of a place, a map, and the reply of the portal's own call, each separately.
 */
function readAll(store: RunStore): string[] {
  const at = { now: NOW, demo: false };
  const series = readPlaceSeries(store, {
    ...at,
    point: POINT,
    startAt: NOW - 12 * HOUR,
    hours: HOURS,
    placeHeightM: 100,
  });
  const map = readMapWindow(store, { ...at, box: BOX, at: NOW, variables: ['temperature2m', 'precipitation'] });
  const weather = createWeather({ store, places: { locate: locateSample }, clock: () => NOW, demo: () => false });
  return [series, map, weather.weatherNow({ query: POINT })].map((part) => JSON.stringify(part));
}

/**
 * The files of the newer of two runs. Whatever happens to them, the portal must show the weather of one run or the
 * other, never a mix of both.
 */
export async function makeRunSamples(dataDir: string): Promise<StoredSample[]> {
  const folder = await fill(dataDir);
  const whole = readAnew(dataDir, () => {});
  const without = readAnew(dataDir, (store) => {
    const [newest] = store.listRuns();
    if (newest !== undefined) store.reportDamage(newest, 'left out for comparison');
  });
  const classify = (shown: readonly string[]): Shown => {
    if (shown.every((part, at) => part === whole[at])) return 'whole';
    return shown.every((part, at) => part === whole[at] || part === without[at]) ? 'leftOut' : 'wrong';
  };
  let turn = 0;
  return ['point.bin', 'map.bin', 'checks.bin', 'surface.bin', 'manifest.json'].map((name) => ({
    name: `run ${name}`,
    path: join(folder, name),
    inspect: (damage) => {
      // Alternates between damage before the portal opens the run and while it has it open.
      const isOpen = turn++ % 2 === 1;
      if (!isOpen) damage();
      return classify(readAnew(dataDir, () => isOpen && damage()));
    },
  }));
}

function readAnew(dataDir: string, before: (store: RunStore) => void): string[] {
  const store = openWeatherStore(dataDir);
  try {
    before(store);
    return readAll(store);
  } finally {
    store.close();
  }
}

/** Past hours and daily values, in a folder whose runs have been removed. */
export async function makeArchiveSamples(dataDir: string): Promise<StoredSample[]> {
  await fill(dataDir);
  const later = NOW + 5 * 24 * HOUR;
  rmSync(join(dataDir, 'runs'), { recursive: true });
  const hours = join(dataDir, 'kept', 'hours', 'gfs');
  const daily = join(dataDir, 'kept', 'daily', 'gfs', '2026-11');
  const readHours = (): (number | null)[] => {
    const store = openWeatherStore(dataDir);
    const query = { point: POINT, startAt: RUN_AT, hours: HOURS, placeHeightM: null, now: later, demo: false };
    const { variables } = readPlaceSeries(store, query);
    store.close();
    return Object.values(variables).flatMap(({ values }) => Array.from(values, (value) => toComparable(value)));
  };
  const readDaily = (): string[] =>
    [0, 1, 2].flatMap((day) =>
      readForecastHistory(dataDir, { point: POINT, placeHeightM: null, at: RUN_AT + day * 24 * HOUR }).forecasts.map(
        (one) => JSON.stringify(one),
      ),
    );
  return [
    { name: 'archive hours', path: join(hours, pick(hours, '.hours')), inspect: inspectHours(readHours) },
    { name: 'archive daily', path: join(daily, pick(daily, '.daily')), inspect: inspectLines(readDaily) },
  ];
}

/** Null for unknown; if a cell is left out, the others share its weight, which affects the last digits. */
function toComparable(value: number): number | null {
  return Number.isNaN(value) ? null : Math.round(value * 1e6) / 1e6;
}

function pick(folder: string, ending: string): string {
  const name = readdirSync(folder).find((one) => one.endsWith(ending));
  if (name === undefined) throw new Error(`${folder}: has no file ${ending}`);
  return name;
}

/** Each hour must be unchanged or unknown. A series that lacks a variable lacks all its hours. */
function inspectHours(read: () => (number | null)[]): StoredSample['inspect'] {
  const whole = read();
  return (damage) => {
    damage();
    const shown = read();
    if (shown.length !== whole.length)
      return shown.every((value) => whole.includes(value) || value === null) ? 'leftOut' : 'wrong';
    if (shown.some((value, at) => value !== null && value !== whole[at])) return 'wrong';
    return shown.some((value, at) => value !== whole[at]) ? 'leftOut' : 'whole';
  };
}

/** Each line shown must be one of the original lines. */
export function inspectLines(read: () => string[]): StoredSample['inspect'] {
  const whole = read();
  return (damage) => {
    damage();
    const shown = read();
    if (shown.some((line) => !whole.includes(line))) return 'wrong';
    return shown.length < whole.length ? 'leftOut' : 'whole';
  };
}
