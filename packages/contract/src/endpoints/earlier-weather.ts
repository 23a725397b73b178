import { Array as ArrayOf, Literal, Object as ObjectOf, Optional, String as Text } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { AS_TABLE, Issued, Moment, Place, PlaceQuery, TableFormat } from './place-schema.ts';
import { Day, PastHour } from './weather-schema.ts';

const common = { place: Place, issued: Issued };
const hoursSeries = { field: 'hours', formats: AS_TABLE } as const;

const PastQuery = ObjectOf({
  ...PlaceQuery.properties,
  from: Text({ minLength: 10, maxLength: 35 }),
  to: Text({ minLength: 10, maxLength: 35 }),
  format: TableFormat,
});

/**
 * Past hours, as far back as the plan allows (720 hours at most): for each the value of the newest run of its source.
 */
export const weatherPast = defineEndpoint({
  ...ENDPOINT_ADDRESSES.weatherPast,
  tag: 'weather',
  summary:
    'Rain and temperature of past hours, as far back as the plan allows (30 days at most), from the newest model run for each hour',
  query: PastQuery,
  series: hoursSeries,
  body: null,
  access: 'keyOrAccount',
  reply: ObjectOf({ ...common, hours: ArrayOf(PastHour), basis: Literal('analysis') }),
});

/** Forecasts of the archived runs for a place at a moment, for comparison and scoring. */
export const weatherRuns = defineEndpoint({
  ...ENDPOINT_ADDRESSES.weatherRuns,
  tag: 'weather',
  summary:
    'Whole days from the runs that began in the week before a moment, newest first: what was forecast then, never demo data',
  query: ObjectOf({ ...PlaceQuery.properties, at: Optional(Text({ minLength: 10, maxLength: 35 })) }),
  body: null,
  access: 'keyOrAccount',
  reply: ObjectOf({
    ...common,
    runs: ArrayOf(ObjectOf({ source: Text(), runAt: Moment, days: ArrayOf(Day, { minItems: 1 }) }), {
      maxItems: 24,
      description: 'empty where no run of that time is archived; values not archived are null',
    }),
  }),
});
