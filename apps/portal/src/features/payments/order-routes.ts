import { AppError } from '@portal/contract/errors';
import { ORDER_CALLS, ORDER_LINK_CALLS } from '@portal/contract/own/orders';
import { readFields } from '@portal/domain/account/check-account';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toFileReply } from '#platform/account-jobs/file-reply.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { drawQr } from '#platform/image/draw-qr.ts';
import { type OwnAnswers, OwnReply, toOwnRoutes } from '#platform/own-resource/own-routes.ts';
import type { PaymentStart } from '#platform/payment-gateway/payment-gateway.ts';
import type { PaymentNeeds } from './needs.ts';
import { findStatus, showOrder, showOrders, toQuoteShape } from './order-replies.ts';
import { listOrders, type StoredOrder } from './order-store.ts';
import { cancelOrder, createOrder, getOrder, getSoldPlan, quoteOrder } from './orders.ts';
import { getGateway, payOrder } from './pay-order.ts';
import { makeReceipt, type ReceiptNeeds } from './receipt.ts';

function toStartShape(start: PaymentStart, { amount, expiresAt, isTest }: StoredOrder) {
  if (start.kind === 'redirect') return { redirectUrl: start.url };
  const { qr, bankBin, account, accountName, purpose, sandboxUrl } = start;
  return {
    qr,
    drawn: drawQr(qr),
    bankBin,
    account,
    accountName,
    amount,
    purpose,
    sandboxUrl,
    expiresAt: formatMoment(expiresAt),
    test: isTest,
  };
}

/** Waiting pages poll every three seconds; few programs make orders. */
const LIMIT = { name: 'orders', perMinute: 120, perDay: 5000 } as const;

const MISSING_KEY = {
  vi: 'Cần đầu mục Idempotency-Key (1–64 ký tự ASCII): gửi lại cùng mã thì chỉ tạo một đơn.',
  en: 'The header Idempotency-Key is needed (1–64 visible ASCII characters): the same key makes one order only.',
};

function listAnswers(needs: PaymentNeeds & ReceiptNeeds): OwnAnswers<typeof ORDER_CALLS> {
  const toReply = async (order: StoredOrder) => ({ order: await showOrder(needs, order) });
  return {
    async orderCreate({ accountId }, { body, idempotencyKey, language }) {
      if (idempotencyKey === null) throw new AppError('badInput', { detail: MISSING_KEY });
      const { planId } = readFields(body);
      return toReply(await createOrder(needs, { accountId, planId, idempotencyKey, language }));
    },
    async ordersList({ accountId }) {
      return { items: await showOrders(needs, await listOrders(needs.database, accountId)) };
    },
    async orderQuote({ accountId }, { query }) {
      const planId = getSoldPlan(query.planId);
      return toQuoteShape(needs, planId, await quoteOrder(needs, accountId, planId));
    },
    order: async ({ accountId, id }) => toReply(await getOrder(needs, accountId, id)),
    async orderPay({ accountId, id }, { body, network }) {
      const { bucket } = await getOrder(needs, accountId, id);
      const gateway = getGateway(needs, readFields(body).method);
      const { order, start } = await payOrder(needs, { bucket, id }, gateway, network);
      return toStartShape(start, order);
    },
    orderCancel: async ({ accountId, id }) => toReply(await cancelOrder(needs, accountId, id)),
    async orderReceipt({ accountId, id }, { language }) {
      const order = await getOrder(needs, accountId, id);
      if (order.paidAt === null) throw new AppError('notFound');
      const bytes = await makeReceipt(needs, order, language);
      return new OwnReply(toFileReply({ bytes, name: `bien-nhan-${order.code}.pdf`, mediaType: 'application/pdf' }));
    },
  };
}

/** Calls about the caller's orders, and the state of an order by its link. */
export function listOrderRoutes(needs: PaymentNeeds & ReceiptNeeds): readonly RawRoute[] {
  const byLink: OwnAnswers<typeof ORDER_LINK_CALLS> = {
    orderStatus: (_key, { query: { link } }) => findStatus(needs, typeof link === 'string' ? link : ''),
  };
  return [
    ...toOwnRoutes(ORDER_LINK_CALLS, byLink, { limit: LIMIT }),
    ...toOwnRoutes(ORDER_CALLS, listAnswers(needs), { limit: LIMIT }),
  ];
}
