import { formatDate } from '@portal/domain/time/vietnam-time';
import { parseShareImageName, type ShareImage, toShareImagePath } from '@portal/web/share/share-image-path';
import type { FastifyInstance } from 'fastify';
import type { ReplyBasis } from '#platform/http/register-endpoints.ts';
import type { Rasterizer } from '#platform/image/rasterizer.ts';
import { toCacheKey } from '#platform/reply-cache/cache-key.ts';
import { findPeriod } from '#platform/reply-cache/freshness.ts';
import type { MadeReply, ReplyCache } from '#platform/reply-cache/reply-cache.ts';
import { sendStoredReply } from '#platform/reply-cache/send-stored-reply.ts';
import type { DirectCalls } from '../call-directly.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { toEdition } from './edition.ts';

export interface ShareImageOptions {
  readonly cache: ReplyCache;
  readonly basis: ReplyBasis;
  readonly rasterizer: Rasterizer;
  readonly drawShareCard: PageRenderer['drawShareCard'];
  readonly createCalls: (requestId: string) => DirectCalls;
}

/** Too many pictures are waited for: the asker comes back, pages go on. */
class Busy extends Error {}

const COME_BACK_SECONDS = 10;
/** How long a move from an old picture to today's may be kept. */
const MOVED_SECONDS = 300;
const NO_PICTURE: MadeReply = { status: 404, contentType: 'text/plain; charset=utf-8', body: '', keep: false };

/** Serves the picture of a place's day. The address of another day or run moves to today's: an old day is never drawn anew. */
export function serveShareImages(app: FastifyInstance, options: ShareImageOptions): void {
  const { cache, basis, rasterizer, drawShareCard, createCalls } = options;

  async function draw({ slug, language }: ShareImage, requestId: string): Promise<MadeReply> {
    const calls = createCalls(requestId);
    const svg = await drawShareCard({ slug, language, now: basis.now() }, calls.call);
    if (svg === null) return NO_PICTURE;
    const drawing = rasterizer.toPng(svg);
    if (drawing === null) throw new Busy();
    return { status: 200, contentType: 'image/png', body: await drawing, keep: !calls.failed() };
  }

  app.get<{ Params: { language: string; name: string } }>('/share/:language/:name', async (request, reply) => {
    const asked = parseShareImageName(request.params.language, request.params.name);
    if (asked === null) return reply.callNotFound();
    const [now, version] = [basis.now(), basis.version()];
    const current = toShareImagePath({ ...asked, date: formatDate(now), edition: toEdition(version) });
    if (current !== toShareImagePath(asked)) {
      return reply
        .code(302)
        .header('cache-control', `public, max-age=${MOVED_SECONDS}`)
        .header('location', current)
        .send();
    }
    const key = toCacheKey(['share', asked.language, asked.slug, asked.date, version]);
    try {
      const period = () => findPeriod('daily', version, now, basis.nextRunAt());
      const stored = await cache.getOrMake(key, period, () => draw(asked, request.id));
      return sendStoredReply(cache, request, reply, stored, {
        key,
        now,
        visibility: 'public',
        vary: 'Accept-Encoding',
      });
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      return reply.code(503).header('retry-after', COME_BACK_SECONDS).header('cache-control', 'no-store').send();
    }
  });
}
