import type { FullPost, PostLanguage, Post as PostReply } from '@portal/contract/endpoints/post-schema';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toCoverPath, toPicturePath } from './covers/cover-path.ts';
import type { Post } from './post.ts';
import { renderBody } from './render-body.ts';

/** A post as lists show it, in English where that is asked for and written. */
export function toPostReply(post: Post, language: PostLanguage, views: number): PostReply {
  const english = language === 'EN' ? post.english : null;
  return {
    id: post.url,
    url: post.url,
    title: english?.title ?? post.title,
    titleEn: post.titleEn,
    summary: english === null ? post.summary : (post.summaryEn ?? post.summary),
    summaryEn: post.summaryEn,
    category: post.category,
    tags: [...post.tags],
    cover: toCoverPath(post),
    coverAlt: post.coverAlt,
    publishedAt: formatMoment(post.publishedAt),
    updatedAt: formatMoment(post.updatedAt),
    views,
    language: english === null ? 'VI' : 'EN',
    hasEnglish: post.english !== null,
    sample: post.sample,
  };
}

/** HTML of texts that were read before; it goes when its post does. */
const rendered = new WeakMap<Post, { vi?: string; en?: string }>();

function renderOnce(post: Post, language: 'vi' | 'en', text: string): string {
  const known = rendered.get(post) ?? {};
  rendered.set(post, known);
  known[language] ??= renderBody(text, (file, width) => toPicturePath(post, file, width));
  return known[language];
}

/** A post whole. */
export function toFullPost(post: Post, language: PostLanguage, views: number, places: FullPost['places']): FullPost {
  const english = language === 'EN' ? post.english : null;
  return {
    ...toPostReply(post, language, views),
    body: renderOnce(post, english === null ? 'vi' : 'en', english?.body ?? post.body),
    author: post.author,
    places,
  };
}
