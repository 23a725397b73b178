import { routeText } from '@portal/content/messages/route-text';
import { describeError } from '@portal/domain/error/describe-error';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { FastifyRequest } from 'fastify';
import { cachePictures } from '#features/news/covers/cache-pictures.ts';
import { writeAtom, writeNewsSitemap, writePostSitemap, writeRss } from '#features/news/feeds/feed.ts';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import type { RawReply, RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import { makePicture } from './covers/make-picture.ts';
import { openLivePosts } from './live-posts.ts';
import { makePlaceNamer } from './make-place-namer.ts';
import { makePostRules } from './make-post-rules.ts';
import type { NewsPlaces } from './news-places.ts';
import type { PostStore } from './post-index.ts';
import { createNews, findCategory, listMembers, listNewsCategories, listNewsRoutes, type News } from './service.ts';
import { listNewsJobs, startNewsSync } from './start-news-sync.ts';
import { createViewCounter } from './view-counter.ts';

interface NewsFilesOptions {
  readonly store: () => PostStore;
  readonly clock: () => EpochSeconds;
  /** The editors' folder of pictures. */
  readonly folder: string;
  readonly warn: (problem: string) => void;
}

const FEED_POSTS = 20;
/** Limit for news sitemaps (support.google.com/news/publisher-center). */
const NEWS_DAYS = 2;
const MOST_NEWS = 1000;
/** Limit of a sitemap, counting both languages of a post (sitemaps.org). */
const MOST_LISTED = 25_000;
const FEED_SECONDS = 300;
const PICTURE_SECONDS = 30 * DAY_SECONDS;
const TYPES = {
  xml: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  sitemap: 'application/xml; charset=utf-8',
} as const;

const NOT_FOUND: RawReply = { kind: 'notFound' };

function toText(type: string, body: string): RawReply {
  const headers = { 'content-type': type, 'cache-control': `public, max-age=${FEED_SECONDS}` };
  return { kind: 'body', headers, body };
}

/** Feeds (`/rss/tin-bao.xml`, `/rss/tin-bao.atom`), post sitemaps and pictures. */
function listNewsFiles(options: NewsFilesOptions): RawRoute[] {
  const { store, clock, folder, warn } = options;
  const members = listNewsCategories().map(({ id }) => id);
  const listNews = (limit: number) => store().list(members, 0, limit, clock()).posts;

  function answerFeed({ parameters: { file = '' }, origin }: RawRequest): RawReply {
    const match = /^([a-z0-9-]+)\.(xml|atom)$/.exec(file);
    const category = match === null ? null : findCategory(match[1] ?? '');
    if (match === null || category === null || match[1] !== category.id) return NOT_FOUND;
    const { posts } = store().list(listMembers(category), 0, FEED_POSTS, clock());
    const feed = {
      title: category.name,
      description: routeText.vi.news.description,
      origin,
      pagePath: `/${category.url}`,
      feedPath: `/rss/${file}`,
      updatedAt: posts.reduce((latest, { updatedAt }) => Math.max(latest, updatedAt), 0),
      posts,
    };
    return match[2] === 'atom' ? toText(TYPES.atom, writeAtom(feed)) : toText(TYPES.xml, writeRss(feed));
  }

  function answerRecent({ origin }: RawRequest): RawReply {
    const since = clock() - NEWS_DAYS * DAY_SECONDS;
    const recent = listNews(MOST_NEWS).filter(({ publishedAt }) => publishedAt >= since);
    return toText(TYPES.sitemap, writeNewsSitemap(origin, recent));
  }

  const findPicture = cachePictures((file) => makePicture(file, () => listNews(MOST_LISTED), folder));
  async function answerPicture({ parameters: { file = '' } }: RawRequest): Promise<RawReply> {
    try {
      const made = await findPicture(file);
      if (made === null) return NOT_FOUND;
      const headers = { 'content-type': made.contentType, 'cache-control': `public, max-age=${PICTURE_SECONDS}` };
      return { kind: 'body', headers, body: made.body };
    } catch (error) {
      warn(`News: picture ${file}: ${describeError(error)}`);
      return NOT_FOUND;
    }
  }

  return [
    { method: 'GET', path: '/rss/:file', handle: answerFeed },
    {
      method: 'GET',
      path: '/sitemap-posts.xml',
      handle: ({ origin }) => toText(TYPES.sitemap, writePostSitemap(origin, listNews(MOST_LISTED))),
    },
    { method: 'GET', path: '/sitemap-news.xml', handle: answerRecent },
    { method: 'GET', path: '/news-images/:file', handle: answerPicture },
  ];
}

interface NewsOptions {
  readonly folder: string;
  readonly clock: () => EpochSeconds;
  /** Machine clock, which dates views. */
  readonly viewClock: () => EpochSeconds;
  readonly places: NewsPlaces;
  readonly database: Database;
  /** Resolves when the database can be used; posts are shown before. */
  readonly ready: Promise<void>;
  readonly warn: (problem: string) => void;
}

export interface OpenNews extends Feature {
  readonly calls: News;
  readonly web: {
    readonly noteArticle: (request: FastifyRequest, url: string) => void;
    readonly isPost: (url: string) => boolean;
    readonly countPosts: (category: string) => number;
    readonly otherSitemaps: readonly string[];
  };
}

/** Opens the shipped posts and the editors' folder, and counts views. */
export async function openNews(options: NewsOptions): Promise<OpenNews> {
  const { folder, clock, viewClock, places, warn } = options;
  const findPlaceName = makePlaceNamer(places);
  const rules = makePostRules((slug) => findPlaceName(slug, 'vi') !== null);
  const posts = await openLivePosts({ folder, rules, warn, clock });
  const views = createViewCounter();
  const sync = startNewsSync({ ...options, views });
  const calls = createNews({ store: posts.store, views, clock, viewClock, findPlaceName });
  return {
    name: 'news',
    calls,
    routes: listNewsRoutes(calls),
    jobs: listNewsJobs({ ...options, posts: posts.index }),
    rawRoutes: listNewsFiles({ store: posts.store, clock, folder, warn }),
    cacheVersion: () => `${posts.version(clock())}${sync.isCaughtUp() ? '' : '-early'}`,
    stop: async () => {
      await sync.stop();
      await posts.stop();
    },
    web: {
      noteArticle: ({ method, headers, ip }, url) => {
        if (method !== 'GET') return;
        const isPrefetch = headers['sec-purpose'] !== undefined || headers.purpose === 'prefetch';
        views.note({ url, address: ip, userAgent: headers['user-agent'] ?? '', isPrefetch, at: viewClock() });
      },
      countPosts: (category) => posts.store().list([category], 0, 1, clock()).total,
      isPost: (url) => posts.store().find(url, clock()) !== null,
      otherSitemaps: ['posts', 'news'],
    },
  };
}
