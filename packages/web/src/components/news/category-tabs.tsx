import { newsMessages } from '@portal/content/messages/news-messages';
import { routeText } from '@portal/content/messages/route-text';
import { NEWS_CATEGORIES } from '@portal/content/news/category.table';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import styles from './category-tabs.module.css';

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
export function CategoryTabs({ language, current, isList, emptyRoutes }: CategoryTabsProps) {
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
