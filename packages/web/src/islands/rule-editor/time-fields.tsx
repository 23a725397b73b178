import { ruleEditorMessages } from '@portal/content/messages/rule-editor-messages';
import type { HourSpan } from '@portal/domain/alert/alert-rule';
import { Select } from './controls.tsx';
import type { Editor } from './editor.ts';
import controls from './rule-controls.module.css';
import styles from './rule-editor.module.css';

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);
const DAYS = [1, 2, 3, 4, 5, 6, 7];
const PRESETS = { all: DAYS, workdays: [1, 2, 3, 4, 5], weekend: [6, 7] } as const;

interface SpanProps {
  readonly language: Editor['language'];
  readonly span: HourSpan;
  readonly onChange: (span: HourSpan) => void;
}

export function SpanSelects({ language, span, onChange }: SpanProps) {
  const words = ruleEditorMessages[language].hours;
  const toOptions = (hours: readonly number[]) => hours.map((hour) => ({ value: hour, label: words.hour(hour) }));
  return (
    <div className={controls.pair}>
      <Select
        label={words.from}
        value={span.from}
        options={toOptions(HOURS.slice(0, -1))}
        onChange={(value) => onChange({ ...span, from: Number(value) })}
      />
      <Select
        label={words.to}
        value={span.to}
        options={toOptions(HOURS.slice(1))}
        onChange={(value) => onChange({ ...span, to: Number(value) })}
      />
    </div>
  );
}

/** Hours in which an event must start. */
export function HoursField({ editor }: { readonly editor: Editor }) {
  const { draft, language, change } = editor;
  const words = ruleEditorMessages[language].hours;
  const { hours } = draft.rule;
  const isAll = hours.from === hours.to || Math.abs(hours.to - hours.from) === 24;
  return (
    <>
      <SpanSelects
        language={language}
        span={isAll ? { from: 0, to: 24 } : hours}
        onChange={(span) => change({ hours: span })}
      />
      <div className={controls.chips}>
        <button type="button" aria-pressed={isAll} onClick={() => change({ hours: { from: 0, to: 24 } })}>
          {words.all}
        </button>
        <button
          type="button"
          aria-pressed={hours.from === 6 && hours.to === 22}
          onClick={() => change({ hours: { from: 6, to: 22 } })}
        >
          6–22
        </button>
      </div>
      <p className={styles.hint}>{words.hint}</p>
    </>
  );
}

/** Days of the week; at least one. */
export function DaysField({ editor }: { readonly editor: Editor }) {
  const { draft, language, change } = editor;
  const words = ruleEditorMessages[language].days;
  const { weekdays } = draft.rule;
  const toggle = (day: number): void => {
    const chosen = weekdays.includes(day) ? weekdays.filter((known) => known !== day) : [...weekdays, day];
    if (chosen.length > 0) change({ weekdays: chosen.sort((a, b) => a - b) });
  };
  return (
    <>
      <div className={controls.chips}>
        {(['all', 'workdays', 'weekend'] as const).map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={weekdays.join() === PRESETS[preset].join()}
            onClick={() => change({ weekdays: PRESETS[preset] })}
          >
            {words[preset]}
          </button>
        ))}
      </div>
      <div className={controls.week}>
        {DAYS.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={weekdays.includes(day)}
            aria-label={words.names[day - 1]}
            onClick={() => toggle(day)}
          >
            {words.short[day - 1]}
          </button>
        ))}
      </div>
    </>
  );
}
