import { summarizeRule } from '@portal/content/alerts/summarize-rule';
import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import type { OwnRule } from '@portal/contract/own/rules';
import { toLanguagePath } from '@portal/routes/counterpart';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Icon } from '#components/ui/icon.tsx';
import { formatWhen } from './format-when.ts';
import styles from './next.module.css';
import type { SectionProps } from './section-props.ts';
import { Block } from './small-parts.tsx';

/** Rules with an expected alert, soonest first, then the others. */
function listByNext(rules: readonly OwnRule[]): readonly OwnRule[] {
  const toOrder = ({ nextTrigger }: OwnRule): string => nextTrigger?.at ?? '~';
  return rules.filter(({ active }) => active).sort((one, other) => toOrder(one).localeCompare(toOrder(other)));
}

const MOST = 3;

/** When the rules that are switched on expect to send next. */
export function NextAlerts({ dashboard, language, style, now }: SectionProps) {
  const words = dashboardMessages[language].next;
  const { rules, places } = dashboard.parts;
  const listed = listByNext(rules.value ?? []).slice(0, MOST);
  if (listed.length === 0) return null;
  const namePlaces = ({ placeIds }: OwnRule): string =>
    (places.value ?? [])
      .filter(({ id }) => placeIds.includes(id))
      .map(({ name }) => name)
      .join(', ');
  return (
    <Block id="next-alerts" heading={words.heading}>
      <ul className={styles.next}>
        {listed.map((rule) => (
          <li key={rule.id}>
            <span className={styles.badge} data-soon={rule.nextTrigger === null ? undefined : ''}>
              {rule.nextTrigger === null ? words.notSoon : formatWhen(rule.nextTrigger.at, now, language)}
            </span>
            <p>
              <a href={toLanguagePath('dashboard:rule', language, { id: rule.id })}>
                {[namePlaces(rule), summarizeRule(rule, style).title].filter(Boolean).join(': ')}
              </a>
              <small>{preventUnitBreaks(rule.nextTrigger?.because ?? words.notSoonText)}</small>
            </p>
            <Icon name="chevron-right" size={18} />
          </li>
        ))}
      </ul>
    </Block>
  );
}
