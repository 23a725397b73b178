import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Feature } from '#platform/feature.ts';
import type { Job } from '#platform/jobs/job.ts';
import { type AlertDeliveryNeeds, deliverDueAlerts } from './delivery/deliver-alerts.ts';
import { listUnsubscribeRoutes } from './delivery/unsubscribe-routes.ts';
import { type AlertSky, createEvaluationJob } from './evaluate/evaluation-job.ts';
import { findPaused } from './find-paused.ts';
import type { OwnAlertNeeds } from './own/needs.ts';
import { listOwnAlertRoutes } from './own/own-routes.ts';
import { type CodeNeeds, sendDueCodes } from './own/send-codes.ts';

interface OpenAlertsNeeds extends OwnAlertNeeds, CodeNeeds, Omit<AlertDeliveryNeeds, 'weatherClock'> {
  readonly findVerified: OwnAlertNeeds['findVerified'];
  readonly clock: () => EpochSeconds;
  readonly sky: AlertSky;
}

const CODES_EVERY_SECONDS = 5;
const DELIVER_EVERY_SECONDS = 5;

/** Alerts of a running portal: what people want to hear of, and the evaluation that finds it. */
export function openAlerts(needs: OpenAlertsNeeds): Feature {
  const jobs: readonly Job[] = [
    createEvaluationJob({ ...needs, findPaused: (accountIds) => findPaused(needs, accountIds) }),
    {
      name: 'alerts.deliver',
      everySeconds: DELIVER_EVERY_SECONDS,
      run: async ({ signal }) => void (await deliverDueAlerts({ ...needs, weatherClock: needs.sky.clock }, signal)),
    },
    {
      name: 'alerts.send-codes',
      everySeconds: CODES_EVERY_SECONDS,
      run: ({ signal }) => sendDueCodes(needs, signal),
    },
  ];
  return { name: 'alerts', rawRoutes: [...listOwnAlertRoutes(needs), ...listUnsubscribeRoutes(needs)], jobs };
}
