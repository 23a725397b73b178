import { type CallAllowance, QUOTA_SECONDS, type QuotaWindowName } from '@portal/domain/account/quota-lease';
import type { CountedCall } from '#platform/rate-limit/limit-calls.ts';
import {
  type AccountState,
  beginWindows,
  describeState,
  hasNews,
  holds,
  noteRefusal,
  openAccount,
  returnCalls,
  runsLow,
  type ServedIn,
  serve,
  WINDOW_NAMES,
} from './account-state.ts';
import { createLeaseExchange, type ExchangeNeeds, type LeaseExchange } from './lease-exchange.ts';
import type { readUses } from './quota-store.ts';

export interface QuotaNeeds extends ExchangeNeeds {
  /** Those of the accounts with a window that has no calls left to lease. */
  readonly findExhausted: (
    accounts: readonly { readonly accountId: string; readonly allowance: CallAllowance }[],
  ) => Promise<ReadonlySet<string>>;
  readonly readUses: (accountId: string) => ReturnType<typeof readUses>;
}

/** Calls of a window; `limit` null: unlimited. */
export interface OwnUse {
  readonly used: number;
  readonly limit: number | null;
  readonly resetAt: number;
}

/** The quotas of accounts in one process. All processes together never exceed a quota. */
export interface AccountQuota {
  /**
   * Counts a call; waits for the database only if no lease is held. Rejects with `unavailable` if the database is
   * down.
   */
  count(accountId: string): CountedCall | Promise<CountedCall>;
  /** Calls served by all processes, up to about a second ago. */
  readUse(accountId: string): Promise<Readonly<Record<QuotaWindowName, OwnUse>>>;
  /** Reports served calls and returns idle leases that other processes may need. Call it every second. */
  report(): Promise<void>;
  /** Reports everything and returns all leases. */
  stop(): Promise<void>;
}

const IDLE_MS = 1000;
/** After this time without calls an account is dropped and its lease returned. */
const GONE_MS = 600_000;

const policies = new WeakMap<CallAllowance, string>();

/** `RateLimit-Policy` of an allowance; null without a limit. */
function toPolicy(allowance: CallAllowance | null): string | null {
  if (allowance === null) return null;
  const known = policies.get(allowance);
  if (known !== undefined) return known === '' ? null : known;
  const limited = WINDOW_NAMES.filter((name) => allowance[name] !== null);
  const made = limited.map((name) => `${allowance[name]};w=${QUOTA_SECONDS[name]}`).join(', ');
  policies.set(allowance, made);
  return made === '' ? null : made;
}

interface Counting {
  /** Counts calls; null if the quota does not have enough. */
  readonly acquire: (state: AccountState, calls: number) => ServedIn | null | Promise<ServedIn | null>;
  readonly clock: () => number;
}

/** The calls of one request; null if it was refused. */
class QuotaCall implements CountedCall {
  readonly isPrivate = true;
  readonly allowed: boolean;
  readonly #state: AccountState;
  readonly #counting: Counting;
  /** A window may end during a request; calls are given back in the window they were counted in. */
  readonly #served: { readonly calls: number; readonly servedIn: ServedIn }[] = [];

  constructor(state: AccountState, counting: Counting, servedIn: ServedIn | null) {
    this.#state = state;
    this.#counting = counting;
    this.allowed = servedIn !== null;
    if (servedIn !== null) this.#served.push({ calls: 1, servedIn });
  }

