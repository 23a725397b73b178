import {
  type CallAllowance,
  findWindowStart,
  getLeaseSize,
  QUOTA_SECONDS,
  type QuotaWindowName,
} from '@portal/domain/account/quota-lease';
import { type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { WindowState } from '#platform/rate-limit/rate-limit.ts';
import type { AccountGrant, AccountReport, DayReport, LeaseGrant, LeaseRequest } from './quota-store.ts';

interface OwnWindow {
  start: EpochSeconds;
  /** Leased calls not yet served. */
  leased: number;
  /** Calls leased by all processes at the last exchange. */
  leasedByAll: number;
  served: number;
}

export interface AccountState {
  readonly accountId: string;
  /** Null: not read yet. */
  allowance: CallAllowance | null;
  /** Timer milliseconds: last read of the allowance, last call, and until when the quota counts as used up. */
  allowanceAt: number;
  calledAt: number;
  deniedUntil: number;
  waiting: number;
  returnsAll: boolean;
  /** Whether the next report includes days; leases alone need one statement less. */
  namesDays: boolean;
  readonly windows: Readonly<Record<QuotaWindowName, OwnWindow>>;
  readonly days: Map<EpochSeconds, { calls: number; refused: number }>;
}

export const WINDOW_NAMES = ['hour', 'day'] as const satisfies readonly QuotaWindowName[];

const openWindow = (): OwnWindow => ({ start: 0, leased: 0, leasedByAll: 0, served: 0 });

export const openAccount = (accountId: string): AccountState => ({
  accountId,
  allowance: null,
  allowanceAt: Number.NEGATIVE_INFINITY,
  calledAt: Number.NEGATIVE_INFINITY,
  deniedUntil: Number.NEGATIVE_INFINITY,
  waiting: 0,
  returnsAll: false,
  namesDays: false,
  windows: { hour: openWindow(), day: openWindow() },
  days: new Map(),
});

/** Starts the windows at a time; leases of earlier windows are void. */
export function beginWindows(state: AccountState, now: EpochSeconds): void {
  for (const name of WINDOW_NAMES) {
    const window = state.windows[name];
    if (now >= window.start && now < window.start + QUOTA_SECONDS[name]) continue;
    Object.assign(window, openWindow(), { start: findWindowStart(name, now) });
    state.deniedUntil = Number.NEGATIVE_INFINITY;
  }
}

export function holds({ allowance, windows }: AccountState, calls: number): boolean {
  if (allowance === null) return false;
  return (
    (allowance.hour === null || windows.hour.leased >= calls) && (allowance.day === null || windows.day.leased >= calls)
  );
}

/** Below this share of a lease the next one is requested. */
const LOW_SHARE = 0.25;

const isLow = (leased: number, limit: number): boolean => leased <= getLeaseSize(limit) * LOW_SHARE;

export function runsLow({ allowance, windows }: AccountState): boolean {
  return WINDOW_NAMES.some((name) => {
    const limit = allowance?.[name] ?? null;
    return limit !== null && isLow(windows[name].leased, limit);
  });
}

function countDay({ days }: AccountState, day: EpochSeconds, calls: number, refused: number): void {
  const known = days.get(day) ?? { calls: 0, refused: 0 };
  days.set(day, { calls: known.calls + calls, refused: known.refused + refused });
}

/** Starts of the windows in which calls were counted. */
export type ServedIn = Readonly<Record<QuotaWindowName, EpochSeconds>>;

export function serve(state: AccountState, calls: number): ServedIn {
  const { hour, day } = state.windows;
  for (const window of [hour, day]) {
    window.leased -= calls;
    window.served += calls;
  }
  countDay(state, day.start, calls, 0);
  return { hour: hour.start, day: day.start };
}

/** Gives failed calls back, in their own windows only. */
export function returnCalls(state: AccountState, calls: number, servedIn: ServedIn): void {
  for (const name of WINDOW_NAMES) {
    const window = state.windows[name];
    if (window.start !== servedIn[name]) continue;
    window.leased += calls;
    window.served -= calls;
  }
  countDay(state, servedIn.day, -calls, 0);
}

export const noteRefusal = (state: AccountState, now: EpochSeconds): void =>
  countDay(state, startOfVietnamDay(now), 0, 1);

export const hasNews = ({ days, returnsAll }: AccountState): boolean =>
  returnsAll || [...days.values()].some(({ calls, refused }) => calls !== 0 || refused !== 0);

function askFor(state: AccountState, name: QuotaWindowName): LeaseRequest {
  const window = state.windows[name];
  const limit = state.allowance?.[name] ?? null;
  const { start, served } = window;
  window.served = 0;
  if (limit === null) {
    // Leases of a limited plan are void without a limit; calls are only counted.
    window.leased = 0;
    return { start, limit, wanted: 0, needed: 0, returned: 0, served };
  }
  const target = (state.returnsAll ? 0 : getLeaseSize(limit)) + state.waiting;
  // Without a limit before, more calls were served than leased.
  const leased = Math.max(0, window.leased);
  const returned = Math.max(0, leased - target);
  window.leased = leased - returned;
  const needed = Math.max(0, state.waiting - window.leased);
  return { start, limit, wanted: target - window.leased, needed, returned, served };
}

function removeReported({ days, namesDays }: AccountState): readonly DayReport[] {
  if (!namesDays) return [];
  const reported = [...days].map(([day, counts]) => ({ day, ...counts }));
  days.clear();
  return reported.filter(({ calls, refused }) => calls !== 0 || refused !== 0);
}

/** Makes the report of an account; returned leases are gone whether or not the report arrives. */
export function makeReport(state: AccountState): AccountReport {
  const report = {
    accountId: state.accountId,
    requests: { hour: askFor(state, 'hour'), day: askFor(state, 'day') },
    days: removeReported(state),
  };
  state.returnsAll = false;
  state.namesDays = false;
  return report;
}

/** Adds a failed report back. */
export function restoreReport(state: AccountState, { requests, days }: AccountReport): void {
  for (const name of WINDOW_NAMES) {
    if (state.windows[name].start === requests[name].start) state.windows[name].served += requests[name].served;
  }
  for (const { day, calls, refused } of days) countDay(state, day, calls, refused);
}

/** Whether calls waited for a window that has nothing left. */
const isDenied = (request: LeaseRequest, grant: LeaseGrant | undefined): boolean =>
  request.limit !== null && request.needed > 0 && (grant?.granted ?? 0) === 0;

/** Adds granted leases. True: waiting calls are refused because a window has nothing left. */
export function acceptGrant(state: AccountState, { requests }: AccountReport, grant: AccountGrant): boolean {
  for (const name of WINDOW_NAMES) {
    const window = state.windows[name];
    const given = grant?.[name];
    if (given === undefined || window.start !== requests[name].start) continue;
    window.leased += given.granted;
    // Other processes are already in the next window.
    const isOver = given.start > window.start;
    window.leasedByAll = isOver ? (requests[name].limit ?? 0) : given.leased;
  }
  return WINDOW_NAMES.some((name) => isDenied(requests[name], grant?.[name]));
}

/** Calls left in a window as far as this process knows; leases of others count as used. */
const countLeft = ({ leasedByAll, leased }: OwnWindow, limit: number): number =>
  Math.max(0, Math.min(limit, limit - leasedByAll + Math.max(0, leased)));

/** The window with fewer calls left; null: no limit. */
export function describeState({ allowance, windows }: AccountState, now: EpochSeconds): WindowState | null {
  let least: WindowState | null = null;
  for (const name of WINDOW_NAMES) {
    const limit = allowance?.[name] ?? null;
    if (limit === null) continue;
    const remaining = countLeft(windows[name], limit);
    // If both are used up, the longer window decides when to retry.
    if (least !== null && remaining > least.remaining) continue;
    if (least !== null && remaining === least.remaining && remaining > 0) continue;
    least = { window: name, limit, remaining, resetSeconds: windows[name].start + QUOTA_SECONDS[name] - now };
  }
  return least;
}
