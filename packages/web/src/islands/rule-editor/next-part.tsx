import { type RulePreviewWords, rulePreviewMessages } from '@portal/content/messages/rule-preview-messages';
import type { RulePreview } from '@portal/contract/own/rule-preview';
import type { CSSProperties } from 'react';
import { weekdayOf } from '#components/weather/format-values.ts';
import { describeNext, findLeast } from './describe-preview.ts';
import type { Editor } from './editor.ts';
import { listNextDays, type NextDay } from './preview-days.ts';
import styles from './rule-preview.module.css';

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
  const least = findLeast(draft.rule);
  const days = listNextDays(preview, least, now);
  const line = least === null ? undefined : ({ '--limit': `${least}%` } as CSSProperties);
  return (
    <section className="card" aria-labelledby="rule-next">
      <div className={styles.title}>
        <h2 id="rule-next">{words.next.heading}</h2>
        <p>{preview.issued?.demo === true && <b className="demo">{words.demo}</b>}</p>
      </div>
      <p className={styles.lead}>{describeNext(days, language)}</p>
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
