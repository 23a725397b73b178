import type { ModelSkill } from '@portal/domain/hydro/score/model-skill';
import type { ClockForecast, LevelForecast } from './level-shapes.ts';

/** How a model did on years that did not fit it. */
interface FlowScore {
  readonly nse: number | null;
  readonly kge: number | null;
  readonly biasPart: number | null;
}

/** A fitted model with what it is worth. */
export interface FittedModel {
  readonly step: 'day' | 'hour';
  readonly heldBack: FlowScore;
  readonly persistence: FlowScore;
  readonly skill: ModelSkill;
  readonly heldBackFrom: string;
  readonly heldBackTo: string;
  readonly atLimit: readonly string[];
}

/** Records and model of a catchment as `/me/catchments/{id}/inflow` shows them. */
export interface FlowRecords {
  readonly series: {
    readonly step: 'day' | 'hour';
    readonly from: string;
    readonly to: string;
    readonly rows: number;
    readonly gapSteps: Readonly<Partial<Record<'flow' | 'rain', number>>>;
  } | null;
  readonly model: FittedModel | null;
  /** A model that was fitted beside the one in use and waits to be accepted. */
  readonly candidate: FittedModel | null;
}

/** Inflow ahead as `/me/catchments/{id}/forecast` gives it. */
export type FlowForecast = { readonly level: LevelForecast; readonly clock: ClockForecast | null } & (
  | { readonly state: 'uncalibrated' | 'noSkill' | 'oldRecords' | 'unknownRain' }
  | {
      readonly state: 'ready';
      readonly hoursInterpolated: boolean;
      readonly peak: { readonly at: string; readonly flow: number } | null;
      /** Members of an ensemble; 1 where there is one run. */
      readonly members: number;
      /** What `low` and `high` are of: P10 and P90 of members, or, with null, two scenarios. */
      readonly band: 'members' | null;
      readonly membersUntil: string | null;
      /** Between which the peak lies; null without members and range. */
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

/** A job in the background. */
export interface FitJob {
  readonly state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly progress: number;
  readonly error: { readonly detail: string } | null;
}
