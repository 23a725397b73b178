import type { ReactNode } from 'react';
import { DescribedField } from '#components/ui/described-field.tsx';
import type { Refusal } from './describe-refusal.ts';
import styles from './own-wind-desk.module.css';

interface NumberFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly children?: ReactNode;
}

/** A large number field with a numeric keyboard on phones. */
export function NumberField({ label, value, onChange, placeholder, children }: NumberFieldProps) {
  return (
    <DescribedField label={label}>
      {(control) => (
        <div className={styles.inRow}>
          {children}
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={value}
            placeholder={placeholder}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    </DescribedField>
  );
}

/** Errors line by line, announced. */
export function Refusals({ list, intro }: { readonly list: readonly Refusal[]; readonly intro?: string }) {
  return (
    <div role="alert" className={styles.refusals}>
      {list.length > 0 && intro !== undefined && <p>{intro}</p>}
      {list.length > 0 && (
        <ul>
          {list.map(({ path, message }) => (
            <li key={`${path} ${String(message)}`}>
              {path === '' ? null : <b>{path}: </b>}
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
