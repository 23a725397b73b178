import type { EpochSeconds } from '#time/vietnam-time.ts';

/** Centres in order of authority over the East Sea; the tracks of ECMWF's models IFS and AIFS are model output. */
export const STORM_CENTRES = ['jma', 'jtwc', 'ecmwf', 'aifs'] as const;
/** A centre that issues advisories or tracks. */
export type StormCentre = (typeof STORM_CENTRES)[number];

/** Tracks of a model alone: no person has judged them, and they do not say that a storm exists. */
export type ModelCentre = Extract<StormCentre, 'ecmwf' | 'aifs'>;

/** Whether a centre is a model. */
export function isModelCentre(centre: StormCentre): centre is ModelCentre {
  return centre === 'ecmwf' || centre === 'aifs';
}

/** Reach of winds of at least `kt` in a quadrant, km; null: not stated. */
export interface WindRadii {
  readonly kt: number;
  /** Averaging time of the wind. */
  readonly minutes: 1 | 10;
  readonly ne: number | null;
  readonly se: number | null;
  readonly sw: number | null;
  readonly nw: number | null;
}

/** Position and strength of a storm at a time. */
export interface StormPoint {
  readonly at: EpochSeconds;
  readonly kind: 'observed' | 'forecast';
  readonly lat: number;
  readonly lng: number;
  /** Greatest sustained wind as the centre states it (`StormAdvisory.windMinutes`), m/s. */
  readonly windMs: number | null;
  readonly gustMs: number | null;
  /** Central pressure, hPa. */
  readonly pressure: number | null;
  /** Radius that contains the centre with a probability of 70 %, km; null for observed points and where not stated. */
  readonly errorKm: number | null;
  readonly radii: readonly WindRadii[];
}

/** Where a member of an ensemble has the storm: hours after the run, latitude, longitude. */
export type MemberPoint = readonly [hours: number, lat: number, lng: number];

/** A member's track in order of time; empty where the member has lost the storm from the start. */
export type MemberTrack = readonly MemberPoint[];

/** One centre's advisory on one storm. */
export interface StormAdvisory {
  readonly centre: StormCentre;
  /** The centre's own id, such as `TC2632` or `wp2226`. */
  readonly centreId: string;
  /** Year and number of RSMC Tokyo, such as `2623`; null while unnamed or unknown to the centre. */
  readonly number: string | null;
  /** International name in capitals; null while unnamed. */
  readonly name: string | null;
  /** Of a model: the time of its run. */
  readonly issuedAt: EpochSeconds;
  /** Averaging time of `windMs`. */
  readonly windMinutes: 1 | 10;
  /** In order of time, at least one observed. */
  readonly points: readonly StormPoint[];
  /** Perturbed members of a model's ensemble; absent where there is none. */
  readonly members?: readonly MemberTrack[];
}
