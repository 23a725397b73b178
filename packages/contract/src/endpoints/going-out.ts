import { LONGEST_TRIP_SECONDS, TRIP_MODES } from '@portal/domain/trip/trip-way';
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
import { Issued, Language, Latitude, Longitude, Moment, measure, Place } from './place-schema.ts';

const Basis = Union([Literal('radar'), Literal('satellite'), Literal('model')], {
  description:
    'what most of the rain on the way is based on; satellite: estimated from clouds, misses drizzle; model: hourly',
});
const Minutes = Union([Integer(), Null()]);
const Mode = Enum([...TRIP_MODES]);

/** A departure with the weather that a traveller meets on the way. */
export const TripDeparture = ObjectOf({
  at: Moment,
  arrivesAt: Moment,
  rainMm: measure('mm, the rain where the traveller is, summed over the trip'),
  rainMmHigh: measure('mm, nine out of ten members stay below it; never below rainMm'),
  rainProbability: measure('%, the highest chance of rain on the way'),
  wetMinutes: Minutes,
  heavyMinutes: Union([Integer(), Null()], { description: 'minutes in rain of 10 mm/h or more' }),
  gust: measure('m/s, strongest on the way'),
  feelsLike: measure('°C, hottest on the way'),
  verdict: Enum(['dry', 'maybe', 'damp', 'soaked', 'stop', 'none', 'unknown'], {
    description:
      'a limit of the portal: damp from 0.1 mm, soaked from 1 mm; stop: see danger; none: an official bulletin forbids advice',
  }),
  danger: Union([Literal('thunder'), Literal('gust'), Literal('fog'), Null()]),
  basis: Basis,
});
export type TripDeparture = Static<typeof TripDeparture>;

/** Rain on the way of one departure: where its traveller is at that time. */
export const TripSpot = ObjectOf({
  at: Moment,
  lat: Latitude,
  lng: Longitude,
  rainRate: measure('mm/h'),
});
export type TripSpot = Static<typeof TripSpot>;

const Spot = Text({ minLength: 1, maxLength: 120, description: 'slug of a place, or `lat,lng`' });

/** When to leave, by the rain on the way. */
export const goingOut = defineEndpoint({
  ...ENDPOINT_ADDRESSES.goingOut,
  tag: 'weather',
  summary: `Rain, gusts and heat on the way between two places by departure time, along the road or a straight line; trips up to ${LONGEST_TRIP_SECONDS / 3600} hours`,
  query: ObjectOf({
    from: Spot,
    to: Spot,
    at: Optional(Text({ format: 'date-time', description: 'requested departure, up to 24 hours ahead; default: now' })),
    mode: Optional(Mode),
    lang: Optional(Language),
  }),
  body: null,
  reply: ObjectOf({
    origin: Place,
    destination: Place,
    issued: Issued,
    basis: Basis,
    frameAt: Union([Moment, Null()], { description: 'when the radar or satellite frame was taken; null without one' }),
    way: ObjectOf({
      kind: Union([Literal('straight'), Literal('road')], {
        description: 'road: its course by OpenStreetMap, where the operator has a router; straight: a straight line',
      }),
      mode: Mode,
      straightKm: Num({ description: 'km' }),
      roadKm: measure('km along the road; null for a straight line'),
      travelMinutes: Integer({ description: 'estimated from a typical speed of the mode' }),
    }),
    stepMinutes: Union([Literal(10), Literal(60)], { description: '60 where `at` lies beyond the nowcast' }),
    chosen: Moment,
    departures: ArrayOf(TripDeparture, { minItems: 1 }),
    best: Union([Moment, Null()], { description: 'departure with the least rain; null if none may be offered' }),
    along: ArrayOf(TripSpot, { description: 'of the chosen departure, about two minutes apart, thirty at most' }),
    warning: Union(
      [
        ObjectOf({
          id: Text(),
          number: Text(),
          kind: Union([Literal('closed'), Literal('after'), Literal('caution')], {
            description:
              'closed: level 3 or higher, no departure is offered; after: such a bulletin ended less than a day before; caution: a lower level',
          }),
        }),
        Null(),
      ],
      { description: 'the official bulletin that limits the chosen departure' },
    ),
  }),
});
