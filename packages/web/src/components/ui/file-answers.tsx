import { ANSWERED_UNITS, type AnsweredUnit, fileAnswerMessages } from '@portal/content/messages/file-answer-messages';
import type { Language } from '@portal/domain/language/language';
import { useId } from 'react';

/** What is measured in a column whose unit may be asked for. */
type AnsweredQuantity = keyof typeof ANSWERED_UNITS;

/** What the owner of a file says about it; what is absent is as the file says. */
export interface FileAnswers {
  readonly decimalMark?: 'point' | 'comma';
  readonly units: Readonly<Partial<Record<AnsweredQuantity, AnsweredUnit>>>;
}

/** Nothing said yet. */
export const NO_ANSWERS: FileAnswers = { units: {} };

interface ChoiceProps {
  readonly className: string | undefined;
  readonly label: string;
  readonly unset: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ className, label, unset, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{unset}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface FileAnswerProps {
  readonly language: Language;
  /** Columns whose unit may be chosen. */
  readonly quantities: readonly AnsweredQuantity[];
  readonly answers: FileAnswers;
  readonly onChange: (answers: FileAnswers) => void;
  /** Of each choice: how fields of the form around it look. */
  readonly className: string | undefined;
}

/** Choices next to a file or a pasted table: what its numbers and heads may leave open is asked, never guessed. */
export function FileAnswerFields({ language, quantities, answers, onChange, className }: FileAnswerProps) {
  const words = fileAnswerMessages[language];
  return (
    <>
      {quantities.map((quantity) => (
        <Choice
          key={quantity}
          className={className}
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
        className={className}
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

/** The answers as a query: `decimalMark=comma&flowUnit=mm`. */
export function toAnswerQuery({ decimalMark, units }: FileAnswers): URLSearchParams {
  const query = new URLSearchParams(Object.entries(units).map(([quantity, unit]) => [`${quantity}Unit`, unit]));
  if (decimalMark !== undefined) query.set('decimalMark', decimalMark);
  return query;
}
