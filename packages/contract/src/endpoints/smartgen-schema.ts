import type { Static } from 'typebox';
import { Literal, Object as ObjectOf, Optional, Union } from 'typebox';
import { PlaceQuery } from './place-schema.ts';

/** Subject of a text: one name for each page of a place. */
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

/** A place, the subject of the text (default `now`) and the unit of its degrees (default °C). */
export const SmartgenQuery = ObjectOf({
  ...PlaceQuery.properties,
  span: Optional(SmartgenSpan),
  unit: Optional(Union([Literal('C'), Literal('F')])),
});
