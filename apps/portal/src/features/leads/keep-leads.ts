import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { Database } from '#platform/database/database.ts';
import type { SendMail } from '#platform/mail/mailer.ts';
import { mailDueLeads } from './mail-leads.ts';
import { createLeads, type Leads } from './service.ts';
import { deleteLeads, deleteOldKeys } from './store.ts';

export interface KeepLeadsNeeds {
  readonly database: Database;
  /** When the database may be worked with. */
  readonly ready: Promise<void>;
  /** A clock that runs. */
  readonly clock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
  /** Null: leads are not mailed. */
  readonly mail: { readonly send: SendMail; readonly salesEmail: string } | null;
  readonly keptMonths: number;
}

export interface KeptLeads extends Leads {
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
export function findRetentionEnd(now: EpochSeconds, keptMonths: number): EpochSeconds {
  return Math.floor(now - keptMonths * MONTH_SECONDS);
}

/** Keeps leads, mails them beside, and deletes what is too old. */
export function keepLeads({ database, ready, clock, warn, mail, keptMonths }: KeepLeadsNeeds): KeptLeads {
  let work: Promise<unknown> = Promise.resolve();
  const tell = (error: unknown) => warn(`leads: ${error instanceof Error ? error.message : String(error)}`);
  const queue = (step: () => Promise<unknown>) => {
    work = work.then(step).catch(tell);
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
      await deleteLeads(database, { receivedBefore: findRetentionEnd(clock(), keptMonths) });
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === FAILURES_TOLD) throw error;
    }
  };
  const cleanUpInLine = () => {
    if (isReady) queue(cleanUp);
  };
  const look = () => {
    mailDue();
    if (failures > 0) cleanUpInLine();
  };
  const timers = [setInterval(look, LOOK_FOR_MAIL_MS).unref(), setInterval(cleanUpInLine, CLEAN_UP_MS).unref()];
  ready
    .then(() => {
      isReady = true;
      cleanUpInLine();
      mailDue();
    })
    .catch(() => undefined);
  return {
    ...createLeads({ database, clock, onMail: mail === null ? null : mailDue }),
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.race([work, new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref())]);
    },
  };
}
