import { BRAND } from '@portal/content/brand';
import { routeText } from '@portal/content/messages/route-text';
import { ALL_NEWS, BULLETIN_CATEGORIES, NEWS_CATEGORIES, type NewsCategory } from '@portal/content/news/category.table';
import { type EndpointInput, type EndpointReply, type EndpointRoute, toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type {
  FullPost,
  PostCategory,
  PostLanguage,
  PostPage,
  Post as PostReply,
} from '@portal/contract/endpoints/post-schema';
import type { postByUrl, postCategories, postsList, postsRecent, postsSearch } from '@portal/contract/endpoints/posts';
import { AppError } from '@portal/contract/errors';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { toCoverPath, toPicturePath } from '#features/news/covers/cover-path.ts';
import type { Post } from './post.ts';
import { renderBody } from './post-folder.ts';
import type { PostSlice, PostStore } from './post-index.ts';
import type { ViewCounter } from './view-counter.ts';

const withBrand = (url: string): string => url.replace('{brand}', BRAND.slug);

function toPostCategory({ url, route, group }: NewsCategory): PostCategory {
  const vi = withBrand(url.vi);
  return { id: vi, url: vi, name: routeText.vi[route].title, nameEn: routeText.en[route].title, group };
}

const CATEGORIES = NEWS_CATEGORIES.map(toPostCategory);
const ALL = toPostCategory(ALL_NEWS);
const BY_URL = new Map<string, PostCategory>(
  [ALL_NEWS, ...NEWS_CATEGORIES, ...BULLETIN_CATEGORIES].flatMap((category) =>
    Object.values(category.url).map((url) => [withBrand(url), toPostCategory(category)] as const),
  ),
);

export function listNewsCategories(): readonly PostCategory[] {
  return CATEGORIES;
}

/** The category of an address in either language; `tin-tuc` and `news` mean all news. */
export function findCategory(url: string): PostCategory | null {
  return BY_URL.get(url) ?? null;
}

/** The categories in a list; for all news every category. */
export function listMembers({ id }: PostCategory): readonly string[] {
  return id === ALL.id ? CATEGORIES.map((category) => category.id) : [id];
}

/** A post in lists, in English if requested and available. */
function toPostReply(post: Post, language: PostLanguage, views: number): PostReply {
  const english = language === 'EN' ? post.english : null;
  return {
    id: post.url,
    url: post.url,
    title: english?.title ?? post.title,
    titleEn: post.titleEn,
    summary: english === null ? post.summary : (post.summaryEn ?? post.summary),
    summaryEn: post.summaryEn,
    category: post.category,
    tags: [...post.tags],
    cover: toCoverPath(post),
    coverAlt: post.coverAlt,
    publishedAt: formatMoment(post.publishedAt),
    updatedAt: formatMoment(post.updatedAt),
    views,
    language: english === null ? 'VI' : 'EN',
    hasEnglish: post.english !== null,
    sample: post.sample,
  };
}

/** Rendered HTML; a weak map frees it with its post. */
const rendered = new WeakMap<Post, { vi?: string; en?: string }>();

function renderOnce(post: Post, language: 'vi' | 'en', text: string): string {
  const known = rendered.get(post) ?? {};
  rendered.set(post, known);
  known[language] ??= renderBody(text, (file, width) => toPicturePath(post, file, width));
  return known[language];
}

function toFullPost(post: Post, language: PostLanguage, views: number, places: FullPost['places']): FullPost {
  const english = language === 'EN' ? post.english : null;
  return {
    ...toPostReply(post, language, views),
    body: renderOnce(post, english === null ? 'vi' : 'en', english?.body ?? post.body),
    author: post.author,
    places,
  };
}

interface NewsNeeds {
  readonly store: () => PostStore;
  readonly views: ViewCounter;
  readonly clock: () => EpochSeconds;
  /** Machine clock, which dates views whatever time the portal shows. */
  readonly viewClock: () => EpochSeconds;
  /** Name of a place; null for an unknown slug. */
  readonly findPlaceName: (slug: string, language: 'vi' | 'en') => string | null;
}

/** Handlers of the contract's news endpoints. */
export interface News {
  postCategories(input: EndpointInput<typeof postCategories>): EndpointReply<typeof postCategories>;
  postsRecent(input: EndpointInput<typeof postsRecent>): EndpointReply<typeof postsRecent>;
  /** A category takes precedence over a post with the same address. Throws `notFound`. */
  postByUrl(input: EndpointInput<typeof postByUrl>): EndpointReply<typeof postByUrl>;
  /** Throws `notFound` for a tag that is neither a category nor on any post. */
  postsList(input: EndpointInput<typeof postsList>): EndpointReply<typeof postsList>;
  postsSearch(input: EndpointInput<typeof postsSearch>): EndpointReply<typeof postsSearch>;
}

const DEFAULT_LIMIT = 10;
const RELATED = 4;
const STORM = 'tin-bao';

export function createNews({ store, views, clock, viewClock, findPlaceName }: NewsNeeds): News {
  const toReply = (post: Post, language: PostLanguage) =>
    toPostReply(post, language, views.count(post.url, viewClock()));

  function toPage(
    { page = 1, limit = DEFAULT_LIMIT, language = 'VI' }: Paged,
    find: (offset: number, limit: number) => PostSlice,
  ): PostPage {
    const { posts, total } = find((page - 1) * limit, limit);
    const totalPages = Math.max(1, Math.ceil(total / limit));
    return { page, limit, total, totalPages, posts: posts.map((post) => toReply(post, language)) };
  }

  function listMostViewed(limit: number): PostSlice {
    const now = clock();
    const most = views.listMost(viewClock(), limit, (url) => store().find(url, now) !== null);
    const posts = most.flatMap(({ url }) => store().find(url, now) ?? []);
    return { posts, total: posts.length };
  }

  function findPost(url: string, language: PostLanguage): EndpointReply<typeof postByUrl> {
    const post = store().find(url, clock());
    if (post === null) throw new AppError('notFound');
    const names = language === 'EN' ? 'en' : 'vi';
    const places = post.places.flatMap((slug) => {
      const name = findPlaceName(slug, names);
      return name === null ? [] : [{ slug, name }];
    });
    return {
      post: toFullPost(post, language, views.count(url, viewClock()), places),
      related: store()
        .listRelated(post, RELATED, clock())
        .map((other) => toReply(other, language)),
    };
  }

  return {
    postCategories: () => [...listNewsCategories()],
    postsRecent: ({ query: { type = 'recent', limit, language } }) => {
      const members = type === 'storm' ? [STORM] : listNewsCategories().map(({ id }) => id);
      return toPage({ limit, language }, (offset, most) =>
        type === 'mostViewed' ? listMostViewed(most) : store().list(members, offset, most, clock()),
      );
    },
    postByUrl: ({ query }) => {
      const category = findCategory(query.url);
      if (category === null) return findPost(query.url, query.language ?? 'VI');
      return {
        category,
        ...toPage(query, (offset, limit) => store().list(listMembers(category), offset, limit, clock())),
      };
    },
    postsList: ({ query }) => {
      const category = findCategory(query.tagId ?? 'tin-tuc');
      const page = toPage(query, (offset, limit) =>
        category === null
          ? store().listByTag(query.tagId ?? '', offset, limit, clock())
          : store().list(listMembers(category), offset, limit, clock()),
      );
      if (category === null && page.total === 0) throw new AppError('notFound');
      return page;
    },
    postsSearch: ({ query }) => toPage(query, (offset, limit) => store().search(query.q, offset, limit, clock())),
  };
}

interface Paged {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly language?: PostLanguage | undefined;
}

export function listNewsRoutes(news: News): EndpointRoute[] {
  return [
    toEndpointRoute(ENDPOINTS_BY_ID.postCategories, news.postCategories),
    toEndpointRoute(ENDPOINTS_BY_ID.postsRecent, news.postsRecent),
    toEndpointRoute(ENDPOINTS_BY_ID.postByUrl, news.postByUrl),
    toEndpointRoute(ENDPOINTS_BY_ID.postsList, news.postsList),
    toEndpointRoute(ENDPOINTS_BY_ID.postsSearch, news.postsSearch),
  ];
}
