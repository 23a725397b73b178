import { ATTEMPT_STATES, ORDER_REASONS, ORDER_STATES } from '@portal/domain/order/order-state';
import { PAYMENT_FAILURES, PAYMENT_METHODS } from '@portal/domain/order/payment-method';
import { PLANS, type PlanId } from '@portal/domain/plan/plan.table';
import { PLAN_CHANGE_KINDS } from '@portal/domain/plan/plan-change';
import { Array as ArrayOf, Boolean as Flag, Integer, Object as ObjectOf, String as Text, Union } from 'typebox';
import { Moment } from '#endpoints/place-schema.ts';
import { Id } from '../id.ts';
import { ORDER_ADDRESSES } from './order-addresses.table.ts';
import { defineOwnCalls, FILE, itemsOf, nullable, oneOf, type ReplyOf } from './own-call.ts';

const planId = oneOf(Object.keys(PLANS) as PlanId[]);
const method = oneOf(PAYMENT_METHODS);
const Dong = Integer({ description: 'dong' });
const maybeMoment = nullable(Moment);

const OwnPlan = ObjectOf({
  planId,
  expiresAt: maybeMoment,
  cancelled: Flag(),
  next: ArrayOf(ObjectOf({ planId, startsAt: Moment, endsAt: Moment }), { description: 'months that follow' }),
});
/** The caller's plan. */
export type OwnPlan = ReplyOf<typeof OwnPlan>;

/** What an order and its link have in common. */
const shared = {
  id: Id,
  code: Text(),
  planId,
  amount: Dong,
  state: oneOf(ORDER_STATES),
  reason: nullable(oneOf(ORDER_REASONS)),
  expiresAt: Moment,
  endsAt: maybeMoment,
  test: Flag({ description: 'no money moves' }),
};
const attempt = { method, state: oneOf(ATTEMPT_STATES), reason: nullable(oneOf(PAYMENT_FAILURES)) };

const PlanOrder = ObjectOf({
  ...shared,
  credit: Dong,
  createdAt: Moment,
  paidAt: maybeMoment,
  startsAt: maybeMoment,
  receiptNumber: nullable(Text()),
  converted: nullable(
    ObjectOf({ at: Moment, orderCode: Text() }),
    'when its unused days were credited to another order; null: never',
  ),
  attempts: ArrayOf(ObjectOf({ id: Id, ...attempt })),
});
/** An order of a plan. */
export type PlanOrder = ReplyOf<typeof PlanOrder>;
const OneOrder = ObjectOf({ order: PlanOrder });

const OrderStatus = ObjectOf({
  ...shared,
  lastAttempt: nullable(ObjectOf(attempt)),
  keptApart: ArrayOf(method, { description: 'methods of payments received but not counted for this order' }),
});
/** An order as its link shows it. */
export type OrderStatus = ReplyOf<typeof OrderStatus>;

const Quote = ObjectOf({
  planId,
  kind: oneOf(PLAN_CHANGE_KINDS),
  amount: Dong,
  credit: Dong,
  startsAt: Moment,
  endsAt: Moment,
  methods: ArrayOf(method),
  test: Flag(),
});
/** Price and term of a plan. */
export type Quote = ReplyOf<typeof Quote>;

const Transfer = ObjectOf({
  qr: Text({ description: 'text of the VietQR code' }),
  drawn: ObjectOf(
    { size: Integer(), path: Text() },
    { description: 'the code: side length in modules, path of the dark ones' },
  ),
  bankBin: Text(),
  account: Text(),
  accountName: Text(),
  amount: Dong,
  purpose: Text(),
  sandboxUrl: nullable(Text(), 'page that simulates the transfer'),
  expiresAt: Moment,
  test: Flag(),
});
/** A bank transfer. */
export type Transfer = ReplyOf<typeof Transfer>;

const { ownPlan, ownPlanCancel, orderStatus, ...addresses } = ORDER_ADDRESSES;

/** Calls about the plan. */
export const PLAN_CALLS = defineOwnCalls(
  'account',
  { ownPlan, ownPlanCancel },
  {
    ownPlan: { summary: 'The plan', reply: OwnPlan },
    ownPlanCancel: { summary: 'End the plan with its paid month', reply: OwnPlan },
  },
);

/** Calls about orders of plans. */
export const ORDER_CALLS = defineOwnCalls('account', addresses, {
  orderCreate: {
    summary: 'Order a plan; needs the header Idempotency-Key',
    body: ObjectOf({ planId }),
    reply: OneOrder,
  },
  ordersList: { summary: 'Plan orders', reply: itemsOf(PlanOrder) },
  orderQuote: { summary: 'Price and term of a plan now', query: { planId }, reply: Quote },
  order: { summary: 'An order', reply: OneOrder },
  orderPay: {
    summary: "Pay an order: the gateway's page, or a bank transfer",
    body: ObjectOf({ method }),
    reply: Union([ObjectOf({ redirectUrl: Text() }), Transfer]),
  },
  orderCancel: { summary: 'Cancel an order that is not paid', reply: OneOrder },
  orderReceipt: { summary: 'The receipt of a paid order', reply: FILE },
});

/** The state of an order, for everybody with its link. */
export const ORDER_LINK_CALLS = defineOwnCalls(
  'everybody',
  { orderStatus },
  { orderStatus: { summary: 'State of an order, by its link', query: { link: Text() }, reply: OrderStatus } },
);
