import { AppError } from '@portal/contract/errors';
import { DATA_ORDER_CALLS } from '@portal/contract/own/data-orders';
import { findJobFile } from '#platform/account-jobs/account-job-store.ts';
import { toFileReply } from '#platform/account-jobs/file-reply.ts';
import type { Feature } from '#platform/feature.ts';
import { type OwnAnswers, OwnReply, toOwnRoutes } from '#platform/own-resource/own-routes.ts';
import type { DataOrderNeeds } from './needs.ts';
import { createDataOrderKind } from './order-kind.ts';
import { addOrder, cancelOrder, showOrder, showOrders } from './orders.ts';
import { createDataPreview } from './preview-data.ts';

function listAnswers(needs: DataOrderNeeds): OwnAnswers<typeof DATA_ORDER_CALLS> {
  const { database } = needs;
  return {
    dataOrdersList: async ({ accountId }, { language }) => ({ items: await showOrders(database, accountId, language) }),
    dataOrderAdd: ({ accountId }, { body, language, idempotencyKey }) =>
      addOrder(needs, { accountId, body, language, idempotencyKey }),
    dataOrderShow: (key, { language }) => showOrder(database, key, language),
    dataOrderCancel: (key, { language }) => cancelOrder(needs, key, language),
    async dataOrderFile(key, { language }) {
      await showOrder(database, key, language);
      const file = await findJobFile(database, key);
      if (file === null) throw new AppError('notFound');
      return new OwnReply(toFileReply(file));
    },
  };
}

interface OpenDataOrders extends Feature {
  readonly web: { readonly previewData: ReturnType<typeof createDataPreview> };
}

export function openDataOrders(needs: DataOrderNeeds): OpenDataOrders {
  return {
    name: 'data-orders',
    web: { previewData: createDataPreview(needs) },
    rawRoutes: toOwnRoutes(DATA_ORDER_CALLS, listAnswers(needs), { limit: 'calls' }),
    accountJobs: [createDataOrderKind(needs)],
  };
}
