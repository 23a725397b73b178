import type { ReactNode } from 'react';
import styles from './field-mistake.module.css';

interface FieldMistakeProps {
  /** By which the field is described. */
  readonly id: string;
  /** With a way on where there is one. */
  readonly sentence: ReactNode;
}

/** A mistake, said below its field with a mark. Its line has its height from the beginning, so that nothing moves. */
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
