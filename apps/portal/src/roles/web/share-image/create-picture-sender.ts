import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Rasterizer } from '#platform/image/rasterizer.ts';
import type { Period, ReplyCache } from '#platform/reply-cache/reply-cache.ts';
import { sendStoredReply } from '#platform/reply-cache/send-stored-reply.ts';

/** A drawing to be sent as a picture; without one nothing stands at the address. */
interface Drawing {
  readonly svg: string | null;
  /** False where a part of it is missing: sent once, never kept. */
  readonly isWhole: boolean;
}

/** A picture that is asked for. */
interface PictureOrder {
  readonly key: string;
  readonly now: EpochSeconds;
  readonly findPeriod: () => Period;
  readonly draw: () => Drawing | Promise<Drawing>;
}

export type SendPicture = (request: FastifyRequest, reply: FastifyReply, order: PictureOrder) => Promise<FastifyReply>;

/** Too many pictures are waited for: the asker comes back, pages go on. */
class Busy extends Error {}

const COME_BACK_SECONDS = 10;
const NO_PICTURE = { status: 404, contentType: 'text/plain; charset=utf-8', body: '', keep: false } as const;

/** Sends pictures from the cache, drawn where it has none. */
export function createPictureSender(cache: ReplyCache, rasterizer: Rasterizer): SendPicture {
  async function make({ svg, isWhole }: Drawing) {
    if (svg === null) return NO_PICTURE;
    const drawing = rasterizer.toPng(svg);
    if (drawing === null) throw new Busy();
    return { status: 200, contentType: 'image/png', body: await drawing, keep: isWhole };
  }

  return async (request, reply, { key, now, findPeriod, draw }) => {
    try {
      const stored = await cache.getOrMake(key, findPeriod, async () => make(await draw()));
      const how = { key, now, visibility: 'public', vary: 'Accept-Encoding' } as const;
      return sendStoredReply(cache, request, reply, stored, how);
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      return reply.code(503).header('retry-after', COME_BACK_SECONDS).header('cache-control', 'no-store').send();
    }
  };
}
