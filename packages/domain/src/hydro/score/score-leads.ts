import { type FlowScore, scoreFlow } from './flow-score.ts';
import { computePermissibleError, type PermissibleShare, scorePermissible } from './permissible-error.ts';

/** A forecast as issued, with its position in the measured series. */
export interface IssuedForecast {
  /** Index, in the measured series, of its first step. */
  readonly firstStep: number;
  /** Flow by step, in the unit of the series: the middle of the band, or the single model. */
  readonly flow: ArrayLike<number>;
}

/** Scores of forecasts at one lead. */
export interface LeadScore {
  /** 1 is the first step of a forecast. */
  readonly leadSteps: number;
  readonly score: FlowScore;
  /** For the same steps: persistence of the last flow measured before each forecast. */
  readonly persistence: FlowScore;
  /** Scf of the lead; null for fewer than 30 changes in the series (TT 42/2017 Art. 11). */
  readonly permissible: number | null;
  /** Share within Scf (domain.md §7.8.6); null without Scf. */
  readonly share: PermissibleShare | null;
}

/**
 * Scores issued forecasts by lead against measurements, compared with persistence.
 *
 * @param measured flow by step; NaN is a gap. Scf is computed from its last ten years
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
