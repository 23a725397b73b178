import { useState } from 'react';
import styles from './answer.module.css';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly done: string;
}

const DONE_MS = 2000;

/** Copies a text; claims success only if the browser copied it. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [isDone, setDone] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return;
    }
    setDone(true);
    setTimeout(() => setDone(false), DONE_MS);
  };
  return (
    <button type="button" className={styles.copy} onClick={copy}>
      <span aria-live="polite">{isDone ? done : label}</span>
    </button>
  );
}
