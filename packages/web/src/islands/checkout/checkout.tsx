import { paymentMessages } from '@portal/content/messages/payment-messages';
import { toLanguagePath } from '@portal/routes/counterpart';
import styles from './checkout.module.css';
import { MethodPart, PlanPart } from './choice-part.tsx';
import { OrderPart } from './order-part.tsx';
import { ClosedPart, FailedPart, SetAsideNote } from './result-part.tsx';
import { type CheckoutProps, type CheckoutSteps, useCheckout } from './use-checkout.ts';
import { TransferPart, WaitingPart } from './waiting-part.tsx';

/** Current step out of four. */
function findStep({ order, transfer, isChoosing }: CheckoutSteps): number {
  if (order === null) return 1;
  if (order.state !== 'pending') return 3;
  return transfer !== null || (order.attempts.at(-1)?.state === 'pending' && !isChoosing) ? 2 : 1;
}

function Steps({ language, steps }: { readonly language: CheckoutProps['language']; readonly steps: CheckoutSteps }) {
  const words = paymentMessages[language];
  const at = findStep(steps);
  return (
    <ol className={styles.steps} aria-label={words.stepsLabel}>
      {words.steps.map((step, index) => (
        <li key={step} data-done={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  );
}

/** Choice, order, waiting and result at one address. Without JavaScript it is a form that leads to sign-up. */
export function Checkout(props: CheckoutProps) {
  const { language, methods } = props;
  const steps = useCheckout(props);
  const { order, transfer, isChoosing, isWaiting, planId, method } = steps;
  const last = order?.attempts.at(-1);
  const isUndecided = isWaiting && last?.state === 'pending' && !isChoosing;
  const shared = { language, steps };
  const isOpen = !isUndecided && (order === null || isWaiting);
  return (
    <div className={styles.stage}>
      <Steps language={language} steps={steps} />
      <div role="status">
        {order !== null && !isWaiting && <ClosedPart {...shared} order={order} />}
        {order !== null && isUndecided && transfer !== null && (
          <TransferPart {...shared} order={order} transfer={transfer} />
        )}
        {order !== null && isUndecided && transfer === null && <WaitingPart {...shared} order={order} />}
        {order !== null && isWaiting && last?.state === 'failed' && <FailedPart {...shared} order={order} />}
        {order !== null && <SetAsideNote language={language} order={order} />}
      </div>
      {isOpen && (
        <form className={`stack ${styles.grid}`} method="get" action={toLanguagePath('register', language)}>
          <div className={`stack ${styles.parts}`}>
            {order === null && <PlanPart language={language} planId={planId} onChoose={steps.choosePlan} />}
            <MethodPart language={language} methods={methods} method={method} onChoose={steps.chooseMethod} />
          </div>
          <OrderPart {...shared} />
        </form>
      )}
    </div>
  );
}
