import type { ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  readonly label: ReactNode;
  readonly className?: string | undefined;
  /** The control, and what is read out with its label. */
  readonly children: ReactNode;
}

/** A label above its control. */
export function Field({ label, className, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is a child
    <label className={className === undefined ? styles.field : `${styles.field} ${className}`}>
      {label}
      {children}
    </label>
  );
}
