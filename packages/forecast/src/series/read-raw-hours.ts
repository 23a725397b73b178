import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { findCellWeights } from '#grid/regular-grid.ts';
import type { HourPlan } from '#steps/hour-plan.ts';
import { meanAngle, sumTaps } from '#steps/sum-taps.ts';
import type { StoredVariable } from '#store/cell-source.ts';
import { readAroundDamage } from '#store/read-around-damage.ts';
import type { RunStore } from '#store/run-store.ts';
import type { StoredRun } from '#store/stored-run.ts';
import type { VariableName } from '#variables/variable.table.ts';
import type { PlaceSeries } from './place-series.ts';
import { getPlan, readStepValues, toRunReading } from './run-reading.ts';

/** What a source's grid itself says of an hour, before height and conversion. */
export interface RawHour {
  /** Index of its run in the series. */
  readonly run: number;
  /** In `unit`; of an amount that of the whole interval, where one interval holds the hour. */
  readonly raw: number;
  /** The unit of the file that the run was made from, else the engine's. */
  readonly unit: string;
  /** The interval that an amount or mean stands for; null for an instant. */
  readonly interval: { readonly from: EpochSeconds; readonly to: EpochSeconds } | null;
}

/** For each hour of a series where one of its values comes from, bilinearly at the same point; null where unknown. */
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
  const weights = findCellWeights(run.manifest.grid, series.readAt);
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
