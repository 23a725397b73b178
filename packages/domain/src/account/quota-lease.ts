import { type EpochSeconds, startOfHour, startOfVietnamDay } from '#time/vietnam-time.ts';

/** Windows of an account's quota: the clock hour, and the day that begins at 00:00 in Vietnam (api.md, "For every call"). */
export type QuotaWindowName = keyof typeof QUOTA_SECONDS;

/** Length of each window, seconds. */
export const QUOTA_SECONDS = { hour: 3600, day: 86_400 } as const;

/** Calls that an account may make in each window; null: as many as it likes. */
export type CallAllowance = Readonly<Record<QuotaWindowName, number | null>>;

/** Start of the window that a moment lies in. */
export const findWindowStart = (window: QuotaWindowName, at: EpochSeconds): EpochSeconds =>
  window === 'hour' ? startOfHour(at) : startOfVietnamDay(at);

const LEASES_PER_WINDOW = 20;
const LARGEST_LEASE = 100;

/**
 * Calls that a process holds unserved of a window at most: a twentieth of the limit, between 1 and 100. So much is lost of the window
 * when a process is killed.
 */
export const getLeaseSize = (limit: number): number =>
  Math.max(1, Math.min(LARGEST_LEASE, Math.floor(limit / LEASES_PER_WINDOW)));
