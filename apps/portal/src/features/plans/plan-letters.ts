import { formatDay } from '@portal/content/format-day';
import { planLetterMessages } from '@portal/content/messages/plan-letter-messages';
import { formatPlanPrice, namePlan } from '@portal/content/products/plan-words';
import type { Language } from '@portal/domain/language/language';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { DAY_SECONDS, type EpochSeconds, vietnamHour } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Database } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { SendMail } from '#platform/mail/mailer.ts';
import { deliverDueMessages } from '#platform/outbox/deliver-messages.ts';
import { addMessage, type OutboxMessage } from '#platform/outbox/outbox-store.ts';
import { listEndingTerms, noteReminder, type StoredTerm } from './plan-store.ts';

interface Contact {
  readonly email: string;
  readonly language: Language;
}

export interface ReminderNeeds {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
  readonly sendMail: SendMail | null;
  readonly findContact: (accountId: string) => Promise<Contact | null>;
  readonly publicUrl: string;
  readonly warn: (problem: string) => void;
}

const TOPIC = 'plans.letter';
const PACE = { leaseSeconds: 60, backOff: { first: 30, longest: 3600 }, mostAttempts: 48 };
const MOST_IN_A_TURN = 500;
/** No reminders at night. */
const FIRST_HOUR = 8;
const LAST_HOUR = 20;

/** Reminders with their time relative to the plan's end, in seconds. */
const REMINDERS = [
  { kind: 'week', reminded: 1, from: 2 * DAY_SECONDS, to: 7 * DAY_SECONDS },
  { kind: 'day', reminded: 2, from: 0, to: 1.5 * DAY_SECONDS },
  { kind: 'ended', reminded: 3, from: -3 * DAY_SECONDS, to: 0 },
] as const;

interface LetterPayload {
  readonly accountId: string;
  readonly planId: PlanId;
  readonly endsAt: EpochSeconds;
  readonly kind: (typeof REMINDERS)[number]['kind'];
}

async function remind({ database, clock }: ReminderNeeds, term: StoredTerm, reminder: (typeof REMINDERS)[number]) {
  const { accountId, planId, endsAt } = term;
  await database.inTransaction(async (transaction) => {
    if (!(await noteReminder(transaction, term, reminder.reminded))) return;
    const payload: LetterPayload = { accountId, planId, endsAt, kind: reminder.kind };
    const [id, bucket] = [makeUuidV7(Date.now()), toIdBucket(accountId)];
    await addMessage(transaction, { bucket, topic: TOPIC, id, payload }, clock());
  });
}

/**
 * Queues reminders for plans that end soon or have ended, each once, in the daytime only. Returns how many were due.
 */
export async function requestReminders(needs: ReminderNeeds): Promise<number> {
  const now = needs.clock();
  const hour = vietnamHour(now);
  if (hour < FIRST_HOUR || hour >= LAST_HOUR) return 0;
  let count = 0;
  for (const reminder of REMINDERS) {
    const window = {
      from: now + reminder.from,
      to: now + reminder.to,
      reminded: reminder.reminded,
      most: MOST_IN_A_TURN,
    };
    const terms = await listEndingTerms(needs.database, window);
    for (const term of terms) await remind(needs, term, reminder);
    count += terms.length;
  }
  return count;
}

/** Sends a reminder. Null: accepted, or not needed any more. */
async function writeLetter(needs: ReminderNeeds, sendMail: SendMail, message: OutboxMessage): Promise<string | null> {
  const { accountId, planId, endsAt, kind } = message.payload as LetterPayload;
  const contact = await needs.findContact(accountId);
  if (contact === null) return null;
  const { email, language } = contact;
  const link = `${needs.publicUrl}${toLanguagePath('payment', language)}?plan=${planId}`;
  const words = planLetterMessages[language][kind];
  const plan = namePlan(planId, language);
  const facts = { plan, endsOn: formatDay(endsAt, language), price: formatPlanPrice(planId, language), link };
  return sendMail({ id: message.id, to: email, subject: words.subject(facts), text: words.lines(facts).join('\n\n') });
}

/** Sends due e-mails, each at least once. Returns how many were accepted. */
export async function deliverReminders(needs: ReminderNeeds, signal?: AbortSignal): Promise<number> {
  const { database, clock, sendMail, warn } = needs;
  if (sendMail === null) return 0;
  return deliverDueMessages({
    database,
    clock,
    topic: TOPIC,
    pace: PACE,
    deliver: (message) => writeLetter(needs, sendMail, message),
    failure: 'an e-mail about a plan could not be sent',
    warn,
    signal,
  });
}
