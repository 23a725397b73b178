import type { Queries } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import { listPaymentJobs } from './jobs.ts';
import type { PaymentNeeds } from './needs.ts';
import { listNotificationRoutes } from './notification-routes.ts';
import { toOrderShapes, toStatusShape } from './order-replies.ts';
import { listOrderRoutes } from './order-routes.ts';
import { listOrders, unlinkOrders } from './order-store.ts';
import { getLinkedOrder } from './orders.ts';
import type { ReceiptNeeds } from './receipt.ts';

/** Orders and payments of a running portal. */
export interface OpenPayments extends Feature {
  /** Takes an account out of its orders, in the transaction that deletes it. */
  readonly unlinkAccount: (queries: Queries, accountId: string) => Promise<void>;
  /** The orders of an account, for its export. */
  readonly exportOrders: (accountId: string) => Promise<unknown>;
  /** What an order's link shows without a session. Throws `AppError` `notFound`. */
  readonly findStatus: (link: string) => Promise<ReturnType<typeof toStatusShape>>;
}

/** Sells plans: orders, ways to pay, and what gateways say. */
export function openPayments(needs: PaymentNeeds & ReceiptNeeds): OpenPayments {
  return {
    name: 'payments',
    rawRoutes: [...listOrderRoutes(needs), ...listNotificationRoutes(needs, needs.gateways)],
    jobs: listPaymentJobs(needs),
    unlinkAccount: (queries, accountId) => unlinkOrders(queries, accountId, needs.clock()),
    exportOrders: async (accountId) => toOrderShapes(needs, await listOrders(needs.database, accountId)),
    findStatus: async (link) => toStatusShape(await getLinkedOrder(needs, link)),
  };
}
