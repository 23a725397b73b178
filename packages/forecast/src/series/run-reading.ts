import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { CellWeights } from '#grid/regular-grid.ts';
import { findHourPlans, type HourPlan } from '#steps/hour-plan.ts';
import type { CellSource, StoredVariable } from '#store/cell-source.ts';
import { blendAngles, blendSteps } from './blend-steps.ts';

/** One run at one point: its four cells and the plans for the hours asked for. */
export interface RunReading {
  readonly run: CellSource;
  readonly weights: CellWeights;
  readonly plans: readonly HourPlan[];
}

/** Prepares the reading of a run; nothing is read from the disk yet. */
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
 * Values of a variable at the steps that its plan needs, by the index of the step, in the run's unit, before any
 * correction; `words` come from `readCells`. The array is overwritten by the next call.
 */
export function readStepValues(reading: RunReading, words: Int16Array, variable: StoredVariable): Float64Array {
  const { steps, variables } = reading.run.manifest;
  if (scratch.length < steps.length) scratch = new Float64Array(steps.length);
  const { firstStep, lastStep } = getPlan(reading, variable);
  const span = {
    variable,
    stepCount: steps.length,
    variableCount: variables.length,
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
 * Where each hour is a step of its own: writes the first `count` hours that the plan has straight into `out`, at their
 * own place, and says whether any cell was missing. Only for plans with `isDirect`.
 */
export function readDirectHours(
  reading: RunReading,
  words: Int16Array,
  variable: StoredVariable,
  count: number,
  out: Float64Array,
): boolean {
  const { steps, variables } = reading.run.manifest;
  const { firstStep, firstHour } = getPlan(reading, variable);
  const span = {
    variable,
    stepCount: steps.length,
    variableCount: variables.length,
    from: firstStep,
    to: firstStep + count - 1,
    out,
    at: firstHour,
  };
  return blendSteps(words, span, reading.weights);
}
