import { dashboardPlanMessages } from '@portal/content/messages/dashboard-plan-messages';
import { PAYMENT_METHOD_NAMES } from '@portal/content/messages/order-letter-messages';
import { paymentMessages } from '@portal/content/messages/payment-messages';
import { formatDong, namePlan } from '@portal/content/products/plan-words';
import type { PlanOrder } from '@portal/contract/own/orders';
import type { Language } from '@portal/domain/language/language';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { fetchReceipt } from '#islands/checkout/fetch-receipt.ts';
import { Button } from '#islands/own/button.tsx';
import forms from '#islands/own/forms.module.css';
import styles from './plan.module.css';
import { toDay } from './plan-section.tsx';
import type { SectionProps } from './section-props.ts';
import { Block, PartBlock } from './small-parts.tsx';

function OrderRow({ order, language }: { readonly order: PlanOrder; readonly language: Language }) {
  const words = dashboardPlanMessages[language].receipts;
  const { id, code, planId, amount, state, createdAt, receiptNumber, test, converted } = order;
  return (
    <li>
      <span>
        <a href={toLanguagePath('dashboard:order', language, { id })} aria-label={words.of(receiptNumber ?? code)}>
          {receiptNumber ?? code}
        </a>
        <small>
          {namePlan(planId, language)} · {toDay(createdAt, language)} · {paymentMessages[language].states[state]}
          {converted !== null && ` · ${words.converted(toDay(converted.at, language), converted.orderCode)}`}
          {test && ` · ${paymentMessages[language].test}`}
        </small>
      </span>
      <b>{formatDong(amount, language)}</b>
      {receiptNumber !== null && (
        <Button
          variant="quiet"
          aria-label={words.pdfOf(receiptNumber)}
          onClick={() => void fetchReceipt(order, language)}
        >
          {words.pdf}
        </Button>
      )}
      {state === 'pending' && (
        <a className={forms.quiet} href={addQuery(toLanguagePath('payment', language), `order=${id}`)}>
          {words.pay}
        </a>
      )}
    </li>
  );
}

export function ReceiptsPart({ dashboard, language }: SectionProps) {
  const words = dashboardPlanMessages[language].receipts;
  const { orders } = dashboard.parts;
  return (
    <PartBlock id="receipts" heading={words.heading} part="orders" dashboard={dashboard} language={language}>
      {orders.value?.length === 0 && <p className={styles.next}>{words.none}</p>}
      {orders.value !== null && orders.value.length > 0 && (
        <ul className={styles.orders}>
          {orders.value.map((order) => (
            <OrderRow key={order.id} order={order} language={language} />
          ))}
        </ul>
      )}
    </PartBlock>
  );
}

/** `/dashboard/orders/{id}`: one order with its receipt. */
export function OrderPart({ dashboard, language, orderId }: SectionProps & { readonly orderId: string | null }) {
  const words = dashboardPlanMessages[language];
  const { orders } = dashboard.parts;
  const order = orders.value?.find(({ id }) => id === orderId);
  if (order === undefined)
    return (
      <PartBlock id="order" heading={words.receipts.heading} part="orders" dashboard={dashboard} language={language}>
        {orders.value !== null && <p>{words.order.notFound}</p>}
        <a className="more" href={toLanguagePath('dashboard:plan', language)}>
          {words.order.back}
        </a>
      </PartBlock>
    );
  const rows = [
    [words.order.plan, namePlan(order.planId, language)],
    [words.order.amount, formatDong(order.amount, language)],
    [words.order.credit, order.credit > 0 ? formatDong(order.credit, language) : null],
    [words.order.state, paymentMessages[language].states[order.state]],
    [words.order.made, toDay(order.createdAt, language)],
    [words.order.ends, order.endsAt === null || order.converted !== null ? null : toDay(order.endsAt, language)],
    [
      words.order.converted,
      order.converted && words.order.convertedInto(toDay(order.converted.at, language), order.converted.orderCode),
    ],
    [words.order.receipt, order.receiptNumber],
  ] as const;
  return (
    <Block id="order" heading={words.order.heading(order.code)}>
      {order.test && <p className={styles.next}>{paymentMessages[language].test}</p>}
      {order.attempts
        .filter(({ state }) => state === 'keptApart')
        .map(({ id, method }) => (
          <p key={id} className={styles.next}>
            {paymentMessages[language].keptApart(PAYMENT_METHOD_NAMES[method])}
          </p>
        ))}
      <dl className={styles.facts}>
        {rows.map(
          ([name, value]) => value !== null && [<dt key={name}>{name}</dt>, <dd key={`${name} =`}>{value}</dd>],
        )}
      </dl>
      <div className={forms.actions}>
        {order.receiptNumber !== null && (
          <Button variant="violet" onClick={() => void fetchReceipt(order, language)}>
            {words.order.download}
          </Button>
        )}
        {order.state === 'pending' && (
          <a className={forms.violet} href={addQuery(toLanguagePath('payment', language), `order=${order.id}`)}>
            {words.receipts.pay}
          </a>
        )}
        <a className="more" href={toLanguagePath('dashboard:plan', language)}>
          {words.order.back}
        </a>
      </div>
    </Block>
  );
}
