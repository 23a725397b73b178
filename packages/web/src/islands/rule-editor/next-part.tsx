import { type RulePreviewWords, rulePreviewMessages } from '@portal/content/messages/rule-preview-messages';
import type { RulePreview } from '@portal/contract/own/rule-preview';
import { getLeastChance } from '@portal/domain/alert/alert-rule';
import type { CSSProperties } from 'react';
import { formatClock, formatDayMonth, weekdayOf } from '#components/weather/format-values.ts';
import type { Editor } from './editor.ts';
import { listNextDays, type NextDay } from './preview-days.ts';
import styles from './rule-preview.module.css';

/** Minimum chance of a rule; for chance rules, their threshold. */
const findLeast = ({ rule }: Editor['draft']): number | null =>
  rule.kind === 'rainChance' ? rule.threshold : getLeastChance(rule);

function describeNext(days: readonly NextDay[], words: RulePreviewWords['next'], language: Editor['language']): string {
  const reached = days.filter(({ isReached }) => isReached);
  const [first, ...others] = reached;
  if (first === undefined || first.at === null) return words.none;
  const clock = formatClock(first.at);
  const name = ({ date }: NextDay) => `${words.longDays[weekdayOf(date)] ?? ''} ${formatDayMonth(date, language)}`;
  const when = first === days[0] ? words.todayAt(clock) : words.dayAt(clock, name(first));
  const more = others.slice(0, 3).map(name).join(', ');
  return [words.first(when), ...(more === '' ? [] : [words.later(more)])].join(' ');
}

interface DayBarProps {
  readonly day: NextDay;
  readonly isToday: boolean;
  /** Minimum chance, %; null where the rule does not use one. */
  readonly least: number | null;
  readonly words: RulePreviewWords['next'];
}

/** A day as a bar with its value; text for screen readers. */
function DayBar({ day, isToday, least, words }: DayBarProps) {
  const { date, chance, isReached, isTrend } = day;
  const height = chance ?? (isReached ? 100 : 0);
  const isBelow = chance !== null && least !== null && chance < least;
  const outlookText = isReached ? words.possible : isBelow ? words.below : words.unknown;
  return (
    <li data-reached={isReached || undefined} data-trend={isTrend || undefined}>
      <span className={styles.column} aria-hidden="true">
        <i className={styles.fill} style={{ height: `${height}%` }} />
      </span>
      <b className={styles.figure}>{chance === null ? (isReached ? '✓' : '–') : chance}</b>
      <span>
        {isToday ? words.today : words.weekdays[weekdayOf(date)]}
        <small>{Number(date.slice(8))}</small>
      </span>
      <span className="visually-hidden">{outlookText}</span>
    </li>
  );
}

/** When the rule would send within the 15-day forecast. */
export function NextPart({ editor, preview }: { readonly editor: Editor; readonly preview: RulePreview }) {
  const { language, now, draft } = editor;
  const words = rulePreviewMessages[language];
  const least = findLeast(draft);
  const days = listNextDays(preview, least, now);
  const line = least === null ? undefined : ({ '--limit': `${least}%` } as CSSProperties);
  return (
    <section className="card" aria-labelledby="rule-next">
      <div className={styles.title}>
        <h2 id="rule-next">{words.next.heading}</h2>
        <p>{preview.issued?.demo === true && <b className="demo">{words.demo}</b>}</p>
      </div>
      <p className={styles.lead}>{describeNext(days, words.next, language)}</p>
      <ol className={styles.days} style={line} data-line={least !== null || undefined}>
        {days.map((day, index) => (
          <DayBar key={day.date} day={day} isToday={index === 0} least={least} words={words.next} />
        ))}
      </ol>
      {least !== null && <p className={styles.lineKey}>{words.next.line(`${least}%`)}</p>}
      <p className={styles.note}>{words.next.note}</p>
    </section>
  );
}
