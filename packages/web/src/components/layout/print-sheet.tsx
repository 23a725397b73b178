import { BRAND } from '@portal/content/brand';
import type { Language } from '@portal/domain/language/language';
import type { ReactNode } from 'react';
import styles from './print-sheet.module.css';
import { Logo } from './site-header.tsx';

interface PrintSheetProps {
  /** Next to the brand: kind, version, date. */
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly label?: string;
  readonly labelledBy?: string;
  /** Where it differs from the page's language. */
  readonly language?: Language;
  readonly className?: string | undefined;
}

/** A printable document: a sheet of paper with the brand at its head. */
export function PrintSheet({ head, children, label, labelledBy, language, className = '' }: PrintSheetProps) {
  return (
    <article
      className={`${styles.sheet} ${className}`.trimEnd()}
      lang={language}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <header className={styles.head}>
        <p className={styles.brand}>
          <Logo />
          {BRAND.name}
        </p>
        {head}
      </header>
      {children}
    </article>
  );
}
