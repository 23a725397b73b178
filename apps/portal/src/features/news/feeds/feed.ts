import { BRAND } from '@portal/content/brand';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { Post } from '#features/news/post.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Characters that XML 1.0 forbids, including lone surrogates. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export function escapeXml(text: string): string {
  return text.replace(NOT_XML, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Origin of the portal, without a trailing slash. */
  readonly origin: string;
  /** Path of the list that the feed follows, and of the feed. */
  readonly pagePath: string;
  readonly feedPath: string;
  readonly updatedAt: EpochSeconds;
  readonly posts: readonly Post[];
}

/** Atom 1.0 (RFC 4287). */
export function writeAtom({ title, description, origin, pagePath, feedPath, updatedAt, posts }: Feed): string {
  const entries = posts.map((post) => {
    const url = escapeXml(`${origin}/${post.url}`);
    return [
      `<entry><title>${escapeXml(post.title)}</title><link href="${url}"/><id>${url}</id>`,
      `<published>${formatMoment(post.publishedAt)}</published><updated>${formatMoment(post.updatedAt)}</updated>`,
      `<author><name>${escapeXml(post.author)}</name></author><summary>${escapeXml(post.summary)}</summary>`,
      ...post.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
      '</entry>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="vi">',
    `<title>${escapeXml(title)}</title><subtitle>${escapeXml(description)}</subtitle>`,
    `<id>${escapeXml(origin + feedPath)}</id><updated>${formatMoment(updatedAt)}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(origin + feedPath)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin + pagePath)}"/>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
}

const toDate = (at: number): string => new Date(at * 1000).toUTCString();

/** RSS 2.0. */
export function writeRss({ title, description, origin, pagePath, feedPath, updatedAt, posts }: Feed): string {
  const items = posts.map((post) => {
    const url = escapeXml(`${origin}/${post.url}`);
    return [
      `<item><title>${escapeXml(post.title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid>`,
      `<pubDate>${toDate(post.publishedAt)}</pubDate><description>${escapeXml(post.summary)}</description>`,
      ...post.tags.map((tag) => `<category>${escapeXml(tag)}</category>`),
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(title)}</title><link>${escapeXml(origin + pagePath)}</link>`,
    `<description>${escapeXml(description)}</description><language>vi</language>`,
    `<lastBuildDate>${toDate(updatedAt)}</lastBuildDate>`,
    `<atom:link href="${escapeXml(origin + feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** All posts with their own page; a post with a full English text is listed in both languages. */
export function writePostSitemap(origin: string, posts: readonly Post[]): string {
  const entries = posts.flatMap((post) => {
    const url = escapeXml(`${origin}/${post.url}`);
    const changed = `<lastmod>${formatMoment(post.updatedAt)}</lastmod>`;
    const languages = post.english === null ? [url] : [url, `${url}?lang=en`];
    return languages.map((address) => `<url><loc>${address}</loc>${changed}</url>\n`);
  });
  return `${HEAD}<urlset ${SITEMAP}>\n${entries.join('')}</urlset>\n`;
}

/** News of the last two days for news search engines, without sample posts. */
export function writeNewsSitemap(origin: string, posts: readonly Post[]): string {
  const entries = posts
    .filter(({ sample }) => !sample)
    .map((post) =>
      [
        `<url><loc>${escapeXml(`${origin}/${post.url}`)}</loc><news:news>`,
        `<news:publication><news:name>${escapeXml(BRAND.name)}</news:name><news:language>vi</news:language></news:publication>`,
        `<news:publication_date>${formatMoment(post.publishedAt)}</news:publication_date>`,
        `<news:title>${escapeXml(post.title)}</news:title></news:news></url>\n`,
      ].join(''),
    );
  const namespace = 'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';
  return `${HEAD}<urlset ${SITEMAP} ${namespace}>\n${entries.join('')}</urlset>\n`;
}
