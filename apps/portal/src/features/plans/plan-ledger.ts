import type { PlanId } from '@portal/domain/plan/plan.table';
import { findCurrentTerm, type PlanChange, quotePlan } from '@portal/domain/plan/plan-change';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import {
  insertTerm,
  listReplacements,
  listTerms,
  listTermsOf,
  lockTerms,
  raiseVersion,
  replaceTerms,
  type StoredTerm,
  type TermKey,
} from './plan-store.ts';
import { type RevokedMonth, revokeMonth } from './revoke-month.ts';

/** The plan that an account has now. */
export interface OwnPlan {
  readonly planId: PlanId;
  /** Null: it has no end, as the free plan. */
  readonly endsAt: EpochSeconds | null;
  /** Whether its owner wants no reminders. */
  readonly isCancelled: boolean;
  /** Paid months that follow. */
  readonly next: readonly StoredTerm[];
}

/** A paid order whose month is granted. */
interface PlanGrant extends TermKey {
  readonly planId: PlanId;
  /** Dong that it cost, in money and credit. */
  readonly value: number;
  /** Version of the account's months that it was quoted for. */
  readonly quotedFor: number;
}

/** A month that an order counted as credit. */
interface Conversion {
  /** Whose month it was. */
  readonly orderId: string;
  readonly replacedBy: string;
  readonly droppedAt: EpochSeconds;
}

/** Which plans accounts have. What takes `queries` works in the transaction of its caller. */
export interface PlanLedger {
  /** The plan of an account; the free one where it was deleted. */
  readonly find: (accountId: string) => Promise<OwnPlan>;
  /** The plans of several accounts that have one now; all others have the free one. */
  readonly findPaid: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, PlanId>>;
  /** What buying a plan now would mean. */
  readonly quote: (queries: Queries, accountId: string, planId: PlanId) => Promise<PlanChange>;
  /**
   * Lets no other transaction change the months of an account until this one is over, and gives their version. Null where it was deleted.
   * Whoever locks an order too does so afterwards.
   */
  readonly lock: (queries: Queries, accountId: string) => Promise<number | null>;
  /** Grants the month of a paid order. Null where the account was deleted, or its months have changed since the order was quoted. */
  readonly grant: (queries: Queries, grant: PlanGrant) => Promise<PlanChange | null>;
  /** Takes the month of an order back, or says which order stands on it. */
  readonly revoke: (queries: Queries, key: TermKey) => Promise<RevokedMonth>;
  /** Months of accounts that later orders counted as credit. */
  readonly listConversions: (accountIds: readonly string[]) => Promise<readonly Conversion[]>;
}

interface LedgerNeeds {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
  /** Dong a month. */
  readonly getPrice: (planId: PlanId) => number;
}

/** What an account has at a moment, of its months that are not over. */
function toOwnPlan(terms: readonly StoredTerm[], now: EpochSeconds): OwnPlan {
  const current = findCurrentTerm(terms, now);
  if (current === null) return { planId: 'community', endsAt: null, isCancelled: false, next: terms };
  const later = terms.filter(({ startsAt }) => startsAt > now);
  const same = later.findIndex(({ planId }) => planId !== current.planId);
  const next = same === -1 ? [] : later.slice(same);
  const last = later[(same === -1 ? later.length : same) - 1] ?? current;
  return { planId: current.planId, endsAt: last.endsAt, isCancelled: last.cancelledAt !== null, next };
}

/** Reads and writes the plans of accounts. */
export function createPlanLedger({ database, clock, getPrice }: LedgerNeeds): PlanLedger {
  return {
    async find(accountId) {
      const now = clock();
      return toOwnPlan(await listTerms(database, accountId, now), now);
    },

    async findPaid(accountIds) {
      const now = clock();
      const terms = Map.groupBy(await listTermsOf(database, accountIds, now), ({ accountId }) => accountId);
      return new Map([...terms].map(([accountId, own]) => [accountId, toOwnPlan(own, now).planId]));
    },

    async quote(queries, accountId, planId) {
      const now = clock();
      return quotePlan(planId, await listTerms(queries, accountId, now), now, getPrice(planId));
    },

    lock: lockTerms,

    async grant(queries, { accountId, orderId, planId, value, quotedFor }) {
      if ((await lockTerms(queries, accountId)) !== quotedFor) return null;
      const now = clock();
      const terms = await listTerms(queries, accountId, now);
      const change = quotePlan(planId, terms, now, getPrice(planId));
      if (change.kind === 'upgrade') await replaceTerms(queries, { accountId, orderId }, now);
      const { startsAt, endsAt, anchorDay } = change;
      const id = makeUuidV7(now * 1000);
      await insertTerm(queries, { id, accountId, orderId, planId, startsAt, endsAt, anchorDay, value, grantedAt: now });
      await raiseVersion(queries, accountId);
      return change;
    },

    revoke: (queries, key) => revokeMonth(queries, key, clock()),
    listConversions: (accountIds) => listReplacements(database, accountIds),
  };
}
