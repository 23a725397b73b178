import type { RequestContext } from '@portal/contract/context';
import { AppError } from '@portal/contract/errors';
import { ORDER_ADDRESSES, type OrderCallId } from '@portal/contract/order-addresses.table';
import { readFields } from '@portal/domain/account/check-account';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { getAccountId, toJsonReply } from '#platform/http/own-account-reply.ts';
import type { RawReply, RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import { drawQr } from '#platform/image/draw-qr.ts';
import type { PaymentStart } from '#platform/payment-gateway/payment-gateway.ts';
import type { PaymentNeeds } from './needs.ts';
import { findStatus, toOrderShapes, toQuoteShape } from './order-replies.ts';
import { listOrders, type StoredOrder } from './order-store.ts';
import { cancelOrder, createOrder, getOrder, getSoldPlan, quoteOrder } from './orders.ts';
import { getGateway, payOrder } from './pay-order.ts';
import { makeReceipt, type ReceiptNeeds } from './receipt.ts';

function toStartShape(start: PaymentStart, { amount, expiresAt, isTest }: StoredOrder) {
  if (start.kind === 'redirect') return { redirectUrl: start.url };
  const { qr, bankBin, account, accountName, purpose, sandboxUrl } = start;
  return {
    qr,
    /** The drawn QR code: side in modules, and the path of the dark ones. */
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

const readQuery = (query: RawRequest['query'], name: string): unknown => (query as Record<string, unknown>)[name];

type OwnOrderCall = Exclude<OrderCallId, 'ownPlan' | 'ownPlanCancel'>;
type Answer = (request: RawRequest, context: RequestContext) => Promise<RawReply>;

const MISSING_KEY = {
  vi: 'Cần đầu mục Idempotency-Key (1–64 ký tự ASCII): gửi lại cùng mã thì chỉ tạo một đơn.',
  en: 'The header Idempotency-Key is needed (1–64 visible ASCII characters): the same key makes one order only.',
};

function listOwnAnswers(needs: PaymentNeeds & ReceiptNeeds) {
  const toReply = async (order: StoredOrder) => {
    const [shape] = await toOrderShapes(needs, [order]);
    return toJsonReply({ order: shape });
  };
  return {
    async orderCreate({ body }, context) {
      const accountId = getAccountId(context);
      const { idempotencyKey, language } = context;
      if (idempotencyKey === null) throw new AppError('badInput', { detail: MISSING_KEY });
      const { planId } = readFields(body);
      return toReply(await createOrder(needs, { accountId, planId, idempotencyKey, language }));
    },
    async ordersList(_request, context) {
      const orders = await listOrders(needs.database, getAccountId(context));
      return toJsonReply({ items: await toOrderShapes(needs, orders) });
    },
    async orderQuote({ query }, context) {
      const planId = getSoldPlan(readQuery(query, 'planId'));
      return toJsonReply(toQuoteShape(needs, planId, await quoteOrder(needs, getAccountId(context), planId)));
    },
    order: async ({ parameters: { id = '' } }, context) => toReply(await getOrder(needs, getAccountId(context), id)),
    async orderPay({ parameters: { id = '' }, body, network }, context) {
      const { bucket } = await getOrder(needs, getAccountId(context), id);
      const gateway = getGateway(needs, readFields(body).method);
      const { order, start } = await payOrder(needs, { bucket, id }, gateway, network);
      return toJsonReply(toStartShape(start, order));
    },
    orderCancel: async ({ parameters: { id = '' } }, context) =>
      toReply(await cancelOrder(needs, getAccountId(context), id)),
    async orderReceipt({ parameters: { id = '' } }, { caller, language }) {
      if (caller.kind !== 'account') throw new AppError('notSignedIn');
      const order = await getOrder(needs, caller.accountId, id);
      if (order.paidAt === null) throw new AppError('notFound');
      const name = `bien-nhan-${order.code}.pdf`;
      return {
        kind: 'body',
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'private, no-store',
        },
        body: await makeReceipt(needs, order, language),
      };
    },
  } as const satisfies Partial<Record<OwnOrderCall, Answer>>;
}

/** Calls about the caller's orders, and the state of an order by its link. */
export function listOrderRoutes(needs: PaymentNeeds & ReceiptNeeds): readonly RawRoute[] {
  const own = Object.entries(listOwnAnswers(needs)).map(([id, handle]): RawRoute => {
    const { method, path } = ORDER_ADDRESSES[id as OwnOrderCall];
    const writes = method === 'POST' ? ({ ownPagesOnly: true, body: 'json' } as const) : {};
    return { method, path, handle, access: 'account', limit: LIMIT, ...writes };
  });
  const status: RawRoute = {
    ...ORDER_ADDRESSES.orderStatus,
    limit: LIMIT,
    async handle({ query }) {
      const link = readQuery(query, 'link');
      return toJsonReply(await findStatus(needs, typeof link === 'string' ? link : ''));
    },
  };
  return [status, ...own];
}
