import type { Language, Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { SeenSky } from '@portal/domain/weather/rain-course';
import type { ArchivedRun, ArchivedRunsQuery } from '@portal/forecast/archive/read-archived-runs';
import type { ForecastOfDay } from '@portal/forecast/archive/read-daily-file';
import type { EarlierForecastsQuery } from '@portal/forecast/archive/read-earlier-forecasts';
import type { RunStore } from '@portal/forecast/store/run-store';

/** What the weather asks of places. */
export interface WeatherPlaces {
  /** The place that a query names; a point without one is named by its coordinates. Throws `AppError` `unknownPlace` or `outsideCoverage`. */
  readonly locate: (query: PlaceQuery) => Place;
  /** Slug of the province that a place lay in until 30 June 2025; null abroad and at sea. Left out, none is known. */
  readonly formerProvince?: (place: Place) => string | null;
}

/** What radar and lightning sensors say of places. */
interface WeatherSky {
  readonly read: (place: Place) => SeenSky;
  /** Changes whenever what it reads may have changed. */
  readonly version: () => string;
}

/** Everything that the weather needs of the rest of the portal. */
export interface WeatherNeeds {
  readonly store: RunStore;
  readonly places: WeatherPlaces;
  readonly clock: () => EpochSeconds;
  /** Whether demo values may be served now (setting `DEMO`). */
  readonly demo: () => boolean;
  /** Without it no instrument observes anything and everything comes from the model. */
  readonly sky?: WeatherSky;
  /** Official warnings for a place, in force or to come, the weightiest first; left out, there are none. */
  readonly warnings?: (place: Place, language: Language) => readonly OfficialWarning[];
  /** Those by which nothing is advised there, ones among them that are over for less than a day; left out, there are none. */
  readonly gates?: (place: Place, language: Language) => readonly OfficialWarning[];
  /** What a source said of a day before its present run; left out, nothing is known of it. */
  readonly earlier?: (query: EarlierForecastsQuery) => readonly ForecastOfDay[];
  /** What the archived runs said of a place; left out, nothing is archived. */
  readonly archived?: (query: ArchivedRunsQuery) => readonly ArchivedRun[];
}
