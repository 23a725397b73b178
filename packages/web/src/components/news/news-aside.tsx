import { newsMessages } from '@portal/content/messages/news-messages';
import type { Post } from '@portal/contract/endpoints/post-schema';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import { createCachedMarkup } from '#components/layout/cached-markup.ts';
import styles from './news-aside.module.css';
import { PostList, toTitlesKey } from './post-list.tsx';

interface NewsAsideProps {
  /** Null where loading failed. */
  readonly posts: readonly Post[] | null;
  readonly language: Language;
  /** Route of the full list. */
  readonly route: RouteId;
  /** Path of this page, for a retry. */
  readonly path: string;
}

type LinesProps = Pick<NewsAsideProps, 'language' | 'route'> & { readonly posts: readonly Post[] };

function Lines({ posts, language, route }: LinesProps) {
  const words = newsMessages[language];
  return (
    <>
      <h2>{words.recent}</h2>
      <PostList posts={posts} language={language} />
      <a className="more" href={toLanguagePath(route, language)} aria-label={words.emptyLink}>
        <span>{words.emptyLink}</span>
        <span>{words.all}</span>
      </a>
    </>
  );
}

/** Cached: changes only when posts do. */
const toLinesMarkup = createCachedMarkup(
  Lines,
  ({ posts, language, route }) => `${language} ${route} ${toTitlesKey(posts)}`,
);

/** Latest posts next to other content; on phones one line with the newest. */
export function NewsAside({ posts, language, route, path }: NewsAsideProps) {
  const words = newsMessages[language];
  if (posts === null) {
    return (
      <div>
        <h2>{words.recent}</h2>
        <p role="alert">
          {words.failed} <a href={path}>{words.retry}</a>
        </p>
      </div>
    );
  }
  if (posts.length === 0) return null;
  const markup = { __html: toLinesMarkup({ posts, language, route }) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from the texts of posts
  return <div className={styles.aside} dangerouslySetInnerHTML={markup} />;
}
