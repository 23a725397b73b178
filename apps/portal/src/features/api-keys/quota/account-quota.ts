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

/** What the quotas of accounts need of the rest of the portal. */
export interface QuotaNeeds extends ExchangeNeeds {
  /** Of some accounts those of which some window has nothing left to hand out. */
  readonly findExhausted: (
    accounts: readonly { readonly accountId: string; readonly allowance: CallAllowance }[],
  ) => Promise<ReadonlySet<string>>;
  /** Calls that were reported as served, by window. */
  readonly readUses: (accountId: string) => ReturnType<typeof readUses>;
}

/** Calls of a window; `limit` null: as many as it likes. */
export interface OwnUse {
  readonly used: number;
  readonly limit: number | null;
  /** When the window ends. */
  readonly resetAt: number;
}

/** The quotas of accounts in one process. All processes together never serve more than a quota. */
export interface AccountQuota {
  /** Counts a call of an account; waits for the database only where nothing is leased. Rejects with `unavailable` while that is away. */
  count(accountId: string): CountedCall | Promise<CountedCall>;
  /** What all processes have served of an account's windows, to within a second. */
  readUse(accountId: string): Promise<Readonly<Record<QuotaWindowName, OwnUse>>>;
  /** Reports what was served, and gives back what lies idle while others may want it. Call it each second. */
  report(): Promise<void>;
  /** Reports everything and gives every lease back. */
  stop(): Promise<void>;
}

const IDLE_MS = 1000;
/** Then an account is forgotten, and its lease goes back. */
const GONE_MS = 600_000;

const policies = new WeakMap<CallAllowance, string>();

/** `RateLimit-Policy` of an allowance; null where there is no limit. */
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
  /** Counts calls; null where the quota has not enough. */
  readonly acquire: (state: AccountState, calls: number) => ServedIn | null | Promise<ServedIn | null>;
  readonly clock: () => number;
}

/** The calls of one request; null where it was refused. */
class QuotaCall implements CountedCall {
  readonly isPrivate = true;
  readonly allowed: boolean;
  readonly #state: AccountState;
  readonly #counting: Counting;
  /** A window may end between the first call of a request and further ones: each is given back in its own. */
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

/** Counts calls that are held, at once; for others waits for a lease. */
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

/** Accounts that have leased calls here and have not called for a moment. */
function listIdle(states: Iterable<AccountState>, now: number) {
  return [...states].flatMap((state) => {
    const { accountId, allowance, windows, calledAt } = state;
    const isHolding = WINDOW_NAMES.some((name) => windows[name].leased > 0);
    return allowance !== null && isHolding && now - calledAt > IDLE_MS ? [{ accountId, allowance, state }] : [];
  });
}

/** Makes the quotas of a process. */
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

  /** What lies idle here while nothing of it is left elsewhere goes back: others may want it. */
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
      // Also where nothing is new: a report may be under way. Who only looks leases nothing.
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
