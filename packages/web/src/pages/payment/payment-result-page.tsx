import { formatDay } from '@portal/content/format-day';
import { PAYMENT_METHOD_NAMES } from '@portal/content/messages/order-letter-messages';
import { paymentMessages } from '@portal/content/messages/payment-messages';
import { routeText } from '@portal/content/messages/route-text';
import { formatDong, namePlan } from '@portal/content/products/plan-words';
import type { OrderStatus } from '@portal/contract/own/orders';
import type { Language } from '@portal/domain/language/language';
import type { PaymentMethod } from '@portal/domain/order/payment-method';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import type { Page } from '#pages/page.ts';
import styles from './payment-page.module.css';

interface OrderMessage {
  readonly kind: 'ok' | 'no' | 'note';
  readonly heading: string;
  readonly text: string;
}

/** Text on an order. One still undecided at its gateway is never called failed. */
function describeOrder(order: OrderStatus, language: Language): OrderMessage {
  const words = paymentMessages[language];
  const { state, reason, code, planId, endsAt, lastAttempt } = order;
  if (state === 'paid') {
    const end = endsAt === null ? '' : formatDay(Math.floor(Date.parse(endsAt) / 1000), language);
    return {
      kind: 'ok',
      heading: words.succeeded(words.payment),
      text: words.runsUntil(namePlan(planId, language), end),
    };
  }
  if (state === 'pending' && lastAttempt?.state === 'failed') {
    const { method, reason: why } = lastAttempt;
    const because = why === null ? '' : ` ${words.reason(PAYMENT_METHOD_NAMES[method], words.reasons[why])}`;
    return { kind: 'no', heading: words.failed(words.payment), text: words.failedText + because };
  }
  if (state === 'pending') return { kind: 'note', heading: words.waiting, text: words.waitingText };
  if (state === 'failed') return { kind: 'note', heading: words.order(code), text: words.cancelled };
  if (state === 'refunded') return { kind: 'note', heading: words.order(code), text: words.refunded };
  return reason === 'otherOrder'
    ? { kind: 'note', heading: words.order(code), text: words.otherOrder }
    : { kind: 'note', heading: words.expired(code), text: words.expiredText };
}

interface ResultProps {
  readonly order: OrderStatus;
  readonly link: string;
  readonly language: Language;
  readonly methods: readonly PaymentMethod[];
}

function Result({ order, link, language, methods }: ResultProps) {
  const words = paymentMessages[language];
  const { kind, heading, text } = describeOrder(order, language);
  const { id, code, state, amount, test, lastAttempt, keptApart } = order;
  const pay = addQuery(toLanguagePath('payment', language), `order=${id}`);
  const watch = { 'data-island': 'order-watch', 'data-wake': 'idle', 'data-props': '{}' };
  const seen = `${state} ${lastAttempt?.state ?? ''}`;
  return (
    <section
      className={`card ${styles.card}`}
      data-kind={kind}
      aria-labelledby="result"
      {...(state === 'pending' ? { ...watch, 'data-link': link, 'data-seen': seen } : {})}
    >
      <h2 id="result">{heading}</h2>
      {test && <p className="demo">{words.test}</p>}
      <p>{text}</p>
      {keptApart.map((method) => (
        <p key={method}>{words.keptApart(PAYMENT_METHOD_NAMES[method])}</p>
      ))}
      <p>
        {words.order(code)} · {formatDong(amount, language)}
      </p>
      {state === 'pending' ? (
        <>
          <a className="button" href={pay}>
            {kind === 'no' ? words.payAgain : words.order(code)}
          </a>
          {kind === 'no' && (
            <ul className={styles.ways}>
              {methods
                .filter((method) => method !== lastAttempt?.method)
                .map((method) => (
                  <li key={method}>
                    <a className={styles.way} href={`${pay}&method=${method}`}>
                      {words.payBy(PAYMENT_METHOD_NAMES[method])}
                    </a>
                  </li>
                ))}
            </ul>
          )}
          <a href={addQuery(toLanguagePath('payment-result', language), `link=${link}`)}>{words.reload}</a>
        </>
      ) : (
        <a
          className="button"
          href={state === 'paid' ? toLanguagePath('dashboard', language) : toLanguagePath('payment', language)}
        >
          {state === 'paid' ? words.toDashboard : words.newOrder}
        </a>
      )}
    </section>
  );
}

/**
 * `/thanh-toan/ket-qua`: gateways redirect payers here. Their parameters decide nothing: the state comes from the
 * database.
 */
export const paymentResultPage: Page = async ({ language, query, findOrder, payments }) => {
  const words = paymentMessages[language];
  const { title, description } = routeText[language]['payment-result'];
  const { link = '' } = query;
  const order = (await findOrder?.(link)) ?? null;
  return {
    kind: 'page',
    status: order === null && link !== '' ? 404 : 200,
    head: { title, description, indexable: false },
    body: (
      <div className={`wrap ${styles.page}`}>
        <div className={styles.head}>
          <h1>{words.resultHeading}</h1>
        </div>
        {order === null ? (
          <section className={`card ${styles.card}`}>
            <p>{words.unknownOrder}</p>
            <a href={toLanguagePath('dashboard', language)}>{words.toDashboard}</a>
          </section>
        ) : (
          <Result order={order} link={link} language={language} methods={payments?.methods ?? []} />
        )}
      </div>
    ),
  };
};
