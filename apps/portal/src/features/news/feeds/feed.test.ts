import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { makeSamplePost } from '../post.fixture.ts';
import { type Feed, writeAtom, writeNewsSitemap, writePostSitemap, writeRss } from './feed.ts';

const ORIGIN = 'https://example.vn';
const AT = Date.parse('2026-11-21T06:30:00+07:00') / 1000;
const NASTY = 'Bão & "lũ" <script>]]></script> 😀 \u0007';
const TITLE = 'Bão & "lũ" <script>]]></script> 😀 ';
const post = makeSamplePost({
  url: 'mot-bai',
  title: NASTY,
  summary: NASTY,
  tags: ['rét & đậm'],
  publishedAt: AT,
  updatedAt: AT + 60,
});
const feed: Feed = {
  title: 'Tin bão',
  description: 'Tin bão & áp thấp',
  origin: ORIGIN,
  pagePath: '/tin-bao',
  feedPath: '/rss/tin-bao.xml',
  updatedAt: AT + 60,
  posts: [post, makeSamplePost({ url: 'bai-hai', publishedAt: AT - 3600, updatedAt: AT - 3600 })],
};
const parser = new XMLParser({
  ignoreAttributes: false,
  trimValues: false,
  isArray: (name) => ['item', 'entry', 'url', 'category'].includes(name),
});
const read = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml);
};

describe('a feed', () => {
  it('in RSS 2.0 has what a channel and an item must have, and dates as mail writes them', () => {
    const { rss } = read(writeRss(feed));
    expect(rss['@_version']).toBe('2.0');
    expect(rss.channel).toMatchObject({
      title: 'Tin bão',
      link: `${ORIGIN}/tin-bao`,
      description: 'Tin bão & áp thấp',
      lastBuildDate: 'Fri, 20 Nov 2026 23:31:00 GMT',
      'atom:link': { '@_href': `${ORIGIN}/rss/tin-bao.xml`, '@_rel': 'self' },
    });
    expect(rss.channel.item[0]).toMatchObject({
      title: TITLE,
      link: `${ORIGIN}/mot-bai`,
      guid: { '#text': `${ORIGIN}/mot-bai`, '@_isPermaLink': 'true' },
      pubDate: 'Fri, 20 Nov 2026 23:30:00 GMT',
      category: ['rét & đậm'],
    });
  });

  it('in Atom has an id, a title, an author and a moment for itself or each entry', () => {
    const { feed: atom } = read(writeAtom(feed));
    expect(atom).toMatchObject({
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      id: `${ORIGIN}/rss/tin-bao.xml`,
      title: 'Tin bão',
      updated: '2026-11-21T06:31:00+07:00',
    });
    expect(atom.entry[0]).toMatchObject({
      id: `${ORIGIN}/mot-bai`,
      title: TITLE,
      published: '2026-11-21T06:30:00+07:00',
      updated: '2026-11-21T06:31:00+07:00',
      author: { name: 'Ban biên tập' },
      link: { '@_href': `${ORIGIN}/mot-bai` },
    });
    expect(atom.entry).toHaveLength(2);
  });

  it('is well-formed whatever a title says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const strange = { ...feed, posts: [{ ...post, title, summary: title, tags: [title] }] };
        return [writeRss(strange), writeAtom(strange)].every((xml) => XMLValidator.validate(xml) === true);
      }),
    );
  });
});

describe('sitemaps of posts', () => {
  it('list a post in English only where all of it is', () => {
    const english = makeSamplePost({ url: 'ca-hai', english: { title: 'Both', body: 'Words' } });
    const { urlset } = read(writePostSitemap(ORIGIN, [post, english]));
    expect(urlset.url.map(({ loc }: { loc: string }) => loc)).toEqual([
      `${ORIGIN}/mot-bai`,
      `${ORIGIN}/ca-hai`,
      `${ORIGIN}/ca-hai?lang=en`,
    ]);
    expect(urlset.url[0].lastmod).toBe('2026-11-21T06:31:00+07:00');
  });

  it('name news with publication, language and day, and leave samples out', () => {
    const sample = makeSamplePost({ url: 'bai-mau', sample: true });
    const { urlset } = read(writeNewsSitemap(ORIGIN, [post, sample]));
    expect(urlset['@_xmlns:news']).toBe('http://www.google.com/schemas/sitemap-news/0.9');
    expect(urlset.url).toEqual([
      expect.objectContaining({
        loc: `${ORIGIN}/mot-bai`,
        'news:news': {
          'news:publication': { 'news:name': 'Trời Việt', 'news:language': 'vi' },
          'news:publication_date': '2026-11-21T06:30:00+07:00',
          'news:title': TITLE,
        },
      }),
    ]);
  });
});
