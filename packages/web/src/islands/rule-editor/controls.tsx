import { type CSSProperties, type ReactNode, useId } from 'react';
import { Field } from '#components/ui/field.tsx';
import controls from './rule-controls.module.css';

interface SliderProps {
  readonly label: string;
  /** Value in words, shown large and announced. */
  readonly text: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly ticks?: readonly string[];
  readonly onChange: (value: number) => void;
}

/** A slider; arrow keys step. */
export function Slider({ label, text, min, max, step, value, ticks = [], onChange }: SliderProps) {
  const id = useId();
  const share = { '--share': `${(100 * (value - min)) / (max - min)}%` } as CSSProperties;
  return (
    <div className={controls.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
      <input
        id={id}
        type="range"
        style={share}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      {ticks.length > 0 && (
        <p className={controls.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </p>
      )}
    </div>
  );
}

interface Pick<Value> {
  readonly value: Value;
  readonly label: string;
  readonly line?: string;
}

interface PicksProps<Value> {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly picks: readonly Pick<Value>[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
}

/** Single choice as cards. */
export function Picks<Value extends string | number>({ legend, picks, chosen, onChoose, ...rest }: PicksProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`stack ${controls.picks}`}>
      <legend className={rest.isLegendHidden === true ? 'visually-hidden' : undefined}>{legend}</legend>
      {picks.map(({ value, label, line }) => (
        <label key={value} className={controls.pick}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>
            <b>{label}</b>
            {line !== undefined && <small>{line}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface CheckProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
}

export function Check({ isChecked, onChange, children }: CheckProps) {
  return (
    <label className={controls.pick}>
      <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}

interface SwitchProps {
  readonly isOn: boolean;
  /** Text before the switch. */
  readonly label: string;
  /** Accessible name where there is no text. */
  readonly name?: string;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ isOn, label, name, onChange }: SwitchProps) {
  return (
    <label className={controls.switch}>
      {label !== '' && <span>{label}</span>}
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-label={name}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string | number;
  readonly options: readonly { readonly value: string | number; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

export function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <Field label={label}>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
