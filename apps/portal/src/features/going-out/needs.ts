import type { Issued, Language, Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { WorkWarning } from '@portal/domain/safety/warning-gate';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { TripSlice } from '@portal/domain/trip/assess-departure';

/** The weather of a spot on the way, as its pages show it. */
export interface SpotWeather {
  /** From the current ten minutes on: ten minutes each for three hours, then hours. */
  readonly slices: readonly TripSlice[];
  readonly issued: Issued;
  /** When the frame was taken that its rain begins with; null without one. */
  readonly frameAt: EpochSeconds | null;
}

export interface GoingOutNeeds {
  readonly clock: () => EpochSeconds;
  /** Throws `AppError` `unknownPlace` or `outsideCoverage`. */
  readonly locate: (query: PlaceQuery) => Place;
  /** Points of a road that leads from one point to another; null where none is known. Absent without a router. */
  readonly findRoad?: (from: LatLng, to: LatLng) => Promise<readonly LatLng[] | null>;
  readonly readSpot: (place: Place) => Promise<SpotWeather>;
  /** Warnings for a place, in force, to come, or so recent that they still forbid advice. */
  readonly listWarnings: (place: Place, language: Language) => readonly WorkWarning[];
}
