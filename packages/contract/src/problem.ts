import type { Static } from 'typebox';
import { Array as ArrayOf, Integer, Object as ObjectOf, Optional, String as Text, Unsafe } from 'typebox';
import { ERROR_CATALOGUE } from './error-catalogue.table.ts';

/** An error reply, `application/problem+json` (RFC 9457). `type` is a stable path such as `/problems/outside-coverage`. */
export const Problem = ObjectOf({
  type: Text(),
  title: Text(),
  status: Integer(),
  detail: Text(),
  errorCode: Unsafe<string>({ type: 'string', enum: Object.keys(ERROR_CATALOGUE) }),
  requestId: Text(),
  errors: Optional(ArrayOf(ObjectOf({ path: Text(), message: Text() }))),
});
export type Problem = Static<typeof Problem>;
