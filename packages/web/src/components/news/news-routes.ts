import { BRAND } from '@portal/content/brand';
import { routeText } from '@portal/content/messages/route-text';
import { BULLETIN_CATEGORIES, NEWS_CATEGORIES } from '@portal/content/news/category.table';
import type { Language } from '@portal/domain/language/language';
import type { RouteId } from '@portal/routes/route-id';

const NEWS_OF: readonly (readonly [pattern: RegExp, news: RouteId])[] = [
  [/^agri|agriculture|nong-nghiep/, 'news:agriculture-news'],
  [/hydropower/, 'news:hydropower'],
  [/^(industr|solution|service|metplus|forecast$|weather-api|data-suites)/, 'news:weather-for-business'],
];

/** News list that fits the readers of a page. */
export function findNewsRoute(routeId: string): RouteId {
  return NEWS_OF.find(([pattern]) => pattern.test(routeId))?.[1] ?? 'news';
}

interface ShownCategory {
  readonly route: RouteId;
  readonly name: Readonly<Record<Language, string>>;
}

const BY_URL = new Map<string, ShownCategory>(
  [...NEWS_CATEGORIES, ...BULLETIN_CATEGORIES].map(({ url, route }) => [
    url.vi.replace('{brand}', BRAND.slug),
    { route, name: { vi: routeText.vi[route].title, en: routeText.en[route].title } },
  ]),
);

/** Category of a post; null if unknown. */
export function findPostCategory(url: string): ShownCategory | null {
  return BY_URL.get(url) ?? null;
}
