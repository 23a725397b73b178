import { formatDate } from '@portal/domain/time/vietnam-time';
import { parseShareImageName, toShareImagePath } from '@portal/web/share/share-image-path';
import type { FastifyInstance } from 'fastify';
import type { ReplyBasis } from '#platform/http/register-endpoints.ts';
import type { Rasterizer } from '#platform/image/rasterizer.ts';
import { toCacheKey } from '#platform/reply-cache/cache-key.ts';
import { findNextChange, findPeriod, toSpanName } from '#platform/reply-cache/freshness.ts';
import type { ReplyCache } from '#platform/reply-cache/reply-cache.ts';
import type { DirectCalls } from '../call-directly.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { createPictureSender, type SendPicture } from './create-picture-sender.ts';
import { toEdition } from './edition.ts';

export interface ShareImageOptions {
  readonly cache: ReplyCache;
  readonly basis: ReplyBasis;
  readonly rasterizer: Rasterizer;
  readonly drawShareCard: PageRenderer['drawShareCard'];
  readonly drawPagePicture: PageRenderer['drawPagePicture'];
  readonly createCalls: (requestId: string) => DirectCalls;
}

type PictureParams = { readonly Params: { readonly language: string; readonly name: string } };

/** How long a move from an old picture to today's may be kept. */
const MOVED_SECONDS = 300;
const FILE_NAME = /^([a-z0-9-]{1,60})\.png$/;

/** Serves the picture of a place's day. The address of another day or run moves to today's: an old day is never drawn anew. */
function servePlacePictures(app: FastifyInstance, options: ShareImageOptions, sendPicture: SendPicture): void {
  const { basis, drawShareCard, createCalls } = options;
  app.get<PictureParams>('/share/:language/:name', async (request, reply) => {
    const asked = parseShareImageName(request.params.language, request.params.name);
    if (asked === null) return reply.callNotFound();
    const [now, version] = [basis.now(), basis.version()];
    // The chance of today is that of the hours that remain, and follows the radar.
    const changing = `${version}-${basis.frameVersion?.() ?? ''}`;
    const current = toShareImagePath({ ...asked, date: formatDate(now), edition: toEdition(version) });
    if (current !== toShareImagePath(asked)) {
      return reply
        .code(302)
        .header('cache-control', `public, max-age=${MOVED_SECONDS}`)
        .header('location', current)
        .send();
    }
    const { slug, language, date } = asked;
    return sendPicture(request, reply, {
      key: toCacheKey(['share', language, slug, date, changing, toSpanName('tenMinutely', now)]),
      now,
      findPeriod: () => findPeriod('tenMinutely', changing, now, findNextChange('tenMinutely', basis)),
      draw: async () => {
        const calls = createCalls(request.id);
        const svg = await drawShareCard({ slug, language, now: basis.now() }, calls.call);
        return { svg, isWhole: !calls.failed() };
      },
    });
  });
}

/** Serves the drawn picture of a page that is no place's: it changes with its words only. */
function servePagePictures(app: FastifyInstance, options: ShareImageOptions, sendPicture: SendPicture): void {
  const { basis, drawPagePicture } = options;
  app.get<PictureParams>('/share/:language/page/:name', async (request, reply) => {
    const { language } = request.params;
    const name = FILE_NAME.exec(request.params.name)?.[1];
    if (name === undefined || (language !== 'vi' && language !== 'en')) return reply.callNotFound();
    const now = basis.now();
    const period = findPeriod('daily', '', now, null);
    return sendPicture(request, reply, {
      key: toCacheKey(['page-picture', language, name, period.name]),
      now,
      findPeriod: () => period,
      draw: () => ({ svg: drawPagePicture(name, language), isWhole: true }),
    });
  });
}

/** Serves what stands for a page where it is shared. */
export function serveShareImages(app: FastifyInstance, options: ShareImageOptions): void {
  const sendPicture = createPictureSender(options.cache, options.rasterizer);
  servePlacePictures(app, options, sendPicture);
  servePagePictures(app, options, sendPicture);
}
