import type { HourPlan } from '#steps/hour-plan.ts';
import { sumTaps } from '#steps/sum-taps.ts';
import { NO_DATA } from '#store/packing.ts';
import type { StoredRun } from '#store/stored-run.ts';
import type { VariableName } from '#variables/variable.table.ts';

/** A run gives so many cells at a time. */
export const CELLS_TOGETHER = 4;

/** The hours of one cell of a run after the other. */
export interface HourReader {
  /** Reads up to four cells. Throws `Error` where the run's file ends early. */
  load(cells: readonly number[]): void;
  /** Goes to one of them, counted from 0. */
  moveTo(place: number): void;
  /** Hourly values of a variable at the cell, NaN where unknown. Do not keep them over `moveTo`. */
  read(name: VariableName): Float64Array;
  /** The length of the vector of two variables. Do not keep it over the next call. */
  readLength(one: VariableName, other: VariableName): Float64Array;
}

/** Makes a reader of so many hours of a run, by the plans of its variables. */
export function createHourReader(run: StoredRun, plans: readonly HourPlan[], hours: number): HourReader {
  const steps = run.manifest.steps.length;
  const block = steps * run.variables.size;
  const hourly = new Map<VariableName, Float64Array>();
  const known = new Set<VariableName>();
  const atSteps = new Float64Array(steps);
  const lengths = new Float64Array(hours);
  let words: Int16Array = new Int16Array(0);
  let at = 0;

  const fill = (name: VariableName, values: Float64Array) => {
    const variable = run.variables.get(name);
    const plan = variable === undefined ? undefined : plans[variable.index];
    if (variable === undefined || plan === undefined) return values.fill(Number.NaN);
    const { index, scale, offset } = variable;
    for (let step = 0; step < steps; step++) {
      const word = words[at + index * steps + step] as number;
      atSteps[step] = word === NO_DATA ? Number.NaN : word * scale + offset;
    }
    for (let hour = 0; hour < hours; hour++) values[hour] = sumTaps(plan, atSteps, hour);
    return values;
  };

  const read = (name: VariableName) => {
    const values = hourly.get(name) ?? new Float64Array(hours);
    if (known.has(name)) return values;
    hourly.set(name, values);
    known.add(name);
    return fill(name, values);
  };

  return {
    load([a = 0, b = a, c = b, d = c]) {
      words = run.readCells([a, b, c, d]);
    },
    moveTo(place) {
      at = place * block;
      known.clear();
    },
    read,
    readLength(one, other) {
      const [x, y] = [read(one), read(other)];
      for (let hour = 0; hour < hours; hour++) {
        const [dx, dy] = [x[hour] as number, y[hour] as number];
        // Math.hypot guards against figures that no wind has, and takes ten times as long.
        lengths[hour] = Math.sqrt(dx * dx + dy * dy);
      }
      return lengths;
    },
  };
}
