import { newsMessages } from '@portal/content/messages/news-messages';
import { routeText } from '@portal/content/messages/route-text';
import type { Post } from '@portal/contract/endpoints/post-schema';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import { createCachedMarkup } from '#components/layout/cached-markup.ts';
import styles from './news-band.module.css';
import { PostCard } from './post-card.tsx';
import { PostList, toPostsKey } from './post-list.tsx';

export interface TitledPosts {
  readonly title: string;
  readonly posts: readonly Post[];
}

export interface BandNotice {
  readonly href: string;
  readonly tag: string;
  readonly title: string;
  readonly text: string;
}

interface NewsBandProps {
  /** Null where loading failed. */
  readonly posts: readonly Post[] | null;
  readonly language: Language;
  /** Route of the full list. */
  readonly route: RouteId;
  /** A list next to the pictures. */
  readonly beside?: TitledPosts | null;
  readonly notice?: BandNotice | null;
  /** Current weather at the place of a post, keyed by the post's address. */
  readonly live?: ReadonlyMap<string, string> | undefined;
  /** Path of this page, for a retry. */
  readonly path: string;
}

type CardsProps = Pick<NewsBandProps, 'language' | 'route' | 'beside' | 'notice' | 'live'> & {
  readonly posts: readonly Post[];
};

/** Heading: the list's own name unless it covers all news. */
function findTitle(route: RouteId, language: Language): string {
  return route === 'news' ? newsMessages[language].recent : routeText[language][route].title;
}

function Tiles({ posts, language, live }: Pick<CardsProps, 'posts' | 'language' | 'live'>) {
  return (
    <div className={`stack ${styles.tiles}`}>
      {posts.map((post) => (
        <PostCard key={post.url} post={post} language={language} variant="tile" level={3} live={live?.get(post.url)} />
      ))}
    </div>
  );
}

/** The latest post large, the next ones small next to it, then another list. */
function Columns({
  posts,
  language,
  beside,
  live,
}: Pick<CardsProps, 'posts' | 'language' | 'live'> & { beside: TitledPosts }) {
  return (
    <div className={styles.columns}>
      <Tiles posts={posts.slice(0, 1)} language={language} live={live} />
      <div className={styles.lines}>
        {posts.slice(1).map((post) => (
          <PostCard
            key={post.url}
            post={post}
            language={language}
            variant="line"
            level={3}
            live={live?.get(post.url)}
          />
        ))}
      </div>
      <div className="card">
        <h3 className={styles.title}>{beside.title}</h3>
        <PostList posts={beside.posts} language={language} />
      </div>
    </div>
  );
}

function Notice({ href, tag, title, text }: BandNotice) {
  return (
    <p className={`card ${styles.notice}`}>
      <span className="demo">{tag}</span>
      <a href={href}>{title}</a>
      <span>{text}</span>
    </p>
  );
}

function Cards({ posts, language, route, beside = null, notice = null, live }: CardsProps) {
  return (
    <>
      <div className={styles.head}>
        <h2 id="news-band">{findTitle(route, language)}</h2>
        <a className="more" href={toLanguagePath(route, language)}>
          {newsMessages[language].emptyLink}
        </a>
      </div>
      {notice !== null && <Notice {...notice} />}
      {beside === null ? <Tiles {...{ posts, language, live }} /> : <Columns {...{ posts, language, beside, live }} />}
    </>
  );
}

/** Cached: changes only with the posts or the weather of their places. */
const toCardsMarkup = createCachedMarkup(Cards, ({ posts, language, route, beside = null, notice = null, live }) => {
  const listed = beside && beside.title + toPostsKey(beside.posts);
  return [language, route, toPostsKey(posts), listed, notice?.href, ...(live?.values() ?? [])].join(' ');
});

const NO_LIVE: ReadonlyMap<string, string> = new Map();

/** Latest posts with pictures, across a page of other content. */
export function NewsBand({
  posts,
  language,
  route,
  beside = null,
  notice = null,
  live = NO_LIVE,
  path,
}: NewsBandProps) {
  const words = newsMessages[language];
  if (posts === null) {
    return (
      <section aria-labelledby="news-band">
        <div className={styles.head}>
          <h2 id="news-band">{findTitle(route, language)}</h2>
        </div>
        <p className="card" role="alert">
          {words.failed} <a href={path}>{words.retry}</a>
        </p>
      </section>
    );
  }
  if (posts.length === 0) return null;
  const markup = { __html: toCardsMarkup({ posts, language, route, beside, notice, live }) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from the texts of posts
  return <section aria-labelledby="news-band" dangerouslySetInnerHTML={markup} />;
}
