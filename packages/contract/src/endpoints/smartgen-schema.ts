import type { Static } from 'typebox';
import { Literal, Object as ObjectOf, Optional, Union } from 'typebox';
import { PlaceQuery } from './place-schema.ts';

/** What a text is about: one name for each page of a place. */
export const SmartgenSpan = Union([
  Literal('now'),
  Literal('hourly'),
  Literal('tomorrow'),
  Literal('3-days'),
  Literal('5-days'),
  Literal('7-days'),
  Literal('10-days'),
  Literal('15-days'),
  Literal('90-days'),
]);
export type SmartgenSpan = Static<typeof SmartgenSpan>;

/** A place, what the text is about (`now` where it is left out) and the unit of its degrees (°C where it is left out). */
export const SmartgenQuery = ObjectOf({
  ...PlaceQuery.properties,
  span: Optional(SmartgenSpan),
  unit: Optional(Union([Literal('C'), Literal('F')])),
});
