import { newsMessages } from '@portal/content/messages/news-messages';
import type { Post } from '@portal/contract/endpoints/post-schema';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '#routes/counterpart.ts';
import { CoverPicture } from './cover-picture.tsx';
import { findPostCategory } from './find-post-category.ts';
import styles from './post-card.module.css';
import { writePostDate } from './write-post-date.ts';

interface PostCardProps {
  readonly post: Post;
  readonly language: Language;
  /** `lead` for the first story of a list. */
  readonly look?: 'lead' | 'row';
  readonly isFirst?: boolean;
  /** Level of its heading: below a heading of the second level it is the third. */
  readonly level?: 2 | 3;
}

/** What is said of a post in the reader's language, and whether it is Vietnamese on an English page. */
export function toPostWords(post: Post, language: Language) {
  const isForeign = language === 'en' && post.language === 'VI';
  return {
    titleLanguage: isForeign ? ('vi' as const) : undefined,
    summary: isForeign ? (post.summaryEn ?? post.summary) : post.summary,
    summaryLanguage: isForeign && post.summaryEn === null ? ('vi' as const) : undefined,
  };
}

/** A post in a list: picture, section, title, what it says, when. The whole card is the link. */
export function PostCard({ post, language, look = 'row', isFirst = false, level = 2 }: PostCardProps) {
  const words = newsMessages[language];
  const { titleLanguage, summary, summaryLanguage } = toPostWords(post, language);
  const category = findPostCategory(post.category);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={`${styles.card} ${styles[look] ?? ''}`}>
      {post.cover !== null && (
        <CoverPicture
          path={post.cover}
          alt={post.coverAlt}
          isFirst={isFirst}
          sizes={look === 'lead' ? '(min-width: 68.75em) 880px, 100vw' : '(min-width: 37.5em) 260px, 112px'}
        />
      )}
      <div className={styles.words}>
        <p className={styles.meta}>
          {category !== null && <span className={styles.section}>{category.name[language]}</span>}
          <time dateTime={post.publishedAt}>{writePostDate(post.publishedAt, language)}</time>
          {post.sample && <span className="demo">{words.sample}</span>}
        </p>
        <Heading className={styles.title} lang={titleLanguage}>
          <a href={toLanguagePath('article', language, { url: post.url })}>{post.title}</a>
        </Heading>
        <p className={styles.summary} lang={summaryLanguage}>
          {summary}
        </p>
      </div>
    </article>
  );
}
