import { isScene } from './covers/draw-scene.ts';
import type { Post } from './post.ts';
import { renderBody } from './post-folder.ts';

export function listPictures({ cover, body, english }: Pick<Post, 'cover' | 'body' | 'english'>): string[] {
  const files = new Set(cover === null || isScene(cover) ? [] : [cover]);
  const note = (file: string): string => {
    files.add(file);
    return '';
  };
  renderBody(`${body}\n\n${english?.body ?? ''}`, note);
  return [...files];
}
