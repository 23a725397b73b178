import { WARD_SUBSCRIPTION_CALLS } from '@portal/contract/own/ward-subscriptions';
import { findSendingDay } from '@portal/domain/ward-bulletin/bulletin-span';
import type { Feature } from '#platform/feature.ts';
import type { Job } from '#platform/jobs/job.ts';
import { deliverDueMessages } from '#platform/outbox/deliver-messages.ts';
import { type OwnAnswers, toOwnRoutes } from '#platform/own-resource/own-routes.ts';
import type { OwnSubscriptionNeeds, SendingNeeds } from './needs.ts';
import { addSubscription, showSubscriptions } from './own-subscriptions.ts';
import { sendBulletin } from './send-bulletin.ts';
import { BULLETIN_TOPIC, queueBulletins, WARD_SUBSCRIPTIONS } from './subscription-store.ts';

const LIMIT = { name: 'ward-bulletins', perMinute: 60, perDay: 2000 } as const;
const QUEUED_EVERY_SECONDS = 60;
const SENT_EVERY_SECONDS = 5;
/** Tried again every ten minutes at the latest, all morning. */
const PACE = { leaseSeconds: 120, backOff: { first: 30, longest: 600 }, mostAttempts: 100 };
/** Bulletins in flight per worker, so that a slow server delays few others. */
const AT_ONCE = 4;

/** Jobs that queue each day's bulletins from 05:00 on, and send them. */
export function listBulletinJobs(needs: SendingNeeds): readonly Job[] {
  const { database, clock, weatherClock, warn } = needs;
  const deliver = (signal: AbortSignal): Promise<number> =>
    deliverDueMessages({
      database,
      clock,
      topic: BULLETIN_TOPIC,
      deliver: (message) => sendBulletin(needs, message),
      pace: PACE,
      failure: 'a ward bulletin could not be sent',
      warn,
      signal,
    });
  return [
    {
      name: 'ward-subscriptions.queue-bulletins',
      everySeconds: QUEUED_EVERY_SECONDS,
      async run({ signal }) {
        const day = findSendingDay(weatherClock());
        if (day !== null) await queueBulletins(database, { day, now: clock() }, signal);
      },
    },
    {
      name: 'ward-subscriptions.send-bulletins',
      everySeconds: SENT_EVERY_SECONDS,
      everyWorker: true,
      async run({ signal }) {
        const drain = async (): Promise<void> => {
          while ((await deliver(signal)) > 0 && !signal.aborted);
        };
        await Promise.all(Array.from({ length: AT_ONCE }, drain));
      },
    },
  ];
}

/** Ward bulletins that accounts get every morning by e-mail or webhook. */
export function openWardSubscriptions(needs: OwnSubscriptionNeeds & SendingNeeds): Feature {
  const answers: OwnAnswers<typeof WARD_SUBSCRIPTION_CALLS> = {
    wardSubscriptionsList: async ({ accountId }, { language }) => ({
      items: await showSubscriptions(needs, accountId, language),
    }),
    wardSubscriptionAdd: ({ accountId }, { body, language }) => addSubscription(needs, accountId, body, language),
    wardSubscriptionRemove: (key) => WARD_SUBSCRIPTIONS.remove(needs.database, key),
  };
  return {
    name: 'ward-subscriptions',
    rawRoutes: toOwnRoutes(WARD_SUBSCRIPTION_CALLS, answers, { limit: LIMIT }),
    jobs: listBulletinJobs(needs),
  };
}
