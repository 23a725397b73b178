import { isScene } from './covers/draw-scene.ts';
import { isReservedUrl } from './is-reserved-url.ts';
import { listNewsCategories } from './list-news-categories.ts';
import type { PostRules } from './parse-post.ts';

/** What a post of this portal is held to. */
export function makePostRules(isPlace: (slug: string) => boolean): PostRules {
  return {
    categories: listNewsCategories().map(({ id }) => id),
    isReserved: (url) => isReservedUrl(url, isPlace),
    isPlace,
    isScene,
  };
}
