import { cachePage, findCached, listCached } from './page-cache.ts';
import { SHELL } from './shell-files.ts';
import { showCachedPage } from './show-cached-page.ts';
import type { FetchEvent } from './worker-scope.ts';
import { writeOfflinePage } from './write-offline-page.ts';

/** Network timeout before a cached page is shown. */
const TIMEOUT_MS = 4000;
const PAGES = `pages-${SHELL.version}`;
const OFFLINE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'",
};

/** Cache of visited pages. */
export const openPageCache = (): Promise<Cache> => caches.open(PAGES);

/** Drops the hash, which never reaches the server. */
export const toPageUrl = (url: string): string => url.replace(/#.*$/, '');

/** Fetches a page and caches a copy, even if the request was aborted. */
function fetchPage(event: FetchEvent): Promise<Response> {
  const url = toPageUrl(event.request.url);
  const both = event.preloadResponse
    .then((preloaded) => preloaded ?? fetch(event.request))
    .then((reply) => ({ reply, copy: reply.clone() }));
  const caching = both.then(async ({ copy }) => cachePage(await openPageCache(), url, copy, Date.now()));
  event.waitUntil(caching.catch(() => undefined));
  return both.then(({ reply }) => reply);
}

/** `/weather-…` is English; a shared path gives the language in its query. */
function guessLanguage(url: string): 'vi' | 'en' {
  const { pathname, searchParams } = new URL(url);
  if (searchParams.has('lang')) return searchParams.get('lang') === 'en' ? 'en' : 'vi';
  return /^\/(weather|search|not-found|about-us)/.test(pathname) ? 'en' : 'vi';
}

async function makeOfflinePage(cache: Cache, url: string, why: 'missing' | 'tooOld'): Promise<Response> {
  const cachedPages = await listCached(cache, Date.now());
  const html = writeOfflinePage({ language: guessLanguage(url), why, cachedPages, style: SHELL.style });
  return new Response(html, { status: 503, headers: OFFLINE_HEADERS });
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A page from the network; if that fails or is slow, the cached one with its age, else the offline page. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const network = fetchPage(event);
  // Handled below, where it is awaited.
  network.catch(() => undefined);
  const url = toPageUrl(event.request.url);
  const cache = await openPageCache();
  const cached = await findCached(cache, url, Date.now());
  if (cached === null || cached === 'tooOld')
    return network.catch(() => makeOfflinePage(cache, url, cached ?? 'missing'));
  const show = (why: 'offline' | 'slow') => new Response(showCachedPage(cached.page, why), { headers: cached.headers });
  return Promise.race([network.catch(() => show('offline')), wait(TIMEOUT_MS).then(() => show('slow'))]);
}
