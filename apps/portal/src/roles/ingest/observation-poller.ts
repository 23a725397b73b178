import type { ObservationEvent } from '@portal/forecast/observations/poll-observations';
import type { Log } from '#platform/log/create-log.ts';
import type { ClockSetting } from '#platform/settings/parse-values.ts';
import type { PollingOptions } from './source-poller.ts';
import { superviseThread } from './supervise-thread.ts';

export interface ObservationOrder {
  readonly dataDir: string;
  readonly folder: string | null;
  readonly address: string | null;
  readonly tafAddress: string | null;
  readonly archiveUrl: string | null;
  readonly clock: ClockSetting | null;
  /** Where hosts agree on the one that fetches; null: a single host. */
  readonly shared: PollingOptions['shared'];
}

/** Imports observations on a thread: years of them may arrive at once. */
export function startPollingObservations(order: ObservationOrder, log: Log): { readonly stop: () => Promise<void> } {
  const { folder, address, tafAddress, archiveUrl } = order;
  if ([folder, address, tafAddress, archiveUrl].every((place) => place === null)) return { stop: async () => {} };
  return superviseThread<ObservationEvent>({
    program: new URL('./poll-observations-on-thread.ts', import.meta.url),
    order,
    onMessage: ({ kind, text }) => {
      if (kind === 'problem') log.warn(text);
      else log.info({ observations: text }, 'observations imported');
    },
    onDeath: (err) => log.error({ err }, 'the thread of the observations died'),
  });
}
