import type { Static } from 'typebox';
import {
  Array as ArrayOf,
  Boolean as Flag,
  Literal,
  Null,
  Number as Num,
  Object as ObjectOf,
  String as Text,
  Union,
} from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { AS_TABLE, Issued, Moment, measure, Place, PlaceQuery, TableFormat } from './place-schema.ts';
import { RainHour } from './weather-schema.ts';

const { at, rain, rainProbability } = RainHour.properties;

/** Hours of high tide, with the rain in them. */
export const HighTide = ObjectOf({
  from: Moment,
  to: Moment,
  highWater: Union(
    [ObjectOf({ at: Moment, height: Num({ description: 'm from mean sea level, without surge' }) }), Null()],
    {
      description: 'null where only typical hours or days are known',
    },
  ),
  wettest: Union([ObjectOf({ from: Moment, to: Moment, rain, rainProbability }), Null()], {
    description: 'up to three hours with the most rain; null if unknown',
  }),
  mayFlood: Union([Flag(), Null()], {
    description: 'true: at least 10 mm at a chance of at least 40 % (proposed): low streets may flood; null: unknown',
  }),
});
export type HighTide = Static<typeof HighTide>;

/** Hours in which rain meets the high tide. */
export const weatherRainTide = defineEndpoint({
  ...ENDPOINT_ADDRESSES.weatherRainTide,
  tag: 'weather',
  summary: 'Rain at high tide for 72 hours where the tide keeps low streets from draining: times only, no depths',
  query: ObjectOf({ ...PlaceQuery.properties, format: TableFormat }),
  series: { field: 'hours', formats: AS_TABLE },
  body: null,
  reply: ObjectOf({
    place: Place,
    issued: Issued,
    basis: Union([Literal('station'), Literal('hours'), Literal('days')], {
      description:
        'station: computed high waters of a gauge; hours: typical hours of high water on spring-tide days; days: spring-tide days only',
    }),
    gauge: Union([Text(), Null()], { description: 'gauge of the high waters' }),
    errorMinutes: measure('minutes by which high waters may be off'),
    hours: ArrayOf(ObjectOf({ at, rain, rainProbability, isHighTide: Flag() })),
    tides: ArrayOf(HighTide),
  }),
});
