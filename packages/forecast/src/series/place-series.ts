import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { CorrectedElement } from '../store/learned-corrections.ts';
import type { VariableName } from '../variables/variable.table.ts';

/** The run that a value came from. */
export interface RunReference {
  readonly source: string;
  readonly runId: string;
  readonly runAt: EpochSeconds;
  /** When the portal published the run. */
  readonly publishedAt: EpochSeconds;
  readonly demo: boolean;
  /** Credit and licence that must be shown with the values. */
  readonly licence: string;
  /** Surface height of the source's model interpolated to the point, metres; null if the source gives none. */
  readonly surfaceHeightM: number | null;
  /** Whether its temperature has a learned correction here. */
  readonly isCorrected?: true;
  /** What else of it has a learned correction here. */
  readonly corrected?: readonly CorrectedElement[];
  /** Whether any of its rain chances has a learned calibration here. */
  readonly isCalibrated?: true;
  /** Whether the steps of its temperature are all more than three hours apart: a day's extremes lie between them. */
  readonly isCoarse?: true;
  /** The cell off the coast that its waves come from, if they are not those of the point itself. */
  readonly seaCell?: LatLng & { readonly distanceKm: number };
}

/** `runOf` of an hour without value. */
export const NO_RUN = 255;

/** A further run in a mean. */
export interface MixedRun {
  /** Index of the run in the series. */
  readonly run: number;
  /** 1 at each hour in which it counts, else 0. */
  readonly hours: Uint8Array;
}

/**
 * Hourly values of one variable: NaN if no run has it, and per hour the index of the run that gave it, `NO_RUN` for
 * none. For a mean of several sources, `mixed` names the others.
 */
export interface HourlyValues {
  readonly values: Float64Array;
  readonly runOf: Uint8Array;
  readonly mixed?: readonly MixedRun[];
}

/** The climate's part in the hours of a series; NaN in unblended hours. */
export interface ClimateHours {
  /** Weight of the forecast, 0…1. */
  readonly weights: Float64Array;
  /** Climatological chance of rain of the hour, %. */
  readonly chancesPercent: Float64Array;
}

/**
 * All data for one place: hours on the clock from `startAt` on, per variable from the best source that has it, after
 * height adjustment and conversion to hours. An amount at index i is that of the hour beginning at i.
 */
export interface PlaceSeries {
  readonly point: LatLng;
  /** Point at which the grids are read: the station cell's centre, or the point itself off the station grid. */
  readonly readAt: LatLng;
  readonly stationCode: number | null;
  readonly placeHeightM: number | null;
  readonly startAt: EpochSeconds;
  readonly hours: number;
  /** The portal's clock at the time of reading: hours before it are past. */
  readonly now: EpochSeconds;
  readonly runs: readonly RunReference[];
  readonly variables: Partial<Record<VariableName, HourlyValues>>;
  /** Null if no hour is blended with the climate. */
  readonly climate: ClimateHours | null;
}

/** Place, hours and variables of a series. */
export interface PlaceSeriesQuery {
  readonly point: LatLng;
  /** Height of the place, metres; null if unknown: temperatures are then not adjusted. */
  readonly placeHeightM: number | null;
  /** A full clock hour. */
  readonly startAt: EpochSeconds;
  readonly hours: number;
  /** The portal's clock. */
  readonly now: EpochSeconds;
  /** Whether demo values may be returned. */
  readonly demo: boolean;
  /** Whether the place is on a coast or an island: without waves of its own it gets those of the nearest cell at sea. */
  readonly isCoastal?: boolean;
  /** Only these variables; default all. */
  readonly variables?: readonly VariableName[];
  /** Only this source; default all, the best first. */
  readonly source?: string;
  /** As issued by the models, without learned corrections and climate. */
  readonly asIssued?: true;
}

/** Whether the temperature of an hour comes from a run without steps fine enough for a day's extremes. */
export function isCoarseHour({ runs, variables }: PlaceSeries, hour: number): boolean {
  const run = variables.temperature2m?.runOf[hour] ?? NO_RUN;
  return run !== NO_RUN && runs[run]?.isCoarse === true;
}
