import type { ModelSkill } from '@portal/domain/hydro/score/model-skill';
import type { ClockForecast, LevelForecast } from './level-shapes.ts';

/** Score of a model on years not used for calibration. */
interface FlowScore {
  readonly nse: number | null;
  readonly kge: number | null;
  readonly biasPart: number | null;
}

export interface FittedModel {
  readonly step: 'day' | 'hour';
  readonly heldBack: FlowScore;
  readonly persistence: FlowScore;
  readonly skill: ModelSkill;
  readonly heldBackFrom: string;
  readonly heldBackTo: string;
  readonly atLimit: readonly string[];
}

/** Records and model as returned by `/me/catchments/{id}/inflow`. */
export interface FlowRecords {
  readonly series: {
    readonly step: 'day' | 'hour';
    readonly from: string;
    readonly to: string;
    readonly rows: number;
    readonly gapSteps: Readonly<Partial<Record<'flow' | 'rain', number>>>;
  } | null;
  readonly model: FittedModel | null;
  /** A calibrated candidate that waits for acceptance. */
  readonly candidate: FittedModel | null;
}

/** Inflow forecast as returned by `/me/catchments/{id}/forecast`. */
export type FlowForecast = { readonly level: LevelForecast; readonly clock: ClockForecast | null } & (
  | { readonly state: 'uncalibrated' | 'noSkill' | 'oldRecords' | 'unknownRain' }
  | {
      readonly state: 'ready';
      readonly hoursInterpolated: boolean;
      readonly peak: { readonly at: string; readonly flow: number } | null;
      /** Ensemble members; 1 for a deterministic run. */
      readonly members: number;
      /** Meaning of `low` and `high`: P10 and P90 of members, or (null) two scenarios. */
      readonly band: 'members' | null;
      readonly membersUntil: string | null;
      /** Range of the peak; null without members and range. */
      readonly peakLow: number | null;
      readonly peakHigh: number | null;
      readonly hours: readonly {
        readonly at: string;
        readonly flow: number;
        readonly low: number | null;
        readonly high: number | null;
      }[];
    }
);

export interface FitJob {
  readonly state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly progress: number;
  readonly error: { readonly detail: string } | null;
}
