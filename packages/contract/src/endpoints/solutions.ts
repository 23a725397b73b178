import type { Static } from 'typebox';
import { Array as ArrayOf, Object as ObjectOf, Optional, Record as RecordOf, String as Text, Unknown } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { TextOrNull } from './place-schema.ts';
import { PostLanguage } from './post-schema.ts';

/** A solution page in short. `url` is its path, `image` the path of a picture, null without one. */
export const Solution = ObjectOf({ id: Text(), url: Text(), title: Text(), summary: Text(), image: TextOrNull });
export type Solution = Static<typeof Solution>;

/** A solution whole: `blocks` are those of its page, each with its `kind`. */
export const SolutionDetail = ObjectOf({
  ...Solution.properties,
  blocks: ArrayOf(RecordOf(Text(), Unknown(), { description: 'A block of the page; its fields follow its kind' })),
});
export type SolutionDetail = Static<typeof SolutionDetail>;

export const solutions = defineEndpoint({
  ...ENDPOINT_ADDRESSES.solutions,
  tag: 'solutions',
  summary: 'The solutions for businesses, agriculture and hydropower',
  query: ObjectOf({ language: Optional(PostLanguage) }),
  body: null,
  reply: ArrayOf(Solution),
});

export const solutionDetail = defineEndpoint({
  ...ENDPOINT_ADDRESSES.solutionDetail,
  tag: 'solutions',
  summary: 'One solution with the blocks of its page',
  query: ObjectOf({ id: Text({ minLength: 1, maxLength: 80 }), language: Optional(PostLanguage) }),
  body: null,
  reply: SolutionDetail,
});
