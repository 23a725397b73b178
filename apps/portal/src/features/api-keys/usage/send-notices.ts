import { formatDay } from '@portal/content/format-day';
import { quotaLetterMessages } from '@portal/content/messages/quota-letter-messages';
import { formatCount } from '@portal/content/products/plan-words';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { NOTICE_TOPIC, type NoticePayload } from '#features/api-keys/quota/quota-store.ts';
import type { Database } from '#platform/database/database.ts';
import type { SendMail } from '#platform/mail/mailer.ts';
import { deliverDueMessages } from '#platform/outbox/deliver-messages.ts';
import type { OutboxMessage } from '#platform/outbox/outbox-store.ts';

export interface NoticeNeeds {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
  readonly sendMail: SendMail | null;
  readonly findContact: (accountId: string) => Promise<{ readonly email: string; readonly language: Language } | null>;
  readonly publicUrl: string;
  readonly warn: (problem: string) => void;
}

/** About a day, after which a new quota applies. */
const PACE = { leaseSeconds: 60, backOff: { first: 30, longest: 1800 }, mostAttempts: 48 };

async function writeLetter(needs: NoticeNeeds, sendMail: SendMail, message: OutboxMessage): Promise<string | null> {
  const { accountId, percent, limit, day } = message.payload as NoticePayload;
  const contact = await needs.findContact(accountId);
  if (contact === null) return null;
  const { email, language } = contact;
  const link = needs.publicUrl + toLanguagePath('dashboard:keys', language);
  const words = quotaLetterMessages[language][percent === 100 ? 'usedUp' : 'nearly'];
  const facts = { limit: formatCount(limit, language), on: formatDay(day, language), link };
  return sendMail({ id: message.id, to: email, subject: words.subject(facts), text: words.lines(facts).join('\n\n') });
}

/** Sends due e-mails about quotas, each at least once. */
export async function sendNotices(needs: NoticeNeeds, signal: AbortSignal): Promise<void> {
  const { database, clock, sendMail, warn } = needs;
  if (sendMail === null) return;
  await deliverDueMessages({
    database,
    clock,
    topic: NOTICE_TOPIC,
    pace: PACE,
    deliver: (message) => writeLetter(needs, sendMail, message),
    failure: 'an e-mail about a quota could not be sent',
    warn,
    signal,
  });
}
