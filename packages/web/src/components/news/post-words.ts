import type { Post } from '@portal/contract/endpoints/post-schema';
import type { Language } from '@portal/domain/language/language';

/** What is said of a post in the reader's language; `isForeign`: its text is Vietnamese on an English page. */
export function toPostWords(post: Post, language: Language) {
  const isForeign = language === 'en' && post.language === 'VI';
  return {
    isForeign,
    title: isForeign ? (post.titleEn ?? post.title) : post.title,
    titleLanguage: isForeign && post.titleEn === null ? ('vi' as const) : undefined,
    summary: isForeign ? (post.summaryEn ?? post.summary) : post.summary,
    summaryLanguage: isForeign && post.summaryEn === null ? ('vi' as const) : undefined,
  };
}
