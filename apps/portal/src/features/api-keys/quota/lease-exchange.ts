import { AppError } from '@portal/contract/errors';
import type { CallAllowance } from '@portal/domain/account/quota-lease';
import { computeRetryDelay } from '@portal/domain/retry/retry-delay';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type AccountState, acceptGrant, beginWindows, makeReport, restoreReport } from './account-state.ts';
import type { AccountGrant, AccountReport } from './quota-store.ts';

/** What the exchange of leases needs of the rest of the portal. */
export interface ExchangeNeeds {
  readonly clock: () => EpochSeconds;
  /** Milliseconds of a timer that only runs forward. */
  readonly readTimer: () => number;
  /** What the plans of some accounts allow; all of those asked for. Rejects while the database is away. */
  readonly findAllowances: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, CallAllowance>>;
  /** Takes reports and hands out leases, in their order. Rejects while the database is away. */
  readonly exchange: (reports: readonly AccountReport[]) => Promise<readonly AccountGrant[]>;
}

const MOST_IN_A_BATCH = 200;
/** How long a process goes by what it has read of a plan. */
const ALLOWANCE_MS = 30_000;
/** The same once the quota is used up: who buys a larger plan then waits for it. */
const DENIED_ALLOWANCE_MS = 2000;
/** A call beyond the quota asks the database again at most so often. */
const DENIED_MS = 1000;
const BACK_OFF_SECONDS = { first: 1, longest: 5 };
const COME_BACK_SECONDS = 5;

/** An answer that several wait for, or nobody. */
function openAnswer() {
  const answer = Promise.withResolvers<void>();
  answer.promise.catch(() => undefined);
  return answer;
}

type Answer = ReturnType<typeof openAnswer>;

/** Reports and leases in the background, one batch at a time. */
export interface LeaseExchange {
  /** Resolves once an exchange that began from now on is over. Rejects with `AppError` `unavailable` while the database is away. */
  request(state: AccountState): Promise<void>;
}

/** Makes an exchange of its own. */
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
      // After the calls that came with this one: one exchange serves them all.
      if (!isBusy) {
        isBusy = true;
        queueMicrotask(() => void run());
      }
      return answer.promise;
    },
  };
}
