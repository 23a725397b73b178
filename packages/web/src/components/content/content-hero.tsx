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
  /** What a visitor cannot use at once says so. */
  readonly tag?: string | null;
  readonly action: { readonly href: string; readonly label: string } | null;
  /** Live figures beside the drawing. */
  readonly figures?: ReactNode;
}

/** The banner: where the page is, what it is about, and a drawn scene behind. */
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
      {/* After the words that it stands below: it must not move while they come in. */}
      <svg className={styles.drawing} aria-hidden="true">
        <use href={`${getDrawingAddress(drawing)}#d`} />
      </svg>
    </div>
  );
}
