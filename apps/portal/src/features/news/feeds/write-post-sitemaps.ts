import { BRAND } from '@portal/content/brand';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { Post } from '../post.ts';
import { escapeXml } from './escape-xml.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Every post with a page of its own. A post that is whole in English too is listed in both languages. */
export function writePostSitemap(origin: string, posts: readonly Post[]): string {
  const entries = posts.flatMap((post) => {
    const url = escapeXml(`${origin}/${post.url}`);
    const changed = `<lastmod>${formatMoment(post.updatedAt)}</lastmod>`;
    const languages = post.english === null ? [url] : [url, `${url}?lang=en`];
    return languages.map((address) => `<url><loc>${address}</loc>${changed}</url>\n`);
  });
  return `${HEAD}<urlset ${SITEMAP}>\n${entries.join('')}</urlset>\n`;
}

/** The news of the last two days as search engines of news want them; samples are no news. */
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
