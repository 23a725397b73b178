import type { ReactNode } from 'react';
import styles from './account-settings.module.css';
import type { Step } from './use-step.ts';

interface PartProps {
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

export function Part({ id, heading, children }: PartProps) {
  return (
    <section className={`card ${styles.part}`} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

/** Outcome of a step, announced to screen readers. */
export function StepStatus({ step }: { readonly step: Step }) {
  return (
    <p className={styles.told} data-status={step.status} role="status">
      {step.message}
    </p>
  );
}
