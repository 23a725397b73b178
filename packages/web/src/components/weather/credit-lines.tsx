import type { Issued } from '@portal/contract/endpoints/place-schema';
import styles from './credit-lines.module.css';
import type { PageView } from './page-view.ts';
import type { Section } from './section.ts';

interface CreditLinesProps {
  readonly sections: readonly Section<{ readonly issued: Issued }>[];
  readonly view: PageView;
}

/** Credit and licence of the sources that a page shows values of, in the sources' own words, which are English. */
export function CreditLines({ sections, view }: CreditLinesProps) {
  const credits = [...new Set(sections.flatMap((section) => (section.ok ? section.reply.issued.credits : [])))];
  if (credits.length === 0) return null;
  return (
    <p className={styles.credits}>
      {view.words.credits}{' '}
      {credits.map((credit) => (
        <span key={credit} lang="en">
          {credit}
        </span>
      ))}
    </p>
  );
}
