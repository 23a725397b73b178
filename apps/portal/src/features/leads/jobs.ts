import { leadFormMessages } from '@portal/content/messages/lead-form-messages';
import { leadMailMessages } from '@portal/content/messages/lead-mail-messages';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import type { Job } from '#platform/jobs/job.ts';
import type { Mail, SendMail } from '#platform/mail/mailer.ts';
import { deliverDueMessages } from '#platform/outbox/deliver-messages.ts';
import { deleteLeads, findLead, MAIL_TOPIC, moveOldMails, type StoredLead } from './store.ts';

/** `+84912345678` in Vietnamese notation. */
function formatPhone(phone: string): string {
  return `0${phone.slice(3)}`.replace(/^(\d{4})(\d{3})(\d+)$/, '$1 $2 $3');
}

/**
 * A lead as an e-mail to the sales team. The lead's id is the message id, so that mail programs recognize duplicates.
 */
function toLeadMail(lead: StoredLead, to: string): Mail {
  const words = leadFormMessages.vi;
  const mail = leadMailMessages.vi;
  const areaName = lead.area === null ? null : words.areas[lead.area];
  const lines = [
    [mail.receivedAt, formatMoment(lead.receivedAt)],
    [words.fields.page, areaName],
    [words.fields.name, lead.name],
    [words.fields.numberPhone, formatPhone(lead.phone)],
    ['Email', lead.email],
    [words.fields.place, lead.place],
    [words.fields.company, lead.company],
    [mail.problem, lead.problem],
    [mail.language, mail.languageNames[lead.language]],
    [mail.advertising, lead.wantsAdvertising ? mail.yes : mail.no],
    [mail.id, lead.id],
  ] as const;
  return {
    id: lead.id,
    to,
    replyTo: { name: lead.name, address: lead.email },
    subject:
      (lead.suspicious ? `${mail.suspicious} ` : '') +
      [mail.subjects[lead.kind], areaName ?? lead.place].filter((part) => part !== null).join(': '),
    text: lines.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`])).join('\n'),
  };
}

export interface SalesMail {
  readonly send: SendMail;
  readonly salesEmail: string;
}

export interface LeadJobNeeds {
  readonly database: Database;
  /** Machine clock, so that CLOCK does not make personal data look old. */
  readonly clock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
  readonly mail: SalesMail | null;
  readonly retentionMonths: number;
}

const MAIL_EVERY_SECONDS = 5;
/** Ten days: a mail server that fails for so long needs the operator. */
const PACE = { leaseSeconds: 180, backOff: { first: 30, longest: 3600 }, mostAttempts: 250 };
const MONTH_SECONDS = 30.44 * 86_400;

/** Leads received before this time are deleted. */
export function findRetentionEnd(now: EpochSeconds, retentionMonths: number): EpochSeconds {
  return Math.floor(now - retentionMonths * MONTH_SECONDS);
}

/** E-mails due leads, each at least once. Returns how many the mail server accepted. */
export function mailDueLeads(
  { database, clock, warn }: Pick<LeadJobNeeds, 'database' | 'clock' | 'warn'>,
  { send, salesEmail }: SalesMail,
  signal?: AbortSignal,
): Promise<number> {
  return deliverDueMessages({
    database,
    clock,
    topic: MAIL_TOPIC,
    pace: PACE,
    async deliver(message) {
      const lead = await findLead(database, message);
      return lead === null ? null : send(toLeadMail(lead, salesEmail));
    },
    failure: 'a lead could not be mailed',
    warn,
    signal,
  });
}

export function listLeadJobs({ mail, ...needs }: LeadJobNeeds): readonly Job[] {
  const { database, clock, retentionMonths } = needs;
  const deletion: Job = {
    name: 'leads.delete-old',
    everySeconds: 3600,
    async run() {
      await moveOldMails(database, clock());
      await deleteLeads(database, { receivedBefore: findRetentionEnd(clock(), retentionMonths) });
    },
  };
  if (mail === null) return [deletion];
  const mailing: Job = {
    name: 'leads.send-mail',
    everySeconds: MAIL_EVERY_SECONDS,
    run: async ({ signal }) => void (await mailDueLeads(needs, mail, signal)),
  };
  return [mailing, deletion];
}
