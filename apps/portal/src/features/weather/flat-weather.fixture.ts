import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RegularGrid } from '@portal/forecast/grid/regular-grid';
import { publishRun } from '@portal/forecast/runs/publish-run';
import type { RunField, RunHeader } from '@portal/forecast/runs/run-content';
import { getSourceRank } from '@portal/forecast/sources/registry';
import { openRunStore } from '@portal/forecast/store/run-store';
import { getVariable, type VariableName } from '@portal/forecast/variables/variable.table';
import { locateSample } from './location.fixture.ts';
import type { WeatherNeeds } from './needs.ts';
import { createWeather, type Weather } from './service.ts';

const GRID: RegularGrid = { south: 4, west: 98, latStep: 4, lngStep: 4, rows: 7, columns: 7 };

/** Values of a test run by hours since its start, usually equal everywhere; NaN: missing. */
export type FlatValues = Partial<Record<VariableName, (hour: number, cell: number) => number>>;

export function makeFlatRun(
  source: string,
  runAt: EpochSeconds,
  hours: number,
  values: FlatValues,
  grid = GRID,
): { readonly header: RunHeader; readonly fields: Iterable<RunField> } {
  const header = {
    source,
    runAt,
    demo: source === 'demo',
    licence: 'Made for a test.',
    grid,
    surfaceHeightM: new Float32Array(grid.rows * grid.columns),
  };
  return { header, fields: makeFields(runAt, hours, values, grid.rows * grid.columns) };
}

function* makeFields(runAt: EpochSeconds, hours: number, values: FlatValues, cells: number): Generator<RunField> {
  for (let hour = 0; hour <= hours; hour++) {
    const validAt = runAt + hour * HOUR_SECONDS;
    for (const [variable, findValue] of Object.entries(values) as [
      VariableName,
      Required<FlatValues>[VariableName],
    ][]) {
      const isInstant = getVariable(variable).kind === 'instant';
      if (!isInstant && hour === 0) continue;
      const intervalStart = isInstant ? validAt : validAt - HOUR_SECONDS;
      yield {
        variable,
        validAt,
        intervalStart,
        values: Float32Array.from({ length: cells }, (_, cell) => findValue(hour, cell)),
      };
    }
  }
}

export type FlatRun = readonly [
  source: string,
  runAt: EpochSeconds,
  hours: number,
  values: FlatValues,
  grid?: RegularGrid,
];

/** Publishes runs into a temporary folder and calls the weather on them. */
export async function askFlatWeather<Answer>(
  now: EpochSeconds,
  runs: readonly FlatRun[],
  ask: (weather: Weather, needs: WeatherNeeds) => Answer,
  more: Partial<WeatherNeeds> = {},
): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'weather-flat-'));
  try {
    for (const run of runs) {
      const { header, fields } = makeFlatRun(...run);
      await publishRun(folder, header, fields, { now });
    }
    const store = openRunStore(folder, undefined, getSourceRank);
    const demo = () => runs.some(([source]) => source === 'demo');
    const needs: WeatherNeeds = { store, places: { locate: locateSample }, clock: () => now, demo, ...more };
    const answer = ask(createWeather(needs), needs);
    store.close();
    return answer;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
