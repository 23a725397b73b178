import type { StormAdvisory, StormCentre } from '@portal/domain/storm/storm';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** Stored advisories of every centre, also past ones. */
interface AdvisoryStore {
  readonly listAdvisories: () => readonly StormAdvisory[];
  /** When a centre's list was last read; null: never. */
  readonly checkedAt: (centre: StormCentre) => EpochSeconds | null;
}

export interface StormNeeds {
  readonly storms: AdvisoryStore;
  /** Chosen centres with the credit of each; empty: no source of storms is set up. */
  readonly centres: readonly { readonly centre: StormCentre; readonly credit: string }[];
  readonly clock: () => EpochSeconds;
}
