import { STEP_SECONDS } from '#hydro/model/flow-depth.ts';
import type { Forcing, HydroStep } from '#hydro/model/gr4-model.ts';
import type { EpochSeconds } from '#time/vietnam-time.ts';

/** Input of a fit: forcing and outflow of a catchment, step by step. */
export interface CalibrationInput {
  readonly step: HydroStep;
  /** Start of the first step. */
  readonly from: EpochSeconds;
  readonly forcing: Forcing;
  /** Measured flow, mm per step; NaN if it was not measured or must be ignored. */
  readonly flowMm: Float64Array;
}

/** Fitting and held-out steps: indices from (inclusive) to (exclusive). */
export interface HeldBackSplit {
  readonly fit: StepSpan;
  readonly heldBack: StepSpan;
}

/** A range of step indices, excluding the end. */
export interface StepSpan {
  readonly from: number;
  readonly to: number;
}

/** Why a model cannot be fitted. */
export type CalibrationRefusal =
  | { readonly code: 'tooFewPairs'; readonly pairs: number; readonly years: number; readonly leastYears: number }
  /** The flow of the fitting or of the held-out years is constant. */
  | { readonly code: 'constantFlow' }
  /** The fitting years have no rain. */
  | { readonly code: 'noRain' };

/** Least years of pairs for a fit (issue 24). */
export const LEAST_YEARS = 3;
const YEAR_DAYS = 365;
const YEARS_WITH_WARM_UP = 5;
/** Share of the pairs that is held out. */
const HELD_BACK_PART = 1 / 3;

/** Steps of a year of 365 days. */
export function stepsOfYear(step: HydroStep): number {
  return (YEAR_DAYS * STEP_SECONDS.day) / STEP_SECONDS[step];
}

/** Steps of a span with known flow. */
export function countPairs(
  { flowMm }: CalibrationInput,
  { from, to }: StepSpan = { from: 0, to: flowMm.length },
): number {
  let pairs = 0;
  for (let at = from; at < to; at++) if (!Number.isNaN(flowMm[at])) pairs++;
  return pairs;
}

/**
 * Splits the pairs: the last third is held out, at least a year of pairs; the rest is used for fitting. With five years
 * of pairs or more the first year only warms up the stores. Spans are counted in pairs, so that gaps do not shorten
 * either part.
 */
export function splitYears(input: CalibrationInput): HeldBackSplit {
  const pairs = countPairs(input);
  const heldBackSteps = Math.max(stepsOfYear(input.step), Math.floor(pairs * HELD_BACK_PART));
  let [at, seen] = [input.flowMm.length, 0];
  while (at > 0 && seen < heldBackSteps) if (!Number.isNaN(input.flowMm[--at])) seen++;
  const warm = pairs >= YEARS_WITH_WARM_UP * stepsOfYear(input.step) ? stepsOfYear(input.step) : 0;
  return { fit: { from: warm, to: at }, heldBack: { from: at, to: input.flowMm.length } };
}

/** Why a model cannot be fitted to the input; null if it can. */
export function findRefusal(input: CalibrationInput, { fit, heldBack }: HeldBackSplit): CalibrationRefusal | null {
  const pairs = countPairs(input);
  const years = pairs / stepsOfYear(input.step);
  if (years < LEAST_YEARS) return { code: 'tooFewPairs', pairs, years, leastYears: LEAST_YEARS };
  if (isConstant(input.flowMm, fit) || isConstant(input.flowMm, heldBack)) return { code: 'constantFlow' };
  if (!input.forcing.rainMm.subarray(fit.from, fit.to).some((rain) => rain > 0)) return { code: 'noRain' };
  return null;
}

function isConstant(flowMm: Float64Array, { from, to }: StepSpan): boolean {
  let [lowest, highest] = [Infinity, -Infinity];
  for (let at = from; at < to; at++) {
    const flow = flowMm[at] as number;
    if (flow < lowest) lowest = flow;
    if (flow > highest) highest = flow;
  }
  return !(highest - lowest > 1e-9 * Math.max(1, highest));
}
