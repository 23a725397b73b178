import { BRAND } from '@portal/content/brand';
import { isShowable } from './kept-age.ts';
import type { KeptPage } from './show-kept-page.ts';
import type { KeptLink } from './write-offline-page.ts';

/** When the server made a page, seconds: a header of every document that may be kept. */
const MADE_AT = 'x-page-time';
/** When this device got it, milliseconds of its own clock, and the page's title: headers of kept pages only. */
const KEPT_AT = 'x-kept-at';
const TITLE = 'x-kept-title';
const MOST_PAGES = 16;
/** The portal's time of an answer, for the page itself. */
const PORTAL_TIME = 'server-timing';

/** Whether a reply is a page whose age can be told and that its server lets be kept. */
function isKeepable(reply: Response): boolean {
  const cacheControl = reply.headers.get('cache-control') ?? 'no-store';
  const isPage = reply.headers.get('content-type')?.startsWith('text/html') === true;
  return reply.status === 200 && isPage && reply.headers.has(MADE_AT) && !cacheControl.includes('no-store');
}

async function dropOldest(shelf: Cache): Promise<void> {
  const keys = await shelf.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_PAGES)).map((key) => shelf.delete(key)));
}

/** Keeps a page with the time at which it came. One that the browser had itself kept meanwhile does not get younger. */
export async function keepPage(shelf: Cache, url: string, reply: Response, now: number): Promise<void> {
  if (!isKeepable(reply)) return;
  const before = await shelf.match(url);
  if (before?.headers.get(MADE_AT) === reply.headers.get(MADE_AT)) return;
  const html = await reply.text();
  const headers = new Headers(reply.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  headers.set(KEPT_AT, String(now));
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? url;
  headers.set(TITLE, encodeURIComponent(title.replace(` | ${BRAND.name}`, '')));
  await shelf.delete(url);
  await shelf.put(url, new Response(html, { headers }));
  await dropOldest(shelf);
}

/** The page's own clock starts from the portal's time, which has gone on since the page was made. */
function toShownHeaders(kept: Headers, { madeAt, ageMs }: KeptPage): Headers {
  const headers = new Headers(kept);
  if (headers.has(PORTAL_TIME)) headers.set(PORTAL_TIME, `now;dur=${madeAt + Math.max(ageMs, 0) / 1000}`);
  return headers;
}

const findAge = (reply: Response, now: number): number => now - Number(reply.headers.get(KEPT_AT) ?? Number.NaN);

/** What is kept of an address: the page, that it is too old to be shown, or nothing. */
export async function findKept(
  shelf: Cache,
  url: string,
  now: number,
): Promise<{ readonly headers: Headers; readonly page: KeptPage } | 'tooOld' | null> {
  const reply = await shelf.match(url);
  if (reply === undefined) return null;
  const ageMs = findAge(reply, now);
  if (!isShowable(ageMs)) return 'tooOld';
  const page = { html: await reply.text(), madeAt: Number(reply.headers.get(MADE_AT)), ageMs };
  return { headers: toShownHeaders(reply.headers, page), page };
}

/** Kept pages that may still be shown, the latest first. */
export async function listKept(shelf: Cache, now: number): Promise<KeptLink[]> {
  const links: KeptLink[] = [];
  for (const key of await shelf.keys()) {
    const reply = await shelf.match(key);
    if (reply === undefined || !isShowable(findAge(reply, now))) continue;
    const { pathname, search } = new URL(key.url);
    const title = decodeURIComponent(reply.headers.get(TITLE) ?? pathname)
      .replaceAll('&#x27;', '’')
      .replaceAll('&amp;', '&');
    links.push({ path: pathname + search, title, ageMs: findAge(reply, now) });
  }
  return links.reverse();
}
