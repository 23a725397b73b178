import type { CompanyFacts } from '@portal/content/company/company';
import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import { getPrice } from '@portal/domain/plan/plan-change';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { findContact, findVerified } from '#features/accounts/find-contact.ts';
import { openAccounts } from '#features/accounts/open-accounts.ts';
import type { AlertSky } from '#features/alerts/evaluate/evaluation-job.ts';
import { openAlerts } from '#features/alerts/open-alerts.ts';
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
  /** What alerts are made from. */
  readonly sky: AlertSky;
  /** The place that a query names. */
  readonly locate: (query: PlaceQuery) => Place;
  /** Dong a month of a plan; absent: the table's. */
  readonly getPrice?: typeof getPrice;
}

/** Opens accounts, their plans, orders and alerts, each of which needs the others. */
export function openPeople(needs: PeopleNeeds) {
  const writing = {
    getPrice,
    ...needs,
    findContact: (accountId: string) => findContact(needs.database, accountId),
  };
  const plans = openPlans(writing);
  const payments = openPayments({ ...writing, plans: plans.ledger });
  const { unlinkAccount, exportOrders } = payments;
  const accounts = openAccounts({
    ...needs,
    unlinkAccount,
    exportOrders,
    findPlan: plans.ledger.find,
    findRemovalAddress: (app) => needs.getFacts().removalAddresses[app] ?? null,
  });
  const { sendMail, sendText } = needs;
  const alerts = openAlerts({
    ...needs,
    findPlan: plans.ledger.find,
    findVerified: (accountId) => findVerified(needs.database, accountId),
    isAvailable: (kind) => ({ email: sendMail, sms: sendText, zalo: null, push: null, webhook: null })[kind] !== null,
  });
  return { plans, payments, accounts, alerts };
}
