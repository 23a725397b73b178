import { STORM_CENTRES } from '@portal/domain/storm/storm';
import { STORM_HERE_STATES, STORM_STEPS } from '@portal/domain/storm/storm-here';
import type { Static } from 'typebox';
import { Array as ArrayOf, Enum, Integer, Literal, Null, Object as ObjectOf, Union } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { Issued, Moment, measure, Place, PlaceQuery } from './place-schema.ts';
import { Basis, Storm, StormRadii, Watched } from './storms.ts';

const Centre = Enum([...STORM_CENTRES]);
const STRONGEST = 18;

/** A Vietnamese wind force, 18 for more than 17; null: unknown. */
const force = (description: string) => Union([Integer({ minimum: 0, maximum: STRONGEST }), Null()], { description });

const { kt, minutes } = StormRadii.properties;

/** Hours in which a centre's radii reach the place. */
export const StormHereWind = ObjectOf({
  from: Moment,
  to: Moment,
  force: Integer({ description: 'at least this force of the 10-minute wind, over open water' }),
  kt,
  minutes,
});
export type StormHereWind = Static<typeof StormHereWind>;

/** A storm from a place, as one centre has it. */
export const StormHereCentre = ObjectOf({
  centre: Centre,
  issuedAt: Moment,
  awayKm: measure('km from the place to the centre now; null: the track does not cover the present'),
  bearing: measure('degrees clockwise from north, from the place to the centre'),
  nearestAt: Union([Moment, Null()], { description: 'time of closest approach; null: it comes no closer' }),
  nearestKm: measure('km'),
  nearestErrorKm: measure('km, radius that contains the centre at that time with a probability of 70 %'),
  winds: ArrayOf(StormHereWind),
});
export type StormHereCentre = Static<typeof StormHereCentre>;

/** A storm that is near a place. */
export const StormHere = ObjectOf({
  id: Storm.properties.id,
  name: Storm.properties.name,
  class: Storm.properties.class,
  centres: ArrayOf(StormHereCentre, {
    description: 'Each centre separately, in order of authority; models are for reference',
  }),
  gapKm: measure('km, largest difference between warning centres in the closest approach'),
  gapHours: measure('hours, largest difference between them in its time'),
});
export type StormHere = Static<typeof StormHere>;

/** Wind and rain of three hours. */
export const StormHereBlock = ObjectOf({
  from: Moment,
  to: Moment,
  modelForce: force('highest mean wind in the model'),
  modelGustForce: force('highest gust in the model'),
  leastForce: force('highest lower bound of any warning centre’s radii; null: none reaches the place'),
  leastBy: Union([Centre, Null()]),
  rain: measure('mm'),
});
export type StormHereBlock = Static<typeof StormHereBlock>;

/** What to do before its time. */
const Task = ObjectOf({ hoursBefore: Enum([...STORM_STEPS]), dueAt: Moment });

/** A storm at a place: wind, rain, and the hours to prepare in. */
export const stormHere = defineEndpoint({
  ...ENDPOINT_ADDRESSES.stormHere,
  tag: 'weather',
  summary:
    'Storms within 500 km and 72 hours of a place according to each centre, wind and rain in 3-hour periods, and when preparations must be finished; for reference, official bulletins come first',
  query: PlaceQuery,
  body: null,
  reply: ObjectOf({
    place: Place,
    issued: Issued,
    basis: Basis,
    state: Enum([...STORM_HERE_STATES], {
      description:
        'warning: an official storm bulletin is in force; approaching: a storm is near and coming closer, or its wind has arrived; after: less than a day after one; leaving: near, moving away; none: nothing is near according to the centres that were read',
    }),
    watched: Watched,
    storms: ArrayOf(StormHere),
    threeHours: ArrayOf(StormHereBlock, { description: '72 hours; empty while nothing is near' }),
    rainTotal: measure('mm in these hours'),
    zeroAt: Union([Moment, Null()], { description: 'T 0: wind of force 8 begins here, otherwise closest approach' }),
    zeroBasis: Union([Literal('radii'), Literal('model'), Literal('approach'), Null()]),
    zeroCentre: Union([Centre, Null()]),
    checklist: ArrayOf(Task, { description: 'When each preparation must be finished; empty without T 0' }),
    afterUntil: Union([Moment, Null()], { description: 'nothing is advised until then' }),
    afterBasis: Union([Literal('warning'), Literal('track'), Null()], {
      description: 'warning: an official bulletin ended; track: a storm has passed within 200 km',
    }),
  }),
});
/** Reply of `stormHere`. */
export type StormHereReply = Static<(typeof stormHere)['reply']>;
