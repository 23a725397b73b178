import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { describePlan, namePlan } from '@portal/content/products/plan-words';
import styles from './plan.module.css';
import type { SectionProps } from './section-props.ts';
import { Age, Block } from './small-parts.tsx';

/** Who is on the plan: so far its owner. */
export function TeamPart(props: SectionProps) {
  const { dashboard, language } = props;
  const words = dashboardMessages[language].team;
  const { user, plan } = dashboard.parts;
  const people = plan.value === null ? null : describePlan(plan.value.planId, language).userNumber;
  return (
    <Block id="team" heading={words.heading} {...(people === null ? {} : { aside: words.count('1', people) })}>
      <Age part={plan} names={['user', 'plan']} dashboard={dashboard} language={language} />
      <p>
        <b>{words.you}</b> · {words.owner} {user.value !== null && <small>{user.value.email}</small>}
      </p>
      {plan.value !== null && people !== null && (
        <p className={styles.next}>{words.seats(namePlan(plan.value.planId, language), people)}</p>
      )}
      <p className={styles.next}>{words.notYet}</p>
    </Block>
  );
}
