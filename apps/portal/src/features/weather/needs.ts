import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { RunStore } from '@portal/forecast/store/run-store';

/** What the weather asks of places. */
export interface WeatherPlaces {
  /** The place that a query names. Throws `AppError` `unknownPlace` or `outsideCoverage`. */
  readonly getPlace: (query: PlaceQuery) => Place;
  /** Name of the place nearest to a point, null where none is within the distance. */
  readonly findNameNear: (point: LatLng, withinKm: number, language: Language) => string | null;
}

/** Everything that the weather needs of the rest of the portal. */
export interface WeatherNeeds {
  readonly store: RunStore;
  readonly places: WeatherPlaces;
  readonly clock: () => EpochSeconds;
  /** Whether demo values may be served now (setting `DEMO`). */
  readonly demo: () => boolean;
}
