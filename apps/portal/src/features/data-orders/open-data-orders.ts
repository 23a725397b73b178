import type { RequestContext } from '@portal/contract/context';
import { DATA_ORDER_ADDRESSES, type DataOrderCallId } from '@portal/contract/data-order-addresses.table';
import { AppError } from '@portal/contract/errors';
import { findJobFile } from '#platform/account-jobs/account-job-store.ts';
import { toFileReply } from '#platform/account-jobs/file-reply.ts';
import type { Feature } from '#platform/feature.ts';
import { getCallerAccountId, type OwnAnswer, toJsonReply } from '#platform/http/own-account-reply.ts';
import type { RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import type { DataOrderKey } from './data-order-store.ts';
import type { DataOrderNeeds } from './needs.ts';
import { createDataOrderKind } from './order-kind.ts';
import { addOrder, cancelOrder, showOrder, showOrders } from './orders.ts';
import { createDataPreview } from './preview-data.ts';

function toKey({ parameters: { id = '' } }: RawRequest, context: RequestContext): DataOrderKey {
  return { accountId: getCallerAccountId(context), id };
}

function listAnswers(needs: DataOrderNeeds) {
  const { database } = needs;
  return {
    dataOrdersList: async (_request, context) =>
      toJsonReply({ items: await showOrders(database, getCallerAccountId(context), context.language) }),
    async dataOrderAdd({ body }, context) {
      const { language, idempotencyKey } = context;
      const call = { accountId: getCallerAccountId(context), body, language, idempotencyKey };
      return toJsonReply(await addOrder(needs, call), 202);
    },
    dataOrderShow: async (request, context) =>
      toJsonReply(await showOrder(database, toKey(request, context), context.language)),
    dataOrderCancel: async (request, context) =>
      toJsonReply(await cancelOrder(needs, toKey(request, context), context.language)),
    async dataOrderFile(request, context) {
      const key = toKey(request, context);
      await showOrder(database, key, context.language);
      const file = await findJobFile(database, key);
      if (file === null) throw new AppError('notFound');
      return toFileReply(file);
    },
  } as const satisfies Record<DataOrderCallId, OwnAnswer>;
}

/** Writes: only from the portal's own pages or from programs, never from other sites. */
const toWriting = (method: RawRoute['method']) =>
  method === 'GET' ? {} : ({ ownPagesOnly: true, ...(method === 'DELETE' ? {} : { body: 'json' }) } as const);

interface OpenDataOrders extends Feature {
  readonly web: { readonly previewData: ReturnType<typeof createDataPreview> };
}

export function openDataOrders(needs: DataOrderNeeds): OpenDataOrders {
  return {
    name: 'data-orders',
    web: { previewData: createDataPreview(needs) },
    rawRoutes: Object.entries(listAnswers(needs)).map(([id, handle]): RawRoute => {
      const { method, path } = DATA_ORDER_ADDRESSES[id as DataOrderCallId];
      return { method, path, handle, access: 'keyOrAccount', limit: 'calls', ...toWriting(method) };
    }),
    accountJobs: [createDataOrderKind(needs)],
  };
}
