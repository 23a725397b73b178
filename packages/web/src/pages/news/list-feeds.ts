import { routeText } from '@portal/content/messages/route-text';
import type { Language } from '@portal/domain/language/language';
import type { RouteId } from '@portal/routes/route-id';
import { toPath } from '@portal/routes/to-path';
import type { FeedLink } from '#pages/page.ts';

/** The feeds of a list of posts, as a document names them. */
export function listFeeds(id: RouteId, language: Language): readonly FeedLink[] {
  const url = toPath(id, 'vi').slice(1);
  const { title } = routeText[language][id];
  return [
    { type: 'application/rss+xml', path: `/rss/${url}.xml`, title: `${title} (RSS)` },
    { type: 'application/atom+xml', path: `/rss/${url}.atom`, title: `${title} (Atom)` },
  ];
}
