import { readFile } from 'node:fs/promises';
import { DAY_SECONDS } from '@portal/domain/time/epoch';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { PICTURE_FOLDER, parsePicturePath } from './picture-path.ts';

interface PictureOptions {
  readonly findPicture: (name: string) => string | null;
  readonly warn: (problem: string) => void;
}

/** A picture of more pixels is refused before it is unpacked. */
const MOST_PIXELS = 60_000_000;
const WEBP = { quality: 80, effort: 4 } as const;
const PICTURE_SECONDS = 30 * DAY_SECONDS;
/** Portraits and logos are few: all sizes of all are kept, the oldest given up first. */
const MOST_KEPT = 200;

/** Serves portraits and logos in two widths, at addresses that change with the file. */
export function serveCompanyPictures(app: FastifyInstance, { findPicture, warn }: PictureOptions): void {
  const made = new Map<string, Promise<Buffer>>();

  async function make(path: string, width: number): Promise<Buffer> {
    const picture = sharp(await readFile(path), { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate();
    return picture.resize({ width, withoutEnlargement: true }).webp(WEBP).toBuffer();
  }

  function makeOnce(file: string, path: string, width: number): Promise<Buffer> {
    const known = made.get(file);
    if (known !== undefined) return known;
    const making = make(path, width);
    made.set(file, making);
    making.catch(() => made.delete(file));
    const [oldest] = made.keys();
    if (made.size > MOST_KEPT && oldest !== undefined) made.delete(oldest);
    return making;
  }

  app.get<{ Params: { file: string } }>(`/${PICTURE_FOLDER}/:file`, async (request, reply) => {
    const { file } = request.params;
    const asked = parsePicturePath(file);
    const path = asked === null ? null : findPicture(asked.name);
    if (asked === null || path === null) return reply.callNotFound();
    try {
      return reply
        .header('content-type', 'image/webp')
        .header('cache-control', `public, max-age=${PICTURE_SECONDS}`)
        .send(await makeOnce(file, path, asked.width));
    } catch (error) {
      warn(`Content: picture ${file}: ${error instanceof Error ? error.message : String(error)}`);
      return reply.callNotFound();
    }
  });
}
