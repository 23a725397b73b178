import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { FieldMistake } from './field-mistake.tsx';

/** Attributes that tie a control to its label, hint and mistake. */
interface DescribedControl {
  readonly id: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string;
}

interface DescribedFieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Given, even as undefined, it reserves a line for the sentence. */
  readonly mistake?: ReactNode;
  readonly children: (control: DescribedControl) => ReactNode;
}

/** A field whose hint and mistake are read out after its label. */
export function DescribedField(props: DescribedFieldProps) {
  const { label, hint, mistake, children } = props;
  const id = useId();
  const mayBeWrong = 'mistake' in props;
  const described = [hint === undefined ? '' : `${id}hint`, mayBeWrong ? `${id}mistake` : ''].filter(Boolean);
  const control = {
    id,
    ...(mayBeWrong ? { 'aria-invalid': mistake !== undefined } : {}),
    ...(described.length > 0 ? { 'aria-describedby': described.join(' ') } : {}),
  };
  return (
    <div className={styles.described}>
      <label htmlFor={id}>{label}</label>
      {children(control)}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}hint`}>
          {hint}
        </p>
      )}
      {mayBeWrong && <FieldMistake id={`${id}mistake`} sentence={mistake} />}
    </div>
  );
}
