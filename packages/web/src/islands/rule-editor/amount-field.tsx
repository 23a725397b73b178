import { listRuleParts } from '@portal/content/alerts/describe-rule';
import { ruleEditorMessages } from '@portal/content/messages/rule-editor-messages';
import type { AlertRule } from '@portal/domain/alert/alert-rule';
import { getRuleFacts } from '@portal/domain/alert/rule-kind.table';
import { beaufortForce } from '@portal/domain/wind/beaufort';
import { type ChangeEvent, useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { formatSpeed } from '#components/weather/format-values.ts';
import { Picks, Slider } from './controls.tsx';
import type { Editor } from './editor.ts';

const RATES = [0.1, 2.5, 10, 50];
const CHANCE = { min: 10, max: 90, step: 5 };

/** The amount as worded for another threshold. */
function nameAmount({ draft, names, language }: Editor, fields: Partial<AlertRule>): string {
  const parts = listRuleParts({ ...draft.rule, ...fields }, names, language);
  const text = parts.find(({ token }) => token === 'amount')?.text ?? '';
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface ExactRateProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A rate to one decimal; an empty field leaves the rule unchanged. */
function ExactRate({ label, value, onChange }: ExactRateProps) {
  const [text, setText] = useState(String(value));
  const accept = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    setText(target.value);
    if (Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber);
  };
  return (
    <Field label={label}>
      <input
        type="number"
        inputMode="decimal"
        min={0.1}
        max={100}
        step="any"
        value={text === '' || Number(text) === value ? text : String(value)}
        onChange={accept}
        onBlur={() => setText(String(value))}
      />
    </Field>
  );
}

function RainField({ editor }: { readonly editor: Editor }) {
  const { draft, language, change } = editor;
  const words = ruleEditorMessages[language];
  const rate = (value: number) => words.amount.mmh(value.toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB'));
  const picks = RATES.map((value) => ({
    value,
    label: nameAmount(editor, { threshold: value }),
    line: `≥ ${rate(value)}`,
  }));
  return (
    <>
      <Picks
        legend={words.tokens.amount}
        isLegendHidden
        picks={picks}
        chosen={draft.rule.threshold}
        onChoose={(threshold) => change({ threshold })}
      />
      <ExactRate
        label={words.amount.exact}
        value={draft.rule.threshold}
        onChange={(threshold) => change({ threshold })}
      />
    </>
  );
}

/** Levels and distances: the few thresholds of a kind. */
function StepField({ editor, lines }: { readonly editor: Editor; readonly lines: (value: number) => string }) {
  const { draft, language, change } = editor;
  const range = getRuleFacts(draft.rule.kind).thresholds;
  const picks = ('oneOf' in range ? range.oneOf : []).map((value) => ({
    value,
    label: nameAmount(editor, { threshold: value }),
    line: lines(value),
  }));
  return (
    <Picks
      legend={ruleEditorMessages[language].tokens.amount}
      isLegendHidden
      picks={picks}
      chosen={draft.rule.threshold}
      onChoose={(threshold) => change({ threshold })}
    />
  );
}

function GustField({ editor }: { readonly editor: Editor }) {
  const { draft, language, windUnit, change } = editor;
  const words = ruleEditorMessages[language];
  const { threshold } = draft.rule;
  const write = (speed: number) => formatSpeed(speed, { language, windUnit });
  return (
    <Slider
      label={words.kinds.gust}
      text={words.amount.force(write(threshold), beaufortForce(threshold))}
      min={5}
      max={60}
      step={1}
      value={threshold}
      ticks={[5, 20, 40, 60].map(write)}
      onChange={(value) => change({ threshold: value })}
    />
  );
}

function TemperatureField({ editor }: { readonly editor: Editor }) {
  const { draft, language, change } = editor;
  const words = ruleEditorMessages[language];
  const { compare, threshold } = draft.rule;
  return (
    <>
      <Picks
        legend={words.amount.compare}
        isLegendHidden
        picks={[
          { value: 'atLeast', label: words.amount.warmer },
          { value: 'atMost', label: words.amount.colder },
        ]}
        chosen={compare}
        onChoose={(value) => change({ compare: value as AlertRule['compare'] })}
      />
      <Slider
        label={words.kinds.temperature}
        text={nameAmount(editor, {})}
        min={-10}
        max={50}
        step={1}
        value={threshold}
        onChange={(value) => change({ threshold: value })}
      />
    </>
  );
}

/** Threshold of a rule, by its kind. */
export function AmountField({ editor }: { readonly editor: Editor }) {
  const { draft, language, change } = editor;
  const words = ruleEditorMessages[language];
  const { kind, threshold } = draft.rule;
  switch (kind) {
    case 'rain':
      return <RainField editor={editor} />;
    case 'rainChance':
      return (
        <Slider
          {...CHANCE}
          label={words.tokens.chance}
          text={`${threshold}%`}
          value={threshold}
          ticks={[words.amount.chanceLow, '50', words.amount.chanceHigh]}
          onChange={(value) => change({ threshold: value })}
        />
      );
    case 'thunder':
      return <StepField editor={editor} lines={(value) => words.amount.thunderLines[value - 1] ?? ''} />;
    case 'lightning':
      return <StepField editor={editor} lines={(value) => words.amount.lightningLines[String(value)] ?? ''} />;
    case 'officialWarning':
      return <StepField editor={editor} lines={words.amount.warningLine} />;
    case 'drying':
      return <StepField editor={editor} lines={words.amount.dryingLine} />;
    case 'heat':
      return <StepField editor={editor} lines={words.amount.heatLine} />;
    case 'gust':
      return <GustField editor={editor} />;
    case 'temperature':
      return <TemperatureField editor={editor} />;
  }
}
