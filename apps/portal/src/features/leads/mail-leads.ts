import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { Database } from '#platform/database/database.ts';
import type { SendMail } from '#platform/mail/mailer.ts';
import { toLeadMail } from './lead-mail.ts';
import { claimMails, deleteMail, postponeMail } from './store.ts';

export interface LeadMailNeeds {
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
