import type { Static } from 'typebox';
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Literal,
  Object as ObjectOf,
  Optional,
  String as Text,
  Union,
} from 'typebox';
import { Moment, TextOrNull } from './place-schema.ts';

/** Language of posts in a query (api.md "News and solutions"): default `VI`; `EN` gives English texts if they exist. */
export const PostLanguage = Union([Literal('VI'), Literal('EN')]);
export type PostLanguage = Static<typeof PostLanguage>;

/** Most posts on one page of a list. */
export const MOST_POSTS = 50;

/** Page of a list, counted from 1, and posts per page: default 10. */
export const Paging = {
  page: Optional(Integer({ minimum: 1, maximum: 100_000 })),
  limit: Optional(Integer({ minimum: 1, maximum: MOST_POSTS })),
};

/** Kind of news that a category belongs to (portal.md §2). */
export const PostGroup = Union([
  Literal('weather'),
  Literal('company'),
  Literal('industry'),
  Literal('agriculture'),
  Literal('hydropower'),
  Literal('life'),
]);

/** A category of posts. `id` and `url` are the last part of its Vietnamese address, `name` is Vietnamese. */
export const PostCategory = ObjectOf({
  id: Text(),
  url: Text(),
  name: Text(),
  nameEn: Text(),
  group: PostGroup,
});
export type PostCategory = Static<typeof PostCategory>;

/**
 * A post in a list. `category` is a category's url; `cover` the path of a picture 640 px wide, null without one;
 * `language` is that of `title` and `body`; `titleEn` and `summaryEn` are null without a translation; `sample` marks
 * posts delivered with the portal.
 */
export const Post = ObjectOf({
  id: Text(),
  url: Text(),
  title: Text(),
  titleEn: TextOrNull,
  summary: Text(),
  summaryEn: TextOrNull,
  category: Text(),
  tags: ArrayOf(Text()),
  cover: TextOrNull,
  coverAlt: TextOrNull,
  publishedAt: Moment,
  updatedAt: Moment,
  views: Integer(),
  language: PostLanguage,
  hasEnglish: Flag(),
  sample: Flag(),
});
export type Post = Static<typeof Post>;

/** A complete post: `body` is sanitised HTML, `author` a role and never a person, `places` the places that it names. */
export const FullPost = ObjectOf({
  ...Post.properties,
  body: Text(),
  author: Text(),
  places: ArrayOf(ObjectOf({ slug: Text(), name: Text() })),
});
export type FullPost = Static<typeof FullPost>;

/** One page of a list of posts, newest first. */
export const PostPage = ObjectOf({
  page: Integer(),
  limit: Integer(),
  total: Integer(),
  totalPages: Integer(),
  posts: ArrayOf(Post),
});
export type PostPage = Static<typeof PostPage>;
