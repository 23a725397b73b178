import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { LightningStore } from '@portal/forecast/lightning-keeping/open-lightning-store';
import type { RadarStore } from '@portal/forecast/radar-keeping/open-radar-store';
import type { RunStore } from '@portal/forecast/store/run-store';

/** Everything that the nowcast needs of the rest of the portal. */
export interface NowcastNeeds {
  readonly radar: RadarStore;
  readonly lightning: LightningStore;
  /** Credits of the operator's radar and lightning as they must be shown; null where none is asked for. */
  readonly credits: { readonly radar: string | null; readonly lightning: string | null };
  readonly store: RunStore;
  /** The place that a query names. Throws `AppError` `unknownPlace` or `outsideCoverage`. */
  readonly places: { readonly locate: (query: PlaceQuery) => Place };
  readonly clock: () => EpochSeconds;
  /** Whether demo values may be served now (setting `DEMO`). */
  readonly demo: () => boolean;
}
