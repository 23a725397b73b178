import { STORM_CENTRES } from '@portal/domain/storm/storm';
import { STORM_CLASSES } from '@portal/domain/storm/storm-class';
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
import { Issued, Language, Latitude, Longitude, Moment, measure, TextOrNull } from './place-schema.ts';

const Centre = Enum([...STORM_CENTRES], {
  description: 'jma: RSMC Tokyo; jtwc: Joint Typhoon Warning Center; ecmwf, aifs: model tracks, aifs without winds',
});

const Strength = {
  windMs: measure('m/s, maximum sustained wind as stated by the centre, averaged over `windMinutes`'),
  gustMs: measure('m/s'),
  pressure: measure('hPa at the centre'),
};

const WindMinutes = Union([Literal(1), Literal(10)], { description: 'Averaging period of the wind, minutes' });

/** Storm as a centre sees it in its newest advisory. */
export const StormCentreState = ObjectOf({
  centre: Centre,
  at: Moment,
  lat: Latitude,
  lng: Longitude,
  windMinutes: WindMinutes,
  ...Strength,
});
export type StormCentreState = Static<typeof StormCentreState>;

/** A tropical cyclone, with the newest position of each centre, in order of authority. */
export const Storm = ObjectOf({
  id: Text({ description: 'RSMC Tokyo number, such as 2623, or centre and its own id, such as jtwc-wp2226' }),
  name: TextOrNull,
  class: Union([Enum([...STORM_CLASSES]), Null()], {
    description:
      'Class of Decision 18/2021/QĐ-TTg from the 10-minute wind of the first centre that states one; a 1-minute wind is multiplied by 0.93. Not an official class',
  }),
  centres: ArrayOf(StormCentreState),
  updatedAt: Text({
    format: 'date-time',
    description: 'Issue time of the latest advisory; older than a day: the storm is past',
  }),
});
export type Storm = Static<typeof Storm>;

const Quadrant = measure('km, radius of these winds in the quadrant');

/** Reach of winds of at least `kt` in each quadrant. */
export const StormRadii = ObjectOf({
  kt: Integer({ description: 'Wind in knots' }),
  minutes: WindMinutes,
  ne: Quadrant,
  se: Quadrant,
  sw: Quadrant,
  nw: Quadrant,
});
export type StormRadii = Static<typeof StormRadii>;

/** Position and strength at a time. */
export const StormTrackPoint = ObjectOf({
  at: Moment,
  kind: Union([Literal('observed'), Literal('forecast')]),
  lat: Latitude,
  lng: Longitude,
  ...Strength,
  errorKm: measure('km, radius that contains the centre with a probability of 70 %'),
  radii: ArrayOf(StormRadii),
});
export type StormTrackPoint = Static<typeof StormTrackPoint>;

/** The newest advisory of a centre. */
export const StormTrack = ObjectOf({
  centre: Centre,
  issuedAt: Moment,
  windMinutes: WindMinutes,
  points: ArrayOf(StormTrackPoint, { description: 'In order of time; at least one is observed' }),
});
export type StormTrack = Static<typeof StormTrack>;

/** A former advisory: where the centre had the storm then. */
export const StormHistoryItem = ObjectOf({
  centre: Centre,
  issuedAt: Moment,
  at: Moment,
  lat: Latitude,
  lng: Longitude,
  windMinutes: WindMinutes,
  ...Strength,
});
export type StormHistoryItem = Static<typeof StormHistoryItem>;

/** Members of a model's ensemble. */
export const StormMembers = ObjectOf({
  count: Integer({ description: 'Members of the ensemble that have the storm' }),
  landfall: ArrayOf(ObjectOf({ area: Text({ description: 'Province' }), count: Integer() }), {
    description: 'Members that make landfall in mainland Vietnam, by province, most first',
  }),
  tracks: ArrayOf(ArrayOf(ObjectOf({ at: Moment, lat: Latitude, lng: Longitude })), {
    description: 'For each member that has the storm, every 12 hours',
  }),
});
export type StormMembers = Static<typeof StormMembers>;

/** What the values rest on. */
export const Basis = Union([Literal('advisory'), Literal('model'), Null()], {
  description: '`advisory`: from a warning centre; `model`: model tracks only; null without a storm',
});

/** Centres whose advisories the portal reads, and when each was last read. */
export const Watched = ArrayOf(ObjectOf({ centre: Centre, readAt: Union([Moment, Null()]) }), {
  description: 'Empty: no storm source is set up, so an empty list says nothing about storms',
});

/** Storms of today and past ones, as each centre has them. */
export const storms = defineEndpoint({
  ...ENDPOINT_ADDRESSES.storms,
  tag: 'warnings',
  summary: 'Tropical cyclones according to JMA, JTWC and models, past ones last; for reference, not official bulletins',
  query: ObjectOf({ lang: Optional(Language) }),
  body: null,
  reply: ObjectOf({ issued: Issued, basis: Basis, watched: Watched, items: ArrayOf(Storm) }),
});
/** Reply of `storms`. */
export type StormList = Static<(typeof storms)['reply']>;

/** One storm with the newest advisory of each centre. */
export const stormById = defineEndpoint({
  ...ENDPOINT_ADDRESSES.stormById,
  tag: 'warnings',
  summary: 'Track, forecast and wind radii of one tropical cyclone, each centre separately',
  query: ObjectOf({ id: Text({ minLength: 1, maxLength: 40 }), lang: Optional(Language) }),
  body: null,
  reply: ObjectOf({
    issued: Issued,
    basis: Basis,
    watched: Watched,
    storm: Storm,
    tracks: ArrayOf(StormTrack),
    members: Union([StormMembers, Null()], { description: 'From the ECMWF ensemble; null without its tracks' }),
    history: ArrayOf(StormHistoryItem, {
      description: 'Earlier advisories of each centre, in order of authority, newest first, at most 60 each',
    }),
  }),
});
/** Reply of `stormById`. */
export type StormReply = Static<(typeof stormById)['reply']>;
