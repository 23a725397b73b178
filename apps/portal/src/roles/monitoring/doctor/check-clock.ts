import { type Finding, ok, warn } from './finding.ts';

/** Tokens, alerts and leases tolerate a few seconds; the `Date` of a reply has whole ones. */
const MOST_SECONDS = 5;

/** Compares this machine's clock with another one, both in epoch seconds. */
export function checkClock(other: string, otherNow: number, now: number): Finding {
  const seconds = Math.round(now - otherNow);
  const line =
    seconds === 0
      ? `agrees with ${other}`
      : `${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the clock of ${other}`;
  if (Math.abs(seconds) <= MOST_SECONDS) return ok('clock', line);
  return warn('clock', line, 'synchronize both by NTP');
}
