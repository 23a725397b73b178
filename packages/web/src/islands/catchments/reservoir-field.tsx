import type { ReservoirMessages } from '@portal/content/messages/reservoir-messages';
import { useId } from 'react';
import { Field } from '#components/ui/field.tsx';
import parts from './catchments.module.css';
import styles from './reservoir.module.css';
import type { FieldError } from './use-reservoir.ts';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Path of the field in the server's errors. */
  readonly path: string;
  readonly errors: readonly FieldError[];
  readonly type?: 'text' | 'datetime-local';
  readonly isNumber?: boolean;
  readonly isSmall?: boolean;
}

export function ReservoirField({ label, value, onChange, path, errors, type = 'text', ...how }: FieldProps) {
  const errorId = useId();
  const error = errors.find((one) => one.path === path);
  return (
    <Field label={label} className={how.isSmall ? parts.small : undefined}>
      <input
        type={type}
        inputMode={how.isNumber ? 'decimal' : undefined}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={({ target }) => onChange(target.value)}
      />
      {error !== undefined && (
        <span id={errorId} className={`${parts.wrong} ${styles.error}`}>
          {error.message}
        </span>
      )}
    </Field>
  );
}

interface SaveProps {
  readonly label: string;
  readonly words: ReservoirMessages['form'];
  readonly state: { readonly isSaving: boolean; readonly isSaved: boolean; readonly errors: readonly FieldError[] };
  /** Paths whose errors appear at their fields. */
  readonly fields: readonly string[];
  readonly onSave: () => void;
  readonly onRemove?: { readonly label: string; readonly remove: () => void } | undefined;
}

export function SavePart({ label, words, state, fields, onSave, onRemove }: SaveProps) {
  const others = state.errors.filter(({ path }) => !fields.includes(path));
  return (
    <>
      <div className={parts.row}>
        <button type="button" className={styles.save} aria-disabled={state.isSaving} onClick={onSave}>
          {state.isSaving ? words.saving : label}
        </button>
        {onRemove !== undefined && (
          <button type="button" className={parts.plain} onClick={onRemove.remove}>
            {onRemove.label}
          </button>
        )}
      </div>
      <div role="status">
        {state.isSaved && <p className={parts.good}>{words.saved}</p>}
        {others.map(({ path, message }) => (
          <p key={`${path} ${message}`} className={parts.wrong}>
            {message}
          </p>
        ))}
      </div>
    </>
  );
}
