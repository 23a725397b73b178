import { newsMessages } from '@portal/content/messages/news-messages';
import type { Post } from '@portal/contract/endpoints/post-schema';
import type { Language } from '@portal/domain/language/language';
import styles from './post-lines.module.css';
import { PostList } from './post-list.tsx';

interface PostLinesProps {
  readonly id: string;
  readonly title: string;
  /** Null where they could not be fetched. */
  readonly posts: readonly Post[] | null;
  readonly language: Language;
  /** Path of this page, to try again. */
  readonly path: string;
  /** Said where there is none; the whole block is left out without it. */
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

/** Posts by their titles, beside a page. */
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
