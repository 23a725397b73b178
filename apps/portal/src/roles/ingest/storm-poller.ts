import type { StormEvent, StormPolling } from '@portal/forecast/storms/poll-storms';
import type { Log } from '#platform/log/create-log.ts';
import type { ClockSetting } from '#platform/settings/parse-values.ts';
import { superviseThread } from './supervise-thread.ts';

export interface StormOrder extends Pick<StormPolling, 'dataDir' | 'addresses'> {
  readonly clock: ClockSetting | null;
}

/** Fetches storm advisories on a thread; without an address there is none. */
export function startPollingStorms(order: StormOrder, log: Log): { readonly stop: () => Promise<void> } {
  if (Object.values(order.addresses).every((address) => address === null)) return { stop: async () => {} };
  return superviseThread<StormEvent>({
    program: new URL('./poll-storms-on-thread.ts', import.meta.url),
    order,
    onMessage: ({ kind, text }) => {
      if (kind === 'problem') log.warn(text);
      else log.info({ advisory: text }, 'a storm advisory was stored');
    },
    onDeath: (err) => log.error({ err }, 'the thread of the storms died'),
  });
}
