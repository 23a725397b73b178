import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { ReactNode } from 'react';
import { CreditLines } from '#components/weather/credit-lines.tsx';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import type { Section } from '#components/weather/section.ts';
import styles from './live-card.module.css';

interface LiveCardProps<Reply> {
  readonly title: string;
  readonly section: Section<Reply>;
  readonly view: PageView;
  readonly children: (reply: Reply) => ReactNode;
}

/** The weather of a real place on a content page, with source, time and credit; where there is none, it says why. */
export function LiveCard<Reply extends { readonly issued: Issued }>(props: LiveCardProps<Reply>) {
  const { title, section, view, children } = props;
  if (!section.ok) {
    const { what, why } = view.words.missing[section.reason];
    return (
      <div className="card">
        <h3 className={styles.title}>{title}</h3>
        <p>{what}</p>
        <p className={styles.aside}>{why}</p>
      </div>
    );
  }
  return (
    <div className="card">
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <div className={styles.aside}>
          <FreshnessLine issued={section.reply.issued} view={view} />
        </div>
      </div>
      {children(section.reply)}
      <CreditLines sections={[section]} view={view} />
    </div>
  );
}
