import { dashboardRecordsMessages } from '@portal/content/messages/dashboard-records-messages';
import type { Language } from '@portal/domain/language/language';
import desk from '#components/ui/desk.module.css';
import { Field } from '#components/ui/field.tsx';
import forms from '#islands/own/forms.module.css';
import { AMOUNTS, type RecordDraft } from './record-draft.ts';
import styles from './records.module.css';

interface FieldProps {
  readonly draft: RecordDraft;
  readonly language: Language;
  readonly onChange: (fields: Partial<RecordDraft>) => void;
}

const THUNDER = [0, 1, 2] as const;

/** Thresholds for a lost hour, and thunder. */
export function ThresholdFields({ draft, language, onChange }: FieldProps) {
  const words = dashboardRecordsMessages[language].add;
  return (
    <fieldset className={forms.boxes}>
      <legend>{words.thresholds}</legend>
      <p className={forms.hint}>{words.thresholdsHint}</p>
      <div className={styles.grid}>
        {AMOUNTS.map((name) => {
          const [label, unit] = words.amounts[name];
          return (
            <Field
              key={name}
              label={
                <span>
                  {label} <span className={styles.unit}>({unit})</span>
                </span>
              }
            >
              <input
                inputMode="decimal"
                autoComplete="off"
                value={draft.amounts[name]}
                onChange={({ target }) => onChange({ amounts: { ...draft.amounts, [name]: target.value } })}
              />
            </Field>
          );
        })}
        <Field label={words.thunder}>
          <select
            value={draft.thunder}
            onChange={({ target }) => onChange({ thunder: THUNDER[Number(target.value)] ?? 0 })}
          >
            {THUNDER.map((level) => (
              <option key={level} value={level}>
                {words.thunderChoices[level]}
              </option>
            ))}
          </select>
        </Field>
      </div>
    </fieldset>
  );
}

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);
const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

interface HourProps {
  readonly label: string;
  readonly value: number;
  readonly choices: readonly number[];
  readonly onChange: (hour: number) => void;
}

function HourField({ label, value, choices, onChange }: HourProps) {
  return (
    <Field label={label}>
      <select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {choices.map((hour) => (
          <option key={hour} value={hour}>
            {formatHour(hour)}
          </option>
        ))}
      </select>
    </Field>
  );
}

export function WorkFields({ draft, language, onChange }: FieldProps) {
  const words = dashboardRecordsMessages[language].add;
  const toggle = (day: number): void => {
    const isOn = draft.weekdays.includes(day);
    const weekdays = isOn ? draft.weekdays.filter((one) => one !== day) : [...draft.weekdays, day];
    onChange({ weekdays: weekdays.toSorted((a, b) => a - b) });
  };
  return (
    <>
      <fieldset className={forms.boxes}>
        <legend>{words.hours}</legend>
        <div className={styles.grid}>
          <HourField
            label={words.from}
            value={draft.from}
            choices={HOURS.slice(0, -1)}
            onChange={(from) => onChange({ from })}
          />
          <HourField label={words.to} value={draft.to} choices={HOURS.slice(1)} onChange={(to) => onChange({ to })} />
        </div>
      </fieldset>
      <fieldset className={forms.boxes}>
        <legend>{words.weekdays}</legend>
        <div className={desk.weekdays}>
          {words.days.map((name, index) => (
            <label key={name}>
              <input type="checkbox" checked={draft.weekdays.includes(index + 1)} onChange={() => toggle(index + 1)} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
