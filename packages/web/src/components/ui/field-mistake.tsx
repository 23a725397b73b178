import type { ReactNode } from 'react';
import styles from './field-mistake.module.css';

interface FieldMistakeProps {
  /** Id for `aria-describedby`. */
  readonly id: string;
  /** May contain a link. */
  readonly sentence: ReactNode;
}

/** Error text below a field. Its line has a fixed height so that nothing shifts. */
export function FieldMistake({ id, sentence }: FieldMistakeProps) {
  return (
    <p className={styles.mistake} id={id}>
      {sentence !== undefined && (
        <>
          <svg
            width="16"
            height="16"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <circle cx="12" cy="12" r="10" />
            <path d="M12 8v4m0 4h.01" strokeLinecap="round" />
          </svg>
          {sentence}
        </>
      )}
    </p>
  );
}
