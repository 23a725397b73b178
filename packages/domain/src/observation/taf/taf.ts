import type { EpochSeconds } from '#time/vietnam-time.ts';

/** How a part of an airport's forecast applies: at the start, from a time on, gradually, or now and then. */
export type TafChange = 'base' | 'from' | 'becoming' | 'temporary';

/** A part of an airport's forecast. Null: not stated, which in a change means unchanged. */
export interface TafPart {
  readonly change: TafChange;
  /** 30 or 40 where the part is only probable, %; else null. */
  readonly chancePercent: number | null;
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  readonly windMs: number | null;
  /** Degrees; null also for variable wind. */
  readonly windDirectionDeg: number | null;
  readonly gustMs: number | null;
  /** 10,000 means at least that. */
  readonly visibilityM: number | null;
  /** A sum of `WEATHER`; 0: no significant weather any more. */
  readonly weather: number | null;
  readonly cloudOktas: number | null;
}

/** An aerodrome forecast (WMO-No. 306, FM 51), as its meteorological office issued it. */
export interface Taf {
  readonly stationId: string;
  readonly issuedAt: EpochSeconds;
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  /** The base first, then the changes in the order of the message. */
  readonly parts: readonly TafPart[];
}
