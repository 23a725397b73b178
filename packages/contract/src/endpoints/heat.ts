import { STOP_MINUTES, WORK_LOADS } from '@portal/domain/heat/work-rest.table';
import type { Static } from 'typebox';
import {
  Array as ArrayOf,
  Enum,
  Integer,
  Literal,
  Null,
  Object as ObjectOf,
  Optional,
  String as Text,
  Union,
} from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { AS_TABLE, DateText, Issued, Moment, measure, Place, PlaceQuery, TableFormat } from './place-schema.ts';

const Rest = Union([Integer({ minimum: 0, maximum: STOP_MINUTES }), Null()], {
  description: 'minutes per hour; 60: no work; null: unknown, or nothing is advised',
});

/** An hour of work in the heat. */
export const HeatHour = ObjectOf({
  at: Moment,
  wbgt: measure('°C in the sun, wet-bulb globe temperature'),
  basis: Union(
    [Literal('model'), Literal('estimate'), Literal('warning'), Literal('afterWarning'), Literal('thunder'), Null()],
    {
      description:
        'what the rest is based on; estimate: radiation estimated from sun and cloud; warning: an official bulletin stops outdoor work; afterWarning: one ended less than a day before, nothing is advised; thunder: likely or observed',
    },
  ),
  rest: ObjectOf({ light: Rest, moderate: Rest, heavy: Rest }),
});
export type HeatHour = Static<typeof HeatHour>;

/** Hours at work of a day, and the part of them that rests leave. */
export const HeatShift = ObjectOf({
  spans: ArrayOf(ObjectOf({ from: Moment, to: Moment })),
  presentMinutes: Integer({ description: 'minutes at work, including rests' }),
  workMinutes: Integer({ description: 'minutes at work without the rests' }),
});
export type HeatShift = Static<typeof HeatShift>;

/** A day of work in the heat. */
export const HeatDay = ObjectOf({
  date: DateText,
  wbgtMax: measure('°C, the highest of the hours from 5 to 19'),
  wbgtMaxAt: Union([Moment, Null()]),
  regular: Union([HeatShift, Null()], {
    description:
      'the requested hours from 7 to 11 and from 13 on; null where rest is unknown, or past the earliest start',
  }),
  planned: Union([HeatShift, Null()], {
    description: 'the shift with the most work: no hour without work, fewer hours where not all fit; otherwise null',
  }),
});
export type HeatDay = Static<typeof HeatDay>;

const Clock = Text({ pattern: '^([01][0-9]|2[0-3]):[03]0$', description: 'HH:00 or HH:30' });

/** Rest from the heat for outdoor workers. */
export const weatherHeat = defineEndpoint({
  ...ENDPOINT_ADDRESSES.weatherHeat,
  tag: 'weather',
  summary:
    'Hourly WBGT for up to seven days, minutes of rest for light, moderate and heavy work, and a shift for each day',
  query: ObjectOf({
    ...PlaceQuery.properties,
    work: Optional(Enum([...WORK_LOADS])),
    shiftHours: Optional(Integer({ minimum: 1, maximum: 12 })),
    earliest: Optional(Clock),
    latest: Optional(Clock),
    days: Optional(Integer({ minimum: 1, maximum: 7 })),
    format: TableFormat,
  }),
  series: { field: 'hours', formats: AS_TABLE },
  body: null,
  reply: ObjectOf({
    place: Place,
    issued: Issued,
    hours: ArrayOf(HeatHour),
    work: Enum([...WORK_LOADS]),
    days: ArrayOf(HeatDay),
  }),
});
