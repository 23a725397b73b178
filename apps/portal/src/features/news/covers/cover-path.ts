import { toSlug } from '@portal/domain/place/slug';
import type { Post } from '../post.ts';
import { isScene } from './draw-scene.ts';

/** Widths in which a picture is served, px. */
export const COVER_WIDTHS = [320, 640, 1200] as const;
const LISTED_WIDTH = 640;

/** Path of a post's picture for lists; other widths stand in place of this one. Null without a picture. */
export function toCoverPath({ cover, url, updatedAt }: Pick<Post, 'cover' | 'url' | 'updatedAt'>): string | null {
  if (cover === null) return null;
  const name = isScene(cover) ? `scene-${cover}` : `${url}-${toSlug(cover)}-${updatedAt.toString(36)}`;
  return `/news-images/${name}-${LISTED_WIDTH}.webp`;
}
