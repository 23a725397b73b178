import { noticesMessages } from '@portal/content/messages/notices-messages';
import type { Language } from '@portal/domain/language/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toContentSecurityPolicy, toPageHeaders } from '#platform/http/page-headers.ts';

const HEADERS = toPageHeaders(toContentSecurityPolicy([]));

function writeBusyPage(language: Language): string {
  const { busy, error } = noticesMessages[language];
  const home = language === 'en' ? '/?lang=en' : '/';
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${busy.heading}</title></head><body><main><h1>${busy.heading}</h1><p>${busy.text}</p>` +
    `<p><a href="">${error.retry}</a> · <a href="${home}">${error.home}</a></p></main></body></html>`
  );
}

const PAGES: Readonly<Record<Language, string>> = { vi: writeBusyPage('vi'), en: writeBusyPage('en') };

/** Tells a visitor to come back soon, with a page that costs nothing to make. */
export function sendBusyPage(reply: FastifyReply, language: Language): FastifyReply {
  return reply
    .code(503)
    .headers(HEADERS)
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .header('content-type', 'text/html; charset=utf-8')
    .send(PAGES[language]);
}

/** Sets a cookie; where the portal is reached by HTTPS, browsers send it back by HTTPS only. */
export function sendCookie(reply: FastifyReply, cookie: string, publicUrl: string): FastifyReply {
  return reply.header('set-cookie', publicUrl.startsWith('https:') ? `${cookie}; Secure` : cookie);
}

const MOVED_FOR_SECONDS = 3600;

/** The path as a header may carry it: on this site only, percent-encoded. */
function toSafeLocation(to: string): string {
  const encoded = to.replace(/[^\x21-\x7e]/gu, encodeURIComponent).replaceAll('\\', '%5C');
  return `/${encoded.replace(/^\/+/, '')}`;
}

/** Sends a visitor to another path of this site; the query goes along unless the new address brings its own. */
export function sendRedirect(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 301 | 302,
  to: string,
): FastifyReply {
  const mark = request.url.indexOf('?');
  const query = mark < 0 || to.includes('?') ? '' : request.url.slice(mark);
  const cacheControl = status === 301 ? `public, max-age=${MOVED_FOR_SECONDS}` : 'no-store';
  return reply
    .code(status)
    .header('cache-control', cacheControl)
    .header('location', toSafeLocation(to + query))
    .send();
}
