import type { Post } from '@portal/contract/endpoints/post-schema';

/** Sample post; missing fields get defaults. */
export function makeSampleReply(fields: Partial<Post> = {}): Post {
  return {
    id: 'mot-bai',
    url: 'mot-bai',
    title: 'Một bài',
    summary: 'Tóm tắt',
    titleEn: 'In English',
    summaryEn: 'In short',
    category: 'tin-bao',
    tags: [],
    cover: '/news-images/scene-storm-640.webp',
    coverAlt: null,
    publishedAt: '2026-11-21T06:00:00+07:00',
    updatedAt: '2026-11-21T06:00:00+07:00',
    views: 0,
    language: 'VI',
    hasEnglish: false,
    sample: true,
    ...fields,
  };
}
