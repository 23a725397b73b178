import { newsMessages } from '@portal/content/messages/news-messages';
import type { Post } from '@portal/contract/endpoints/post-schema';
import type { Language } from '@portal/domain/language/language';
import styles from './post-lines.module.css';
import { PostList } from './post-list.tsx';

interface PostLinesProps {
  readonly id: string;
  readonly title: string;
  /** Null where loading failed. */
  readonly posts: readonly Post[] | null;
  readonly language: Language;
  /** Path of this page, for a retry. */
  readonly path: string;
  /** Shown where there are no posts; without it the block is left out. */
  readonly emptyText?: string;
}

function Body({ posts, language, path, emptyText }: Omit<PostLinesProps, 'id' | 'title'>) {
  const words = newsMessages[language];
  if (posts === null) {
    return (
      <p className={styles.note} role="alert">
        {words.failed} <a href={path}>{words.retry}</a>
      </p>
    );
  }
  if (posts.length === 0) return <p className={styles.note}>{emptyText}</p>;
  return <PostList posts={posts} language={language} />;
}

export function PostLines({ id, title, ...body }: PostLinesProps) {
  if (body.posts?.length === 0 && body.emptyText === undefined) return null;
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Body {...body} />
    </section>
  );
}
