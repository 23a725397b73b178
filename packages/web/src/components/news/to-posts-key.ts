import type { Post } from '@portal/contract/endpoints/post-schema';

/** All that lists show of their posts: what was rendered from them may be kept under it. */
export function toPostsKey(posts: readonly Post[]): string {
  return posts
    .map(({ url, title, titleEn, summary, summaryEn, category, cover, publishedAt }) =>
      [url, title, titleEn, summary, summaryEn, category, cover, publishedAt].join('\t'),
    )
    .join('\n');
}
