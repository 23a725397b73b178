import type { RadarEvent } from '@portal/forecast/radar/store/poll-radar';
import type { RadarAddress } from '@portal/forecast/radar/store/pull-radar';
import type { ZrRelation } from '@portal/forecast/radar/zr-relation';
import type { Log } from '#platform/log/create-log.ts';
import type { ClockSetting } from '#platform/settings/parse-values.ts';
import { superviseThread } from './supervise-thread.ts';

export interface RadarOrder {
  readonly dataDir: string;
  readonly zr: ZrRelation;
  readonly folder: string | null;
  readonly pulled: RadarAddress | null;
  /** Address of the rain that satellites estimate; null if it is not fetched. */
  readonly rainRateUrl: string | null;
  readonly lightningFolder: string | null;
  readonly demo: 'auto' | 'on' | 'off';
  readonly clock: ClockSetting | null;
}

/** Polls radar, satellite rain and lightning and makes nowcasts on a thread. */
export function startPollingRadar(order: RadarOrder, log: Log): { readonly stop: () => Promise<void> } {
  return superviseThread<RadarEvent>({
    program: new URL('./poll-radar-on-thread.ts', import.meta.url),
    order,
    onMessage: ({ kind, text }) => {
      if (kind === 'problem') log.warn(text);
      else log.info({ frame: text }, 'nowcast made');
    },
    onDeath: (err) => log.error({ err }, 'the thread of the radar died'),
  });
}
