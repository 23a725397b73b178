import { routeText } from '@portal/content/messages/route-text';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cachePictures } from '#features/news/covers/cache-pictures.ts';
import { writeAtom, writeNewsSitemap, writePostSitemap, writeRss } from '#features/news/feeds/feed.ts';
import type { Database } from '#platform/database/database.ts';
import { makePicture } from './covers/make-picture.ts';
import { openLivePosts } from './live-posts.ts';
import { makePlaceNamer } from './make-place-namer.ts';
import { makePostRules } from './make-post-rules.ts';
import type { NewsPlaces } from './news-places.ts';
import type { PostStore } from './post-index.ts';
import { createNews, findCategory, listMembers, listNewsCategories, type News } from './service.ts';
import { startNewsSync } from './start-news-sync.ts';
import { createViewCounter } from './view-counter.ts';

interface NewsFilesOptions {
  readonly store: () => PostStore;
  readonly clock: () => EpochSeconds;
  /** Folder of the editors' pictures. */
  readonly folder: string;
  readonly publicUrl: () => string;
  readonly warn: (problem: string) => void;
}

const FEED_POSTS = 20;
/** What a sitemap of news may list (support.google.com/news/publisher-center). */
const NEWS_DAYS = 2;
const MOST_NEWS = 1000;
/** What one sitemap may list, both languages of a post counted (sitemaps.org). */
const MOST_LISTED = 25_000;
const FEED_SECONDS = 300;
const PICTURE_SECONDS = 30 * DAY_SECONDS;
const TYPES = {
  xml: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  sitemap: 'application/xml; charset=utf-8',
} as const;

function sendText(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply.header('content-type', type).header('cache-control', `public, max-age=${FEED_SECONDS}`).send(body);
}

/** Serves feeds (`/rss/tin-bao.xml`, `/rss/tin-bao.atom`), the sitemaps of posts, and pictures in every size. */
function serveNewsFiles(app: FastifyInstance, options: NewsFilesOptions): void {
  const { store, clock, folder, publicUrl, warn } = options;
  const members = listNewsCategories().map(({ id }) => id);
  const listNews = (limit: number) => store().list(members, 0, limit, clock()).posts;

  app.get<{ Params: { file: string } }>('/rss/:file', (request, reply) => {
    const match = /^([a-z0-9-]+)\.(xml|atom)$/.exec(request.params.file);
    const category = match === null ? null : findCategory(match[1] ?? '');
    if (match === null || category === null || match[1] !== category.id) return reply.callNotFound();
    const { posts } = store().list(listMembers(category), 0, FEED_POSTS, clock());
    const feed = {
      title: category.name,
      description: routeText.vi.news.description,
      origin: publicUrl(),
      pagePath: `/${category.url}`,
      feedPath: `/rss/${request.params.file}`,
      updatedAt: posts.reduce((latest, { updatedAt }) => Math.max(latest, updatedAt), 0),
      posts,
    };
    return match[2] === 'atom'
      ? sendText(reply, TYPES.atom, writeAtom(feed))
      : sendText(reply, TYPES.xml, writeRss(feed));
  });

  app.get('/sitemap-posts.xml', (_request, reply) =>
    sendText(reply, TYPES.sitemap, writePostSitemap(publicUrl(), listNews(MOST_LISTED))),
  );
  app.get('/sitemap-news.xml', (_request, reply) => {
    const since = clock() - NEWS_DAYS * DAY_SECONDS;
    const recent = listNews(MOST_NEWS).filter(({ publishedAt }) => publishedAt >= since);
    return sendText(reply, TYPES.sitemap, writeNewsSitemap(publicUrl(), recent));
  });

  const findPicture = cachePictures((file) => makePicture(file, () => listNews(MOST_LISTED), folder));
  app.get<{ Params: { file: string } }>('/news-images/:file', async (request, reply) => {
    const { file } = request.params;
    try {
      const made = await findPicture(file);
      if (made === null) return reply.callNotFound();
      return reply
        .header('content-type', made.contentType)
        .header('cache-control', `public, max-age=${PICTURE_SECONDS}`)
        .send(made.body);
    } catch (error) {
      warn(`News: picture ${file}: ${error instanceof Error ? error.message : String(error)}`);
      return reply.callNotFound();
    }
  });
}

interface NewsOptions {
  readonly folder: string;
  readonly clock: () => EpochSeconds;
  /** The machine's clock, by which readers are dated. */
  readonly viewClock: () => EpochSeconds;
  readonly places: NewsPlaces;
  readonly database: Database;
  /** When the database may be worked with; the news are there before. */
  readonly ready: Promise<void>;
  readonly warn: (problem: string) => void;
  readonly onStop: (stop: () => unknown) => void;
}

/** The news of a running portal. */
export interface OpenNews {
  readonly calls: News;
  /** Another text whenever a page of the news may have changed. */
  readonly version: () => string;
  /** What the web role takes over from the news. */
  readonly web: {
    readonly noteArticle: (request: FastifyRequest, url: string) => void;
    readonly isPost: (url: string) => boolean;
    /** How many posts a category has to show. */
    readonly countPosts: (category: string) => number;
    /** Adds feeds, sitemaps and pictures to the server. */
    readonly serveFiles: (app: FastifyInstance, publicUrl: () => string) => void;
    readonly otherSitemaps: readonly string[];
  };
}

/** Opens the posts that came along and the editors' folder, and counts who reads them. */
export async function openNews(options: NewsOptions): Promise<OpenNews> {
  const { folder, clock, viewClock, places, warn, onStop } = options;
  const findPlaceName = makePlaceNamer(places);
  const rules = makePostRules((slug) => findPlaceName(slug, 'vi') !== null);
  const posts = await openLivePosts({ folder, rules, warn, clock });
  onStop(posts.stop);
  const views = createViewCounter();
  const sync = startNewsSync({ ...options, views, posts: posts.index });
  onStop(sync.stop);
  return {
    calls: createNews({ store: posts.store, views, clock, viewClock, findPlaceName }),
    version: () => `${posts.version(clock())}${sync.isCaughtUp() ? '' : '-early'}`,
    web: {
      noteArticle: ({ method, headers, ip }, url) => {
        if (method !== 'GET') return;
        const isPrefetch = headers['sec-purpose'] !== undefined || headers.purpose === 'prefetch';
        views.note({ url, address: ip, userAgent: headers['user-agent'] ?? '', isPrefetch, at: viewClock() });
      },
      countPosts: (category) => posts.store().list([category], 0, 1, clock()).total,
      isPost: (url) => posts.store().find(url, clock()) !== null,
      serveFiles: (app, publicUrl) => serveNewsFiles(app, { store: posts.store, clock, folder, publicUrl, warn }),
      otherSitemaps: ['posts', 'news'],
    },
  };
}
