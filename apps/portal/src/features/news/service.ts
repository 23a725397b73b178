import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { PostLanguage, PostPage } from '@portal/contract/endpoints/post-schema';
import type { postByUrl, postCategories, postsList, postsRecent, postsSearch } from '@portal/contract/endpoints/posts';
import { AppError } from '@portal/contract/errors';
import { findCategory, listMembers, listNewsCategories } from './list-news-categories.ts';
import type { NewsNeeds } from './news-needs.ts';
import type { Post } from './post.ts';
import type { PostSlice } from './post-index.ts';
import { toFullPost, toPostReply } from './to-post-reply.ts';

/** The calls of the contract's news endpoints. */
export interface News {
  postCategories(input: EndpointInput<typeof postCategories>): EndpointReply<typeof postCategories>;
  postsRecent(input: EndpointInput<typeof postsRecent>): EndpointReply<typeof postsRecent>;
  /** A category wins over a post of the same address. Throws `notFound`. */
  postByUrl(input: EndpointInput<typeof postByUrl>): EndpointReply<typeof postByUrl>;
  /** Throws `notFound` for a tag that is neither a category nor on any post. */
  postsList(input: EndpointInput<typeof postsList>): EndpointReply<typeof postsList>;
  postsSearch(input: EndpointInput<typeof postsSearch>): EndpointReply<typeof postsSearch>;
}

const DEFAULT_LIMIT = 10;
const RELATED = 4;
const STORM = 'tin-bao';

/** Answers from the posts that the store has at each call. */
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
