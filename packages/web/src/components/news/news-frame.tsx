import { newsMessages } from '@portal/content/messages/news-messages';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '#components/content/breadcrumb.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import styles from './news-frame.module.css';

interface NewsFrameProps {
  readonly language: Language;
  readonly crumbs: readonly Crumb[];
  readonly current: RouteId | null;
  readonly isList: boolean;
  readonly emptyRoutes: readonly string[];
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** The way from home to a page of the news; the page itself last. */
export function listNewsCrumbs(language: Language, steps: readonly Crumb[]): readonly Crumb[] {
  return [{ name: newsMessages[language].home, href: toLanguagePath('home', language) }, ...steps];
}

/** What every page of the news stands in: sections above, the page, and lists beside it. */
export function NewsFrame({ language, crumbs, side, children, ...tabs }: NewsFrameProps) {
  return (
    <>
      <CategoryTabs language={language} {...tabs} />
      <div className={`wrap ${styles.frame}`}>
        <Breadcrumb crumbs={crumbs} label={newsMessages[language].breadcrumb} />
        <div className={styles.columns}>
          <div className={styles.main}>{children}</div>
          <aside className={styles.side}>{side}</aside>
        </div>
      </div>
    </>
  );
}
