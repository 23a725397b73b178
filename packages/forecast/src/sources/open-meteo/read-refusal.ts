import type { Refusal } from '#sources/fetching/fetching.ts';

const TOO_MANY = 429;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const LONGEST_REASON = 200;

/**
 * What the service says when it refuses: `{"error":true,"reason":"…"}`. Of too many calls the reason names the limit: a
 * minute's is over after a minute, an hour's after an hour at the latest; of a day's, each hour is asked again.
 */
export function readRefusal(status: number, body: string): Refusal {
  const reason = findReason(parseJson(body));
  if (status !== TOO_MANY) return { reason, retryAfterSeconds: null };
  const isLong = /\b(hour|dai|month)ly\b/i.test(reason ?? '');
  return { reason, retryAfterSeconds: isLong ? HOUR_SECONDS : MINUTE_SECONDS };
}

/** The reason of an answer that is an error, in one line; null where it is none. */
export function findReason(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('error' in answer) || answer.error !== true) return null;
  const reason = 'reason' in answer && typeof answer.reason === 'string' ? answer.reason : 'no reason given';
  return reason.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_REASON);
}

/** Null where a text is no JSON: then it is a page of a server in between. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
