import type { Post, PostRules } from './post.ts';

/** Rules with one category, one place and one scene, for tests and benchmarks. */
export const SAMPLE_RULES: PostRules = {
  categories: ['tin-bao'],
  isReserved: (url) => url === 'tin-tuc',
  isPlace: (slug) => slug === 'ha-noi',
  isScene: (name) => name === 'storm',
};

/** A post for tests; missing fields have defaults. */
export function makeSamplePost(fields: Partial<Post> = {}): Post {
  return {
    url: 'mot-bai',
    title: 'Một bài',
    category: 'tin-bao',
    tags: [],
    publishedAt: 1_000,
    updatedAt: 1_000,
    author: 'Ban biên tập',
    cover: null,
    coverAlt: null,
    places: [],
    summary: 'Tóm tắt',
    titleEn: null,
    summaryEn: null,
    body: 'Nội dung.',
    english: null,
    sample: false,
    ...fields,
  };
}

/** A post's file for tests: front matter lines and a body. */
export function makeSampleFile(lines: Readonly<Record<string, string | null>> = {}, body = 'Nội dung.'): string {
  const fields = { title: 'Một bài', url: 'mot-bai', category: 'tin-bao', date: '2026-05-12', ...lines };
  const front = Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return `---\n${front.join('\n')}\n---\n${body}\n`;
}
