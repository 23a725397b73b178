import { ENGLISH_MONTHS } from '@portal/content/english-months.table';
import { newsMessages } from '@portal/content/messages/news-messages';
import type { Post } from '@portal/contract/endpoints/post-schema';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import styles from './post-list.module.css';

/**
 * Texts of a post in the reader's language, numbers kept with their units; `isForeign`: Vietnamese text on an English
 * page.
 */
export function toPostWords(post: Post, language: Language) {
  const isForeign = language === 'en' && post.language === 'VI';
  return preventUnitBreaks({
    isForeign,
    title: isForeign ? (post.titleEn ?? post.title) : post.title,
    titleLanguage: isForeign && post.titleEn === null ? ('vi' as const) : undefined,
    summary: isForeign ? (post.summaryEn ?? post.summary) : post.summary,
    summaryLanguage: isForeign && post.summaryEn === null ? ('vi' as const) : undefined,
  });
}

/** Cache key of everything that lists show of their posts. */
export function toPostsKey(posts: readonly Post[]): string {
  return posts
    .map(({ url, title, titleEn, summary, summaryEn, category, cover, publishedAt }) =>
      [url, title, titleEn, summary, summaryEn, category, cover, publishedAt].join('\t'),
    )
    .join('\n');
}

/** Shorter cache key for lists of titles and days: summaries would make it ten times as long. */
export function toTitlesKey(posts: readonly Post[]): string {
  return posts.map(({ url, title, titleEn, publishedAt }) => [url, title, titleEn, publishedAt].join('\t')).join('\n');
}

/** `5/3/2026` in Vietnamese, `5 March 2026` in English; takes ISO 8601 with Vietnam's offset. */
export function writePostDate(moment: string, language: Language): string {
  const [year = '', month = '', day = ''] = moment.slice(0, 10).split('-');
  if (language === 'vi') return `${Number(day)}/${Number(month)}/${year}`;
  return `${Number(day)} ${ENGLISH_MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

export function PostList({ posts, language }: { readonly posts: readonly Post[]; readonly language: Language }) {
  return (
    <ol className={styles.lines}>
      {posts.map((post) => {
        const { title, titleLanguage, isForeign } = toPostWords(post, language);
        return (
          <li key={post.url}>
            <a href={toLanguagePath('article', language, { url: post.url })} lang={titleLanguage}>
              {title}
            </a>
            <time dateTime={post.publishedAt}>{writePostDate(post.publishedAt, language)}</time>
            {isForeign && <span>{newsMessages[language].textInVietnamese}</span>}
            {post.sample && <span>{newsMessages[language].sample}</span>}
          </li>
        );
      })}
    </ol>
  );
}
