import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { takesBrotli } from '#platform/reply-cache/content-encoding.ts';
import type { PageRenderer } from './page-renderer.ts';

const compress = promisify(brotliCompress);
const A_DAY = 'public, max-age=86400';

/** Serves what is laid over satellite images where no script draws the map; it changes with the program only. */
export function serveMapLines(app: FastifyInstance, { drawMapLines }: Pick<PageRenderer, 'drawMapLines'>): void {
  for (const language of ['vi', 'en'] as const) {
    const plain = Buffer.from(drawMapLines(language));
    let compressed: Promise<Buffer> | null = null;
    app.get(`/map-data/lines-${language}.svg`, async (request, reply) => {
      const isBrotli = takesBrotli(request.headers['accept-encoding']);
      if (isBrotli) {
        reply.header('content-encoding', 'br');
        compressed ??= compress(plain);
      }
      return reply
        .header('cache-control', A_DAY)
        .header('vary', 'Accept-Encoding')
        .type('image/svg+xml; charset=utf-8')
        .send(isBrotli ? await compressed : plain);
    });
  }
}
