import { paymentMessages } from '@portal/content/messages/payment-messages';
import { routeText } from '@portal/content/messages/route-text';
import { UUID } from '@portal/contract/id';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { listSoldPlans } from '@portal/domain/plan/plan-change';
import { PLAN_PARAMETER } from '@portal/routes/plan-paths';
import { Checkout } from '#islands/checkout/checkout.tsx';
import { Island } from '#islands/island.tsx';
import type { Page } from '#pages/page.ts';
import styles from './payment-page.module.css';

/** Plan in the address; the cheapest by default. */
function readPlan(name: string | undefined): PlanId {
  return listSoldPlans().find((known) => known === name) ?? 'happy-rain';
}

/** `/thanh-toan`: plans with prices; signed-in users order and pay here, others are led to an account. */
export const paymentPage: Page = async ({ language, query, payments }) => {
  const words = paymentMessages[language];
  const { title, description } = routeText[language].payment;
  const { methods, isTest } = payments ?? { methods: [], isTest: false };
  const orderId = UUID.test(query.order ?? '') ? (query.order ?? null) : null;
  const method = methods.find((known) => known === query.method) ?? methods[0] ?? null;
  const props = { language, planId: readPlan(query[PLAN_PARAMETER]), orderId, methods, method };
  return {
    kind: 'page',
    status: 200,
    head: { title, description, indexable: orderId === null },
    body: (
      <div className={`wrap ${styles.page}`}>
        <div className={styles.head}>
          <h1>{words.heading}</h1>
          <p>{words.noCards}</p>
        </div>
        {isTest && <p className="demo">{words.test}</p>}
        <Island name="checkout" wake="idle" component={Checkout} props={props} />
      </div>
    ),
  };
};
