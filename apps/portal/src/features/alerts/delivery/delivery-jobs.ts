import { CHANNEL_KINDS } from '@portal/domain/alert/channel.table';
import type { Job } from '#platform/jobs/job.ts';
import { deliverChannel } from './deliver-channel.ts';
import { withholdExpired } from './delivery-store.ts';
import type { DeliveryNeeds } from './needs.ts';
import { isAvailable } from './send-alert.ts';

/** One job per channel, so that a slow provider delays no other channel, and one that withholds expired messages. */
export function listDeliveryJobs(needs: DeliveryNeeds): readonly Job[] {
  const { database, senders, clock, leaseClock } = needs;
  const kinds = CHANNEL_KINDS.filter((kind) => isAvailable(senders, kind));
  return [
    ...kinds.map(
      (kind): Job => ({
        name: `alerts.deliver-${kind}`,
        everySeconds: 1,
        everyWorker: true,
        run: async ({ signal }) => void (await deliverChannel(needs, kind, signal)),
      }),
    ),
    {
      name: 'alerts.withhold-expired',
      everySeconds: 15,
      async run({ signal }) {
        const times = { now: clock(), leaseNow: leaseClock() };
        while (!signal.aborted && (await withholdExpired(database, times)) > 0);
      },
    },
  ];
}
