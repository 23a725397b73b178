import { type Gr4Params, type Gr4State, makeGr4State, runGr4 } from '#hydro/model/gr4-model.ts';
import { type CalibrationInput, stepsOfYear } from './calibration-input.ts';

/**
 * Runs a model over the steps of a series before `to`, from stores warmed up by the first year, and returns the final
 * state, from which a forecast continues (issue 24). The first year is run twice, so that no measured step is lost to
 * warm-up.
 *
 * @param flowMm receives the flow, mm per step; without it only the state is computed
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
