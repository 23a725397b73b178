import type { EndpointReply } from '@portal/contract/endpoint';
import type { Language, Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { weatherMarine } from '@portal/contract/endpoints/weather';
import type { weatherWindHeights } from '@portal/contract/endpoints/wind';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { OwnNeeds } from '#platform/own-resource/plan-count.ts';

/** The weather of a wind farm, as the weather calls return it. */
export interface WindWeather {
  readonly readWind: (
    query: PlaceQuery & { heights: string; hours: number },
  ) => EndpointReply<typeof weatherWindHeights>;
  /** Throws `AppError` `noData` without a wave source. */
  readonly readMarine: (query: PlaceQuery & { days: number }) => EndpointReply<typeof weatherMarine>;
  /** Official warnings that rule out work at a place: in force, to come, or over for less than a day. */
  readonly listGates: (place: Place, language: Language) => readonly OfficialWarning[];
}

export interface OwnFarmNeeds extends OwnNeeds {
  /** Machine clock. */
  readonly clock: () => EpochSeconds;
  /** Throws `AppError` `outsideCoverage`. */
  readonly locate: (query: PlaceQuery) => Place;
}
