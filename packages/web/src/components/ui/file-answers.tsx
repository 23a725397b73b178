import { ANSWERED_UNITS, type AnsweredUnit, fileAnswerMessages } from '@portal/content/messages/file-answer-messages';
import type { Language } from '@portal/domain/language/language';
import { Field } from './field.tsx';

/** Columns whose unit the owner may have to choose. */
type AnsweredQuantity = keyof typeof ANSWERED_UNITS;

/** The owner's answers about a file; absent ones follow the file. */
export interface FileAnswers {
  readonly decimalMark?: 'point' | 'comma';
  readonly units: Readonly<Partial<Record<AnsweredQuantity, AnsweredUnit>>>;
}

export const NO_ANSWERS: FileAnswers = { units: {} };

interface ChoiceProps {
  readonly label: string;
  readonly unset: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, unset, value, options, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{unset}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface FileAnswerProps {
  readonly language: Language;
  /** Columns whose unit may be chosen. */
  readonly quantities: readonly AnsweredQuantity[];
  readonly answers: FileAnswers;
  readonly onChange: (answers: FileAnswers) => void;
}

/** Choices next to a file or pasted table: ambiguous numbers and headers are asked about, never guessed. */
export function FileAnswerFields({ language, quantities, answers, onChange }: FileAnswerProps) {
  const words = fileAnswerMessages[language];
  return (
    <>
      {quantities.map((quantity) => (
        <Choice
          key={quantity}
          label={words.units[quantity]}
          unset={words.asHead}
          value={answers.units[quantity] ?? ''}
          options={ANSWERED_UNITS[quantity].map((unit) => [unit, words.signs[unit]])}
          onChange={(unit) => {
            const { [quantity]: _, ...others } = answers.units;
            onChange({ ...answers, units: unit === '' ? others : { ...others, [quantity]: unit as AnsweredUnit } });
          }}
        />
      ))}
      <Choice
        label={words.decimalMark}
        unset={words.asFile}
        value={answers.decimalMark ?? ''}
        options={Object.entries(words.marks)}
        onChange={(mark) => {
          const { decimalMark: _, ...others } = answers;
          onChange(mark === '' ? others : { ...others, decimalMark: mark as 'point' | 'comma' });
        }}
      />
    </>
  );
}

/** Answers as a query: `decimalMark=comma&flowUnit=mm`. */
export function toAnswerQuery({ decimalMark, units }: FileAnswers): Readonly<Record<string, string>> {
  const ofUnits = Object.entries(units).map(([quantity, unit]) => [`${quantity}Unit`, unit]);
  return { ...Object.fromEntries(ofUnits), ...(decimalMark === undefined ? {} : { decimalMark }) };
}
