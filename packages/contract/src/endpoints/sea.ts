import { BOAT_CLASSES } from '@portal/domain/sea/boats.table';
import type { Static } from 'typebox';
import {
  Array as ArrayOf,
  Enum,
  Integer,
  Literal,
  Null,
  Number as Num,
  Object as ObjectOf,
  Optional,
  String as Text,
  Union,
} from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import {
  AS_TABLE,
  Issued,
  Latitude,
  Longitude,
  Moment,
  measure,
  Place,
  PlaceQuery,
  TableFormat,
} from './place-schema.ts';
import { MarineHour } from './weather-schema.ts';

const { at, waveHeight, wavePeriod, waveDirection, windSpeed, windDirection } = MarineHour.properties;

/** One hour at sea: the waves as `weatherMarine` has them, swell and wind. */
export const SeaHour = ObjectOf({
  at,
  waveHeight,
  waveHeightHigh: measure('m, the highest of the available wave models, never below waveHeight'),
  wavePeriod,
  waveDirection,
  swellHeight: measure('m, from the best run that has it, never above waveHeight'),
  windSpeed,
  windGust: measure('m/s at 10 m'),
  windDirection,
});
export type SeaHour = Static<typeof SeaHour>;

/** Cell at sea whose waves a place on the coast has. */
export const SeaCell = ObjectOf({ lat: Latitude, lng: Longitude, distanceKm: Num({ description: 'km' }) });

const TideHeight = Num({ description: 'm from mean sea level, without surge' });

/** Astronomical tide of the nearest gauge. */
export const SeaTide = ObjectOf({
  station: Text(),
  distanceKm: Num({ description: 'km' }),
  basis: Literal('station', { description: 'station: harmonic constants of a gauge, no measurement and no surge' }),
  errorMinutes: measure('minutes by which turns may be off'),
  errorHeight: measure('m by which heights may be off'),
  turns: ArrayOf(ObjectOf({ at: Moment, height: TideHeight, kind: Union([Literal('high'), Literal('low')]) })),
  curve: ArrayOf(ObjectOf({ at: Moment, height: TideHeight }), { description: 'hourly' }),
});
export type SeaTide = Static<typeof SeaTide>;

/** A vessel's advice, by three hours. */
export const Boat = ObjectOf({
  class: Enum([...BOAT_CLASSES]),
  waveLimit: Num({ description: 'm, a limit of the portal' }),
  forceLimit: Integer({ description: 'force of the mean wind, a limit of the portal' }),
  blocks: ArrayOf(
    ObjectOf({
      from: Moment,
      to: Moment,
      verdict: Union([Literal('go'), Literal('consider'), Literal('stay'), Literal('none')]),
      basis: Union([Literal('model'), Literal('warning'), Literal('afterWarning'), Null()], {
        description:
          'warning: an official bulletin keeps boats ashore; afterWarning: one ended less than a day before, nothing is advised',
      }),
    }),
  ),
});
export type Boat = Static<typeof Boat>;

/** The sea for those who go out on it. */
export const weatherSea = defineEndpoint({
  ...ENDPOINT_ADDRESSES.weatherSea,
  tag: 'weather',
  summary:
    'Hourly waves, swell, wind, tide and advice for boats off a coast; 3 days for all, up to 16 depending on the plan',
  query: ObjectOf({
    ...PlaceQuery.properties,
    days: Optional(Integer({ minimum: 1, maximum: 16 })),
    format: TableFormat,
  }),
  series: { field: 'hours', formats: AS_TABLE },
  body: null,
  reply: ObjectOf({
    place: Place,
    issued: Issued,
    hours: ArrayOf(SeaHour),
    cell: Union([SeaCell, Null()], { description: 'null where the waves are those at the point itself' }),
    tide: Union([SeaTide, Null()]),
    boats: ArrayOf(Boat),
  }),
});
