import { formatDay } from '@portal/content/format-day';
import { PAYMENT_METHOD_NAMES } from '@portal/content/messages/order-letter-messages';
import { paymentMessages } from '@portal/content/messages/payment-messages';
import { formatDong, namePlan } from '@portal/content/products/plan-words';
import type { Language } from '@portal/domain/language/language';
import { getPrice } from '@portal/domain/plan/plan-change';
import { toLanguagePath } from '@portal/routes/counterpart';
import styles from './checkout.module.css';
import type { CheckoutSteps } from './use-checkout.ts';

/** Date of an ISO 8601 moment. */
export const toDay = (moment: string, language: Language): string =>
  formatDay(Math.floor(Date.parse(moment) / 1000), language);

interface OrderPartProps {
  readonly language: Language;
  readonly steps: CheckoutSteps;
}

/** Term of the plan in a sentence: from the quote or order, else the general rule. */
function Term({ language, steps: { quote, order } }: OrderPartProps) {
  const words = paymentMessages[language];
  if (order !== null) return <p>{words.order(order.code)}</p>;
  if (quote === null) return <p>{words.guestTerm}</p>;
  return <p>{words.change[quote.kind](toDay(quote.startsAt, language), toDay(quote.endsAt, language))}</p>;
}

/** Pays, or leads guests to an account with the chosen plan. */
function Action({ language, steps }: OrderPartProps) {
  const words = paymentMessages[language];
  const { isSignedIn, isBusy, method, quote, order, message, pay, planId } = steps;
  if (!isSignedIn) {
    return (
      <>
        <button type="submit" className={`button ${styles.full}`}>
          {words.register}
        </button>
        <button type="submit" formAction={toLanguagePath('login', language)} className={styles.plain}>
          {words.login}
        </button>
        <p className={styles.quiet}>{words.needsAccount}</p>
      </>
    );
  }
  const amount = order?.amount ?? quote?.amount ?? getPrice(planId);
  const name = method === null ? '' : PAYMENT_METHOD_NAMES[method];
  return (
    <>
      <p className={styles.told} role="alert">
        {message ?? ''}
      </p>
      {method !== null && (
        <button
          type="button"
          className={`button ${styles.full}`}
          aria-disabled={isBusy || (quote === null && order === null)}
          onClick={() => pay()}
        >
          {isBusy ? words.working : words.pay(formatDong(amount, language), name)}
        </button>
      )}
      <p className={styles.quiet}>
        {words.agree} <a href={toLanguagePath('terms', language)}>{words.terms}</a>
      </p>
    </>
  );
}

export function OrderPart({ language, steps }: OrderPartProps) {
  const words = paymentMessages[language];
  const { planId, quote, order } = steps;
  const [amount, credit] = [order?.amount ?? quote?.amount ?? getPrice(planId), order?.credit ?? quote?.credit ?? 0];
  return (
    <div className={styles.side}>
      <section className={`card ${styles.order}`} aria-labelledby="order">
        <h2 id="order">{words.orderTitle}</h2>
        <dl>
          <div>
            <dt>{words.month(namePlan(planId, language))}</dt>
            <dd>{formatDong(amount + credit, language)}</dd>
          </div>
          {credit > 0 && (
            <div>
              <dt>{words.credit}</dt>
              <dd>−{formatDong(credit, language)}</dd>
            </div>
          )}
          <div className={styles.total} aria-live="polite">
            <dt>{words.total}</dt>
            <dd>{formatDong(amount, language)}</dd>
          </div>
        </dl>
        <Term language={language} steps={steps} />
      </section>
      <Action language={language} steps={steps} />
    </div>
  );
}
