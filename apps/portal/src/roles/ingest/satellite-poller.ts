import type { SatelliteSource } from '#features/satellite/to-map-image.ts';
import type { Log } from '#platform/log/create-log.ts';
import type { ClockSetting } from '#platform/settings/parse-values.ts';
import { superviseThread } from './supervise-thread.ts';

export interface SatelliteOrder {
  readonly dataDir: string;
  readonly source: SatelliteSource | null;
  /** Base URL of JMA's tiles; null: not chosen. */
  readonly jmaUrl: string | null;
  /** Address of the tiles of cloud tops; null: not chosen. */
  readonly cloudTopsUrl: string | null;
  readonly demo: 'auto' | 'on' | 'off';
  readonly clock: ClockSetting | null;
}

export function startPollingSatellite(order: SatelliteOrder, log: Log): { readonly stop: () => Promise<void> } {
  return superviseThread<string>({
    program: new URL('./poll-satellite-on-thread.ts', import.meta.url),
    order,
    onMessage: (problem) => log.warn(problem),
    onDeath: (err) => log.error({ err }, 'the thread of the satellite died'),
  });
}
