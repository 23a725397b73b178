import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { VariableName } from '../variables/variable.table.ts';

/** The run that a value came from. */
export interface RunReference {
  readonly source: string;
  readonly runId: string;
  readonly runAt: EpochSeconds;
  /** When the portal published the run. */
  readonly publishedAt: EpochSeconds;
  readonly demo: boolean;
  /** Credit and licence as they must be shown with the values. */
  readonly licence: string;
  /** Height of the source's ground interpolated to the point, metres; null where the source gives none. */
  readonly surfaceHeightM: number | null;
  /** Whether its temperature is corrected here by what was learned from measurements. */
  readonly isCorrected?: true;
  /** Whether any of its chances of rain is calibrated here by what was learned from measurements. */
  readonly isCalibrated?: true;
}

/** `runOf` of an hour without value. */
export const NO_RUN = 255;

/** A further run whose value counts in a mean. */
export interface MixedRun {
  /** Index of the run in the series. */
  readonly run: number;
  /** 1 at each hour in which it counts, else 0. */
  readonly hours: Uint8Array;
}

/**
 * Hourly values of one variable: NaN where nothing has it, and per hour the index of the run that gave it, `NO_RUN` for none. Where the
 * value is a mean of several sources, `mixed` names the others.
 */
export interface HourlyValues {
  readonly values: Float64Array;
  readonly runOf: Uint8Array;
  readonly mixed?: readonly MixedRun[];
}

/** What the climate counts in the hours of a series; NaN in those of the forecast alone. */
export interface ClimateHours {
  /** How much the forecast counts, 0…1. */
  readonly weights: Float64Array;
  /** Chance of rain of the hour by the climate, %. */
  readonly chancesPercent: Float64Array;
}

/**
 * Everything the engine knows of one place: hours on the clock from `startAt` on, per variable the best source that has
 * it, after height correction and accumulation to hours. An amount at index i is that of the hour beginning at i.
 */
export interface PlaceSeries {
  readonly point: LatLng;
  /** Where the grids are read: the station cell's centre, or the point itself off the station grid. */
  readonly readAt: LatLng;
  readonly stationCode: number | null;
  readonly placeHeightM: number | null;
  readonly startAt: EpochSeconds;
  readonly hours: number;
  /** The portal's clock when it was read: hours before it are over. */
  readonly now: EpochSeconds;
  readonly runs: readonly RunReference[];
  readonly variables: Partial<Record<VariableName, HourlyValues>>;
  /** Null where no hour is mixed with the climate. */
  readonly climate: ClimateHours | null;
}

/** What is asked of a place. */
export interface PlaceSeriesQuery {
  readonly point: LatLng;
  /** Height of the place, metres; null where unknown, then no temperature is corrected. */
  readonly placeHeightM: number | null;
  /** A full clock hour. */
  readonly startAt: EpochSeconds;
  readonly hours: number;
  /** The portal's clock. */
  readonly now: EpochSeconds;
  /** Whether demo values may be given. */
  readonly demo: boolean;
  /** Only these variables; all when left out. */
  readonly variables?: readonly VariableName[];
  /** As the models gave it, without what was learned and without the climate. */
  readonly asIssued?: true;
}
