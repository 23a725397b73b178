import type { RouteId } from '@portal/routes/route-id';

const NEWS_OF: readonly (readonly [pattern: RegExp, news: RouteId])[] = [
  [/^agri|agriculture|nong-nghiep/, 'news:agriculture-news'],
  [/hydropower/, 'news:hydropower'],
  [/^(industr|solution|service|metplus|forecast$|weather-api|data-suites)/, 'news:weather-for-business'],
];

/** The list of posts that the readers of a page would ask for. */
export function findNewsRoute(routeId: string): RouteId {
  return NEWS_OF.find(([pattern]) => pattern.test(routeId))?.[1] ?? 'news';
}
