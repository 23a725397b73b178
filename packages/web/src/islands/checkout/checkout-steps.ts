import { paymentMessages } from '@portal/content/messages/payment-messages';
import { ORDER_ADDRESSES } from '@portal/contract/own/order-addresses.table';
import type { PlanOrder, Quote, Transfer } from '@portal/contract/own/orders';
import type { Language } from '@portal/domain/language/language';
import type { PaymentMethod } from '@portal/domain/order/payment-method';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { toPaymentPath } from '@portal/routes/plan-paths';
import { callOwn, type Refusal } from '#islands/session/call-account.ts';

export interface CheckoutState {
  readonly isSignedIn: boolean;
  readonly planId: PlanId;
  readonly method: PaymentMethod | null;
  readonly quote: Quote | null;
  readonly order: PlanOrder | null;
  readonly transfer: Transfer | null;
  /** True while choosing another payment method for a pending order. */
  readonly isChoosing: boolean;
  readonly isBusy: boolean;
  readonly message: string | null;
}

/** State and actions that every step needs. */
export interface StepContext {
  readonly language: Language;
  readonly state: CheckoutState;
  readonly change: (next: Partial<CheckoutState>) => void;
  /** Idempotency key of the order per plan, however often the button is pressed. */
  readonly key: { current: { readonly planId: string; readonly value: string } };
}

const UNAUTHORIZED = 401;

function explain({ language, change }: StepContext, { status, body }: Refusal): void {
  const { offline } = paymentMessages[language];
  change({ isBusy: false, message: status === 0 || typeof body.detail !== 'string' ? offline : body.detail });
}

/** Loads the current order; null on failure. */
export async function readOrder(id: string, language: Language): Promise<PlanOrder | null> {
  const { reply } = await callOwn(ORDER_ADDRESSES.order, { id, language });
  return reply?.order ?? null;
}

async function quotePlan(context: StepContext, planId: PlanId): Promise<void> {
  const answer = await callOwn(ORDER_ADDRESSES.orderQuote, { query: { planId }, language: context.language });
  if (answer.ok) context.change({ quote: answer.reply });
  else if (answer.status !== UNAUTHORIZED) explain(context, answer);
}

/** Opens the order in the address, or quotes its plan. */
export async function openCheckout(context: StepContext, orderId: string | null): Promise<void> {
  context.change({ isSignedIn: true });
  const order = orderId === null ? null : await readOrder(orderId, context.language);
  if (order === null) await quotePlan(context, context.state.planId);
  else context.change({ order, planId: order.planId });
}

/** Chooses a plan and puts it into the address, so that it survives a reload. */
export async function choosePlan(context: StepContext, planId: PlanId): Promise<void> {
  const { language, state, change } = context;
  change({ planId, quote: null, message: null });
  history.replaceState(null, '', toPaymentPath(planId, language));
  if (state.isSignedIn) await quotePlan(context, planId);
}

/** The pending order to pay, or a new one. */
async function findOrMakeOrder(context: StepContext): Promise<PlanOrder | null> {
  const { language, key } = context;
  const { order, planId } = context.state;
  if (order?.state === 'pending') return order;
  if (key.current.planId !== planId) key.current = { planId, value: crypto.randomUUID() };
  const options = { body: { planId }, idempotencyKey: key.current.value, language };
  const answer = await callOwn(ORDER_ADDRESSES.orderCreate, options);
  if (answer.ok) return answer.reply.order;
  explain(context, answer);
  return null;
}

/** Starts a payment attempt: redirects to the gateway, or shows the transfer. */
export async function pay(context: StepContext, method: PaymentMethod | null): Promise<void> {
  const { language, state, change } = context;
  if (state.isBusy || method === null) return;
  change({ isBusy: true, message: null, method });
  const paid = await findOrMakeOrder(context);
  if (paid === null) return;
  history.replaceState(null, '', addQuery(toLanguagePath('payment', language), `order=${paid.id}`));
  const answer = await callOwn(ORDER_ADDRESSES.orderPay, { id: paid.id, body: { method }, language });
  const order = (await readOrder(paid.id, language)) ?? paid;
  if (!answer.ok) {
    change({ order });
    return explain(context, answer);
  }
  if ('redirectUrl' in answer.reply) {
    change({ order, transfer: null, isChoosing: false });
    return location.assign(answer.reply.redirectUrl);
  }
  change({ order, transfer: answer.reply, isChoosing: false, isBusy: false });
}

export async function cancelOrder(context: StepContext): Promise<void> {
  const { language, state, change } = context;
  if (state.order === null) return;
  const answer = await callOwn(ORDER_ADDRESSES.orderCancel, { id: state.order.id, body: {}, language });
  if (answer.ok) change({ order: answer.reply.order, transfer: null });
  else explain(context, answer);
}

/** Leaves a closed order and restarts with its plan. */
export async function startAgain(context: StepContext): Promise<void> {
  const { key, state, change } = context;
  key.current = { planId: '', value: '' };
  change({ order: null, transfer: null, isChoosing: false, message: null, isBusy: false });
  await choosePlan(context, state.planId);
}
