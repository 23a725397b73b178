import { shareCardMessages } from '@portal/content/messages/share-card-messages';
import type { Language } from '@portal/domain/language/language';
import { ROUTES } from '@portal/routes/route.table';
import type { RouteId } from '@portal/routes/route-id';
import type { PageAddress } from '#components/layout/page-address.ts';
import type { PageHead } from '#pages/page.ts';

const toName = (id: RouteId): string => id.replaceAll(':', '-');

const IDS: ReadonlyMap<string, RouteId> = new Map(ROUTES.map(({ id }) => [toName(id), id]));

/** Address of a route's share picture. */
export function toPageCardPath(id: RouteId, language: Language): string {
  return `/share/${language}/page/${toName(id)}.png`;
}

/** Route of a share picture; null for an unknown name. */
export function findRouteOfCard(name: string): RouteId | null {
  return IDS.get(name) ?? null;
}

export type SharePicture = NonNullable<PageHead['image']>;

/** The page's own picture, or the drawn one of its route; null where the route covers many pages. */
export function findSharePicture(head: PageHead, address: PageAddress): SharePicture | null {
  if (head.image !== undefined) return head.image;
  const { routeId, language, parameters } = address;
  if (Object.keys(parameters).length > 0) return null;
  return { path: toPageCardPath(routeId, language), alt: shareCardMessages[language].pageAlt(head.title) };
}
