import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { OwnNeeds } from '#platform/own-resource/plan-count.ts';

export interface OwnCatchmentNeeds extends OwnNeeds {
  /** Machine clock. */
  readonly clock: () => EpochSeconds;
}
