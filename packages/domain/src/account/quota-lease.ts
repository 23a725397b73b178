import { type EpochSeconds, startOfHour, startOfVietnamDay } from '#time/vietnam-time.ts';

/** Windows of an account's quota: the clock hour, and the day that begins at 00:00 in Vietnam (api.md, "For every call"). */
export type QuotaWindowName = keyof typeof QUOTA_SECONDS;

/** Length of each window, seconds. */
export const QUOTA_SECONDS = { hour: 3600, day: 86_400 } as const;

/** Calls that an account may make in each window; null: unlimited. */
export type CallAllowance = Readonly<Record<QuotaWindowName, number | null>>;

/** Start of the window of a moment. */
export const findWindowStart = (window: QuotaWindowName, at: EpochSeconds): EpochSeconds =>
  window === 'hour' ? startOfHour(at) : startOfVietnamDay(at);

const LEASES_PER_WINDOW = 20;
const LARGEST_LEASE = 100;

/**
 * Largest number of unserved calls that a process may lease from a window: a twentieth of the limit, between 1 and 100.
 * A killed process loses at most this many.
 */
export const getLeaseSize = (limit: number): number =>
  Math.max(1, Math.min(LARGEST_LEASE, Math.floor(limit / LEASES_PER_WINDOW)));
