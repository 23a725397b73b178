import type { ReactNode } from 'react';
import styles from './reason-popover.module.css';

interface ReasonPopoverProps {
  /** Target id of the button. */
  readonly id: string;
  readonly name: string;
  /** Clock times. */
  readonly span: string;
  readonly verdict: ReactNode;
  readonly reason: ReactNode;
}

/** Reason of a verdict over some hours; opens without JavaScript. */
export function ReasonPopover({ id, name, span, verdict, reason }: ReasonPopoverProps) {
  return (
    <div id={id} popover="auto" className={styles.why}>
      <p>
        <b>{name}</b> {span}
      </p>
      {verdict}
      {/* Not a paragraph: it describes the hours of its block, not the current weather. */}
      <div>{reason}</div>
    </div>
  );
}
