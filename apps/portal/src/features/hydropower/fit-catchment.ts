import { type Calibration, calibrateModel, type FittedModel } from '@portal/domain/hydro/calibration/calibrate-model';
import type {
  CalibrationInput,
  CalibrationRefusal,
  StepSpan,
} from '@portal/domain/hydro/calibration/calibration-input';
import type { Criterion } from '@portal/domain/hydro/calibration/search-parameters';
import { simulateFlow } from '@portal/domain/hydro/calibration/simulate-flow';
import { STEP_SECONDS } from '@portal/domain/hydro/model/flow-depth';
import type { Gr4State } from '@portal/domain/hydro/model/gr4-model';
import type { CatchmentSeries } from '@portal/domain/hydro/series/catchment-series';
import {
  type CatchmentFacts,
  type PreparedSeries,
  toCalibrationInput,
} from '@portal/domain/hydro/series/to-calibration-input';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** Passed to the thread by structured clone. */
export interface FitOrder {
  readonly series: CatchmentSeries;
  readonly facts: CatchmentFacts;
  readonly criterion: Criterion;
}

/** The end is exclusive. */
interface TimeSpan {
  readonly from: EpochSeconds;
  readonly to: EpochSeconds;
}

/** A fitted model; JSON-serializable. */
export interface CatchmentFit {
  readonly model: FittedModel;
  readonly fitted: TimeSpan;
  readonly heldBack: TimeSpan;
  /** State after the last step of the series, from which the model continues with archived rain. */
  readonly state: Gr4State;
  readonly stateAt: EpochSeconds;
  readonly prepared: Omit<PreparedSeries, 'input'>;
}

export type FitOutcome =
  | { readonly ok: true; readonly fit: CatchmentFit }
  | { readonly ok: false; readonly refusal: CalibrationRefusal };

const REPORTED_SHARE = 0.01;

/** Fits a model to an operator's series. Takes seconds: see `fit-catchment-on-thread.ts`. */
export function fitCatchment(
  { series, facts, criterion }: FitOrder,
  reportProgress: (share: number) => void,
): FitOutcome {
  const { input, ...prepared } = toCalibrationInput(series, facts);
  const calibration = runToEnd(input, criterion, reportProgress);
  if (!calibration.ok) return calibration;
  const { model } = calibration;
  const toTime = (step: number): EpochSeconds => input.from + step * STEP_SECONDS[input.step];
  const toSpan = ({ from, to }: StepSpan): TimeSpan => ({ from: toTime(from), to: toTime(to) });
  const fit: CatchmentFit = {
    model,
    fitted: toSpan(model.split.fit),
    heldBack: toSpan(model.split.heldBack),
    state: simulateFlow(input, model.params),
    stateAt: toTime(input.flowMm.length),
    prepared,
  };
  return { ok: true, fit };
}

function runToEnd(input: CalibrationInput, criterion: Criterion, reportProgress: (share: number) => void): Calibration {
  const steps = calibrateModel(input, criterion);
  for (let reported = 0; ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    const share = value.runs / value.mostRuns;
    if (share < reported + REPORTED_SHARE) continue;
    reported = share;
    reportProgress(share);
  }
}
