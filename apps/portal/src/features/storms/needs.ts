import type { Issued, Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import type { StormAdvisory, StormCentre } from '@portal/domain/storm/storm';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** Stored advisories of every centre, also past ones. */
interface AdvisoryStore {
  readonly listAdvisories: () => readonly StormAdvisory[];
  /** The newest intact advisories on one storm, at most `most`, oldest first. */
  readonly listHistory: (centre: StormCentre, centreId: string, most: number) => readonly StormAdvisory[];
  /** When a centre's list was last read; null: never. */
  readonly checkedAt: (centre: StormCentre) => EpochSeconds | null;
}

/** Provinces of mainland Vietnam. */
interface Coast {
  /** Slug of the province that has a point; null at sea, on islands far out and abroad. */
  readonly findProvince: (point: LatLng) => string | null;
  readonly nameProvince: (slug: string, language: Language) => string;
}

/** The forecast of an hour at a place; null: unknown. */
export interface PlaceHour {
  readonly windMs: number | null;
  readonly gustMs: number | null;
  readonly rainMm: number | null;
}

/** Hours in a row, and where they come from. */
export interface PlaceHours {
  readonly hours: readonly PlaceHour[];
  readonly issued: Issued;
}

/** What a storm at a place needs besides the storms. */
export interface StormHereNeeds {
  /** Throws `AppError` `unknownPlace` or `outsideCoverage`. */
  readonly locate: (query: PlaceQuery) => Place;
  readonly readHours: (place: Place, from: EpochSeconds, count: number) => PlaceHours;
  /** Official warnings in force, to come, or over for less than a day. */
  readonly listGates: (place: Place, language: Language) => readonly OfficialWarning[];
  readonly clock: () => EpochSeconds;
}

export interface StormNeeds extends StormHereNeeds {
  readonly storms: AdvisoryStore;
  /** Chosen centres with the credit of each; empty: no source of storms is set up. */
  readonly centres: readonly { readonly centre: StormCentre; readonly credit: string }[];
  readonly coast: Coast;
}
