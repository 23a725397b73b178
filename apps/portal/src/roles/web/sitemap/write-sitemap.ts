import type { SitemapAddress } from './list-addresses.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"' as const;

/** A sitemap may not list more addresses than this (sitemaps.org). */
export const MOST_ADDRESSES = 50_000;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

function writeLastChange(lastChange: string | null): string {
  return lastChange === null ? '' : `<lastmod>${lastChange}</lastmod>`;
}

/** Both languages of every page, each naming the other; `lastChange` is ISO 8601 or null. */
export function writeSitemap(origin: string, addresses: readonly SitemapAddress[], lastChange: string | null): string {
  if (2 * addresses.length > MOST_ADDRESSES) throw new Error(`${2 * addresses.length} addresses in one sitemap`);
  const changed = writeLastChange(lastChange);
  const entries = addresses.map(({ vi, en }) => {
    const [inVietnamese, inEnglish] = [escapeXml(origin + vi), escapeXml(origin + en)];
    const link = (language: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
    const links = link('vi', inVietnamese) + link('en', inEnglish) + link('x-default', inVietnamese);
    const entry = (href: string) => `<url><loc>${href}</loc>${changed}${links}</url>\n`;
    return entry(inVietnamese) + entry(inEnglish);
  });
  return `${HEAD}<urlset ${NAMESPACES}>\n${entries.join('')}</urlset>\n`;
}

/** The list of the sitemaps. */
export function writeSitemapIndex(origin: string, paths: readonly string[], lastChange: string | null): string {
  const changed = writeLastChange(lastChange);
  const entries = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc>${changed}</sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}
