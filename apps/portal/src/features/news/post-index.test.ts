import { describe, expect, it } from 'vitest';
import { makeSamplePost } from './post.fixture.ts';
import { createPostIndex } from './post-index.ts';

const NOW = 10_000;
const POSTS = [
  makeSamplePost({ url: 'cu', publishedAt: 1_000, title: 'Sương muối ở Sơn La', tags: ['Rét đậm'] }),
  makeSamplePost({
    url: 'moi',
    publishedAt: 9_000,
    title: 'Bão số 3',
    body: 'Sau bão có sương muối.',
    tags: ['rét đậm'],
  }),
  makeSamplePost({
    url: 'nay',
    publishedAt: NOW,
    title: 'Muối và sương',
    category: 'tin-nong-nghiep',
    places: ['ha-noi'],
  }),
  makeSamplePost({ url: 'mai', publishedAt: NOW + 1, title: 'Ngày mai có sương muối', places: ['ha-noi'] }),
];
const store = createPostIndex(POSTS);
const urls = ({ posts }: { posts: readonly { url: string }[] }) => posts.map(({ url }) => url);

describe('createPostIndex', () => {
  it('lists the posts of categories, newest first, those of tomorrow left out', () => {
    expect(urls(store.list(['tin-bao'], 0, 10, NOW))).toEqual(['moi', 'cu']);
    expect(urls(store.list(['tin-bao', 'tin-nong-nghiep'], 0, 10, NOW))).toEqual(['nay', 'moi', 'cu']);
  });

  it('lists page after page', () => {
    const all = ['tin-bao', 'tin-nong-nghiep'];
    expect(store.list(all, 1, 1, NOW)).toMatchObject({ posts: [{ url: 'moi' }], total: 3 });
    expect(store.list(all, 3, 1, NOW)).toMatchObject({ posts: [], total: 3 });
  });

  it('shows a post from its second on', () => {
    expect(store.find('nay', NOW - 1)).toBeNull();
    expect(store.find('nay', NOW)?.url).toBe('nay');
    expect(store.findNextAt(NOW)).toBe(NOW + 1);
    expect(store.findNextAt(NOW + 1)).toBeNull();
  });

  it('finds a tag in its address form', () => {
    expect(urls(store.listByTag('ret-dam', 0, 10, NOW))).toEqual(['moi', 'cu']);
  });

  it('puts what shares more tags and places first among the related', () => {
    expect(store.listRelated(POSTS[1] ?? makeSamplePost(), 4, NOW).map(({ url }) => url)).toEqual(['cu']);
    expect(store.listRelated(POSTS[2] ?? makeSamplePost(), 4, NOW + 1).map(({ url }) => url)).toEqual(['mai']);
  });

  it('finds words with and without tone marks, titles with the phrase first', () => {
    for (const words of ['sương muối', 'suong muoi', 'SƯƠNG  muối!'.normalize('NFD')])
      expect(urls(store.search(words, 0, 10, NOW))).toEqual(['cu', 'nay', 'moi']);
  });

  it('finds nothing for no words and for words that stand nowhere', () => {
    expect(store.search(' ?! ', 0, 10, NOW).total).toBe(0);
    expect(store.search('sương máy', 0, 10, NOW).total).toBe(0);
  });
});
