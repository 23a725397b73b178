import { escapeMarkup } from '@portal/domain/data/escape-markup';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReplyBasis } from '#platform/http/register-endpoints.ts';
import { toCacheKey } from '#platform/reply-cache/cache-key.ts';
import { findPeriod } from '#platform/reply-cache/freshness.ts';
import type { ReplyCache } from '#platform/reply-cache/reply-cache.ts';
import { sendStoredReply } from '#platform/reply-cache/send-stored-reply.ts';
import { listFixedAddresses, listPlaceAddresses, type SitemapAddress, type SitemapPlace } from './list-addresses.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"' as const;

/** Limit of a sitemap (sitemaps.org). */
export const MOST_ADDRESSES = 50_000;

function writeLastChange(lastChange: string | null): string {
  return lastChange === null ? '' : `<lastmod>${lastChange}</lastmod>`;
}

/** Both languages of every page with alternates; `lastChange` is ISO 8601 or null. */
export function writeSitemap(origin: string, addresses: readonly SitemapAddress[], lastChange: string | null): string {
  if (2 * addresses.length > MOST_ADDRESSES) throw new Error(`${2 * addresses.length} addresses in one sitemap`);
  const changed = writeLastChange(lastChange);
  const entries = addresses.map(({ vi, en }) => {
    const [inVietnamese, inEnglish] = [escapeMarkup(origin + vi), escapeMarkup(origin + en)];
    const link = (language: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
    const links = link('vi', inVietnamese) + link('en', inEnglish) + link('x-default', inVietnamese);
    const entry = (href: string) => `<url><loc>${href}</loc>${changed}${links}</url>\n`;
    return entry(inVietnamese) + entry(inEnglish);
  });
  return `${HEAD}<urlset ${NAMESPACES}>\n${entries.join('')}</urlset>\n`;
}

export function writeSitemapIndex(origin: string, paths: readonly string[], lastChange: string | null): string {
  const changed = writeLastChange(lastChange);
  const entries = paths.map((path) => `<sitemap><loc>${escapeMarkup(origin + path)}</loc>${changed}</sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

interface SitemapOptions {
  readonly cache: ReplyCache;
  readonly basis: ReplyBasis;
  readonly publicUrl: () => string;
  /** Routes that are built, indexable and not empty. */
  readonly listRoutes: () => readonly string[];
  readonly lastRunAt: () => EpochSeconds | null;
  readonly listPlaces: () => readonly SitemapPlace[];
  /** Parts served elsewhere. */
  readonly otherParts?: readonly string[];
}

const PAGES_PART = 'pages';

/** Serves `/sitemap.xml` and its parts: one for pages without a place, one per province. */
export function serveSitemaps(app: FastifyInstance, options: SitemapOptions): void {
  const { cache, basis, publicUrl, lastRunAt, listPlaces, otherParts = [] } = options;

  function listProvinces(): string[] {
    return listPlaces().flatMap(({ slug, isProvince }) => (isProvince ? [slug] : []));
  }

  function findLastChange(): string | null {
    const at = lastRunAt();
    return at === null ? null : formatMoment(at);
  }

  function writePart(part: string): string {
    const routes = new Set(options.listRoutes());
    if (part === PAGES_PART) return writeSitemap(publicUrl(), listFixedAddresses(routes), null);
    return writeSitemap(publicUrl(), listPlaceAddresses(listPlaces(), part, routes), findLastChange());
  }

  function writeIndex(): string {
    const parts = [PAGES_PART, ...otherParts, ...listProvinces()];
    return writeSitemapIndex(
      publicUrl(),
      parts.map((part) => `/sitemap-${part}.xml`),
      findLastChange(),
    );
  }

  async function send(request: FastifyRequest, reply: FastifyReply, name: string, write: () => string) {
    const [now, version] = [basis.now(), basis.version()];
    const period = findPeriod('daily', version, now, basis.nextRunAt());
    const key = toCacheKey(['sitemap', name, period.name]);
    const contentType = 'application/xml; charset=utf-8';
    const make = async () => ({ status: 200, contentType, body: write(), cacheable: true });
    const stored = await cache.getOrMake(key, () => period, make);
    return sendStoredReply(cache, request, reply, stored, { key, now, visibility: 'public', vary: 'Accept-Encoding' });
  }

  app.get('/sitemap.xml', (request, reply) => send(request, reply, '', writeIndex));
  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', (request, reply) => {
    const { part } = request.params;
    if (part !== PAGES_PART && !listProvinces().includes(part)) return reply.callNotFound();
    return send(request, reply, part, () => writePart(part));
  });
}
