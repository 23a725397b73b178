import { noticesMessages } from '@portal/content/messages/notices-messages';
import type { Language } from '@portal/domain/language/language';
import type { FastifyReply } from 'fastify';
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

/** Asks a visitor to retry soon, with a page that costs nothing to make. */
export function sendBusyPage(reply: FastifyReply, language: Language): FastifyReply {
  return reply
    .code(503)
    .headers(HEADERS)
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .header('content-type', 'text/html; charset=utf-8')
    .send(PAGES[language]);
}
