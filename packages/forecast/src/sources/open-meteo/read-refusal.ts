import { isRecord } from '@portal/domain/data/is-record';
import type { Refusal } from '#sources/fetching/fetching.ts';

const TOO_MANY = 429;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const LONGEST_REASON = 200;

/**
 * Parses a refusal of the service: `{"error":true,"reason":"…"}`. For too many calls the reason names the limit: wait a
 * minute for the minutely one, an hour for the hourly one, and retry every hour for the daily one.
 */
export function readRefusal(status: number, body: string): Refusal {
  const reason = findReason(parseJson(body));
  if (status !== TOO_MANY) return { reason, retryAfterSeconds: null };
  const isLong = /\b(hour|dai|month)ly\b/i.test(reason ?? '');
  return { reason, retryAfterSeconds: isLong ? HOUR_SECONDS : MINUTE_SECONDS };
}

/** The reason of an error reply, in one line; null if it is not one. */
export function findReason(answer: unknown): string | null {
  if (!isRecord(answer) || answer.error !== true) return null;
  const reason = typeof answer.reason === 'string' ? answer.reason : 'no reason given';
  return reason.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_REASON);
}

/** Null for a text that is not JSON: a page of an intermediate server. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
