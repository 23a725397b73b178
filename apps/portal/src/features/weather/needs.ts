import type { Language, Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Measurement } from '@portal/domain/observation/measurement';
import type { Station } from '@portal/domain/observation/observed-day';
import type { Taf } from '@portal/domain/observation/taf/taf';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { RadarRain, SeenSky } from '@portal/domain/weather/rain-course';
import type { ArchivedRun, ArchivedRunsQuery } from '@portal/forecast/archive/read-archived-runs';
import type { ForecastOfDay } from '@portal/forecast/archive/read-daily-file';
import type { EarlierForecastsQuery } from '@portal/forecast/archive/read-earlier-forecasts';
import type { RunStore } from '@portal/forecast/store/run-store';

export interface WeatherPlaces {
  /**
   * The place of a query; a point without a name is named by its coordinates. Throws `AppError` `unknownPlace` or
   * `outsideCoverage`.
   */
  readonly locate: (query: PlaceQuery) => Place;
  /** Slug of a place's province until 30 June 2025; null abroad and at sea. Absent: unknown. */
  readonly formerProvince?: (place: Place) => string | null;
  /** Whether a place may have the waves of a cell off its coast; absent: only its own. */
  readonly isCoastal?: (place: Place) => boolean;
}

interface WeatherSky {
  readonly read: (place: Place) => SeenSky;
  /** Changes whenever its data may have changed. */
  readonly version: () => string;
}

/** The newest report of a station near a place, and the forecast of the nearest airport. */
export interface NearReport {
  readonly station: Station;
  readonly distanceKm: number;
  readonly measurement: Measurement;
  /** Licence and credit; null: not stated. */
  readonly credit: string | null;
  /** Null without a valid one. */
  readonly airport: { readonly name: string; readonly taf: Taf; readonly credit: string | null } | null;
}

export interface WeatherNeeds {
  readonly store: RunStore;
  readonly places: WeatherPlaces;
  readonly clock: () => EpochSeconds;
  /** Whether demonstration data may be served now (setting `DEMO`). */
  readonly demo: () => boolean;
  /** Absent: no observations, everything comes from the model. */
  readonly sky?: WeatherSky;
  /** Official warnings for a place, in force or to come, most severe first; absent: none. */
  readonly warnings?: (place: Place, language: Language) => readonly OfficialWarning[];
  /** Warnings that rule out advice there, including those over for less than a day; absent: none. */
  readonly gates?: (place: Place, language: Language) => readonly OfficialWarning[];
  /** The nowcast's members over a ward; none for other places, and without a radar that sees it. Absent: none. */
  readonly readWardMembers?: (place: Place) => Promise<readonly RadarRain[]>;
  /** The newest report near a place; absent: none. */
  readonly measured?: (place: Place) => NearReport | null;
  /** A source's earlier forecasts by day; absent: unknown. */
  readonly earlier?: (query: EarlierForecastsQuery) => readonly (readonly ForecastOfDay[])[];
  /** Archived runs at a place; absent: none. */
  readonly archived?: (query: ArchivedRunsQuery) => readonly ArchivedRun[];
}
