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

export interface OwnPlan {
  readonly planId: PlanId;
  /** Null: no end, as with the free plan. */
  readonly endsAt: EpochSeconds | null;
  /** Whether reminders are off. */
  readonly isCancelled: boolean;
  readonly next: readonly StoredTerm[];
}

interface PlanGrant extends TermKey {
  readonly planId: PlanId;
  /** Price in dong, paid in money and credit. */
  readonly value: number;
  /** The version of the account's months that was quoted. */
  readonly quotedFor: number;
}

/** A month that another order counted as credit. */
interface Conversion {
  readonly orderId: string;
  readonly replacedBy: string;
  readonly droppedAt: EpochSeconds;
}

/** Plans of accounts. Functions with `queries` run in the caller's transaction. */
export interface PlanLedger {
  /** An account's plan; the free one if it was deleted. */
  readonly find: (accountId: string) => Promise<OwnPlan>;
  /** Only accounts with a paid plan are in the map; all others have the free one. */
  readonly findPaid: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, PlanId>>;
  /** The effect of buying a plan now. */
  readonly quote: (queries: Queries, accountId: string, planId: PlanId) => Promise<PlanChange>;
  /**
   * Locks an account's months until the end of the transaction and returns their version; always before an order is
   * locked. Null if the account was deleted.
   */
  readonly lock: (queries: Queries, accountId: string) => Promise<number | null>;
  /** Grants the month of a paid order. Null if the account was deleted, or its months changed after the quote. */
  readonly grant: (queries: Queries, grant: PlanGrant) => Promise<PlanChange | null>;
  /** Revokes the month of an order, or says which order depends on it. */
  readonly revoke: (queries: Queries, key: TermKey) => Promise<RevokedMonth>;
  /** Months that later orders counted as credit. */
  readonly listConversions: (accountIds: readonly string[]) => Promise<readonly Conversion[]>;
}

interface LedgerNeeds {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
  readonly getPrice: (planId: PlanId) => number;
}

/** An account's plan at a time, from its months that have not ended. */
function toOwnPlan(terms: readonly StoredTerm[], now: EpochSeconds): OwnPlan {
  const current = findCurrentTerm(terms, now);
  if (current === null) return { planId: 'community', endsAt: null, isCancelled: false, next: terms };
  const later = terms.filter(({ startsAt }) => startsAt > now);
  const same = later.findIndex(({ planId }) => planId !== current.planId);
  const next = same === -1 ? [] : later.slice(same);
  const last = later[(same === -1 ? later.length : same) - 1] ?? current;
  return { planId: current.planId, endsAt: last.endsAt, isCancelled: last.cancelledAt !== null, next };
}

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
