import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly title: ReactNode;
  readonly isOpen?: boolean | undefined;
  /** `ruled`: below a line, in the colour of links; `quiet`: the same without the line. */
  readonly variant?: 'ruled' | 'quiet';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Optional content behind a line with an arrow; print shows it open. */
export function Disclosure({ title, isOpen, variant, className, children }: DisclosureProps) {
  const names = [styles.disclosure, variant === undefined ? undefined : styles[variant], className];
  return (
    <details className={names.filter(Boolean).join(' ')} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
