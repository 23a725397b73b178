import { summarizeRule } from '@portal/content/alerts/summarize-rule';
import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import type { OwnPlace } from '@portal/contract/own/places';
import type { OwnRule } from '@portal/contract/own/rules';
import { getPlanLimit } from '@portal/domain/plan/may-use';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { Icon } from '#components/ui/icon.tsx';
import forms from '#islands/own/forms.module.css';
import { findLevelField } from '#islands/rule-editor/rule-levels.ts';
import { formatWhen, isSameDay } from './format-when.ts';
import { findWorstRule, listEntries } from './list-events.ts';
import { changeEntry } from './own-rows.tsx';
import { findLimit } from './places-section.tsx';
import styles from './rules.module.css';
import type { SectionProps } from './section-props.ts';
import { PartBlock, Switch } from './small-parts.tsx';

/** Switches a rule at once; revertible, and reverted on refusal. */
async function switchRule(props: SectionProps, rule: OwnRule, active: boolean): Promise<void> {
  const send = (isOn: boolean): Promise<boolean> =>
    changeEntry(props, 'rules', ALERT_ADDRESSES.alertRuleChange, {
      entry: rule,
      body: { active: isOn },
      shown: { active: isOn, nextTrigger: null },
    });
  const words = dashboardMessages[props.language].rules;
  if (await send(active)) props.dashboard.announce(words.switched(active), () => void send(!active));
}

/** Whether the plan lacks the lead time rather than the number of rules. */
function describePause(props: SectionProps, rule: OwnRule): string {
  const words = dashboardMessages[props.language].rules;
  const plan = props.dashboard.parts.plan.value;
  const longest = plan === null ? Number.POSITIVE_INFINITY : getPlanLimit(plan.planId, 'warningThunderstormLightning');
  return rule.leadMinutes > longest
    ? words.pausedLead(String(longest))
    : words.paused(findLimit(props, 'insightNumber'));
}

/** Text after `lần tới:`, and whether it is a time. */
function describeNext(props: SectionProps, rule: OwnRule): { readonly text: string; readonly isMoment: boolean } {
  const { language, now } = props;
  const words = dashboardMessages[language].rules;
  const { nextTrigger, active, placeIds } = rule;
  if (placeIds.length === 0) return { text: words.noPlace, isMoment: false };
  if (!active) return { text: words.off, isMoment: false };
  if (nextTrigger === null) return { text: words.noNext, isMoment: false };
  const when = formatWhen(nextTrigger.at, now, language);
  return { text: isSameDay(nextTrigger.at, now) ? words.today(when) : when, isMoment: true };
}

function RuleRow({
  rule,
  places,
  ...props
}: SectionProps & { readonly rule: OwnRule; readonly places: readonly OwnPlace[] }) {
  const { language, style } = props;
  const words = dashboardMessages[language].rules;
  const names = places.filter(({ id }) => rule.placeIds.includes(id)).map(({ name }) => name);
  const { title, when } = summarizeRule(rule, style);
  const next = describeNext(props, rule);
  const pauseId = `pause-${rule.id}`;
  return (
    <li>
      <div className={styles.rule}>
        <p>
          {names.map((name) => (
            <span key={name} className={styles.tag}>
              {name}
            </span>
          ))}
          {/* The link covers the whole row; the switch lies above it. */}
          <a href={toLanguagePath('dashboard:rule', language, { id: rule.id })}>{title}</a>
        </p>
        <p className={styles.when}>
          {when} ·{' '}
          {rule.pausedBy === undefined ? (
            <>
              {words.next} <span className={next.isMoment ? styles.moment : undefined}>{next.text}</span>
            </>
          ) : (
            <b id={pauseId}>{describePause(props, rule)}</b>
          )}
          {rule.channelIds.length === 0 && <> · {words.noChannel}</>}
        </p>
      </div>
      <Switch
        label={words.switch(`${names.join(', ')} ${title}`)}
        isOn={rule.active}
        onSwitch={(isOn) => void switchRule(props, rule, isOn)}
        {...(rule.pausedBy === undefined ? {} : { lockedBy: pauseId })}
      />
    </li>
  );
}

/** Leads the rule that failed most in a week to levels that would have served better. */
function Suggestion({ dashboard, language, now }: SectionProps) {
  const words = dashboardMessages[language].rules;
  const { messages, rules } = dashboard.parts;
  const worst = findWorstRule(listEntries(messages.value ?? []), now, language);
  const rule = rules.value?.find(({ id }) => id === worst?.ruleId);
  if (worst === null || rule === undefined || findLevelField(rule) !== 'chance') return null;
  return (
    <p className={styles.suggestion}>
      <b>{words.suggestion}</b> {words.failed(worst.missed, worst.wrong)}{' '}
      <a href={`${toLanguagePath('dashboard:rule', language, { id: rule.id })}#rule-past`}>{words.compare}</a>
    </p>
  );
}

/** Rules as rows that link to the editor, with a switch that acts at once. */
export function RulesPart(props: SectionProps) {
  const { dashboard, language } = props;
  const words = dashboardMessages[language].rules;
  const { rules, places } = dashboard.parts;
  // Rules on official warnings are in every plan and do not count.
  const counted = rules.value?.filter(({ kind }) => kind !== 'officialWarning').length;
  return (
    <PartBlock
      id="rules"
      heading={words.heading}
      {...(counted === undefined ? {} : { aside: words.count(String(counted), findLimit(props, 'insightNumber')) })}
      part="rules"
      dashboard={dashboard}
      language={language}
    >
      {rules.value?.length === 0 && <p className={styles.when}>{words.none}</p>}
      {rules.value !== null && rules.value.length > 0 && (
        <ul className={styles.rules}>
          {rules.value.map((rule) => (
            <RuleRow key={rule.id} rule={rule} places={places.value ?? []} {...props} />
          ))}
        </ul>
      )}
      <Suggestion {...props} />
      <p className={styles.add}>
        <a className={forms.plain} href={addQuery(toLanguagePath('dashboard:new-rule', language), 'kind=rain')}>
          <Icon name="plus" size={18} />
          {dashboardMessages[language].newRule}
        </a>
      </p>
    </PartBlock>
  );
}
