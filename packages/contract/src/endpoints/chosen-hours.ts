import { PLACES_A_CALL } from '@portal/domain/plan/estimate-calls';
import { Array as ArrayOf, Integer, Literal, Null, Object as ObjectOf, Optional, String as Text, Union } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { AS_TABLE, Issued, Latitude, Longitude, Place, PlaceQuery, TableFormat } from './place-schema.ts';
import { ChosenHour, Hour } from './weather-schema.ts';

const MOST_HOURS = 360;
const HourCount = Integer({ minimum: 1, maximum: MOST_HOURS });
const HOUR_FIELDS = Object.keys(Hour.properties).filter((name) => name !== 'at');

/**
 * Names of an hour's fields, separated by commas: a pattern, so that an unknown one is refused before anything is read.
 */
const FieldNames = Text({
  pattern: `^(?:${HOUR_FIELDS.join('|')})(?:,(?:${HOUR_FIELDS.join('|')}))*$`,
  maxLength: 400,
});

/** Any number of hours with the requested fields. */
export const weatherHours = defineEndpoint({
  ...ENDPOINT_ADDRESSES.weatherHours,
  tag: 'weather',
  body: null,
  summary: 'A chosen number of hours from the current one, up to 15 days, with the requested fields',
  query: ObjectOf({
    ...PlaceQuery.properties,
    hours: Optional(HourCount),
    variables: Optional(FieldNames),
    format: TableFormat,
  }),
  series: { field: 'hours', formats: AS_TABLE },
  reply: ObjectOf({ place: Place, issued: Issued, hours: ArrayOf(ChosenHour, { minItems: 1, maxItems: MOST_HOURS }) }),
});

const MOST_PLACES = 100;

/** Batches of places, for programs: ten of them are one quota call. */
export const weatherBatch = defineEndpoint({
  ...ENDPOINT_ADDRESSES.weatherBatch,
  tag: 'weather',
  summary: 'Hours for up to 100 places at once, in the given order; every ten places count as one call',
  query: ObjectOf({ lang: PlaceQuery.properties.lang }),
  body: ObjectOf({
    locations: ArrayOf(ObjectOf({ lat: Latitude, lng: Longitude }), { minItems: 1, maxItems: MOST_PLACES }),
    hours: Optional(HourCount),
    variables: Optional(ArrayOf(Text({ pattern: `^(?:${HOUR_FIELDS.join('|')})$` }), { minItems: 1, maxItems: 30 })),
  }),
  access: 'keyOrAccount',
  countCalls: ({ body }) => Math.ceil((body as { locations: readonly unknown[] }).locations.length / PLACES_A_CALL),
  reply: ObjectOf({
    items: ArrayOf(
      ObjectOf({
        place: Union([Place, Null()]),
        issued: Union([Issued, Null()]),
        hours: ArrayOf(ChosenHour),
        error: Union([Literal('outsideCoverage'), Literal('noData'), Null()], {
          description: 'why a place has no hours; the others are still answered',
        }),
      }),
    ),
  }),
});
