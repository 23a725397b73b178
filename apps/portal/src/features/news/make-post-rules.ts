import { matchPath } from '@portal/routes/match-path';
import { isReservedSegment } from '@portal/routes/reserved-segment';
import { ROUTES } from '@portal/routes/route.table';
import { isScene } from './covers/draw-scene.ts';
import type { PostRules } from './post.ts';
import { listNewsCategories } from './service.ts';

const FIRST_SEGMENTS = new Set(
  ROUTES.flatMap(({ vi, en, aliases }) => [vi, en, ...aliases.map(({ path }) => path)]).map(
    (path) => path.split('/')[1] ?? '',
  ),
);
const BULLETIN = /^du-bao-thoi-tiet-\d{4}-\d{2}-\d{2}-\d{2}$/;

/**
 * Whether an address belongs to the portal: the first segment of any page, a place's weather, a bulletin, or a server
 * path.
 */
export function isReservedUrl(url: string, isPlace: (slug: string) => boolean): boolean {
  if (isReservedSegment(url) || FIRST_SEGMENTS.has(url) || BULLETIN.test(url)) return true;
  const match = matchPath(`/${url}`);
  if (match.kind !== 'route' || match.id === 'article') return false;
  return match.parameters.location === undefined || isPlace(match.parameters.location);
}

export function makePostRules(isPlace: (slug: string) => boolean): PostRules {
  return {
    categories: listNewsCategories().map(({ id }) => id),
    isReserved: (url) => isReservedUrl(url, isPlace),
    isPlace,
    isScene,
  };
}
