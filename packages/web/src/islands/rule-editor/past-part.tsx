import { listRuleParts } from '@portal/content/alerts/describe-rule';
import { rulePreviewMessages } from '@portal/content/messages/rule-preview-messages';
import type { RulePreview } from '@portal/contract/own/rule-preview';
import { DataTable } from '#components/ui/data-table.tsx';
import { DayCalendar } from '#components/ui/day-calendar.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { formatDayMonth } from '#components/weather/format-values.ts';
import forms from '#islands/own/forms.module.css';
import { describePast } from './describe-preview.ts';
import type { Editor } from './editor.ts';
import { listPastDays, type PastDayState } from './preview-days.ts';
import { findLevelField, listLevels, proposeLevel, type RuleLevel } from './rule-levels.ts';
import styles from './rule-preview.module.css';

interface PastPartProps {
  readonly editor: Editor;
  readonly preview: RulePreview;
  readonly placeName: string;
}

/** States in the legend: unmarked days need none. */
const KEY: readonly PastDayState[] = ['right', 'wrong', 'missed'];

function Calendar({ editor, preview }: Omit<PastPartProps, 'placeName'>) {
  const { language, now } = editor;
  const { states } = rulePreviewMessages[language].past;
  const days = listPastDays(preview, now);
  const key = [...KEY, ...(['unknown', 'noData'] as const)].filter(
    (state, index) => index < KEY.length || days.some((day) => day.state === state),
  );
  return <DayCalendar days={days} shown={key} words={states} />;
}

/** A level of the rule as worded in the sentence. */
function nameLevel({ rule, value }: RuleLevel, { language, names }: Editor, field: 'chance' | 'threshold'): string {
  if (field === 'chance') return `${value}%`;
  return listRuleParts(rule, names, language).find(({ token }) => token === 'amount')?.text ?? '';
}

function LevelTable({ editor, preview }: Omit<PastPartProps, 'placeName'>) {
  const { language, draft } = editor;
  const words = rulePreviewMessages[language].table;
  const field = findLevelField(draft.rule);
  if (field === null || preview.past.events.length === 0) return null;
  return (
    <details className={styles.levels} open>
      <summary>{words.heading}</summary>
      <ScrollRegion label={words.heading}>
        <DataTable
          columns={[words.from, words.messages, words.right, words.wrong, words.missed]}
          rows={listLevels(draft.rule, preview.past.events).map((level) => ({
            className: level.isChosen ? styles.chosen : undefined,
            cells: [
              <>
                {nameLevel(level, editor, field)}
                {level.isChosen && <span>· {words.chosen}</span>}
              </>,
              level.counts.messages,
              level.counts.right,
              level.counts.wrong,
              level.counts.missed,
            ],
          }))}
        />
      </ScrollRegion>
      <p className={styles.note}>{words.note}</p>
    </details>
  );
}

/** The level that the past speaks for, set at one tap. */
function BetterLevel({ editor, preview }: Omit<PastPartProps, 'placeName'>) {
  const words = rulePreviewMessages[editor.language].table;
  const proposed = proposeLevel(editor.draft.rule, preview.past.events);
  if (proposed === null) return null;
  const { chosen, better } = proposed;
  return (
    <div className={styles.better}>
      <p>
        <b>{words.better(`${better.value}%`)}</b> {words.against(better.counts, chosen.counts)}
      </p>
      <button type="button" className={forms.plain} onClick={() => editor.change({ chance: better.value })}>
        {words.use(`${better.value}%`)}
      </button>
    </div>
  );
}

/** What the rule would have sent in the last 30 days, with outcomes. */
export function PastPart({ editor, preview, placeName }: PastPartProps) {
  const { language } = editor;
  const words = rulePreviewMessages[language];
  const days = listPastDays(preview, editor.now);
  const toDay = (date: string | undefined) => formatDayMonth(date ?? '', language);
  return (
    <section className="card" aria-labelledby="rule-past">
      <div className={styles.title}>
        <h2 id="rule-past">{words.past.heading}</h2>
        <p>
          {placeName} · {words.past.span(toDay(days.at(0)?.date), toDay(days.at(-1)?.date))}{' '}
          {preview.issued?.demo === true && <b className="demo">{words.demo}</b>}
        </p>
      </div>
      <p className={styles.lead}>{describePast(preview, editor.draft.rule, language)}</p>
      {preview.knownFrom !== null && <Calendar editor={editor} preview={preview} />}
      <BetterLevel editor={editor} preview={preview} />
      <LevelTable editor={editor} preview={preview} />
    </section>
  );
}
