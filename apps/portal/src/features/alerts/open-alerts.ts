import type { Feature } from '#platform/feature.ts';
import type { Job } from '#platform/jobs/job.ts';
import { listDeliveryJobs } from './delivery/delivery-jobs.ts';
import type { DeliveryNeeds } from './delivery/needs.ts';
import { isAvailable } from './delivery/send-alert.ts';
import { findStopChannel, type StopChannel } from './delivery/unsubscribe.ts';
import { listStopRoutes } from './delivery/unsubscribe-routes.ts';
import { type AlertSky, createEvaluationJob } from './evaluate/evaluation-job.ts';
import { describeNextTrigger } from './evaluate/write-alert.ts';
import { findQuietHours } from './own/alert-settings.ts';
import type { ChannelKind, OwnAlertNeeds } from './own/needs.ts';
import { listOwnAlertRoutes } from './own/own-routes.ts';
import { findPaused } from './own/rules.ts';
import { type CodeNeeds, sendDueCodes } from './own/send-codes.ts';

interface OpenAlertsNeeds
  extends Omit<OwnAlertNeeds, 'isAvailable' | 'findNextTrigger' | 'findPushKey'>,
    CodeNeeds,
    Omit<DeliveryNeeds, 'clock' | 'leaseClock'> {
  readonly findVerified: OwnAlertNeeds['findVerified'];
  readonly sky: AlertSky;
}

const CODES_EVERY_SECONDS = 5;

/** Alerts of a running portal. */
interface OpenAlerts extends Feature {
  /** What pages show without a session: the channel that a message's code names. */
  readonly web: { readonly findStopChannel: (code: string) => Promise<StopChannel | null> };
}

/** What people want to hear of, the evaluation that finds it, and the delivery of what it says. */
export function openAlerts(needs: OpenAlertsNeeds): OpenAlerts {
  const { database, clock, sky, senders } = needs;
  const jobs: readonly Job[] = [
    createEvaluationJob({
      ...needs,
      findPaused: (accountIds) => findPaused(needs, accountIds),
      findQuietHours: (accountIds) => findQuietHours(database, accountIds),
    }),
    {
      name: 'alerts.send-codes',
      everySeconds: CODES_EVERY_SECONDS,
      run: ({ signal }) => sendDueCodes(needs, signal),
    },
    ...listDeliveryJobs({ ...needs, clock: sky.clock, leaseClock: clock }),
  ];
  const own: OwnAlertNeeds = {
    ...needs,
    findNextTrigger: (question) => describeNextTrigger(sky.readSight, sky.clock(), question),
    isAvailable: (kind: ChannelKind) => isAvailable(senders, kind),
    findPushKey: () => senders.push?.publicKey ?? null,
  };
  return {
    name: 'alerts',
    rawRoutes: [...listOwnAlertRoutes(own), ...listStopRoutes(needs)],
    jobs,
    web: { findStopChannel: (code) => findStopChannel(database, code) },
  };
}
