import { toSlug } from '@portal/domain/place/slug';
import type { Post } from '../post.ts';
import { isScene } from './draw-scene.ts';

export const COVER_WIDTHS = [320, 640, 1200] as const;
const LISTED_WIDTH = 640;

/** Path of a post's picture; the name contains the post's address and time of change. */
export function toPicturePath(
  { url, updatedAt }: Pick<Post, 'url' | 'updatedAt'>,
  file: string,
  width: number,
): string {
  return `/news-images/${url}-${toSlug(file)}-${updatedAt.toString(36)}-${width}.webp`;
}

/** Path of a post's cover in lists; other widths replace the one in it. Null without a cover. */
export function toCoverPath(post: Pick<Post, 'cover' | 'url' | 'updatedAt'>): string | null {
  const { cover } = post;
  if (cover === null) return null;
  return isScene(cover) ? `/news-images/scene-${cover}-${LISTED_WIDTH}.webp` : toPicturePath(post, cover, LISTED_WIDTH);
}
