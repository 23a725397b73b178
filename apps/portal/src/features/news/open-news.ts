import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import { keepNews } from './keep-news.ts';
import { openLivePosts } from './live-posts.ts';
import { makePlaceNamer } from './make-place-namer.ts';
import { makePostRules } from './make-post-rules.ts';
import type { NewsPlaces } from './news-places.ts';
import { serveNewsFiles } from './serve-news-files.ts';
import { createNews, type News } from './service.ts';
import { createViewCounter } from './view-counter.ts';

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
  const kept = keepNews({ ...options, views, posts: posts.index });
  onStop(kept.stop);
  return {
    calls: createNews({ store: posts.store, views, clock, viewClock, findPlaceName }),
    version: () => `${posts.version(clock())}${kept.isCaughtUp() ? '' : '-early'}`,
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
