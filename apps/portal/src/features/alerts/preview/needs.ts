import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { DryingDay } from '@portal/domain/agriculture/drying-plan';
import type { ObservedStep } from '@portal/domain/alert/rate-alerts';
import type { HeatReach } from '@portal/domain/heat/heat-reach';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { PlaceSight } from '#features/alerts/evaluate/outlook.ts';
import type { ReadObserved } from '#features/alerts/outcomes/read-observed.ts';

/** A past forecast of a place, with the fields that all rules but those on warnings and lightning need. */
export interface PastSight
  extends Pick<
    PlaceSight,
    'basis' | 'isOutsideRadar' | 'slices' | 'findChances' | 'hours' | 'findDrying' | 'findHeat'
  > {
  readonly at: EpochSeconds;
  /** Whether radar was configured but too old. */
  readonly isStale: boolean;
}

export interface PastSky {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  /** Every ten minutes and for every nowcast, oldest first. */
  readonly sights: readonly PastSight[];
  /** Rain observed by radar; empty outside radar range. */
  readonly rain: readonly ObservedStep[];
  readonly demo: boolean;
}

/** Forecast clock hours, the current one first. */
export interface AheadSky {
  /** Of the rain of now; `satellite` where no fresh radar sees the place. */
  readonly basis: PlaceSight['basis'];
  readonly hours: readonly (PlaceSight['hours'][number] & {
    readonly rainMm: number | null;
    readonly chancePercent: number | null;
    readonly thunder: number | null;
  })[];
  /** Chance per hour of reaching a rate in mm/h, %. */
  readonly findChances: (thresholdMmh: number) => readonly (number | null)[];
  /** Drying in the sun from today on. */
  readonly drying: readonly DryingDay[];
  /** Days from today on that reach a WBGT, °C. */
  readonly listHeat: (limitC: number) => readonly HeatReach[];
  readonly demo: boolean;
}

export interface PreviewNeeds {
  readonly clock: () => EpochSeconds;
  /** Throws `AppError` `outsideCoverage`. */
  readonly locate: (query: PlaceQuery) => Place;
  readonly readPast: (place: Place) => Promise<PastSky>;
  readonly readAhead: (place: Place) => AheadSky;
  readonly readObserved: ReadObserved;
  readonly listWarnings: (place: Place, language: Language) => readonly OfficialWarning[];
}
