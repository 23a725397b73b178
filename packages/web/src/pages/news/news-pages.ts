import { ALL_NEWS, NEWS_CATEGORIES } from '@portal/content/news/category.table';
import type { RouteId } from '@portal/routes/route-id';
import type { Page } from '#pages/page.ts';
import { makeNewsListPage } from './make-news-list-page.tsx';

/** The list of every category of the news, by its route. */
export function listNewsPages(): Readonly<Partial<Record<RouteId, Page>>> {
  const routes = [ALL_NEWS, ...NEWS_CATEGORIES].map(({ route }) => route);
  return Object.fromEntries(routes.map((route) => [route, makeNewsListPage(route)]));
}
