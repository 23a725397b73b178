import type { CompanyFacts } from '@portal/content/company/company';
import { getPrice } from '@portal/domain/plan/plan-change';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { findContact } from '#features/accounts/find-contact.ts';
import { openAccounts } from '#features/accounts/open-accounts.ts';
import { deleteStopCodes } from '#features/alerts/own/channel-store.ts';
import { exportAlerts } from '#features/alerts/own/export-alerts.ts';
import { endTeams } from '#features/alerts/own/team-store.ts';
import { openPayments } from '#features/payments/open-payments.ts';
import { openPlans } from '#features/plans/open-plans.ts';
import type { Database } from '#platform/database/database.ts';
import type { PaymentGateway } from '#platform/payment-gateway/payment-gateway.ts';
import type { Senders } from './open-senders.ts';

interface PeopleNeeds extends Pick<Senders, 'sendMail' | 'sendText'> {
  readonly database: Database;
  /** The machine's clock. */
  readonly clock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
  /** Who reads what is written to the company; null: nobody. */
  readonly companyEmail: string | null;
  /** Where links in letters lead. */
  readonly publicUrl: string;
  readonly getFacts: () => CompanyFacts;
  readonly gateways: readonly PaymentGateway[];
  /** Dong a month of a plan; absent: the table's. */
  readonly getPrice?: typeof getPrice;
}

/** Opens accounts, their plans and their orders, each of which needs the others. */
export function openPeople(needs: PeopleNeeds) {
  const writing = {
    getPrice,
    ...needs,
    findContact: (accountId: string) => findContact(needs.database, accountId),
  };
  const plans = openPlans(writing);
  const payments = openPayments({ ...writing, plans: plans.ledger });
  const accounts = openAccounts({
    ...needs,
    async unlinkAccount(queries, accountId) {
      await payments.unlinkAccount(queries, accountId);
      await deleteStopCodes(queries, accountId);
      await endTeams(queries, accountId);
    },
    exportOwn: async (accountId) => ({
      orders: await payments.exportOrders(accountId),
      alerts: await exportAlerts(needs.database, accountId),
    }),
    findPlan: plans.ledger.find,
    findRemovalAddress: (app) => needs.getFacts().removalAddresses[app] ?? null,
  });
  return { plans, payments, accounts };
}
