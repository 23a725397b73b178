import { shareCardMessages } from '@portal/content/messages/share-card-messages';
import type { PageAddress } from '#components/layout/page-address.ts';
import type { PageHead } from '#pages/page.ts';
import { toPageCardPath } from './page-card-path.ts';

export type SharePicture = NonNullable<PageHead['image']>;

/** The page's own picture, or the drawn one of its route; null where the route stands for many pages. */
export function findSharePicture(head: PageHead, address: PageAddress): SharePicture | null {
  if (head.image !== undefined) return head.image;
  const { routeId, language, parameters } = address;
  if (Object.keys(parameters).length > 0) return null;
  return { path: toPageCardPath(routeId, language), alt: shareCardMessages[language].pageAlt(head.title) };
}
