import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { SatelliteStore } from './satellite-store.ts';

/** Everything that the satellite needs of the rest of the portal. */
export interface SatelliteNeeds {
  readonly satellite: SatelliteStore;
  readonly clock: () => EpochSeconds;
  /** Whether demo values may be served now (setting `DEMO`). */
  readonly demo: () => boolean;
  /** Credit of the operator's images as it must be shown with them; null where none is asked for. */
  readonly credit: string | null;
  /** What the operator's images show: heat or light; null where it is not said. */
  readonly kind: 'infrared' | 'visible' | null;
}
