import { API_VERSIONS, type ApiVersion } from '@portal/content/api/api-changes.table';
import { BRAND } from '@portal/content/brand';
import { apiLifeMessages } from '@portal/content/messages/api-life-messages';
import { routeText } from '@portal/content/messages/route-text';
import type { Language } from '@portal/domain/language/language';
import { formatMoment, parseDate } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { FastifyInstance } from 'fastify';
import { escapeXml } from '#features/news/feeds/feed.ts';

const FEED_PATH = '/api/changelog.xml';
const DAY = 'public, max-age=86400';

/** Versions have dates; noon keeps the date the same in all time zones. */
const NOON_SECONDS = 12 * 3600;
const toMoment = (date: string): string => formatMoment((parseDate(date) ?? 0) + NOON_SECONDS);

function writeEntry({ version, date, changes }: ApiVersion, page: string, language: Language): string {
  const { kinds } = apiLifeMessages[language].changelogPage;
  const lines = changes.map((change) => `${kinds[change.kind]}: ${change[language]}`);
  const url = escapeXml(`${page}#v${version}`);
  return [
    `<entry><title>${escapeXml(`${BRAND.name} API ${version}`)}</title><link href="${url}"/><id>${url}</id>`,
    `<published>${toMoment(date)}</published><updated>${toMoment(date)}</updated>`,
    `<content type="text">${escapeXml(lines.join('\n'))}</content></entry>`,
  ].join('');
}

/** API versions as Atom 1.0 (RFC 4287). `origin` without a trailing slash. */
export function writeChangesFeed(origin: string, language: Language): string {
  const page = origin + toLanguagePath('api-changelog', language);
  const self = `${origin}${FEED_PATH}${language === 'en' ? '?lang=en' : ''}`;
  const { title, description } = routeText[language]['api-changelog'];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${escapeXml(`${title} | ${BRAND.name}`)}</title><subtitle>${escapeXml(description)}</subtitle>`,
    `<id>${escapeXml(self)}</id><updated>${toMoment(API_VERSIONS[0].date)}</updated>`,
    `<author><name>${escapeXml(BRAND.name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...API_VERSIONS.map((version) => writeEntry(version, page, language)),
    '</feed>\n',
  ].join('\n');
}

/** Serves the feed of API versions, in Vietnamese or, with `?lang=en`, in English. */
export function serveApiChanges(app: FastifyInstance, publicUrl: () => string): void {
  app.get(FEED_PATH, (request, reply) => {
    const { lang } = request.query as { lang?: unknown };
    return reply
      .header('cache-control', DAY)
      .header('content-type', 'application/atom+xml; charset=utf-8')
      .send(writeChangesFeed(publicUrl(), lang === 'en' ? 'en' : 'vi'));
  });
}
