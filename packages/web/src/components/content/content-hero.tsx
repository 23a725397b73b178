import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { getDrawingAddress } from './content-drawings.ts';
import styles from './content-hero.module.css';

interface ContentHeroProps {
  readonly crumbs: readonly Crumb[];
  readonly crumbsLabel: string;
  readonly headline: string;
  readonly lead: string;
  readonly drawing: string;
  /** Label for offers that are not available yet. */
  readonly tag?: string | null;
  readonly action: { readonly href: string; readonly label: string } | null;
  /** Live values next to the drawing. */
  readonly figures?: ReactNode;
}

/** Banner: breadcrumb, title and a drawn scene behind them. */
export function ContentHero({
  crumbs,
  crumbsLabel,
  headline,
  lead,
  drawing,
  tag = null,
  action,
  figures,
}: ContentHeroProps) {
  return (
    <div className={styles.hero} data-sun="morning" data-sky="clear">
      <svg className={styles.bands} viewBox="0 0 1440 100" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--sky-2)" d="M0 35C360 25 760 45 1440 33V100H0z" />
        <path fill="var(--sky-3)" d="M0 60C420 68 900 52 1440 62V100H0z" />
        <path fill="var(--sky-4)" d="M0 85C300 77 900 90 1440 81V100H0z" />
      </svg>
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb crumbs={crumbs} label={crumbsLabel} />
        {tag === null ? null : <p className={styles.tag}>{tag}</p>}
        <h1>{headline}</h1>
        <p className={styles.lead}>{lead}</p>
        {action === null ? null : (
          <a className="button" href={action.href} data-consult="">
            {action.label}
          </a>
        )}
        {figures}
      </div>
      {/* After the text above it, so that it does not move while the text loads. */}
      <svg className={styles.drawing} aria-hidden="true">
        <use href={`${getDrawingAddress(drawing)}#d`} />
      </svg>
    </div>
  );
}
