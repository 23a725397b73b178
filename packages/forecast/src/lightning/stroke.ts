import type { EpochSeconds } from '@portal/domain/time/epoch';

/** One stroke of lightning as a network of sensors located it: when, and where in degrees. */
export interface Stroke {
  readonly at: EpochSeconds;
  readonly lat: number;
  readonly lng: number;
}
