import { newsMessages } from '@portal/content/messages/news-messages';
import { routeText } from '@portal/content/messages/route-text';
import { NEWS_CATEGORIES } from '@portal/content/news/category.table';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '#components/content/breadcrumb.tsx';
import styles from './category-tabs.module.css';
import newsFrameStyles from './news-frame.module.css';

interface CategoryTabsProps {
  readonly language: Language;
  /** The category that is shown, or that the post belongs to. */
  readonly current: RouteId | null;
  /** True where the page is the category's list itself, not a post of it. */
  readonly isList: boolean;
  /** Sections that have nothing to show: no tab leads to them. */
  readonly emptyRoutes: readonly string[];
}

/** The sections of the news as a row of links; the one at hand is marked. */
function CategoryTabs({ language, current, isList, emptyRoutes }: CategoryTabsProps) {
  const filled = NEWS_CATEGORIES.filter(({ route }) => !emptyRoutes.includes(route));
  const tabs = [
    { route: 'news' as const, name: newsMessages[language].all },
    ...filled.map(({ route }) => ({ route, name: routeText[language][route].title })),
  ];
  return (
    <nav className={styles.tabs} aria-label={newsMessages[language].tabs}>
      <ul>
        {tabs.map(({ route, name }) => (
          <li key={route}>
            <a
              href={toLanguagePath(route, language)}
              aria-current={route === current ? (isList ? 'page' : 'true') : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
      <div className={`wrap ${newsFrameStyles.frame}`}>
        <Breadcrumb crumbs={crumbs} label={newsMessages[language].breadcrumb} />
        <div className={newsFrameStyles.columns}>
          <div className={newsFrameStyles.main}>{children}</div>
          <aside className={newsFrameStyles.side}>{side}</aside>
        </div>
      </div>
    </>
  );
}
