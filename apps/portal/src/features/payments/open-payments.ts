import { AppError } from '@portal/contract/errors';
import type { PaymentMethod } from '@portal/domain/order/payment-method';
import type { Queries } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import { listPaymentJobs } from './jobs.ts';
import type { PaymentNeeds } from './needs.ts';
import { listNotificationRoutes } from './notification-routes.ts';
import { findStatus, showOrders } from './order-replies.ts';
import { listOrderRoutes } from './order-routes.ts';
import { cancelPendingOrders, listOrders, unlinkOrders } from './order-store.ts';
import type { ReceiptNeeds } from './receipt.ts';

export interface OpenPayments extends Feature {
  /** Detaches an account from its orders in the transaction that deletes it. */
  readonly unlinkAccount: (queries: Queries, accountId: string) => Promise<void>;
  /** Cancels an account's pending orders; paid ones stay. */
  readonly cancelPending: (queries: Queries, accountId: string) => Promise<void>;
  readonly exportOrders: (accountId: string) => Promise<unknown>;
  /** For pages without a session: payment methods, and the order of a link. */
  readonly web: {
    readonly payments: { readonly methods: readonly PaymentMethod[]; readonly isTest: boolean };
    readonly findOrder: (link: string) => Promise<Awaited<ReturnType<typeof findStatus>> | null>;
  };
}

export function openPayments(needs: PaymentNeeds & ReceiptNeeds): OpenPayments {
  return {
    name: 'payments',
    rawRoutes: [...listOrderRoutes(needs), ...listNotificationRoutes(needs, needs.gateways)],
    jobs: listPaymentJobs(needs),
    unlinkAccount: (queries, accountId) => unlinkOrders(queries, accountId, needs.clock()),
    cancelPending: (queries, accountId) => cancelPendingOrders(queries, accountId, needs.clock()),
    exportOrders: async (accountId) => showOrders(needs, await listOrders(needs.database, accountId)),
    web: {
      payments: {
        methods: needs.gateways.map(({ method }) => method),
        isTest: needs.gateways.some(({ isTest }) => isTest),
      },
      findOrder: (link) =>
        findStatus(needs, link).catch((error: unknown) => {
          if (error instanceof AppError && error.code === 'notFound') return null;
          throw error;
        }),
    },
  };
}
