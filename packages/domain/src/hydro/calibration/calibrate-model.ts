import { STEP_SECONDS } from '#hydro/model/flow-depth.ts';
import type { Gr4Params, HydroStep } from '#hydro/model/gr4-model.ts';
import { type FlowScore, scoreFlow } from '#hydro/score/flow-score.ts';
import { findWaterBalance, type WaterBalance } from './balance-hint.ts';
import {
  type CalibrationInput,
  type CalibrationRefusal,
  findRefusal,
  type HeldBackSplit,
  type StepSpan,
  splitYears,
} from './calibration-input.ts';
import { listAtLimit, type ParameterName } from './parameter-space.ts';
import { type Criterion, type SearchProgress, searchParameters } from './search-parameters.ts';
import { simulateFlow } from './simulate-flow.ts';

/** A model fitted to a catchment, with its skill. Flows of the scores are in mm per step. */
export interface FittedModel {
  readonly step: HydroStep;
  readonly criterion: Criterion;
  readonly params: Gr4Params;
  readonly split: HeldBackSplit;
  /** On the fitting years. */
  readonly fit: FlowScore;
  /** On the held-out years: the model's skill. */
  readonly heldBack: FlowScore;
  /**
   * References on the same held-out years: the mean flow of the fitting years, and the flow of a day before
   * (persistence).
   */
  readonly meanFlow: FlowScore;
  readonly persistence: FlowScore;
  /** Parameters at the limit of their search: the data exceed what the model can represent. */
  readonly atLimit: readonly ParameterName[];
  /** Over all pairs. */
  readonly balance: WaterBalance;
}

/** A fitted model, or why there is none. */
export type Calibration =
  | { readonly ok: true; readonly model: FittedModel }
  | { readonly ok: false; readonly refusal: CalibrationRefusal };

/**
 * Fits GR4J or GR4H to a catchment and scores it on held-out years (domain.md §5.3; issue 24). Yields after each run of
 * the model: the caller reports progress, lets other work run, and cancels by not continuing.
 *
 * @param split fitting and held-out steps; default: the last third is held out
 */
export function* calibrateModel(
  input: CalibrationInput,
  criterion: Criterion = 'nse',
  split: HeldBackSplit = splitYears(input),
): Generator<SearchProgress, Calibration> {
  const refusal = findRefusal(input, split);
  if (refusal !== null) return { ok: false, refusal };
  const params = yield* searchParameters(input, split.fit, criterion);
  const { step, flowMm } = input;
  const simulated = new Float64Array(flowMm.length);
  simulateFlow(input, params, split.heldBack.to, simulated);
  const score = (flow: Float64Array, { from, to }: StepSpan): FlowScore => scoreFlow(flow, flowMm, from, to);
  return {
    ok: true,
    model: {
      step,
      criterion,
      params,
      split,
      fit: score(simulated, split.fit),
      heldBack: score(simulated, split.heldBack),
      meanFlow: score(new Float64Array(flowMm.length).fill(meanOf(flowMm, split.fit)), split.heldBack),
      persistence: score(delayOneDay(step, flowMm), split.heldBack),
      atLimit: listAtLimit(step, params),
      balance: findWaterBalance(input) as WaterBalance,
    },
  };
}

function meanOf(flowMm: Float64Array, { from, to }: StepSpan): number {
  const known = flowMm.subarray(from, to).filter((flow) => !Number.isNaN(flow));
  return known.reduce((sum, flow) => sum + flow, 0) / known.length;
}

/** What a day before was measured, as a forecast of now. */
function delayOneDay(step: HydroStep, flowMm: Float64Array): Float64Array {
  const lead = STEP_SECONDS.day / STEP_SECONDS[step];
  const delayed = new Float64Array(flowMm.length).fill(NaN);
  delayed.set(flowMm.subarray(0, flowMm.length - lead), lead);
  return delayed;
}
