import { newsMessages } from '@portal/content/messages/news-messages';
import type { Post } from '@portal/contract/endpoints/post-schema';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import styles from './post-list.module.css';
import { toPostWords } from './post-words.ts';
import { writePostDate } from './write-post-date.ts';

/** Posts by their titles and days. */
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
