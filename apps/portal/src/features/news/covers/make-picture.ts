import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { listPictures } from '../list-pictures.ts';
import type { Post } from '../post.ts';
import { COVER_WIDTHS, toPicturePath } from './cover-path.ts';
import { drawScene } from './draw-scene.ts';

export interface MadePicture {
  readonly contentType: 'image/webp' | 'image/jpeg';
  readonly body: Buffer;
}

/** A requested picture: `scene-rain-640.webp`, `my-post-photo-jpg-abc-share.jpg`. */
interface AskedPicture {
  readonly name: string;
  readonly size: number | 'share';
}

const SHARE = { width: 1200, height: 630 } as const;
const WEBP = { quality: 78, effort: 4 } as const;
const JPEG = { quality: 82, mozjpeg: true } as const;
/** Larger pictures are refused before decoding. */
const MOST_PIXELS = 60_000_000;
const SCENE_PREFIX = 'scene-';

function parseName(file: string): AskedPicture | null {
  const match = /^([a-z0-9-]{1,200})-(?:(\d{3,4})\.webp|(share)\.jpg)$/.exec(file);
  if (match === null) return null;
  const [, name = '', width] = match;
  if (width === undefined) return { name, size: 'share' };
  const size = COVER_WIDTHS.find((each) => String(each) === width);
  return size === undefined ? null : { name, size };
}

/** The file of a post's picture; the name starts with the post's address. */
function findFile(name: string, posts: readonly Post[]): string | null {
  const [width] = COVER_WIDTHS;
  const path = `/news-images/${name}-${width}.webp`;
  const owners = posts.filter(({ url }) => name.startsWith(`${url}-`));
  const files = owners.flatMap((post) =>
    listPictures(post).filter((file) => toPicturePath(post, file, width) === path),
  );
  return files[0] ?? null;
}

/** Draws a scene or scales a picture; null if there is none. Rejects if the file is not a picture. */
export async function makePicture(
  file: string,
  posts: () => readonly Post[],
  folder: string,
): Promise<MadePicture | null> {
  const asked = parseName(file);
  if (asked === null) return null;
  const scene = asked.name.startsWith(SCENE_PREFIX) ? drawScene(asked.name.slice(SCENE_PREFIX.length)) : null;
  const beside = scene === null ? findFile(asked.name, posts()) : null;
  if (scene === null && beside === null) return null;
  const source = scene === null ? await readFile(join(folder, beside ?? '')) : Buffer.from(scene);
  const picture = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate();
  if (asked.size === 'share') {
    const body = await picture
      .resize({ ...SHARE, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg(JPEG)
      .toBuffer();
    return { contentType: 'image/jpeg', body };
  }
  const body = await picture.resize({ width: asked.size, withoutEnlargement: true }).webp(WEBP).toBuffer();
  return { contentType: 'image/webp', body };
}
