import { expect, it } from 'vitest';
import { MOST_ADDRESSES, writeSitemap, writeSitemapIndex } from './serve-sitemaps.ts';

const ORIGIN = 'https://portal.example';

it('writes each language as an address of its own that names the other', () => {
  const text = writeSitemap(ORIGIN, [{ vi: '/', en: '/?lang=en&x=<1>' }], '2026-11-21T07:00:00+07:00');
  const english = 'https://portal.example/?lang=en&amp;x=&lt;1&gt;';
  expect(text.match(/<loc>[^<]*<\/loc>/g)).toEqual(['<loc>https://portal.example/</loc>', `<loc>${english}</loc>`]);
  expect(text.split(`hreflang="en" href="${english}"`)).toHaveLength(3);
  expect(text.split('hreflang="vi" href="https://portal.example/"')).toHaveLength(3);
  expect(text.split('hreflang="x-default" href="https://portal.example/"')).toHaveLength(3);
  expect(text.split('<lastmod>2026-11-21T07:00:00+07:00</lastmod>')).toHaveLength(3);
});

it('says nothing of a last change that nobody knows', () => {
  expect(writeSitemap(ORIGIN, [{ vi: '/a', en: '/b' }], null)).not.toContain('lastmod');
  expect(writeSitemapIndex(ORIGIN, ['/sitemap-pages.xml'], null)).toContain(
    '<sitemap><loc>https://portal.example/sitemap-pages.xml</loc></sitemap>',
  );
});

it('refuses to write more addresses than a sitemap may hold', () => {
  const pages = Array.from({ length: MOST_ADDRESSES / 2 }, (_, number) => ({ vi: `/a${number}`, en: `/b${number}` }));
  expect(writeSitemap(ORIGIN, pages, null).split('<url>')).toHaveLength(MOST_ADDRESSES + 1);
  expect(() => writeSitemap(ORIGIN, [...pages, { vi: '/c', en: '/d' }], null)).toThrow('50002 addresses');
});
