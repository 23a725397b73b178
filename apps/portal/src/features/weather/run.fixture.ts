import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RunField, RunHeader } from '@portal/forecast/runs/run-content';
import { getVariable, type VariableName } from '@portal/forecast/variables/variable.table';

/** Ranges of random values: wider than real weather, so that no invariant holds by luck. */
const RANGES: Partial<Record<VariableName, readonly [least: number, most: number]>> = {
  temperature2m: [-4, 42],
  dewPoint2m: [-20, 30],
  windU10m: [-20, 20],
  windV10m: [-20, 20],
  windGust10m: [0, 40],
  precipitationProbability: [0, 100],
  cloudCover: [0, 100],
  pressureMsl: [960, 1040],
  visibility: [0, 60],
  cape: [0, 4000],
  uvIndex: [0, 14],
  pm25: [0, 300],
  pm10: [0, 400],
  o3: [0, 300],
  no2: [0, 200],
  so2: [0, 200],
  co: [0, 20_000],
};

/** Limits of hourly changes per cell: publishing refuses runs that jump by more in most cells. */
const SWINGS: Partial<Record<VariableName, number>> = { temperature2m: 12, pressureMsl: 24 };

const GRID = { south: 4, west: 98, latStep: 1, lngStep: 1, rows: 23, columns: 24 };
const CELLS = GRID.rows * GRID.columns;

interface SampleRun {
  readonly header: RunHeader;
  readonly fields: Iterable<RunField>;
}

/** A small hourly run around `now`, from 49 hours before to 17 days after, from a seed. */
export function makeSampleRun(now: EpochSeconds, seed: number): SampleRun {
  const runAt = Math.floor(now / (6 * HOUR_SECONDS)) * 6 * HOUR_SECONDS;
  const surfaceHeightM = new Float32Array(CELLS).map((_, cell) => (cell % 7) * 300);
  const header = { source: 'demo', runAt, demo: true, licence: 'Made for a test.', grid: GRID, surfaceHeightM };
  return { header, fields: makeFields(runAt, seed) };
}

/** The same as a run of a real source with some variables, from its start on. */
export function makePartialRun(now: EpochSeconds, variables: readonly VariableName[], hours: number): SampleRun {
  const { header, fields } = makeSampleRun(now, 3);
  return {
    header: { ...header, source: 'gfs', demo: false },
    fields: selectFields(fields, header.runAt, header.runAt + hours * HOUR_SECONDS, variables),
  };
}

function* selectFields(
  fields: Iterable<RunField>,
  from: EpochSeconds,
  to: EpochSeconds,
  variables: readonly VariableName[],
): Generator<RunField> {
  for (const field of fields) {
    if (variables.includes(field.variable) && field.intervalStart >= from && field.validAt <= to) yield field;
  }
}

function* makeFields(runAt: EpochSeconds, seed: number): Generator<RunField> {
  const draw = makeDraw(seed);
  for (let validAt = runAt - 49 * HOUR_SECONDS; validAt <= runAt + 17 * DAY_SECONDS; validAt += HOUR_SECONDS) {
    for (const [variable, [least, most]] of Object.entries(RANGES) as [VariableName, readonly [number, number]][]) {
      const isInstant = getVariable(variable).kind === 'instant';
      const intervalStart = isInstant ? validAt : validAt - HOUR_SECONDS;
      const swing = SWINGS[variable] ?? most - least;
      const values = new Float32Array(CELLS).map(
        (_, cell) => least + spread(cell) * (most - least - swing) + draw() * swing,
      );
      yield { variable, validAt, intervalStart, values };
    }
    yield {
      variable: 'precipitation',
      validAt,
      intervalStart: validAt - HOUR_SECONDS,
      values: new Float32Array(CELLS).map(() => drawRain(draw)),
    };
  }
}

/** A number in 0…1 per cell, far from its neighbours'. */
function spread(cell: number): number {
  return ((cell * 137) % CELLS) / CELLS;
}

/** Half of the hours dry, most others near thresholds, a few very wet. */
function drawRain(draw: () => number): number {
  const kind = draw();
  if (kind < 0.5) return 0;
  return kind < 0.9 ? draw() * 0.3 : draw() * 60;
}

/** Seeded pseudo-random numbers in 0…1 (mulberry32). */
function makeDraw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
