import { routeText } from '@portal/content/messages/route-text';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/epoch';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { keepPictures } from './covers/keep-pictures.ts';
import { makePicture } from './covers/make-picture.ts';
import { writeAtom } from './feeds/write-atom.ts';
import { writeNewsSitemap, writePostSitemap } from './feeds/write-post-sitemaps.ts';
import { writeRss } from './feeds/write-rss.ts';
import { findCategory, listMembers, listNewsCategories } from './list-news-categories.ts';
import type { PostStore } from './post-index.ts';

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
export function serveNewsFiles(app: FastifyInstance, options: NewsFilesOptions): void {
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

  const findPicture = keepPictures((file) => makePicture(file, () => listNews(MOST_LISTED), folder));
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
