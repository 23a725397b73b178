import { PAYMENT_METHOD_NAMES } from '@portal/content/messages/order-letter-messages';
import { paymentMessages } from '@portal/content/messages/payment-messages';
import { namePlan } from '@portal/content/products/plan-words';
import type { PlanOrder } from '@portal/contract/own/orders';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import styles from './checkout.module.css';
import { fetchReceipt } from './fetch-receipt.ts';
import { toDay } from './order-part.tsx';
import type { CheckoutSteps } from './use-checkout.ts';

interface OutcomeProps {
  readonly kind: 'ok' | 'no' | 'note';
  readonly heading: string;
  readonly children: ReactNode;
}

/** Outcome of an order: icon, heading and next step. */
function Outcome({ kind, heading, children }: OutcomeProps) {
  return (
    <section className={`card ${styles.outcome}`} aria-labelledby="outcome">
      <div className={styles.result}>
        <span className={styles.sign} data-kind={kind} aria-hidden="true">
          <Icon name={kind === 'ok' ? 'check' : kind === 'no' ? 'x' : 'history'} size={24} />
        </span>
        <h2 id="outcome" tabIndex={-1} ref={(element) => element?.focus()}>
          {heading}
        </h2>
      </div>
      {children}
    </section>
  );
}

interface ResultProps {
  readonly language: Language;
  readonly order: PlanOrder;
  readonly steps: CheckoutSteps;
}

function PaidPart({ language, order }: Omit<ResultProps, 'steps'>) {
  const words = paymentMessages[language];
  const { endsAt, planId, test } = order;
  return (
    <Outcome kind="ok" heading={words.succeeded(words.payment)}>
      {test && <p className="demo">{words.test}</p>}
      {endsAt !== null && <p>{words.runsUntil(namePlan(planId, language), toDay(endsAt, language))}</p>}
      <a className={`button ${styles.full}`} href={toLanguagePath('dashboard', language)}>
        {words.toDashboard}
      </a>
      <button type="button" className={styles.plain} onClick={() => void fetchReceipt(order, language)}>
        {words.receipt}
      </button>
    </Outcome>
  );
}

/** Why an attempt failed, with a retry; other methods below. */
export function FailedPart({ language, order, steps }: ResultProps) {
  const words = paymentMessages[language];
  const last = order.attempts.at(-1);
  if (last === undefined) return null;
  const name = PAYMENT_METHOD_NAMES[last.method];
  return (
    <Outcome kind="no" heading={words.failed(words.payment)}>
      <p>
        {words.failedText} {last.reason !== null && words.reason(name, words.reasons[last.reason])}
      </p>
      <button type="button" className={styles.again} onClick={() => steps.pay(last.method)}>
        {words.retry(name)}
      </button>
    </Outcome>
  );
}

/** Money received but not applied to the order: the payer must know that it is not lost. */
export function SetAsideNote({ language, order }: Omit<ResultProps, 'steps'>) {
  const apart = order.attempts.filter(({ state }) => state === 'keptApart');
  return apart.map(({ id, method }) => (
    <p key={id} className="demo">
      {paymentMessages[language].keptApart(PAYMENT_METHOD_NAMES[method])}
    </p>
  ));
}

/** An order in a final state. */
export function ClosedPart({ language, order, steps }: ResultProps) {
  const words = paymentMessages[language];
  if (order.state === 'paid') return <PaidPart language={language} order={order} />;
  const isOther = order.reason === 'otherOrder';
  const heading = order.state === 'expired' && !isOther ? words.expired(order.code) : words.order(order.code);
  const text = {
    expired: isOther ? words.otherOrder : words.expiredText,
    failed: words.cancelled,
    refunded: words.refunded,
    pending: '',
  }[order.state];
  return (
    <Outcome kind="note" heading={heading}>
      <p>{text}</p>
      <button type="button" className={styles.again} onClick={steps.startAgain}>
        {words.newOrder}
      </button>
    </Outcome>
  );
}
