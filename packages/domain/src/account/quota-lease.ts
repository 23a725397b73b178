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

/** What all processes together have of one window of an account. */
export interface QuotaUse {
  readonly start: EpochSeconds;
  /** Calls handed out to processes; never more than the limit was when they were. */
  readonly leased: number;
  /** Of these, the calls reported as served. */
  readonly used: number;
  /** Per cent of the limit that its owner was written to about last in this window; 0: not yet. */
  readonly notified: number;
}

/** What a process asks of one window. */
export interface LeaseRequest {
  readonly start: EpochSeconds;
  /** Null: no limit; nothing is handed out, only counted. */
  readonly limit: number | null;
  /** Calls that it would like. */
  readonly wanted: number;
  /** Calls that wait for it; 0 where none does. */
  readonly needed: number;
  /** Calls that it gives back unserved. */
  readonly returned: number;
  /** Calls served since the last report; negative where some of those failed. */
  readonly served: number;
}

/** The window after a request, what was handed out, and per cent of the limit that the owner is to be written to about now. */
export interface LeaseGrant {
  readonly use: QuotaUse;
  readonly granted: number;
  readonly notice: number | null;
}

/** Per cents of the limit at which an account's owner is written to. */
const NOTICES = [100, 80] as const;
/** Near the limit a process gets a part of what is left, so that others get theirs too and nothing lies idle with one. */
const SHARE_OF_REST = 4;

function findNotice({ used, notified }: QuotaUse, limit: number, isRefused: boolean): number | null {
  const reached = NOTICES.find((percent) => (percent === 100 && isRefused) || used * 100 >= limit * percent);
  return reached !== undefined && reached > notified ? reached : null;
}

/**
 * Hands out calls of a window: never more than its limit leaves. A request for an earlier window than that of `use` gets none: other
 * processes are in the next one already.
 */
export function grantLease(known: QuotaUse | null, request: LeaseRequest): LeaseGrant {
  const { start, limit, wanted, needed, returned, served } = request;
  if (known !== null && known.start > start) return { use: known, granted: 0, notice: null };
  const before = known?.start === start ? known : { start, leased: 0, used: 0, notified: 0 };
  const used = Math.max(0, before.used + served);
  // Calls of a plan without this limit were never leased: after a change of plan they count all the same.
  const leased = Math.max(before.leased - returned, used);
  if (limit === null) return { use: { ...before, used }, granted: 0, notice: null };
  const room = Math.max(0, limit - leased);
  const share = Math.max(needed, Math.ceil(room / SHARE_OF_REST));
  const granted = Math.min(wanted, share, room);
  const use = { ...before, leased: leased + granted, used };
  const notice = findNotice(use, limit, needed > 0 && granted === 0);
  return { use: { ...use, notified: notice ?? use.notified }, granted, notice };
}
