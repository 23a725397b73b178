import { findStationCode, getStationCellCentre } from '@portal/domain/geo/station-cell';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { findHeightShiftC, findSurfaceHeightM } from '#steps/hour-plan.ts';
import type { CellSource } from '#store/cell-source.ts';
import { type CorrectedPlace, type LearnedCorrections, NOTHING_LEARNED } from '#store/learned-corrections.ts';
import type { RunManifest } from '#store/manifest.ts';
import type { RankedSource } from '#store/rank-sources.ts';
import type { RunStore } from '#store/run-store.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { type Corrected, findHourCorrections, type HourCorrections } from './correct-hours.ts';
import { type HourlyValues, NO_RUN, type PlaceSeriesQuery, type RunReference } from './place-series.ts';
import type { RunReading } from './read-raw-hours.ts';
import { isFresh } from './run-age.ts';

/** A series that is being filled run by run. */
export interface Filling {
  readonly query: PlaceSeriesQuery;
  /** Null off the station grid. */
  readonly stationCode: number | null;
  /** Point and height at which the grids are read. */
  readonly place: CorrectedPlace;
  /** Memory for the hours of the variables in use. */
  readonly buffer: {
    readonly hours: number;
    readonly values: Float64Array;
    readonly runOf: Uint8Array;
    used: number;
  };
  readonly runs: RunReference[];
  /** The runs' readings, with the same indexes. */
  readonly readings: RunReading[];
  /** Height correction of each run's temperature and dew point, °C. */
  readonly shifts: number[];
  readonly learned: LearnedCorrections;
  /** Learned corrections by index of the run and by what they correct; null for none, absent until requested. */
  readonly corrections: Map<string, HourCorrections | null>;
  readonly variables: Partial<Record<VariableName, HourlyValues>>;
  /** Number of hours that each wanted variable still lacks. */
  readonly missing: Map<VariableName, number>;
}

/** Plans a series: the variables to read, the point and height of the grids, and the memory of the hours. */
export function planSeries(store: RunStore, query: PlaceSeriesQuery, names: readonly VariableName[]): Filling {
  const stationCode = findStationCode(query.point);
  return {
    query,
    stationCode,
    place: {
      readAt: stationCode === null ? query.point : getStationCellCentre(stationCode),
      heightM: query.placeHeightM,
    },
    buffer: makeBuffer(names.length, query.hours),
    runs: [],
    readings: [],
    shifts: [],
    learned: query.asIssued === true ? NOTHING_LEARNED : store.learned,
    corrections: new Map(),
    variables: {},
    missing: new Map(names.map((name) => [name, query.hours])),
  };
}

/** One allocation for all variables: one for each would cost more than filling it. */
function makeBuffer(variables: number, hours: number): Filling['buffer'] {
  return {
    hours,
    used: 0,
    values: new Float64Array(variables * hours),
    runOf: new Uint8Array(variables * hours).fill(NO_RUN),
  };
}

/** The sources that a series is read from, the best first. */
export function listQuerySources({ source }: PlaceSeriesQuery, store: RunStore): readonly RankedSource[] {
  const all = store.sources();
  return source === undefined ? all : all.filter((one) => one.source === source);
}

/** How many of the requested hours a run may serve, counted from the first. */
export function countUsableHours({ startAt, hours, now }: PlaceSeriesQuery, run: RunManifest): number {
  if (isFresh(run, now)) return hours;
  return Math.min(Math.max(Math.floor((now - startAt) / HOUR_SECONDS), 0), hours);
}

/** Adds a variable to the series: unknown except for the hours `first` to `last`, which the caller fills at once. */
export function addHourly(
  { variables, buffer }: Filling,
  name: VariableName,
  first: number,
  last: number,
): HourlyValues {
  const { hours } = buffer;
  const at = buffer.used++ * hours;
  const values = buffer.values.subarray(at, at + hours);
  values.fill(Number.NaN, 0, first);
  values.fill(Number.NaN, last + 1);
  const hourly = { values, runOf: buffer.runOf.subarray(at, at + hours) };
  variables[name] = hourly;
  return hourly;
}

/** A day's extremes are read from steps at most this far apart. */
const FINE_SECONDS = 3 * HOUR_SECONDS;

/** Whether a run has temperature at more than one step, all of them further apart than three hours. */
function hasCoarseSteps({ manifest, variables, isHourly = false }: CellSource): boolean {
  const hasStep = variables.get('temperature2m')?.hasStep;
  if (isHourly || hasStep === undefined) return false;
  const steps = manifest.steps.filter((_, step) => hasStep[step] === 1);
  return steps.length > 1 && steps.every((at, step) => step === 0 || at - (steps[step - 1] ?? at) > FINE_SECONDS);
}

/** Index of a run in the series, which lists only the runs read, in order of rank. */
export function findRunIndex(filling: Filling, reading: RunReading, seaCell?: RunReference['seaCell']): number {
  const last = filling.readings.length - 1;
  if (filling.readings[last] === reading) return last;
  const { source, id, runAt, publishedAt, demo, licence } = reading.run.manifest;
  const surfaceHeightM = findSurfaceHeightM(reading.run, reading.weights);
  filling.readings.push(reading);
  filling.runs.push({
    source,
    runId: id,
    runAt,
    publishedAt,
    demo,
    licence,
    surfaceHeightM,
    ...(hasCoarseSteps(reading.run) ? { isCoarse: true } : {}),
    ...(seaCell === undefined ? {} : { seaCell }),
  });
  filling.shifts.push(findHeightShiftC(filling.query.placeHeightM, surfaceHeightM));
  return last + 1;
}

/** Index in the series of any run that takes part in a value, after those read before it. */
export function addRun(filling: Filling, reading: RunReading): number {
  const known = filling.readings.indexOf(reading);
  return known < 0 ? findRunIndex(filling, reading) : known;
}

/** Learned corrections of a run of the series; null for none. Otherwise marks the run as corrected. */
export function findAdded(filling: Filling, index: number, of: Corrected): HourCorrections | null {
  const { query, place, learned, readings, corrections, runs } = filling;
  const key = `${index} ${of}`;
  const known = corrections.get(key);
  const reading = readings[index];
  if (known !== undefined || reading === undefined) return known ?? null;
  const added = findHourCorrections(learned, reading.run, place, { startAt: query.startAt, of });
  corrections.set(key, added);
  if (added !== null) markCorrected(runs, index, of);
  return added;
}

/** Notes that a run has a learned correction here. */
export function markCorrected(runs: RunReference[], index: number, of: Corrected): void {
  const reference = runs[index];
  if (reference === undefined) return;
  if (of === 'temperature') runs[index] = { ...reference, isCorrected: true };
  else if (reference.corrected?.includes(of) !== true)
    runs[index] = { ...reference, corrected: [...(reference.corrected ?? []), of] };
}
