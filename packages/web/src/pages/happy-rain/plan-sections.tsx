import { type HappyRainWords, happyRainWords } from '@portal/content/happy-rain/landing-words';
import { describePlan, formatPlanPrice, listPlanFields, namePlan } from '@portal/content/products/plan-words';
import type { Language } from '@portal/domain/language/language';
import { PLANS, type Plan, type PlanId } from '@portal/domain/plan/plan.table';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toEntryPath, toPaymentPath } from '@portal/routes/plan-paths';
import { DataTable } from '#components/ui/data-table.tsx';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Icon } from '#components/ui/icon.tsx';
import styles from './plan-sections.module.css';

const CARDS = ['community', 'happy-rain', 'package-1'] as const;
const OWN: PlanId = 'happy-rain';

/** Contents of a plan in a few lines. */
function listGains(id: PlanId, words: HappyRainWords['plans'], language: Language): readonly string[] {
  const plan = describePlan(id, language);
  const { userNumber }: Plan = PLANS[id];
  return [
    words.places(plan.locationNumber, plan.insightNumber),
    words.lead(plan.warningThunderstormLightning),
    words.channels(plan.notification),
    ...(id === OWN ? [words.smsLimit] : []),
    ...(typeof userNumber === 'number' && userNumber > 1 ? [words.people(plan.userNumber)] : []),
    words.calls(plan.api),
  ];
}

/** Start of a plan: the free one by signing up, Happy Rain by signing up on the way to payment, others at checkout. */
function toPlanHref(id: PlanId, language: Language): string {
  if (PLANS[id].price === 'onRequest') return toLanguagePath('contact', language);
  if (PLANS[id].price === 0) return toLanguagePath('register', language);
  return id === OWN ? toEntryPath('register', id, language) : toPaymentPath(id, language);
}

function Price({ id, language }: { readonly id: PlanId; readonly language: Language }) {
  const { perMonth, forever } = happyRainWords[language].plans;
  return (
    <p className={styles.price}>
      <b>{formatPlanPrice(id, language)}</b> {PLANS[id].price === 0 ? forever : perMonth}
    </p>
  );
}

function PlanCard({ id, language }: { readonly id: (typeof CARDS)[number]; readonly language: Language }) {
  const words = happyRainWords[language].plans;
  return (
    <section className={`stack ${styles.card} ${id === OWN ? styles.own : ''}`} aria-labelledby={`plan-${id}`}>
      <h3 id={`plan-${id}`}>{namePlan(id, language)}</h3>
      <Price id={id} language={language} />
      <ul>
        {listGains(id, words, language).map((gain) => (
          <li key={gain}>
            <Icon name="check" size={16} />
            {preventUnitBreaks(gain)}
          </li>
        ))}
      </ul>
      <a className={id === OWN ? 'button' : styles.action} href={toPlanHref(id, language)}>
        {words.actions[id]}
      </a>
      <p className={styles.note}>{words.notes[id]}</p>
    </section>
  );
}

/** Happy Rain first, so that a phone can show it next to another plan. */
const COLUMNS: readonly PlanId[] = [OWN, ...(Object.keys(PLANS) as PlanId[]).filter((id) => id !== OWN)];
/** Plan initially shown next to Happy Rain on a phone. */
const BESIDE: PlanId = 'package-1';

/** On a phone: choice of the plan next to Happy Rain. */
function Chooser({ language }: { readonly language: Language }) {
  return (
    <fieldset className={styles.chooser}>
      <legend>{happyRainWords[language].plans.compareWith}</legend>
      {COLUMNS.slice(1).map((id) => (
        <label key={id}>
          <input type="radio" name="beside" value={id} defaultChecked={id === BESIDE} />
          {namePlan(id, language)}
        </label>
      ))}
    </fieldset>
  );
}

/** All seven plans side by side; on a phone Happy Rain next to the chosen one, without JavaScript. */
function Comparison({ language }: { readonly language: Language }) {
  const words = happyRainWords[language].plans;
  const described = COLUMNS.map((id) => ({ id, plan: describePlan(id, language) }));
  return (
    <div className={styles.compare}>
      <Chooser language={language} />
      <DataTable
        isList
        caption={words.compare}
        columns={[words.field, ...COLUMNS.map((id) => namePlan(id, language))]}
        rows={[
          ...listPlanFields(language).map(([field, name]) => [name, ...described.map(({ plan }) => plan[field])]),
          [
            words.chooseRow,
            ...COLUMNS.map((id) => (
              <a
                key={id}
                href={toPlanHref(id, language)}
                data-consult={PLANS[id].price === 'onRequest' ? '' : undefined}
                aria-label={`${PLANS[id].price === 'onRequest' ? words.ask : words.choose}: ${namePlan(id, language)}`}
              >
                {PLANS[id].price === 'onRequest' ? words.ask : words.choose}
              </a>
            )),
          ],
        ]}
      />
    </div>
  );
}

/** Three plans as cards, then all seven. */
export function PlansSection({ language }: { readonly language: Language }) {
  const words = happyRainWords[language].plans;
  return (
    <section aria-labelledby="plans">
      <h2 id="plans">{words.heading}</h2>
      <div className={`stack ${styles.cards}`}>
        {CARDS.map((id) => (
          <PlanCard key={id} id={id} language={language} />
        ))}
      </div>
      <p className={styles.payment}>{words.payment}</p>
      <h3 className={styles.all}>{words.compare}</h3>
      <Comparison language={language} />
    </section>
  );
}
