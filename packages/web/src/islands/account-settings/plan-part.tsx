import { formatDay } from '@portal/content/format-day';
import { paymentMessages } from '@portal/content/messages/payment-messages';
import { formatDong, namePlan } from '@portal/content/products/plan-words';
import { ORDER_ADDRESSES } from '@portal/contract/order-addresses.table';
import type { Language } from '@portal/domain/language/language';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { useEffect, useState } from 'react';
import { fetchReceipt } from '#islands/checkout/fetch-receipt.ts';
import type { Order } from '#islands/checkout/order-shape.ts';
import { callOwn } from '#islands/session/call-account.ts';
import styles from './account-settings.module.css';

/** The caller's plan as the API shows it; moments as ISO 8601. */
interface OwnPlan {
  readonly planId: PlanId;
  readonly expiresAt: string | null;
  readonly cancelled: boolean;
  readonly next: readonly { readonly planId: PlanId; readonly startsAt: string }[];
}

const toDay = (moment: string, language: Language): string =>
  formatDay(Math.floor(Date.parse(moment) / 1000), language);

function OrderRow({ order, language }: { readonly order: Order; readonly language: Language }) {
  const words = paymentMessages[language];
  const { id, code, planId, amount, state, createdAt, receiptNumber, test } = order;
  return (
    <li>
      <span>
        <b>
          {namePlan(planId, language)} · {formatDong(amount, language)}
        </b>
        <small>
          {toDay(createdAt, language)} · {code} · {words.states[state]}
        </small>
        {test && <small>{words.test}</small>}
      </span>
      {receiptNumber !== null && (
        <button type="button" className={styles.plain} onClick={() => void fetchReceipt(order, language)}>
          {words.receipt}
        </button>
      )}
      {state === 'pending' && (
        <a href={addQuery(toLanguagePath('payment', language), `order=${id}`)}>{words.payAgain}</a>
      )}
    </li>
  );
}

function Orders({ orders, language }: { readonly orders: readonly Order[] | null; readonly language: Language }) {
  if (orders === null) return null;
  if (orders.length === 0) return <p>{paymentMessages[language].noOrders}</p>;
  return (
    <ul className={styles.sessions}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} language={language} />
      ))}
    </ul>
  );
}

/** The plan that the account has, until when, and what was ordered. */
export function PlanPart({ language }: { readonly language: Language }) {
  const words = paymentMessages[language];
  const [plan, setPlan] = useState<OwnPlan | null>(null);
  const [orders, setOrders] = useState<readonly Order[] | null>(null);
  useEffect(() => {
    callOwn(ORDER_ADDRESSES.ownPlan).then(({ status, body }) => {
      if (status === 200) setPlan(body as unknown as OwnPlan);
    });
    callOwn(ORDER_ADDRESSES.ordersList).then(({ status, body }) => {
      if (status === 200) setOrders(body.items as readonly Order[]);
    });
  }, []);
  const stop = async (): Promise<void> => {
    const { status, body } = await callOwn(ORDER_ADDRESSES.ownPlanCancel, { body: {} });
    if (status === 200) setPlan(body as unknown as OwnPlan);
  };
  return (
    <section className={`card ${styles.part}`} aria-labelledby="plan">
      <h2 id="plan">{words.history}</h2>
      {plan !== null && (
        <p role="status">
          {words.currentPlan(namePlan(plan.planId, language))}{' '}
          {plan.expiresAt !== null && words.until(toDay(plan.expiresAt, language))}{' '}
          {plan.next
            .map((next) => words.next(namePlan(next.planId, language), toDay(next.startsAt, language)))
            .join(' ')}{' '}
          {plan.cancelled && words.stopped}
        </p>
      )}
      <Orders orders={orders} language={language} />
      <div className={styles.actions}>
        <a className="button" href={toLanguagePath('payment', language)}>
          {words.choosePlan}
        </a>
        {plan !== null && plan.expiresAt !== null && !plan.cancelled && (
          <button type="button" className={styles.plain} onClick={() => void stop()}>
            {words.stopReminders}
          </button>
        )}
      </div>
    </section>
  );
}
