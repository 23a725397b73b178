import { PAYMENT_METHOD_NAMES } from '@portal/content/messages/order-letter-messages';
import { paymentMessages } from '@portal/content/messages/payment-messages';
import { formatPlanPrice, namePlan, summarizePlan } from '@portal/content/products/plan-words';
import type { Language } from '@portal/domain/language/language';
import type { PaymentMethod } from '@portal/domain/order/payment-method';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { listSoldPlans } from '@portal/domain/plan/plan-change';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toPaymentPath } from '@portal/routes/plan-paths';
import type { ReactNode } from 'react';
import styles from './checkout.module.css';

const MARKS: Readonly<Record<PaymentMethod, string>> = { vietqr: 'QR', momo: 'M', zalopay: 'Z', vnpay: 'V' };

interface PickProps {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly label: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Radio option as a fully clickable card. */
function Pick({ name, value, isChosen, onChoose, label, text, children }: PickProps) {
  return (
    <label className={styles.pick}>
      <input type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
      <span className={styles.pickText}>
        <b>{label}</b>
        <small>{text}</small>
      </span>
      {children}
    </label>
  );
}

interface PlanPartProps {
  readonly language: Language;
  readonly planId: PlanId;
  readonly onChoose: (planId: PlanId) => void;
}

/** Choice of plan. Without JavaScript the form passes it to sign-up as `redirect`. */
export function PlanPart({ language, planId, onChoose }: PlanPartProps) {
  const words = paymentMessages[language];
  return (
    <fieldset className={`card stack stack ${styles.part}`}>
      <legend>{words.planTitle}</legend>
      {listSoldPlans().map((id) => (
        <Pick
          key={id}
          name="redirect"
          value={toPaymentPath(id, language)}
          isChosen={planId === id}
          onChoose={() => onChoose(id)}
          label={namePlan(id, language)}
          text={summarizePlan(id, language)}
        >
          <b className={styles.price}>{formatPlanPrice(id, language)}</b>
        </Pick>
      ))}
      <p className={styles.links}>
        <a href={toLanguagePath('products', language)}>{words.compare}</a>
        <a href={toLanguagePath('contact', language)}>{words.contract}</a>
      </p>
    </fieldset>
  );
}

interface MethodPartProps {
  readonly language: Language;
  readonly methods: readonly PaymentMethod[];
  readonly method: PaymentMethod | null;
  readonly onChoose: (method: PaymentMethod) => void;
}

export function MethodPart({ language, methods, method, onChoose }: MethodPartProps) {
  const words = paymentMessages[language];
  return (
    <fieldset className={`card ${styles.part}`}>
      <legend>{words.methodTitle}</legend>
      {methods.map((id) => (
        <Pick
          key={id}
          name="method"
          value={id}
          isChosen={method === id}
          onChoose={() => onChoose(id)}
          label={PAYMENT_METHOD_NAMES[id]}
          text={words.methodTexts[id]}
        >
          <span className={styles.mark} data-method={id} aria-hidden="true">
            {MARKS[id]}
          </span>
        </Pick>
      ))}
      {methods.length === 0 && (
        <p>
          {words.closed} <a href={toLanguagePath('contact', language)}>{words.consult}</a>
        </p>
      )}
    </fieldset>
  );
}
