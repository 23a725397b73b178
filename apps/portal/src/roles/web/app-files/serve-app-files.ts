import { createHash } from 'node:crypto';
import { BRAND } from '@portal/content/brand';
import type { Language } from '@portal/domain/language/language';
import type { PageRenderer } from '@portal/web/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReplyBasis } from '#platform/http/register-endpoints.ts';
import type { Rasterizer } from '#platform/image/rasterizer.ts';
import { toCacheKey } from '#platform/reply-cache/cache-key.ts';
import {
  chooseContentEncoding,
  getEncoded,
  namesEntityTag,
  toEncodedBody,
} from '#platform/reply-cache/encoded-body.ts';
import { findPeriod } from '#platform/reply-cache/freshness.ts';
import type { MadeReply, ReplyCache } from '#platform/reply-cache/reply-cache.ts';
import { sendStoredReply } from '#platform/reply-cache/send-stored-reply.ts';

/** CSP of the service worker: it may only fetch from here. */
const POLICY = "default-src 'none'; connect-src 'self'";

/** Served from the root, so that its scope is every page; revalidated each time. */
export function serveServiceWorker(app: FastifyInstance, script: string): void {
  const body = toEncodedBody(script, true);
  const tag = `W/"${createHash('sha256').update(script).digest('base64url').slice(0, 16)}"`;
  app.get('/service-worker.js', (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'Accept-Encoding' });
    const known = request.headers['if-none-match'];
    if (known !== undefined && namesEntityTag(known, tag)) return reply.code(304).send();
    const encoding = chooseContentEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('content-security-policy', POLICY)
      .type('text/javascript; charset=utf-8')
      .send(getEncoded(body, encoding));
  });
}

export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** Never prefetched: they sign in or out, are personal, cost money or count calls. */
const NEVER_AHEAD = ['/logout*', '/login*', '/dashboard*', '/thanh-toan*', '/payment*', '/api/*'];

/**
 * Links that a browser may prefetch: other spans of a place on hover or touch, other pages on press; never links that
 * choose something (`rel=nofollow`: a crop, table or chart). Only the document of about 8 KB is fetched; nothing runs
 * or is counted.
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ selector_matches: 'main nav a:not([rel~=nofollow])' }, { not: { href_matches: NEVER_AHEAD } }],
      },
      eagerness: 'moderate',
    },
    {
      where: {
        and: [
          { selector_matches: 'main a:not([rel~=nofollow])' },
          { href_matches: ['/thoi-tiet-*', '/weather-*', '/agri-weather-*'] },
        ],
      },
      eagerness: 'conservative',
    },
  ],
});

/** Serves the speculation rules named in documents' headers. Browsers that save data prefetch nothing. */
export function serveSpeculationRules(app: FastifyInstance): void {
  app.get(SPECULATION_RULES_PATH, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('application/speculationrules+json').send(RULES),
  );
}

/** App icons: file name → size and purpose. */
const APP_ICONS = {
  'icon-192.png': { size: 192, purpose: 'any' },
  'icon-512.png': { size: 512, purpose: 'any' },
  'maskable-512.png': { size: 512, purpose: 'maskable' },
  'apple-touch-icon.png': { size: 180, purpose: 'maskable' },
} as const;

type AppIconName = keyof typeof APP_ICONS;

const INSTALLED: readonly AppIconName[] = ['icon-192.png', 'icon-512.png', 'maskable-512.png'];

function makeManifest(language: Language): object {
  return {
    id: '/',
    name: `${BRAND.name} – ${BRAND.slogan[language]}`,
    short_name: BRAND.name,
    description: BRAND.slogan[language],
    lang: language,
    dir: 'ltr',
    start_url: language === 'en' ? '/?lang=en' : '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f5f5f5',
    theme_color: '#ffffff',
    categories: ['weather'],
    icons: INSTALLED.map((name) => {
      const { size, purpose } = APP_ICONS[name];
      return { src: `/icons/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
    }),
  };
}

interface AppFileOptions {
  readonly cache: ReplyCache;
  readonly basis: ReplyBasis;
  readonly rasterizer: Rasterizer;
  readonly renderer: Pick<PageRenderer, 'drawAppIcon'>;
}

function isAppIcon(name: string): name is AppIconName {
  return Object.hasOwn(APP_ICONS, name);
}

/** Serves the web app manifest and its icons. */
export function serveAppFiles(app: FastifyInstance, { cache, basis, rasterizer, renderer }: AppFileOptions): void {
  async function drawIcon(name: AppIconName): Promise<MadeReply> {
    const { size, purpose } = APP_ICONS[name];
    const png = await rasterizer.toPng(renderer.drawAppIcon(size, purpose));
    if (png === null) return { status: 503, contentType: 'text/plain', body: '', cacheable: false };
    return { status: 200, contentType: 'image/png', body: png, cacheable: true };
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
    return send(request, reply, `manifest-${language}`, async () => ({
      status: 200,
      contentType,
      body,
      cacheable: true,
    }));
  });
}
