import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { type CellWeights, findCellWeights } from '#grid/regular-grid.ts';
import { findHourPlans, type HourPlan, meanAngle, sumTaps } from '#steps/hour-plan.ts';
import type { CellSource, FourCells, StoredVariable } from '#store/cell-source.ts';
import { readAroundDamage } from '#store/read-around-damage.ts';
import type { RunStore } from '#store/run-store.ts';
import type { StoredRun } from '#store/stored-run.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { blendAngles, blendSteps } from './blend-steps.ts';
import type { PlaceSeries } from './place-series.ts';

/** One run at one point: its four cells and the plans for the requested hours. */
export interface RunReading {
  readonly run: CellSource;
  readonly weights: CellWeights;
  readonly plans: readonly HourPlan[];
}

/** Prepares a run for reading; reads nothing from disk yet. */
export function toRunReading(run: CellSource, weights: CellWeights, startAt: EpochSeconds, hours: number): RunReading {
  return { run, weights, plans: findHourPlans(run, startAt, hours) };
}

/** The plan of a variable of the run. */
export function getPlan({ plans }: RunReading, variable: StoredVariable): HourPlan {
  const plan = plans[variable.index];
  if (plan === undefined) throw new RangeError(`${variable.name} has no plan`);
  return plan;
}

let scratch = new Float64Array(512);

/**
 * Values of a variable at the steps that its plan needs, by step index, in the run's unit, before any correction;
 * `words` come from `readCells`. The next call overwrites the array.
 */
export function readStepValues(reading: RunReading, words: FourCells, variable: StoredVariable): Float64Array {
  const { steps } = reading.run.manifest;
  if (scratch.length < steps.length) scratch = new Float64Array(steps.length);
  const { firstStep, lastStep } = getPlan(reading, variable);
  const span = {
    variable,
    stepCount: steps.length,
    from: firstStep,
    to: lastStep,
    out: scratch,
    at: firstStep,
  };
  if (variable.isAngle) blendAngles(words, span, reading.weights);
  else blendSteps(words, span, reading.weights);
  return scratch;
}

/**
 * For plans with `isDirect`, where each hour is one step: writes the plan's hours among the first `count` directly into
 * `out`, at their own index. Returns whether any cell was missing.
 */
export function readDirectHours(
  reading: RunReading,
  words: FourCells,
  variable: StoredVariable,
  count: number,
  out: Float64Array,
): boolean {
  const { steps } = reading.run.manifest;
  const { firstStep, firstHour } = getPlan(reading, variable);
  const span = {
    variable,
    stepCount: steps.length,
    from: firstStep,
    to: firstStep + count - 1,
    out,
    at: firstHour,
  };
  return blendSteps(words, span, reading.weights);
}

/** Values of the hours that a variable's plan has, before height and correction; the others are 0. */
export function readRunHours(
  reading: RunReading,
  words: FourCells,
  variable: StoredVariable,
  hours: number,
): Float64Array {
  const plan = getPlan(reading, variable);
  const { firstHour, lastHour } = plan;
  const values = new Float64Array(hours);
  if (plan.isDirect) {
    readDirectHours(reading, words, variable, lastHour - firstHour + 1, values);
    return values;
  }
  const steps = readStepValues(reading, words, variable);
  for (let hour = firstHour; hour <= lastHour; hour++) values[hour] = sumTaps(plan, steps, hour);
  return values;
}

/** A source's own grid value of an hour, before height adjustment and conversion. */
export interface RawHour {
  /** Index of its run in the series. */
  readonly run: number;
  /** In `unit`; for an amount that of the whole interval, if one interval contains the hour. */
  readonly raw: number;
  /** The unit of the source file, else the engine's. */
  readonly unit: string;
  /** The interval of an amount or mean; null for an instant. */
  readonly interval: { readonly from: EpochSeconds; readonly to: EpochSeconds } | null;
}

/** The raw value behind each hour of a series, bilinear at the same point; null if unknown. */
export function readRawHours(store: RunStore, series: PlaceSeries, name: VariableName): (RawHour | null)[] {
  const runOf = series.variables[name]?.runOf ?? [];
  const readers = readAroundDamage(store, () =>
    series.runs.map((reference, index) => {
      const run = store.runs().find(({ manifest }) => isRun(manifest, reference));
      return run === undefined ? null : toReader(run, series, name, index);
    }),
  );
  return Array.from(runOf, (index, hour) => readers[index]?.(hour) ?? null);
}

function isRun(manifest: StoredRun['manifest'], reference: PlaceSeries['runs'][number]): boolean {
  return manifest.source === reference.source && manifest.id === reference.runId;
}

function toReader(run: StoredRun, series: PlaceSeries, name: VariableName, index: number) {
  const weights = findCellWeights(run.manifest.grid, series.runs[index]?.seaCell ?? series.readAt);
  const variable = run.variables.get(name);
  if (weights === null || variable === undefined) return null;
  const reading = toRunReading(run, weights, series.startAt, series.hours);
  const plan = getPlan(reading, variable);
  const steps = Float64Array.from(readStepValues(reading, run.readCells(weights.cells), variable));
  return (hour: number): RawHour => {
    const { value, interval } = readHour(run, variable, plan, steps, hour, series.startAt + hour * HOUR_SECONDS);
    const { unit, factor, shift } = variable.fileUnit ?? { unit: variable.unit, factor: 1, shift: 0 };
    return { run: index, raw: (value - shift) / factor, unit, interval };
  };
}

function readHour(
  { manifest }: StoredRun,
  variable: StoredVariable,
  plan: HourPlan,
  steps: Float64Array,
  hour: number,
  at: EpochSeconds,
): { value: number; interval: RawHour['interval'] } {
  const value = (variable.isAngle ? meanAngle : sumTaps)(plan, steps, hour);
  if (variable.intervalStarts === null) return { value, interval: null };
  const first = plan.starts[hour] ?? 0;
  const isOne = (plan.starts[hour + 1] ?? 0) - first === 1;
  const step = plan.steps[first] ?? 0;
  const from = variable.intervalStarts[step] ?? at;
  if (!isOne) return { value, interval: { from: at, to: at + HOUR_SECONDS } };
  return { value: steps[step] ?? Number.NaN, interval: { from, to: manifest.steps[step] ?? at } };
}
