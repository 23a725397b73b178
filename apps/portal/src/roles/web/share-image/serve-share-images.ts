import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { GUEST_CONTEXT, type RequestContext } from '@portal/contract/context';
import { type EpochSeconds, formatDate } from '@portal/domain/time/vietnam-time';
import type { PageRenderer } from '@portal/web/server';
import {
  PICTURE_SUBJECTS,
  type PictureSubject,
  parseShareImageName,
  toShareImagePath,
} from '@portal/web/share/share-image-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReplyBasis } from '#platform/http/register-endpoints.ts';
import type { Rasterizer } from '#platform/image/rasterizer.ts';
import { toCacheKey } from '#platform/reply-cache/cache-key.ts';
import { findNextChange, findPeriod, toSpanName } from '#platform/reply-cache/freshness.ts';
import type { Period, ReplyCache } from '#platform/reply-cache/reply-cache.ts';
import { sendStoredReply } from '#platform/reply-cache/send-stored-reply.ts';
import type { DirectCalls } from '#roles/web/call-directly.ts';

const LENGTH = 8;
let last = { version: '', edition: '' };

/** Short name of the runs, demonstration and places behind a reply, for immutable URLs. */
export function toEdition(version: string): string {
  if (last.version === version && last.edition !== '') return last.edition;
  last = { version, edition: createHash('sha256').update(version).digest('hex').slice(0, LENGTH) };
  return last.edition;
}

const find = (cut: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/plus-jakarta-sans/${cut}/PlusJakartaSans_${cut}.ttf`));

/** Full fonts with every Vietnamese letter; the pages use subsets. */
export const FONT_FILES: readonly string[] = [find('500Medium'), find('700Bold')];

/** Family name in these files. */
export const FONT_FAMILY = 'Plus Jakarta Sans';

/** A drawing to render; without one the reply is 404. */
interface Drawing {
  readonly svg: string | null;
  /** False if a part is missing: not cached. */
  readonly isWhole: boolean;
}

interface PictureOrder {
  readonly key: string;
  readonly now: EpochSeconds;
  readonly findPeriod: () => Period;
  readonly draw: () => Drawing | Promise<Drawing>;
}

type SendPicture = (request: FastifyRequest, reply: FastifyReply, order: PictureOrder) => Promise<FastifyReply>;

/** The queue is full; the client retries, pages are not affected. */
class Busy extends Error {}

const COME_BACK_SECONDS = 10;
const NO_PICTURE = { status: 404, contentType: 'text/plain; charset=utf-8', body: '', cacheable: false } as const;

/** Sends cached images, rendered on demand. */
function createPictureSender(cache: ReplyCache, rasterizer: Rasterizer): SendPicture {
  async function make({ svg, isWhole }: Drawing) {
    if (svg === null) return NO_PICTURE;
    const drawing = rasterizer.toPng(svg);
    if (drawing === null) throw new Busy();
    return { status: 200, contentType: 'image/png', body: await drawing, cacheable: isWhole };
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

interface ShareImageOptions {
  readonly cache: ReplyCache;
  readonly basis: ReplyBasis;
  readonly rasterizer: Rasterizer;
  readonly drawPlacePicture: PageRenderer['drawPlacePicture'];
  readonly drawPagePicture: PageRenderer['drawPagePicture'];
  readonly createCalls: (context: RequestContext) => DirectCalls;
}

type PictureParams = { readonly Params: { readonly language: string; readonly name: string } };

/** Cache time of a redirect from an old image to today's. */
const MOVED_SECONDS = 300;
const FILE_NAME = /^([a-z0-9-]{1,60})\.png$/;

/**
 * Serves an image of a place's day or of a subject. URLs of another day or run redirect to today's; old days are never drawn again.
 */
function servePlacePictures(
  app: FastifyInstance,
  { basis, createCalls, drawPlacePicture }: ShareImageOptions,
  sendPicture: SendPicture,
  subject?: PictureSubject,
): void {
  app.get<PictureParams>(
    `/share/:language/${subject === undefined ? '' : `${subject}/`}:name`,
    async (request, reply) => {
      const asked = parseShareImageName(request.params.language, request.params.name);
      if (asked === null) return reply.callNotFound();
      const [now, version] = [basis.now(), basis.version()];
      // Today's chance is that of the remaining hours and follows the radar.
      const changing = `${version}-${basis.frameVersion?.() ?? ''}`;
      const current = toShareImagePath({ ...asked, date: formatDate(now), edition: toEdition(version) }, subject);
      if (current !== toShareImagePath(asked, subject)) {
        return reply
          .code(302)
          .header('cache-control', `public, max-age=${MOVED_SECONDS}`)
          .header('location', current)
          .send();
      }
      const { slug, language, date } = asked;
      return sendPicture(request, reply, {
        key: toCacheKey(['picture', subject ?? '', language, slug, date, changing, toSpanName('tenMinutely', now)]),
        now,
        findPeriod: () => findPeriod('tenMinutely', changing, now, findNextChange('tenMinutely', basis)),
        draw: async () => {
          const calls = createCalls({ ...GUEST_CONTEXT, language, requestId: request.id });
          const about = subject === undefined ? {} : { subject };
          const svg = await drawPlacePicture({ slug, language, now: basis.now(), ...about }, calls.call);
          return { svg, isWhole: !calls.failed() };
        },
      });
    },
  );
}

/** Serves the image of a page without a place; it changes only with its text. */
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

/** Serves images for sharing. */
export function serveShareImages(app: FastifyInstance, options: ShareImageOptions): void {
  const sendPicture = createPictureSender(options.cache, options.rasterizer);
  for (const subject of [undefined, ...PICTURE_SUBJECTS]) servePlacePictures(app, options, sendPicture, subject);
  servePagePictures(app, options, sendPicture);
}
