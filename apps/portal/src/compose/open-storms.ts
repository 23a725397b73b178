import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { AdvisoryStore, StormNeeds } from '#features/storms/needs.ts';
import { createStorms, type Storms } from '#features/storms/service.ts';

const NO_ADVISORIES: AdvisoryStore = { listAdvisories: () => [], version: () => '', checkedAt: () => null };

/** Opens the storms of the chosen centres: none before a feed of advisories is. */
export function openStorms(clock: () => EpochSeconds, centres: StormNeeds['centres'] = []): Storms {
  return createStorms({ storms: NO_ADVISORIES, centres, clock });
}
