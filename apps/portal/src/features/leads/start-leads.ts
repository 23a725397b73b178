import { leadFormMessages } from '@portal/content/messages/lead-form-messages';
import { leadMailMessages } from '@portal/content/messages/lead-mail-messages';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import type { Mail, SendMail } from '#platform/mail/mailer.ts';
import { listLeadRoutes } from './lead-routes.ts';
import { createLeads, type Leads } from './service.ts';
import { claimMails, deleteLeads, deleteMail, deleteOldKeys, postponeMail, type StoredLead } from './store.ts';

/** `+84912345678` as people here write it. */
function formatPhone(phone: string): string {
  return `0${phone.slice(3)}`.replace(/^(\d{4})(\d{3})(\d+)$/, '$1 $2 $3');
}

/** A lead as a letter to the sales people. Its id names the letter, so that one sent twice is seen as one. */
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
    subject: [mail.subjects[lead.kind], areaName ?? lead.place].filter((part) => part !== null).join(': '),
    text: lines.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`])).join('\n'),
  };
}

interface LeadMailNeeds {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
  readonly send: SendMail;
  /** Who reads the leads. */
  readonly salesEmail: string;
  readonly warn: (problem: string) => void;
}

const AT_A_TIME = 10;
/** Longer than a mail may take: after it somebody else tries. */
const LEASE_SECONDS = 180;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 3600;

const findPause = (attempts: number) => Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);

/** Mails the leads that are due, each at least once. Returns how many were taken by the mail server. */
export async function mailDueLeads({ database, clock, send, salesEmail, warn }: LeadMailNeeds): Promise<number> {
  const now = clock();
  const claimed = await claimMails(database, { now, leaseUntil: now + LEASE_SECONDS, most: AT_A_TIME });
  let sent = 0;
  for (const { lead, attempts } of claimed) {
    const trouble = await send(toLeadMail(lead, salesEmail));
    if (trouble === null) {
      await deleteMail(database, lead);
      sent += 1;
    } else {
      const pause = findPause(attempts);
      warn(`a lead could not be mailed (${trouble}); tried again in ${pause} s`);
      await postponeMail(database, lead, clock() + pause);
    }
  }
  return sent;
}

export interface RunningLeadsNeeds {
  readonly database: Database;
  /** When the database may be worked with. */
  readonly ready: Promise<void>;
  /** A clock that runs. */
  readonly clock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
  /** Null: leads are not mailed. */
  readonly mail: { readonly send: SendMail; readonly salesEmail: string } | null;
  readonly retentionMonths: number;
}

export interface RunningLeads extends Leads, Feature {
  readonly rawRoutes: readonly RawRoute[];
  /** Ends the work in the background. A letter that a mail server does not take in time is sent again at the next start. */
  stop(): Promise<void>;
}

const LOOK_FOR_MAIL_MS = 15_000;
const CLEAN_UP_MS = 3_600_000;
/** A database that is busy is asked again with the next look for mail; one that stays away is told of once. */
const FAILURES_TOLD = 4;
const STOP_WITHIN_MS = 3000;
const MONTH_SECONDS = 30.44 * 86_400;

/** What was received before this moment is deleted. */
export function findRetentionEnd(now: EpochSeconds, retentionMonths: number): EpochSeconds {
  return Math.floor(now - retentionMonths * MONTH_SECONDS);
}

/** Keeps leads, mails them beside, and deletes what is too old. */
export function startLeads({ database, ready, clock, warn, mail, retentionMonths }: RunningLeadsNeeds): RunningLeads {
  let work: Promise<unknown> = Promise.resolve();
  const logError = (error: unknown) => warn(`leads: ${error instanceof Error ? error.message : String(error)}`);
  const queue = (step: () => Promise<unknown>) => {
    work = work.then(step).catch(logError);
  };
  // Until then the database is starting, which is no trouble.
  let isReady = false;
  // One look in line is enough, however long the mail server takes for the one under way.
  let isMailInLine = false;
  const mailDue = () => {
    if (mail === null || isMailInLine || !isReady) return;
    isMailInLine = true;
    queue(() => {
      isMailInLine = false;
      return mailDueLeads({ database, clock, warn, ...mail });
    });
  };
  let failures = 0;
  const cleanUp = async () => {
    try {
      await deleteOldKeys(database, clock());
      await deleteLeads(database, { receivedBefore: findRetentionEnd(clock(), retentionMonths) });
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === FAILURES_TOLD) throw error;
    }
  };
  const cleanUpInLine = () => {
    if (isReady) queue(cleanUp);
  };
  const poll = () => {
    mailDue();
    if (failures > 0) cleanUpInLine();
  };
  const timers = [setInterval(poll, LOOK_FOR_MAIL_MS).unref(), setInterval(cleanUpInLine, CLEAN_UP_MS).unref()];
  ready
    .then(() => {
      isReady = true;
      cleanUpInLine();
      mailDue();
    })
    .catch(() => undefined);
  const leads = createLeads({ database, clock, onMail: mail === null ? null : mailDue });
  return {
    ...leads,
    name: 'leads',
    rawRoutes: listLeadRoutes(leads),
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.race([work, new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref())]);
    },
  };
}
