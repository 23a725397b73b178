import { rainRuleWords } from '@portal/content/happy-rain/rain-rule-words';
import { assessRainRule, type RainRecord, type RainRule, readRainHours } from '@portal/domain/alert/rain-rule';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import styles from './rain-rule.module.css';
import {
  nameDays,
  nameHours,
  nameRate,
  RATES,
  type RainRuleProps,
  toRuleAddress,
  writeHour,
  writeRate,
} from './rain-rule-props.ts';
import { RuleResult } from './rule-result.tsx';

interface SliderProps {
  readonly label: string;
  /** Value in words, shown and announced. */
  readonly text: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Slider({ label, text, min, max, value, onChange }: SliderProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Applies a move made before this script loaded: a slider already at its end would fire no further event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    const moved = Number(input.current?.value ?? value);
    if (moved !== value) onChange(moved);
  }, []);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
      <input
        ref={input}
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}

interface ControlsProps {
  readonly language: RainRuleProps['language'];
  readonly rule: RainRule;
  readonly onChange: (rule: RainRule) => void;
}

/** Rate, hours and days of the rule. */
function Controls({ language, rule, onChange }: ControlsProps) {
  const words = rainRuleWords[language];
  const { fromMmh, fromHour, toHour, isWorkdaysOnly } = rule;
  const index = RATES.findIndex((rate) => rate >= fromMmh);
  return (
    <div className={styles.controls}>
      <Slider
        label={words.rate}
        text={writeRate(fromMmh, language)}
        min={0}
        max={RATES.length - 1}
        value={index}
        onChange={(value) => onChange({ ...rule, fromMmh: RATES[value] ?? fromMmh })}
      />
      <Slider
        label={words.from}
        text={writeHour(fromHour)}
        min={0}
        max={23}
        value={fromHour}
        onChange={(value) => onChange({ ...rule, fromHour: value })}
      />
      <Slider
        label={words.to}
        text={writeHour(toHour)}
        min={1}
        max={24}
        value={toHour}
        onChange={(value) => onChange({ ...rule, toHour: value })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isWorkdaysOnly}
          onChange={(event) => onChange({ ...rule, isWorkdaysOnly: event.target.checked })}
        />
        {words.workdays}
      </label>
    </div>
  );
}

/** An adjustable rule as a sentence, and what it would have sent in the days of a record. */
export function RainRuleTrial({ language, rule: first, segment, hours, startAt }: RainRuleProps) {
  const [rule, setRule] = useState(first);
  const words = rainRuleWords[language];
  const record = useMemo<RainRecord>(() => ({ startAt, rainMm: readRainHours(hours) }), [hours, startAt]);
  const trial = useMemo(() => assessRainRule(record, rule), [record, rule]);
  const [start, between, before] = words.sentence;
  return (
    <div className={`stack ${styles.trial}`}>
      <div className="card">
        <h3>{words.choose}</h3>
        <p className={styles.sentence}>
          {start} <b>{nameRate(rule.fromMmh, language)}</b>
          {between} <b>{nameHours(rule, language)}</b>
          {before}
          <b>{nameDays(rule, language)}</b>.
        </p>
        <Controls language={language} rule={rule} onChange={setRule} />
        <a className="more" href={toRuleAddress(rule, segment, language)}>
          {words.use}
        </a>
      </div>
      <RuleResult language={language} record={record} rule={rule} trial={trial} />
    </div>
  );
}
