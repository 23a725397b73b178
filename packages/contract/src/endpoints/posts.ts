import { Array as ArrayOf, Integer, Literal, Object as ObjectOf, Optional, String as Text, Union } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { FullPost, MOST_POSTS, Paging, Post, PostCategory, PostLanguage, PostPage } from './post-schema.ts';

const Url = Text({ minLength: 1, maxLength: 120 });
const language = Optional(PostLanguage);

export const postCategories = defineEndpoint({
  ...ENDPOINT_ADDRESSES.postCategories,
  tag: 'news',
  summary: 'The categories of posts',
  query: ObjectOf({ language }),
  body: null,
  reply: ArrayOf(PostCategory),
});

export const postsRecent = defineEndpoint({
  ...ENDPOINT_ADDRESSES.postsRecent,
  tag: 'news',
  summary: 'The newest posts, the newest storm news, or the most-read posts of the last 30 days',
  query: ObjectOf({
    type: Optional(Union([Literal('recent'), Literal('storm'), Literal('mostViewed')])),
    limit: Optional(Integer({ minimum: 1, maximum: MOST_POSTS })),
    language,
  }),
  body: null,
  reply: PostPage,
});

export const postByUrl = defineEndpoint({
  ...ENDPOINT_ADDRESSES.postByUrl,
  tag: 'news',
  summary: 'A page of a category, or one post with related ones, by its address',
  query: ObjectOf({ url: Url, ...Paging, language }),
  body: null,
  reply: Union([
    ObjectOf({ category: PostCategory, ...PostPage.properties }),
    ObjectOf({ post: FullPost, related: ArrayOf(Post) }),
  ]),
});

export const postsList = defineEndpoint({
  ...ENDPOINT_ADDRESSES.postsList,
  tag: 'news',
  summary: 'Posts of a category or with a tag; all posts without tagId',
  query: ObjectOf({ tagId: Optional(Url), ...Paging, language }),
  body: null,
  reply: PostPage,
});

export const postsSearch = defineEndpoint({
  ...ENDPOINT_ADDRESSES.postsSearch,
  tag: 'news',
  summary: 'Posts with the given words, tone marks optional, best first',
  query: ObjectOf({ q: Text({ minLength: 1, maxLength: 120 }), ...Paging, language }),
  body: null,
  reply: PostPage,
});
