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
  /** Category shown, or category of the post. */
  readonly current: RouteId | null;
  /** True on the category's list itself. */
  readonly isList: boolean;
  /** Empty sections; no tab links to them. */
  readonly emptyRoutes: readonly string[];
}

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

/** Breadcrumb of a news page; the page itself comes last. */
export function listNewsCrumbs(language: Language, steps: readonly Crumb[]): readonly Crumb[] {
  return [{ name: newsMessages[language].home, href: toLanguagePath('home', language) }, ...steps];
}

/** Layout of all news pages: sections above, lists next to the page. */
export function NewsFrame({ language, crumbs, side, children, ...tabs }: NewsFrameProps) {
  return (
    <>
      <CategoryTabs language={language} {...tabs} />
      <div className={`wrap ${newsFrameStyles.frame}`}>
        <Breadcrumb crumbs={crumbs} label={newsMessages[language].breadcrumb} />
        <div className={`stack ${newsFrameStyles.columns}`}>
          <div className={newsFrameStyles.main}>{children}</div>
          <aside className={newsFrameStyles.side}>{side}</aside>
        </div>
      </div>
    </>
  );
}
