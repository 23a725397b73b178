import type { Language } from '@portal/domain/language/language';

/** A storm by its first centre: epoch seconds, latitude, longitude, error in km or null. */
export interface ApproachingStorm {
  readonly name: string;
  readonly points: readonly (readonly [at: number, lat: number, lng: number, errorKm: number | null])[];
}

/** Props for the script that measures storms from the reader's own places. */
export interface StormPlacesProps {
  readonly language: Language;
  /** The page's time, epoch seconds. */
  readonly now: number;
  /** Path of a place's page with `{location}`. */
  readonly path: string;
  /** Sentences with `{names}`. */
  readonly words: Readonly<Record<'now' | 'nearest' | 'error' | 'leaving', string>>;
  readonly storms: readonly ApproachingStorm[];
}
