import { type Gr4Params, type Gr4State, makeGr4State, runGr4 } from '#hydro/model/gr4-model.ts';
import { type CalibrationInput, stepsOfYear } from './calibration-input.ts';

/**
 * Runs a model over the steps of a series before `to`, from stores that a first year has warmed, and returns the state after
 * them: from it a forecast goes on (issue 24). The first year is run once before, so that no measured step is spent on it.
 *
 * @param flowMm receives the flow, mm a step; without it only the state is wanted
 */
export function simulateFlow(
  { step, forcing, flowMm: { length } }: CalibrationInput,
  params: Gr4Params,
  to = length,
  flowMm = new Float64Array(length),
): Gr4State {
  const year = Math.min(stepsOfYear(step), length);
  const warm = runGr4(step, params, makeGr4State(step, params), forcing, flowMm, { to: year });
  return runGr4(step, params, warm, forcing, flowMm, { to });
}
