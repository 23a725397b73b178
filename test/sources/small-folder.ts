import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldSpec } from '@portal/testing/grib2/field-spec';
import { makeGribFile } from '@portal/testing/grib2/write-grib-file';
import { HOUR, RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import { createFolder } from '../../packages/forecast/src/sources/folder/create-folder.ts';
import { fetchRun, type RunFetch, type RunOutcome } from '../../packages/forecast/src/sources/schedule/fetch-run.ts';
import type { Source } from '../../packages/forecast/src/sources/schedule/source.ts';

/** Two variables; a run is complete with three steps. */
const MAPPING = {
  source: 'own-model',
  licence: '© A company',
  wholeSteps: 3,
  grid: { south: 20, north: 21, west: 105, east: 107, latStep: 1, lngStep: 1 },
  variables: [
    { variable: 'temperature2m', parameter: [0, 0, 0], levelType: 103, level: 2, shift: -273.15 },
    { variable: 'precipitation', parameter: [0, 1, 8], levelType: 1 },
  ],
};

/** A file with some hours of the run: 20 °C plus `warmer`, and 1 mm an hour as a total from the start. */
export function makeOwnFile(
  hours: readonly number[],
  { runAt = RUN_AT, warmer = 0, grid = SMALL_GRID } = {},
): Uint8Array {
  const make = (
    hour: number,
    value: number,
    parts: Pick<FieldSpec, 'category' | 'parameter'> & Partial<FieldSpec>,
  ) => ({
    referenceTime: runAt,
    validAt: runAt + hour * HOUR,
    grid,
    values: Float64Array.from({ length: grid.rows * grid.columns }, (_, cell) => value + cell / 100),
    ...parts,
  });
  return makeGribFile(
    hours.flatMap((hour) => [
      make(hour, 293.15 + warmer, { category: 0, parameter: 0, level: { type: 103, value: 2 } }),
      ...(hour === 0 ? [] : [make(hour, hour, { category: 1, parameter: 8, intervalStart: runAt })]),
    ]),
  );
}

/** A watched folder with its mapping; files are complete when they are older than 10 s by `wallMs`. */
export function openFolder(path: string, dataDir: string, wallMs: () => number = Date.now): Source {
  return createFolder({ path, dataDir, reserved: ['gfs'], wallMs, everySeconds: 0.05 });
}

export function writeMapping(path: string, parts: object = {}): void {
  writeFileSync(join(path, 'mapping.json'), JSON.stringify({ ...MAPPING, ...parts }));
}

/** Ingests a run of a folder, as the schedule does. */
export function fetchSmallRun(source: Source, dataDir: string, parts: Partial<RunFetch> = {}): Promise<RunOutcome> {
  return fetchRun({
    dataDir,
    source,
    runAt: RUN_AT,
    now: () => RUN_AT + 4 * HOUR,
    random: () => 0.5,
    retryPolicy: { tries: 2, firstPauseMs: 1, longestPauseMs: 1, laterPauseMs: 1 },
    longestMs: 20_000,
    signal: new AbortController().signal,
    scheduled: true,
    ...parts,
  });
}
