import { rainRuleWords } from '@portal/content/happy-rain/rain-rule-words';
import { assessRainRule, type RainRecord, type RainRule, type RuleTrial } from '@portal/domain/alert/rain-rule';
import type { Language } from '@portal/domain/language/language';
import { DataTable } from '#components/ui/data-table.tsx';
import { DayCalendar } from '#components/ui/day-calendar.tsx';
import styles from './rain-rule.module.css';
import { nameRate, TABLE_RATES } from './rain-rule-props.ts';

/** Below this number of days the text says so: they prove less. */
const ENOUGH_DAYS = 20;
/** States in the legend: unmarked days need none. */
const KEY = ['message', 'silent', 'lighter'] as const;

interface ResultProps {
  readonly language: Language;
  readonly record: RainRecord;
  readonly rule: RainRule;
  readonly trial: RuleTrial;
}

/** The same hours at three rates; marks the visitor's own. */
function RateTable({ language, record, rule }: Omit<ResultProps, 'trial'>) {
  const { table } = rainRuleWords[language];
  return (
    <DataTable
      className={styles.table}
      caption={table.caption}
      columns={[table.rate, table.messages, table.silent]}
      rows={TABLE_RATES.map((fromMmh) => {
        const { messages, silent } = assessRainRule(record, { ...rule, fromMmh });
        const isOwn = fromMmh === rule.fromMmh;
        const name = (
          <>
            {nameRate(fromMmh, language)}
            {isOwn ? <span>, {table.yours}</span> : null}
          </>
        );
        return { className: isOwn ? styles.own : undefined, cells: [name, messages, silent] };
      })}
    />
  );
}

/** What the rule would have sent: sentence, days, and three rates. */
export function RuleResult({ language, record, rule, trial }: ResultProps) {
  const words = rainRuleWords[language];
  const { messages, silent, knownDays } = trial;
  return (
    <div className={`card ${styles.result}`}>
      <p className={styles.sentence} aria-live="polite">
        {words.result(messages)} {words.silent(silent)}
        {knownDays < ENOUGH_DAYS ? ` ${words.few(knownDays)}` : ''}
      </p>
      <DayCalendar days={trial.days} shown={KEY} words={words.days} />
      <RateTable language={language} record={record} rule={rule} />
      <p className={styles.honest}>{words.honest}</p>
    </div>
  );
}
