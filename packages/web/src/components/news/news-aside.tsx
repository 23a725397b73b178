import { newsMessages } from '@portal/content/messages/news-messages';
import type { Post } from '@portal/contract/endpoints/post-schema';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import { createCachedMarkup } from '#components/layout/cached-markup.ts';
import { PostList, toTitlesKey } from './post-list.tsx';

interface NewsAsideProps {
  /** Null where they could not be fetched. */
  readonly posts: readonly Post[] | null;
  readonly language: Language;
  /** The list that these are the newest of. */
  readonly route: RouteId;
  /** Path of this page, to try again. */
  readonly path: string;
}

type LinesProps = Pick<NewsAsideProps, 'language' | 'route'> & { readonly posts: readonly Post[] };

function Lines({ posts, language, route }: LinesProps) {
  const words = newsMessages[language];
  return (
    <>
      <h2>{words.recent}</h2>
      <PostList posts={posts} language={language} />
      <a className="more" href={toLanguagePath(route, language)}>
        {words.emptyLink}
      </a>
    </>
  );
}

/** The same on every page until a post comes or goes: rendered once. */
const toLinesMarkup = createCachedMarkup(
  Lines,
  ({ posts, language, route }) => `${language} ${route} ${toTitlesKey(posts)}`,
);

/** The newest posts beside a page of something else. */
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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from the words of posts
  return <div dangerouslySetInnerHTML={{ __html: toLinesMarkup({ posts, language, route }) }} />;
}
