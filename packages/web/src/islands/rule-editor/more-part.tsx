import { ruleEditorMessages } from '@portal/content/messages/rule-editor-messages';
import { ALERT_SEGMENTS, type HourSpan } from '@portal/domain/alert/alert-rule';
import { useState } from 'react';
import { Check, Picks, Select } from './controls.tsx';
import type { Editor } from './editor.ts';
import controls from './rule-controls.module.css';
import styles from './rule-editor.module.css';
import { SpanSelects } from './time-fields.tsx';

const PAUSES = [0, 15, 30, 60, 120, 180, 360, 720, 1440];
const PER_DAY = [1, 2, 3, 5, 10, 20, 50];
const NIGHT: HourSpan = { from: 22, to: 6 };
/** Equal ends: no quiet hours. */
export const NEVER: HourSpan = { from: 0, to: 0 };

/** Common choices, plus the current one if different. */
const withOwn = (offered: readonly number[], own: number): readonly number[] =>
  [...new Set([...offered, own])].sort((a, b) => a - b);

function QuietField({ editor }: { readonly editor: Editor }) {
  const { draft, language, things, change } = editor;
  const words = ruleEditorMessages[language].more;
  const account = things.quietHours;
  const { quietHours, severeBreaksQuiet, kind } = draft.rule;
  const chosen = quietHours === null ? 'account' : quietHours.from === quietHours.to ? 'none' : 'own';
  const choices = { account: null, own: NIGHT, none: NEVER };
  return (
    <>
      <Picks
        legend={words.quiet}
        picks={[
          {
            value: 'account',
            label: words.quietAccount(account === null ? words.quietNever : words.quietSpan(account.from, account.to)),
          },
          { value: 'own', label: words.quietOwn },
          { value: 'none', label: words.quietNone },
        ]}
        chosen={chosen}
        onChoose={(value) => change({ quietHours: choices[value as keyof typeof choices] })}
      />
      {chosen === 'own' && quietHours !== null && (
        <SpanSelects language={language} span={quietHours} onChange={(span) => change({ quietHours: span })} />
      )}
      {kind === 'officialWarning' && (
        <Check isChecked={severeBreaksQuiet} onChange={(isOn) => change({ severeBreaksQuiet: isOn })}>
          {words.severe}
        </Check>
      )}
    </>
  );
}

/** Extra options of some kinds: advice segment, and unit of the value. */
function OwnWords({ editor }: { readonly editor: Editor }) {
  const { draft, language, change } = editor;
  const words = ruleEditorMessages[language].more;
  const { kind, segment, windUnit, temperatureUnit } = draft.rule;
  if (kind === 'rain' || kind === 'rainChance')
    return (
      <Select
        label={words.advice}
        value={segment ?? ''}
        options={['' as const, ...ALERT_SEGMENTS].map((value) => ({ value, label: words.segments[value] }))}
        onChange={(value) => change({ segment: ALERT_SEGMENTS.find((one) => one === value) ?? null })}
      />
    );
  if (kind === 'gust')
    return (
      <Select
        label={words.unit}
        value={windUnit}
        options={[
          { value: 'kmh', label: 'km/h' },
          { value: 'ms', label: 'm/s' },
        ]}
        onChange={(value) => change({ windUnit: value === 'ms' ? 'ms' : 'kmh' })}
      />
    );
  if (kind !== 'temperature') return null;
  return (
    <Select
      label={words.unit}
      value={temperatureUnit}
      options={[
        { value: 'C', label: '°C' },
        { value: 'F', label: '°F' },
      ]}
      onChange={(value) => change({ temperatureUnit: value === 'F' ? 'F' : 'C' })}
    />
  );
}

function Removal({ language, onRemove }: { readonly language: Editor['language']; readonly onRemove: () => void }) {
  const words = ruleEditorMessages[language].more;
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking)
    return (
      <button type="button" className={styles.danger} onClick={() => setIsAsking(true)}>
        {words.remove}
      </button>
    );
  return (
    <div role="alert" className={styles.question}>
      <p>{words.question}</p>
      <div className={styles.actions}>
        <button type="button" className={styles.danger} onClick={onRemove}>
          {words.removeYes}
        </button>
        <button type="button" className={styles.plain} onClick={() => setIsAsking(false)}>
          {words.removeNo}
        </button>
      </div>
    </div>
  );
}

interface MorePartProps {
  readonly editor: Editor;
  /** Null: nothing to remove yet. */
  readonly onRemove: (() => void) | null;
}

/** Options outside the sentence. */
export function MorePart({ editor, onRemove }: MorePartProps) {
  const { draft, language, change } = editor;
  const words = ruleEditorMessages[language].more;
  const { pauseMinutes, maxPerDay } = draft.rule;
  const toOptions = (values: readonly number[], write: (value: number) => string) =>
    values.map((value) => ({ value, label: write(value) }));
  return (
    <details className={`card ${styles.more}`}>
      <summary>{words.heading}</summary>
      <QuietField editor={editor} />
      <div className={controls.pair}>
        <Select
          label={words.pause}
          value={pauseMinutes}
          options={toOptions(withOwn(PAUSES, pauseMinutes), words.pauseUnit)}
          onChange={(value) => change({ pauseMinutes: Number(value) })}
        />
        <Select
          label={words.perDay}
          value={maxPerDay}
          options={toOptions(withOwn(PER_DAY, maxPerDay), words.perDayUnit)}
          onChange={(value) => change({ maxPerDay: Number(value) })}
        />
        <Select
          label={words.language}
          value={draft.rule.language}
          options={(['vi', 'en'] as const).map((value) => ({ value, label: words.languages[value] }))}
          onChange={(value) => change({ language: value === 'en' ? 'en' : 'vi' })}
        />
        <OwnWords editor={editor} />
      </div>
      {onRemove !== null && <Removal language={language} onRemove={onRemove} />}
    </details>
  );
}
