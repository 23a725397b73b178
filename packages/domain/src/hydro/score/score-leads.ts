import { type FlowScore, scoreFlow } from './flow-score.ts';
import { computePermissibleError, type PermissibleShare, scorePermissible } from './permissible-error.ts';

/** A forecast as it was issued, beside the series of what came. */
export interface IssuedForecast {
  /** Index, in the measured series, of its first step. */
  readonly firstStep: number;
  /** Flow by step, in the unit of the series: the middle of the band, or the one model. */
  readonly flow: ArrayLike<number>;
}

/** What forecasts of one lead were worth. */
export interface LeadScore {
  /** 1 is the first step of a forecast. */
  readonly leadSteps: number;
  readonly score: FlowScore;
  /** Of the same steps: the last flow measured before each forecast, held. */
  readonly persistence: FlowScore;
  /** Scf of the lead; null for fewer than 30 changes in the series (TT 42/2017 Art. 11). */
  readonly permissible: number | null;
  /** Share within Scf (domain.md §7.8.6); null where there is no Scf. */
  readonly share: PermissibleShare | null;
}

/**
 * Scores issued forecasts lead by lead against what came, beside persistence.
 *
 * @param measured flow by step; NaN is a gap. Its last ten years are also what Scf is computed of
 * @param leads leads in steps
 */
export function scoreLeads(
  forecasts: readonly IssuedForecast[],
  measured: ArrayLike<number>,
  leads: readonly number[],
): readonly LeadScore[] {
  return leads.map((leadSteps) => {
    const forecast: number[] = [];
    const persistence: number[] = [];
    const observed: number[] = [];
    for (const { firstStep, flow } of forecasts) {
      forecast.push(flow[leadSteps - 1] ?? NaN);
      persistence.push(measured[firstStep - 1] ?? NaN);
      observed.push(measured[firstStep + leadSteps - 1] ?? NaN);
    }
    const permissible = computePermissibleError(measured, leadSteps);
    return {
      leadSteps,
      score: scoreFlow(forecast, observed),
      persistence: scoreFlow(persistence, observed),
      permissible,
      share: permissible === null ? null : scorePermissible(forecast, observed, permissible),
    };
  });
}
