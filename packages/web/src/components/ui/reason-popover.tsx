import type { ReactNode } from 'react';
import { preventUnitBreaks } from './format-text.ts';
import styles from './reason-popover.module.css';

interface ReasonPopoverProps {
  /** What a button names as its target. */
  readonly id: string;
  readonly name: string;
  /** Hours on the clock. */
  readonly span: string;
  /** The verdict in a word. */
  readonly verdict: ReactNode;
  readonly reason: string;
}

/** Why a work has its verdict in some hours; it opens without a script. */
export function ReasonPopover({ id, name, span, verdict, reason }: ReasonPopoverProps) {
  return (
    <div id={id} popover="auto" className={styles.why}>
      <p>
        <b>{name}</b> {span}
      </p>
      {verdict}
      {/* No paragraph: it speaks of the hours of its block, not of now. */}
      <div>{preventUnitBreaks(reason)}</div>
    </div>
  );
}
