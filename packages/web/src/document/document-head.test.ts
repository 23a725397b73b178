import { expect, it } from 'vitest';
import type { PageHead } from '#pages/page.ts';
import { ASSETS } from './client-assets.fixture.ts';
import { toDocumentLinks, writeDocumentHead } from './document-head.ts';

const ATTACK = `"'></title><script>alert(1)</script>&`;
const ESCAPED = `&quot;'&gt;&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;`;

function write(head: Partial<PageHead>, structuredData: readonly object[] = [], publicUrl = 'https://portal.example') {
  const whole: PageHead = { title: 'T', description: 'D', indexable: true, ...head };
  return writeDocumentHead({
    head: whole,
    language: 'vi',
    kind: 'words',
    assets: ASSETS,
    publicUrl,
    picture: null,
    structuredData,
    links: toDocumentLinks(publicUrl, 'terms', 'vi', {}, whole),
  });
}

it('writes whatever a title or a description says as text', () => {
  const html = write({
    title: ATTACK,
    description: ATTACK,
    feeds: [{ type: 'application/rss+xml', path: '/f?a=1&b=2', title: ATTACK }],
  });
  expect(html).toContain(`<title>${ESCAPED} | `);
  expect(html).toContain(`<meta name="description" content="${ESCAPED}"/>`);
  expect(html).toContain(`<meta property="og:title" content="${ESCAPED}"/>`);
  expect(html).toContain(`href="/f?a=1&amp;b=2" title="${ESCAPED}"/>`);
  expect(html).not.toContain('<script>alert');
});

it('lets no structured data close its script', () => {
  const html = write({}, [{ name: '</script><script>alert(1)' }]);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)' });
});

it('names no address of a page that search engines leave out, and offers it to no post', () => {
  const html = write({ indexable: false });
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/canonical|hrefLang|og:/);
});

it('offers what has a picture to posts, though search engines leave it out', () => {
  expect(write({ indexable: false, image: { path: '/p.png', alt: 'P' } })).toContain('property="og:image"');
});

it('loads the modules of the island that fills an empty page, and of no other', () => {
  const listModules = (head: Partial<PageHead>) =>
    [...write(head).matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
  expect(listModules({})).toEqual(ASSETS.modules);
  expect(listModules({ island: 'dashboard' })).toEqual([...ASSETS.modules, '/assets/d.js', '/assets/r.js']);
});

it('opens and closes every tag', () => {
  const tags = write({}).match(/<[^>]*>/g) ?? [];
  expect(
    tags.filter((tag) => !/^<(meta|link)( [\w-]+="[^"]*")+\/>$|^<\/?title>$|^<script |^<\/script>$/i.test(tag)),
  ).toEqual([]);
});
