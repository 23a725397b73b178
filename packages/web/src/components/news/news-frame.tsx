import { newsMessages } from '@portal/content/messages/news-messages';
import type { Language } from '@portal/domain/language/language';
import type { ReactNode } from 'react';
import { toLanguagePath } from '#routes/counterpart.ts';
import type { RouteId } from '#routes/route-id.ts';
import { CategoryTabs } from './category-tabs.tsx';
import styles from './news-frame.module.css';

/** A step of the way to the page; the last has no address. */
export interface NewsCrumb {
  readonly name: string;
  readonly href?: string;
}

interface NewsFrameProps {
  readonly language: Language;
  readonly crumbs: readonly NewsCrumb[];
  readonly current: RouteId | null;
  readonly isList: boolean;
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** The way from home to a page of the news; the page itself last. */
export function listNewsCrumbs(language: Language, steps: readonly NewsCrumb[]): readonly NewsCrumb[] {
  return [{ name: newsMessages[language].home, href: toLanguagePath('home', language) }, ...steps];
}

/** What every page of the news stands in: sections above, the page, and lists beside it. */
export function NewsFrame({ language, crumbs, current, isList, side, children }: NewsFrameProps) {
  return (
    <>
      <CategoryTabs language={language} current={current} isList={isList} />
      <div className={`wrap ${styles.frame}`}>
        <nav aria-label={newsMessages[language].breadcrumb}>
          <ol className={styles.crumbs}>
            {crumbs.map(({ name, href }) => (
              <li key={name}>
                {href === undefined ? <span aria-current="page">{name}</span> : <a href={href}>{name}</a>}
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.columns}>
          <div className={styles.main}>{children}</div>
          <aside className={styles.side}>{side}</aside>
        </div>
      </div>
    </>
  );
}
