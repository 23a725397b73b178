import { AppError } from '@portal/contract/errors';
import type { CallAllowance } from '@portal/domain/account/quota-lease';
import { computeRetryDelay } from '@portal/domain/retry/retry-delay';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type AccountState, acceptGrant, beginWindows, makeReport, restoreReport } from './account-state.ts';
import type { AccountGrant, AccountReport } from './quota-store.ts';

export interface ExchangeNeeds {
  readonly clock: () => EpochSeconds;
  /** Monotonic milliseconds. */
  readonly readTimer: () => number;
  /** The allowance of each of the accounts. Rejects if the database is down. */
  readonly findAllowances: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, CallAllowance>>;
  /** Stores reports and grants leases, in the same order. Rejects if the database is down. */
  readonly exchange: (reports: readonly AccountReport[]) => Promise<readonly AccountGrant[]>;
}

const MOST_IN_A_BATCH = 200;
/** How long a process trusts an allowance. */
const ALLOWANCE_MS = 30_000;
/** The same once the quota is used up, so that an upgrade takes effect quickly. */
const DENIED_ALLOWANCE_MS = 2000;
/** Minimum pause between database requests once the quota is used up. */
const DENIED_MS = 1000;
const BACK_OFF_SECONDS = { first: 1, longest: 5 };
const COME_BACK_SECONDS = 5;

/** A promise for any number of waiting calls. */
function openAnswer() {
  const answer = Promise.withResolvers<void>();
  answer.promise.catch(() => undefined);
  return answer;
}

type Answer = ReturnType<typeof openAnswer>;

/** Exchanges reports and leases in the background, one batch at a time. */
export interface LeaseExchange {
  /**
   * Resolves after an exchange that starts from now on. Rejects with `AppError` `unavailable` if the database is
   * down.
   */
  request(state: AccountState): Promise<void>;
}

export function createLeaseExchange({ clock, readTimer, findAllowances, exchange }: ExchangeNeeds): LeaseExchange {
  const queue = new Map<AccountState, Answer>();
  let isBusy = false;
  let failures = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  async function readAllowances(states: readonly AccountState[]): Promise<void> {
    const now = readTimer();
    const isOld = ({ allowanceAt, deniedUntil }: AccountState): boolean =>
      now - allowanceAt > (deniedUntil > now - ALLOWANCE_MS ? DENIED_ALLOWANCE_MS : ALLOWANCE_MS);
    const old = states.filter(isOld);
    if (old.length === 0) return;
    const allowances = await findAllowances(old.map(({ accountId }) => accountId));
    for (const state of old) {
      state.allowance = allowances.get(state.accountId) ?? state.allowance;
      state.allowanceAt = now;
    }
  }

  async function exchangeBatch(states: readonly AccountState[]): Promise<void> {
    await readAllowances(states);
    for (const state of states) beginWindows(state, clock());
    const reports = states.map(makeReport);
    try {
      const grants = await exchange(reports);
      for (const [at, state] of states.entries()) {
        const report = reports[at];
        if (report !== undefined && acceptGrant(state, report, grants[at] ?? null))
          state.deniedUntil = readTimer() + DENIED_MS;
      }
    } catch (error) {
      for (const [at, state] of states.entries()) {
        const report = reports[at];
        if (report !== undefined) restoreReport(state, report);
      }
      throw error;
    }
  }

  async function run(): Promise<void> {
    isBusy = true;
    while (queue.size > 0) {
      const batch = [...queue].slice(0, MOST_IN_A_BATCH);
      for (const [state] of batch) queue.delete(state);
      try {
        await exchangeBatch(batch.map(([state]) => state));
        failures = 0;
        for (const [, answer] of batch) answer.resolve();
      } catch (error) {
        failures += 1;
        pausedUntil = readTimer() + 1000 * computeRetryDelay(BACK_OFF_SECONDS, failures, 0);
        for (const [, answer] of batch) answer.reject(error);
      }
    }
    isBusy = false;
  }

  return {
    request(state) {
      if (readTimer() < pausedUntil)
        return Promise.reject(new AppError('unavailable', { retryAfterSeconds: COME_BACK_SECONDS }));
      const answer = queue.get(state) ?? openAnswer();
      queue.set(state, answer);
      // In a microtask, so that all calls of this tick share one exchange.
      if (!isBusy) {
        isBusy = true;
        queueMicrotask(() => void run());
      }
      return answer.promise;
    },
  };
}
