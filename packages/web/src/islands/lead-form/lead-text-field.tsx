import { leadFormMessages } from '@portal/content/messages/lead-form-messages';
import type { Language } from '@portal/domain/language/language';
import type { LeadField } from '@portal/domain/lead/lead';
import { FieldMistake } from '#components/ui/field-mistake.tsx';
import styles from './lead-form.module.css';

interface LeadTextFieldProps {
  readonly id: string;
  readonly field: LeadField;
  readonly language: Language;
  readonly value: string;
  readonly error: string | undefined;
  readonly optional: boolean;
}

const INPUTS: Partial<Record<LeadField, { type: string; autoComplete: string; inputMode?: 'tel' | 'email' }>> = {
  name: { type: 'text', autoComplete: 'name' },
  numberPhone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  content: { type: 'text', autoComplete: 'organization' },
  company: { type: 'text', autoComplete: 'organization' },
  place: { type: 'text', autoComplete: 'street-address' },
};

/** Uncontrolled field with label and error. */
export function LeadTextField({ id, field, language, value, error, optional }: LeadTextFieldProps) {
  const words = leadFormMessages[language];
  const input = INPUTS[field];
  const hint = { numberPhone: words.phoneHint, place: words.placeHint }[field as string];
  const shared = {
    id,
    name: field,
    defaultValue: value,
    'aria-invalid': error !== undefined,
    'aria-describedby': hint === undefined ? `${id}-error` : `${id}-error ${id}-hint`,
    'aria-required': !optional,
  };
  return (
    <div className={`${styles.field} ${field === 'name' || field === 'numberPhone' ? '' : styles.whole}`}>
      <label htmlFor={id}>
        {words.fields[field]} {optional && <span className={styles.optional}>{words.optional}</span>}
      </label>
      {input === undefined ? <textarea rows={4} {...shared} /> : <input {...input} {...shared} />}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldMistake id={`${id}-error`} sentence={error} />
    </div>
  );
}
