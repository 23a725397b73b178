import { routeText } from '@portal/content/messages/route-text';
import type { CallApi } from '@portal/contract/call-api';
import type { Post, PostLanguage, PostPage } from '@portal/contract/endpoints/post-schema';
import { postsList, postsRecent } from '@portal/contract/endpoints/posts';
import type { Language } from '@portal/domain/language/language';
import type { RouteId } from '@portal/routes/route-id';
import { toPath } from '@portal/routes/to-path';
import type { FeedLink } from '#pages/page.ts';

const LARGEST_PAGE = 100_000;

/** Page number of an address; null if invalid. */
export function parsePage(text: string | undefined): number | null {
  if (text === undefined) return 1;
  const page = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= LARGEST_PAGE ? page : null;
}

/** Feeds of a list, for `<head>`. */
export function listFeeds(id: RouteId, language: Language): readonly FeedLink[] {
  const url = toPath(id, 'vi').slice(1);
  const { title } = routeText[language][id];
  return [
    { type: 'application/rss+xml', path: `/rss/${url}.xml`, title: `${title} (RSS)` },
    { type: 'application/atom+xml', path: `/rss/${url}.atom`, title: `${title} (Atom)` },
  ];
}

/** Side lists of a news page; null for a failed one. */
export interface SideNews {
  readonly recent: readonly Post[] | null;
  readonly storm: readonly Post[] | null;
  readonly mostViewed: readonly Post[] | null;
  readonly business: readonly Post[] | null;
}

const LINES = 5;
/** Business posts in the side lists (portal.md §9). */
const BUSINESS_POSTS = 4;
const BUSINESS = 'thoi-tiet-cho-doanh-nghiep';

export function toPostLanguage(language: Language): PostLanguage {
  return language === 'en' ? 'EN' : 'VI';
}

function findPosts(result: { readonly ok: true; readonly reply: PostPage } | { readonly ok: false }) {
  return result.ok ? result.reply.posts : null;
}

export async function loadSideNews(language: Language, call: CallApi): Promise<SideNews> {
  const asked = { language: toPostLanguage(language), limit: LINES };
  const [recent, storm, mostViewed, business] = await Promise.all([
    call(postsRecent, { query: { ...asked, type: 'recent' } }),
    call(postsRecent, { query: { ...asked, type: 'storm' } }),
    call(postsRecent, { query: { ...asked, type: 'mostViewed' } }),
    call(postsList, { query: { ...asked, tagId: BUSINESS, limit: BUSINESS_POSTS } }),
  ]);
  return {
    recent: findPosts(recent),
    storm: findPosts(storm),
    mostViewed: findPosts(mostViewed),
    business: findPosts(business),
  };
}

const ASIDE_POSTS = 4;

/** Latest posts of a list, for other pages; null on failure. */
export async function loadAsideNews(
  route: RouteId,
  language: Language,
  call: CallApi,
): Promise<readonly Post[] | null> {
  const query = { language: toPostLanguage(language), limit: ASIDE_POSTS };
  const tagId = toPath(route, 'vi').slice(1);
  return findPosts(await call(postsList, { query: { ...query, tagId } }));
}
