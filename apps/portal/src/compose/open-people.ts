import type { CompanyFacts } from '@portal/content/company/company';
import { getPrice } from '@portal/domain/plan/plan-change';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { findContact } from '#features/accounts/find-contact.ts';
import { addNoticeOfAccess } from '#features/accounts/notices.ts';
import { openAccounts } from '#features/accounts/open-accounts.ts';
import { deleteChannels, endChannelCodes, verifyOwnEmail } from '#features/alerts/own/channel-store.ts';
import { PLACES } from '#features/alerts/own/place-store.ts';
import { removeRules } from '#features/alerts/own/rule-store.ts';
import { deleteInvitations, endTeams, listMemberships } from '#features/alerts/own/team-store.ts';
import { openApiKeys } from '#features/api-keys/open-api-keys.ts';
import { endFeed } from '#features/decisions/own/feed-store.ts';
import { openPayments } from '#features/payments/open-payments.ts';
import { openPlans } from '#features/plans/open-plans.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import type { IdentifyCaller } from '#platform/http/request-context.ts';
import type { PaymentGateway } from '#platform/payment-gateway/payment-gateway.ts';
import type { Senders } from './open-senders.ts';
import { ENDED_BY_STATEMENT, exportOwnThings } from './own-things.table.ts';

interface PeopleNeeds extends Pick<Senders, 'sendMail' | 'sendText'> {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
  /** Recipient of mail to the company; null: none. */
  readonly companyEmail: string | null;
  readonly publicUrl: string;
  readonly getFacts: () => CompanyFacts;
  readonly gateways: readonly PaymentGateway[];
  /** Dong per month of a plan; default: the price table. */
  readonly getPrice?: typeof getPrice;
}

type Opened = {
  readonly apiKeys: ReturnType<typeof openApiKeys>;
  readonly payments: ReturnType<typeof openPayments>;
};

/** What other features end together with a password, or with an account whose address was never verified. */
function makeEnding({ clock }: Pick<PeopleNeeds, 'clock'>, { apiKeys, payments }: Opened) {
  async function endAccess(queries: Queries, accountId: string): Promise<() => void> {
    await deleteChannels(queries, accountId, 'webhook');
    await endFeed(queries, accountId);
    await deleteInvitations(queries, accountId);
    return apiKeys.endKeys(queries, accountId);
  }
  return {
    endCodes: endChannelCodes,
    verifyChannels: verifyOwnEmail,
    endAccess,
    async dropOwn(queries: Queries, accountId: string): Promise<() => void> {
      await deleteChannels(queries, accountId, null);
      await removeRules(queries, accountId, clock());
      await PLACES.clear(queries, accountId);
      await endTeams(queries, accountId);
      await payments.cancelPending(queries, accountId);
      return endAccess(queries, accountId);
    },
  };
}

/** Opens accounts, plans, orders and keys, which depend on each other, and the identification of callers. */
export function openPeople(needs: PeopleNeeds) {
  const writing = {
    getPrice,
    ...needs,
    findContact: (accountId: string) => findContact(needs.database, accountId),
  };
  const plans = openPlans(writing);
  const payments = openPayments({ ...writing, plans: plans.ledger });
  const apiKeys = openApiKeys({
    ...writing,
    readTimer: () => performance.now(),
    findPlan: plans.ledger.find,
    findPaidPlans: plans.ledger.findPaid,
    noticeKey: (queries, accountId, detail) =>
      addNoticeOfAccess(queries, accountId, { kind: 'keyAdded', detail, now: needs.clock() }),
    isMember: async (memberId, ownerId) =>
      (await listMemberships(needs.database, memberId)).some(({ accountId }) => accountId === ownerId),
  });
  const ending = makeEnding(needs, { apiKeys, payments });
  const accounts = openAccounts({
    ...needs,
    ...ending,
    async unlinkAccount(queries, accountId) {
      await plans.ledger.lock(queries, accountId);
      await payments.unlinkAccount(queries, accountId);
      await endTeams(queries, accountId);
      await apiKeys.endKeys(queries, accountId);
      for (const table of ENDED_BY_STATEMENT)
        await queries.query(`delete from ${table} where account_id = $1`, [accountId]);
    },
    exportOwn: async (accountId) => ({
      orders: await payments.exportOrders(accountId),
      ...(await exportOwnThings(needs, accountId)),
    }),
    findPlan: plans.ledger.find,
    findRemovalAddress: (app) => needs.getFacts().removalAddresses[app] ?? null,
  });
  const identify: IdentifyCaller = (request) => apiKeys.calls.identify(request) ?? accounts.identify(request);
  return { plans, payments, accounts, apiKeys, identify };
}
