import type { Issued, Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { DecisionColumns } from '@portal/domain/decision/assess-hours';
import type { HourChances } from '@portal/domain/decision/miss-chance';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import type { WorkGate } from '@portal/domain/safety/work-gate';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { OwnNeeds } from '#platform/own-resource/plan-count.ts';

/** A place's hours from the current one, as input of assessments. */
export interface WorkHours {
  readonly place: Place;
  readonly issued: Issued;
  readonly startAt: EpochSeconds;
  readonly count: number;
  readonly columns: DecisionColumns;
  readonly chances: readonly HourChances[];
  /** Warnings and thunder per hour, which override every limit. */
  readonly gates: readonly (WorkGate | null)[];
}

export interface Site {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

export interface DecisionNeeds extends OwnNeeds {
  /** Machine clock. */
  readonly clock: () => EpochSeconds;
  readonly weatherClock: () => EpochSeconds;
  /** Throws `AppError` `unknownPlace`, `outsideCoverage`. */
  readonly locate: (query: PlaceQuery) => Place;
  /** Throws `AppError` `noData` if no run has data. */
  readonly readWorkHours: (point: LatLng, hours: number, language: Language) => WorkHours;
  /** Saved places that are not paused. */
  readonly listSites: (accountId: string) => Promise<readonly Site[]>;
  /** The account's verified e-mail address; null: none. */
  readonly findEmail: (
    accountId: string,
  ) => Promise<{ readonly email: string | null; readonly language: Language } | null>;
  /** Changes with every run, frame and warning. */
  readonly version: () => string;
  readonly publicUrl: string;
}