  get policy(): string | null {
    return toPolicy(this.#state.allowance);
  }

  async countMore(calls: number): Promise<boolean> {
    const servedIn = await this.#counting.acquire(this.#state, calls);
    if (servedIn !== null) this.#served.push({ calls, servedIn });
    return servedIn !== null;
  }

  giveBack(): void {
    for (const { calls, servedIn } of this.#served.splice(0)) returnCalls(this.#state, calls, servedIn);
  }

  describe() {
    return describeState(this.#state, this.#counting.clock());
  }
}

/** Counts leased calls at once, and waits for a lease otherwise. */
function createAcquire({ clock, readTimer }: QuotaNeeds, exchange: LeaseExchange): Counting['acquire'] {
  function refuse(state: AccountState): null {
    noteRefusal(state, clock());
    return null;
  }

  async function waitForLease(state: AccountState, calls: number): Promise<ServedIn | null> {
    state.waiting += calls;
    try {
      while (!holds(state, calls)) {
        if (readTimer() < state.deniedUntil) return refuse(state);
        await exchange.request(state);
        beginWindows(state, clock());
      }
    } finally {
      state.waiting -= calls;
    }
    return serve(state, calls);
  }

  return (state, calls) => {
    state.calledAt = readTimer();
    const isDenied = state.calledAt < state.deniedUntil;
    if (!holds(state, calls)) return isDenied ? refuse(state) : waitForLease(state, calls);
    const servedIn = serve(state, calls);
    if (!isDenied && runsLow(state)) exchange.request(state).catch(() => undefined);
    return servedIn;
  };
}

/** Accounts with leased calls here that have been idle for a moment. */
function listIdle(states: Iterable<AccountState>, now: number) {
  return [...states].flatMap((state) => {
    const { accountId, allowance, windows, calledAt } = state;
    const isHolding = WINDOW_NAMES.some((name) => windows[name].leased > 0);
    return allowance !== null && isHolding && now - calledAt > IDLE_MS ? [{ accountId, allowance, state }] : [];
  });
}

export function createAccountQuota(needs: QuotaNeeds): AccountQuota {
  const { clock, readTimer, findExhausted } = needs;
  const exchange = createLeaseExchange(needs);
  const accounts = new Map<string, AccountState>();
  const counting: Counting = { acquire: createAcquire(needs, exchange), clock };
  const reportOne = (state: AccountState): Promise<void> => {
    state.namesDays = true;
    return exchange.request(state);
  };
  const reportAll = (states: readonly AccountState[]) => Promise.all(states.map(reportOne));
  const isGone = ({ calledAt, waiting }: AccountState, now: number) => waiting === 0 && now - calledAt > GONE_MS;

  function getState(accountId: string): AccountState {
    let state = accounts.get(accountId);
    if (state === undefined) {
      state = openAccount(accountId);
      accounts.set(accountId, state);
    }
    beginWindows(state, clock());
    return state;
  }

  /** Returns idle leases of accounts that have nothing left to lease, for other processes. */
  async function returnIdle(now: number): Promise<void> {
    const idle = listIdle(accounts.values(), now);
    if (idle.length === 0) return;
    const exhausted = await findExhausted(idle);
    for (const { accountId, state } of idle) state.returnsAll ||= exhausted.has(accountId);
  }

  return {
    count(accountId) {
      const state = getState(accountId);
      const servedIn = counting.acquire(state, 1);
      if (!(servedIn instanceof Promise)) return new QuotaCall(state, counting, servedIn);
      return servedIn.then((later) => new QuotaCall(state, counting, later));
    },
    async readUse(accountId) {
      const state = getState(accountId);
      // Reports even without new calls, as a report may be in flight. Only reading the use leases nothing.
      state.returnsAll ||= state.calledAt === Number.NEGATIVE_INFINITY;
      await reportOne(state);
      const uses = await needs.readUses(accountId);
      const toUse = (name: QuotaWindowName): OwnUse => {
        const { start } = state.windows[name];
        const used = uses[name]?.start === start ? uses[name].used : 0;
        return { used, limit: state.allowance?.[name] ?? null, resetAt: start + QUOTA_SECONDS[name] };
      };
      return { hour: toUse('hour'), day: toUse('day') };
    },
    async report() {
      const now = readTimer();
      await returnIdle(now);
      const gone = [...accounts.values()].filter((state) => isGone(state, now));
      for (const state of gone) state.returnsAll = true;
      await reportAll([...accounts.values()].filter(hasNews));
      for (const state of gone) if (isGone(state, now)) accounts.delete(state.accountId);
    },
    async stop() {
      for (const state of accounts.values()) state.returnsAll = true;
      await reportAll([...accounts.values()]);
    },
  };
}
