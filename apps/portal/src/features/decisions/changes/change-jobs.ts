import { writeChangeLetter } from '@portal/content/decisions/change-letter';
import type { Job } from '#platform/jobs/job.ts';
import type { SendMail } from '#platform/mail/mailer.ts';
import { deliverDueMessages } from '#platform/outbox/deliver-messages.ts';
import type { OutboxMessage } from '#platform/outbox/outbox-store.ts';
import type { DecisionNeeds } from '../needs.ts';
import { ACTIVITIES } from '../own/activity-store.ts';
import { CHANGE_TOPIC, type ChangePayload, findChanges, listTellable, readHours } from './find-changes.ts';

export interface ChangeNeeds extends DecisionNeeds {
  readonly sendMail: SendMail | null;
  /** Those of the addresses that asked for no e-mail. */
  readonly findBlocked: (addresses: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly warn: (problem: string) => void;
}

const EVERY_SECONDS = 60;
const LETTERS_EVERY_SECONDS = 15;
const PACE = { leaseSeconds: 120, backOff: { first: 30, longest: 3600 }, mostAttempts: 8 };

/** Sends an e-mail; null: accepted, or not needed any more. */
async function sendChange(needs: ChangeNeeds, message: OutboxMessage): Promise<string | null> {
  const { accountId, activityId, placeId, isDemo, ...stored } = message.payload as ChangePayload;
  const owner = await needs.findEmail(accountId);
  const activity = await ACTIVITIES.find(needs.database, { accountId, id: activityId });
  const site = (await needs.listSites(accountId)).find(({ id }) => id === placeId);
  if (!owner?.email || activity === null || !activity.notify || site === undefined) return null;
  if ((await needs.findBlocked([owner.email])).size > 0) return null;
  const changes = listTellable(stored.changes, readHours(needs, site));
  if (changes.length === 0) return null;
  const { language } = owner;
  const link = `${needs.publicUrl}/dashboard/activities${language === 'en' ? '?lang=en' : ''}`;
  const letter = writeChangeLetter({ activity: activity.name, site: site.name, changes, isDemo, link }, language);
  return needs.sendMail?.({ id: message.id, to: owner.email, ...letter }) ?? null;
}

/** Jobs that compare activities with their last announced advice whenever the weather changes, and send the e-mails. */
export function listChangeJobs(needs: ChangeNeeds): readonly Job[] {
  let compared = '';
  return [
    {
      name: 'decisions.find-changes',
      everySeconds: EVERY_SECONDS,
      async run({ signal }) {
        const basis = `${needs.version()} ${Math.floor(needs.weatherClock() / 3600)}`;
        if (basis === compared) return;
        await findChanges(needs, signal);
        compared = basis;
      },
    },
    {
      name: 'decisions.send-changes',
      everySeconds: LETTERS_EVERY_SECONDS,
      async run({ signal }) {
        await deliverDueMessages({
          database: needs.database,
          clock: needs.clock,
          topic: CHANGE_TOPIC,
          deliver: (message) => sendChange(needs, message),
          pace: PACE,
          failure: 'an e-mail about changed advice could not be sent',
          warn: needs.warn,
          signal,
        });
      },
    },
  ];
}
