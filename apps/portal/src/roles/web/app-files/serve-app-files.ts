import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReplyBasis } from '#platform/http/register-endpoints.ts';
import type { Rasterizer } from '#platform/image/rasterizer.ts';
import { toCacheKey } from '#platform/reply-cache/cache-key.ts';
import { findPeriod } from '#platform/reply-cache/freshness.ts';
import type { MadeReply, ReplyCache } from '#platform/reply-cache/reply-cache.ts';
import { sendStoredReply } from '#platform/reply-cache/send-stored-reply.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { APP_ICONS, type AppIconName, makeManifest } from './make-manifest.ts';

interface AppFileOptions {
  readonly cache: ReplyCache;
  readonly basis: ReplyBasis;
  readonly rasterizer: Rasterizer;
  readonly renderer: Pick<PageRenderer, 'drawAppIcon'>;
}

function isAppIcon(name: string): name is AppIconName {
  return Object.hasOwn(APP_ICONS, name);
}

/** Serves what makes the portal an app that can be installed: its manifest and its icons. */
export function serveAppFiles(app: FastifyInstance, { cache, basis, rasterizer, renderer }: AppFileOptions): void {
  async function drawIcon(name: AppIconName): Promise<MadeReply> {
    const { size, purpose } = APP_ICONS[name];
    const png = await rasterizer.toPng(renderer.drawAppIcon(size, purpose));
    if (png === null) return { status: 503, contentType: 'text/plain', body: '', keep: false };
    return { status: 200, contentType: 'image/png', body: png, keep: true };
  }

  async function send(request: FastifyRequest, reply: FastifyReply, name: string, make: () => Promise<MadeReply>) {
    const now = basis.now();
    const period = findPeriod('daily', '', now, null);
    const key = toCacheKey(['app', name, period.name]);
    const stored = await cache.getOrMake(key, () => period, make);
    return sendStoredReply(cache, request, reply, stored, { key, now, visibility: 'public', vary: 'Accept-Encoding' });
  }

  app.get<{ Params: { name: string } }>('/icons/:name', (request, reply) => {
    const { name } = request.params;
    return isAppIcon(name) ? send(request, reply, name, () => drawIcon(name)) : reply.callNotFound();
  });

  app.get<{ Querystring: { lang?: string } }>('/manifest.webmanifest', (request, reply) => {
    const language = request.query.lang === 'en' ? 'en' : 'vi';
    const body = JSON.stringify(makeManifest(language));
    const contentType = 'application/manifest+json; charset=utf-8';
    return send(request, reply, `manifest-${language}`, async () => ({ status: 200, contentType, body, keep: true }));
  });
}
