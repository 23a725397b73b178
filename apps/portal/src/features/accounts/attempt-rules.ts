import { describeTooManyTries } from '@portal/content/messages/account-messages';
import { AppError } from '@portal/contract/errors';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { type AttemptRule, type AttemptSubject, countAttempt } from '#platform/rate-limit/attempt-limit.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Pauses of 1, 2, 4 … 900 seconds between wrong passwords. */
const WRONG_PASSWORD = { windowSeconds: 15 * MINUTE, pauseSeconds: { first: 1, longest: 15 * MINUTE } };

function makeCap(name: string, free: number, windowSeconds: number): AttemptRule {
  return { name, free, windowSeconds, pauseSeconds: { first: windowSeconds, longest: windowSeconds } };
}

export const ATTEMPT_RULES = {
  passwordOfName: { name: 'accounts.password-name', free: 5, ...WRONG_PASSWORD },
  passwordFromNetwork: { name: 'accounts.password-network', free: 20, ...WRONG_PASSWORD },
  /** For a name from a network that its owner signed in from, so that strangers cannot use it up. */
  passwordOfOwner: { name: 'accounts.password-owner', free: 5, ...WRONG_PASSWORD },
  registration: makeCap('accounts.registration', 20, HOUR),
  /** How often a network learns that an address has an account. */
  takenEmail: makeCap('accounts.taken-email', 5, HOUR),
  letter: makeCap('accounts.letter', 1, MINUTE),
  lettersAnHour: makeCap('accounts.letters-hour', 5, HOUR),
  lettersFromNetwork: makeCap('accounts.letters-network', 30, HOUR),
  /** E-mails about new keys and webhooks. */
  notices: makeCap('accounts.notices', 10, HOUR),
  codeTries: makeCap('accounts.code-tries', 20, HOUR),
  text: makeCap('accounts.text', 1, MINUTE),
  textsToPhone: makeCap('accounts.texts-phone', 5, DAY),
  textsOfAccount: makeCap('accounts.texts-account', 10, DAY),
  textsFromNetwork: makeCap('accounts.texts-network', 20, DAY),
  /** Whole portal: caps the cost of a flood. */
  textsADay: makeCap('accounts.texts-day', 2000, DAY),
} as const satisfies Record<string, AttemptRule>;

/** Counters older than this do not matter. */
export const LONGEST_WINDOW_SECONDS = DAY;

/** Counts an attempt. Throws `AppError` `tooManyRequests` if it has to wait. */
export async function countOrRefuse(queries: Queries, subject: AttemptSubject, now: EpochSeconds): Promise<void> {
  const pause = await countAttempt(queries, subject, now);
  if (pause === null) return;
  const retryAfterSeconds = Math.max(1, Math.ceil(pause));
  throw new AppError('tooManyRequests', { retryAfterSeconds, detail: describeTooManyTries(retryAfterSeconds) });
}
