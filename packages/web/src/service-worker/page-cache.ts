import { BRAND } from '@portal/content/brand';
import type { CachedPage } from './show-cached-page.ts';
import { type CachedLink, isShowable } from './write-offline-page.ts';

/** Header with the time of rendering, seconds, on every cacheable document. */
const MADE_AT = 'x-page-time';
/** Header of pages without data: the browser fills them and shows the age itself. */
const IS_SHELL = 'x-page-shell';
/** Headers only in the cache: time of receipt, ms of the device's clock, and the page's title. */
const CACHED_AT = 'x-kept-at';
const TITLE = 'x-kept-title';
const MOST_PAGES = 16;
/** The portal's time, for the page's own clock. */
const PORTAL_TIME = 'server-timing';

/** True if a reply is a page of known age that its server allows to be stored. */
function isCacheable(reply: Response): boolean {
  const cacheControl = reply.headers.get('cache-control') ?? 'no-store';
  const isPage = reply.headers.get('content-type')?.startsWith('text/html') === true;
  const isAllowed = reply.headers.has(IS_SHELL) || !cacheControl.includes('no-store');
  return reply.status === 200 && isPage && reply.headers.has(MADE_AT) && isAllowed;
}

async function dropOldest(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_PAGES)).map((key) => cache.delete(key)));
}

/** Caches a page with its time of receipt. A page from the HTTP cache keeps its age. */
export async function cachePage(cache: Cache, url: string, reply: Response, now: number): Promise<void> {
  if (!isCacheable(reply)) return;
  const before = await cache.match(url);
  if (before?.headers.get(MADE_AT) === reply.headers.get(MADE_AT)) return;
  const html = await reply.text();
  const headers = new Headers(reply.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  headers.set(CACHED_AT, String(now));
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? url;
  headers.set(TITLE, encodeURIComponent(title.replace(` | ${BRAND.name}`, '')));
  await cache.delete(url);
  await cache.put(url, new Response(html, { headers }));
  await dropOldest(cache);
}

/** Advances the portal's time by the page's age, for the page's own clock. */
function toShownHeaders(cachedHeaders: Headers, { madeAt, ageMs }: CachedPage): Headers {
  const headers = new Headers(cachedHeaders);
  if (headers.has(PORTAL_TIME)) headers.set(PORTAL_TIME, `now;dur=${madeAt + Math.max(ageMs, 0) / 1000}`);
  return headers;
}

const findAge = (reply: Response, now: number): number => now - Number(reply.headers.get(CACHED_AT) ?? Number.NaN);

/** Cached content of an address: the page, `tooOld`, or nothing. */
export async function findCached(
  cache: Cache,
  url: string,
  now: number,
): Promise<{ readonly headers: Headers; readonly page: CachedPage } | 'tooOld' | null> {
  const reply = await cache.match(url);
  if (reply === undefined) return null;
  const ageMs = findAge(reply, now);
  const isShell = reply.headers.has(IS_SHELL);
  if (!isShell && !isShowable(ageMs)) return 'tooOld';
  const page = { html: await reply.text(), madeAt: Number(reply.headers.get(MADE_AT)), ageMs, isShell };
  return { headers: toShownHeaders(reply.headers, page), page };
}

/** Cached pages that may be shown, latest first. */
export async function listCached(cache: Cache, now: number): Promise<CachedLink[]> {
  const links: CachedLink[] = [];
  for (const key of await cache.keys()) {
    const reply = await cache.match(key);
    if (reply === undefined || !isShowable(findAge(reply, now))) continue;
    const { pathname, search } = new URL(key.url);
    const title = decodeURIComponent(reply.headers.get(TITLE) ?? pathname)
      .replaceAll('&#x27;', '’')
      .replaceAll('&amp;', '&');
    links.push({ path: pathname + search, title, ageMs: findAge(reply, now) });
  }
  return links.reverse();
}
