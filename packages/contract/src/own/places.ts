import { Array as ArrayOf, Object as ObjectOf, Optional, String as Text } from 'typebox';
import { Latitude, Longitude } from '#endpoints/place-schema.ts';
import { Id } from '../id.ts';
import { activeFields, nullable, type ReplyOf } from './own-call.ts';

const point = { lat: Latitude, lng: Longitude };

/** A saved place or route. */
export const OwnPlace = ObjectOf({
  id: Id,
  name: Text(),
  ...point,
  slug: nullable(Text()),
  points: Optional(ArrayOf(ObjectOf(point), { description: 'of a route; the first one is the place itself' })),
  ...activeFields,
});
/** A saved place or route. */
export type OwnPlace = ReplyOf<typeof OwnPlace>;
