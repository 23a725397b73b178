import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { ObservedStep } from '@portal/domain/alert/rate-alerts';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { PlaceSight } from '#features/alerts/evaluate/outlook.ts';
import type { ReadObserved } from '#features/alerts/outcomes/read-observed.ts';

/** What a place had ahead at a moment that is over, as far as rules on its rain, thunder, gusts and temperature ask. */
export interface PastSight extends Pick<PlaceSight, 'basis' | 'isOutsideRadar' | 'slices' | 'findChances' | 'hours'> {
  readonly at: EpochSeconds;
  /** Whether a radar was configured whose newest frame was too old. */
  readonly isStale: boolean;
}

/** The month of a place. */
export interface PastSky {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  /** Every ten minutes and with every nowcast, oldest first. */
  readonly sights: readonly PastSight[];
  /** Rain as a radar saw it; none where no radar covers the place. */
  readonly rain: readonly ObservedStep[];
  readonly demo: boolean;
}

/** Clock hours of the forecast, the present one first. */
export interface AheadSky {
  readonly hours: readonly (PlaceSight['hours'][number] & {
    readonly rainMm: number | null;
    readonly chancePercent: number | null;
    readonly thunder: number | null;
  })[];
  /** Chance that each of them reaches a rate, mm/h, in per cent. */
  readonly findChances: (thresholdMmh: number) => readonly (number | null)[];
  readonly demo: boolean;
}

/** What the preview of a rule needs of the rest of the portal. */
export interface PreviewNeeds {
  /** The clock of the weather. */
  readonly clock: () => EpochSeconds;
  /** Throws `AppError` `outsideCoverage`. */
  readonly locate: (query: PlaceQuery) => Place;
  readonly readPast: (place: Place) => Promise<PastSky>;
  readonly readAhead: (place: Place) => AheadSky;
  readonly readObserved: ReadObserved;
  readonly listWarnings: (place: Place, language: Language) => readonly OfficialWarning[];
}
