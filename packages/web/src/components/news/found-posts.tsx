import { newsMessages } from '@portal/content/messages/news-messages';
import type { PostPage } from '@portal/contract/endpoints/post-schema';
import type { Language } from '@portal/domain/language/language';
import styles from './found-posts.module.css';
import { Pager } from './pager.tsx';
import { PostCard } from './post-card.tsx';

interface FoundPostsProps {
  /** Null where the search failed. */
  readonly found: PostPage | null;
  readonly text: string;
  readonly language: Language;
  readonly toPagePath: (page: number) => string;
}

/** Posts below the places of a search; nothing without matches. */
export function FoundPosts({ found, text, language, toPagePath }: FoundPostsProps) {
  const words = newsMessages[language];
  if (found?.total === 0) return null;
  return (
    <section className={styles.found} aria-labelledby="posts">
      <h2 id="posts">{words.searchTitle}</h2>
      {found === null ? (
        <p role="alert">{words.searchFailed}</p>
      ) : (
        <>
          <p>{words.searchCount(found.total, text)}</p>
          {found.posts.map((post) => (
            <PostCard key={post.url} post={post} language={language} variant="line" level={3} />
          ))}
          <Pager page={found.page} totalPages={found.totalPages} language={language} toPagePath={toPagePath} />
        </>
      )}
    </section>
  );
}
