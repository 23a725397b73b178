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

/** One window of an account as this process has it. */
interface OwnWindow {
  start: EpochSeconds;
  /** Leased calls that are not served yet. */
  leased: number;
  /** Calls that all processes had leased when this one asked last. */
  leasedByAll: number;
  /** Calls served since the last report. */
  served: number;
}

/** What this process knows of an account's quota. */
export interface AccountState {
  readonly accountId: string;
  /** Null: not read yet. */
  allowance: CallAllowance | null;
  /** By the timer, milliseconds: when the allowance was read, when a call came last, until when the quota counts as used up. */
  allowanceAt: number;
  calledAt: number;
  deniedUntil: number;
  /** Calls that wait for a lease. */
  waiting: number;
  /** Whether everything that is held goes back with the next report. */
  returnsAll: boolean;
  /** Whether the next report names the days too: leases alone do without, which spares a statement. */
  namesDays: boolean;
  readonly windows: Readonly<Record<QuotaWindowName, OwnWindow>>;
  /** By day, what was not reported yet. */
  readonly days: Map<EpochSeconds, { calls: number; refused: number }>;
}

/** The windows of a quota. */
export const WINDOW_NAMES = ['hour', 'day'] as const satisfies readonly QuotaWindowName[];

const openWindow = (): OwnWindow => ({ start: 0, leased: 0, leasedByAll: 0, served: 0 });

/** An account that nothing is known of. */
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

/** Begins the windows that a moment lies in: what was held of those before is void. */
export function beginWindows(state: AccountState, now: EpochSeconds): void {
  for (const name of WINDOW_NAMES) {
    const window = state.windows[name];
    if (now >= window.start && now < window.start + QUOTA_SECONDS[name]) continue;
    Object.assign(window, openWindow(), { start: findWindowStart(name, now) });
    state.deniedUntil = Number.NEGATIVE_INFINITY;
  }
}

/** Whether so many calls are held of every window. */
export function holds({ allowance, windows }: AccountState, calls: number): boolean {
  if (allowance === null) return false;
  return (
    (allowance.hour === null || windows.hour.leased >= calls) && (allowance.day === null || windows.day.leased >= calls)
  );
}

/** From this share of a lease on, the next one is asked for. */
const LOW_SHARE = 0.25;

/** Whether so little is held of a window that the next lease is due. */
const isLow = (leased: number, limit: number): boolean => leased <= getLeaseSize(limit) * LOW_SHARE;

/** Whether the next lease of a window is due. */
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

/** Starts of the windows that calls were counted in. */
export type ServedIn = Readonly<Record<QuotaWindowName, EpochSeconds>>;

/** Counts calls that are held. */
export function serve(state: AccountState, calls: number): ServedIn {
  const { hour, day } = state.windows;
  for (const window of [hour, day]) {
    window.leased -= calls;
    window.served += calls;
  }
  countDay(state, day.start, calls, 0);
  return { hour: hour.start, day: day.start };
}

/** Takes calls back that have failed, in their own windows only. */
export function returnCalls(state: AccountState, calls: number, servedIn: ServedIn): void {
  for (const name of WINDOW_NAMES) {
    const window = state.windows[name];
    if (window.start !== servedIn[name]) continue;
    window.leased += calls;
    window.served -= calls;
  }
  countDay(state, servedIn.day, -calls, 0);
}

/** Notes a call beyond the quota. */
export const noteRefusal = (state: AccountState, now: EpochSeconds): void =>
  countDay(state, startOfVietnamDay(now), 0, 1);

/** Whether there is anything to report. */
export const hasNews = ({ days, returnsAll }: AccountState): boolean =>
  returnsAll || [...days.values()].some(({ calls, refused }) => calls !== 0 || refused !== 0);

function askFor(state: AccountState, name: QuotaWindowName): LeaseRequest {
  const window = state.windows[name];
  const limit = state.allowance?.[name] ?? null;
  const { start, served } = window;
  window.served = 0;
  if (limit === null) {
    // What was held under a plan with a limit is void: this one counts only.
    window.leased = 0;
    return { start, limit, wanted: 0, needed: 0, returned: 0, served };
  }
  const target = (state.returnsAll ? 0 : getLeaseSize(limit)) + state.waiting;
  // Without a limit before, more was served than was ever held.
  const leased = Math.max(0, window.leased);
  const returned = Math.max(0, leased - target);
  window.leased = leased - returned;
  const needed = Math.max(0, state.waiting - window.leased);
  return { start, limit, wanted: target - window.leased, needed, returned, served };
}

/** The days that are to be reported now, which count no longer as unreported. */
function removeReported({ days, namesDays }: AccountState): readonly DayReport[] {
  if (!namesDays) return [];
  const reported = [...days].map(([day, counts]) => ({ day, ...counts }));
  days.clear();
  return reported.filter(({ calls, refused }) => calls !== 0 || refused !== 0);
}

/** Makes the report of an account; what is returned is held no longer, whether or not the report arrives. */
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

/** Counts anew what could not be reported. */
export function restoreReport(state: AccountState, { requests, days }: AccountReport): void {
  for (const name of WINDOW_NAMES) {
    if (state.windows[name].start === requests[name].start) state.windows[name].served += requests[name].served;
  }
  for (const { day, calls, refused } of days) countDay(state, day, calls, refused);
}

/** Whether calls waited for a window that had nothing left. */
const isDenied = (request: LeaseRequest, grant: LeaseGrant | undefined): boolean =>
  request.limit !== null && request.needed > 0 && (grant?.granted ?? 0) === 0;

/** Takes what was granted. True: a call that waits is refused, because a window has nothing left. */
export function acceptGrant(state: AccountState, { requests }: AccountReport, grant: AccountGrant): boolean {
  for (const name of WINDOW_NAMES) {
    const window = state.windows[name];
    const given = grant?.[name];
    if (given === undefined || window.start !== requests[name].start) continue;
    window.leased += given.granted;
    // Other processes are in the next window already: this one is over.
    const isOver = given.start > window.start;
    window.leasedByAll = isOver ? (requests[name].limit ?? 0) : given.leased;
  }
  return WINDOW_NAMES.some((name) => isDenied(requests[name], grant?.[name]));
}

/** Calls that are left of a window, as far as this process knows: what others have leased counts as used. */
const countLeft = ({ leasedByAll, leased }: OwnWindow, limit: number): number =>
  Math.max(0, Math.min(limit, limit - leasedByAll + Math.max(0, leased)));

/** The window with less left; null: there is no limit. */
export function describeState({ allowance, windows }: AccountState, now: EpochSeconds): WindowState | null {
  let least: WindowState | null = null;
  for (const name of WINDOW_NAMES) {
    const limit = allowance?.[name] ?? null;
    if (limit === null) continue;
    const remaining = countLeft(windows[name], limit);
    // Where both are used up, the longer one decides when a call is worth while again.
    if (least !== null && remaining > least.remaining) continue;
    if (least !== null && remaining === least.remaining && remaining > 0) continue;
    least = { window: name, limit, remaining, resetSeconds: windows[name].start + QUOTA_SECONDS[name] - now };
  }
  return least;
}
