import { WARNING_KINDS } from '@portal/domain/warning/warning-kind.table';
import type { Static } from 'typebox';
import {
  Array as ArrayOf,
  Enum,
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
import { Language, Latitude, Longitude, Moment, PlaceQuery, TextOrNull } from './place-schema.ts';

/** Hazard of a warning. */
const Kind = Enum([...WARNING_KINDS]);

/** Level of disaster risk 1–5 as stated in the bulletin (Decision 18/2021/QĐ-TTg); null if it states none. */
const Level = Union([Literal(1), Literal(2), Literal(3), Literal(4), Literal(5), Null()], {
  description: 'Disaster risk level stated in the bulletin, 1 to 5; null where it states none',
});

const Point = ObjectOf({ lat: Latitude, lng: Longitude });

/** Area of a warning: `name` in words; places by their slugs; closed polygons and circles of the bulletin. */
export const WarningArea = ObjectOf({
  name: Text(),
  places: ArrayOf(ObjectOf({ slug: Text(), name: Text() })),
  polygons: ArrayOf(ArrayOf(Point)),
  circles: ArrayOf(ObjectOf({ ...Point.properties, radiusKm: Num({ description: 'km' }) })),
});

/** Text of a bulletin, verbatim. */
export const WarningWords = ObjectOf({ language: Language, headline: Text(), text: Text() });
export type WarningWords = Static<typeof WarningWords>;

/**
 * An official warning in force, quoted. `headline` and `text` are in the requested language if the issuer wrote it,
 * else in that of the bulletin, as `language` says; `original` is the bulletin's own wording. `link` leads to the
 * bulletin at its issuer, null if there is none.
 */
export const OfficialWarning = ObjectOf({
  id: Text(),
  issuer: Text(),
  number: Text(),
  kind: Kind,
  level: Level,
  issuedAt: Moment,
  startsAt: Moment,
  expiresAt: Moment,
  endAssumed: Flag({
    description:
      'true if the bulletin states no end: then expiresAt is one day after its issue, or after its start where that is later',
  }),
  area: WarningArea,
  ...WarningWords.properties,
  original: WarningWords,
  link: TextOrNull,
});
export type OfficialWarning = Static<typeof OfficialWarning>;

const { lat, lng, location, province, lang } = PlaceQuery.properties;

export const warningsList = defineEndpoint({
  ...ENDPOINT_ADDRESSES.warningsList,
  tag: 'warnings',
  summary: 'Official warnings in force, quoted, the highest level first: those for a place, or all without one',
  query: ObjectOf({ lat, lng, location, province, lang }),
  body: null,
  reply: ObjectOf({
    items: ArrayOf(OfficialWarning),
    over: ArrayOf(OfficialWarning, {
      description:
        'of level 3 or higher, ended less than a day ago: nothing is advised there yet; `expiresAt` is when each ended, including cancelled ones',
    }),
  }),
});

/** A shape of GeoJSON (RFC 7946), longitude before latitude. */
const Geometry = Union([
  ObjectOf({ type: Literal('MultiPolygon'), coordinates: ArrayOf(ArrayOf(ArrayOf(ArrayOf(Num())))) }),
  ObjectOf({ type: Literal('MultiPoint'), coordinates: ArrayOf(ArrayOf(Num())) }),
]);
/** Shape of an area on the map: polygons, or points without a known border; `[longitude, latitude]` in degrees. */
export type WarningGeometry = Static<typeof Geometry>;

/** One part of a warning's area: its polygons, or the centres of wards with unknown borders. */
export const WarningFeature = ObjectOf({
  type: Literal('Feature'),
  properties: ObjectOf({ id: Text(), kind: Kind, level: Level, headline: Text(), expiresAt: Moment }),
  geometry: Geometry,
});
export type WarningFeature = Static<typeof WarningFeature>;

export const warningAreas = defineEndpoint({
  ...ENDPOINT_ADDRESSES.warningAreas,
  tag: 'warnings',
  summary:
    'Areas of the official warnings in force as GeoJSON; provinces as simplified outlines, the highest level last',
  query: ObjectOf({ lang }),
  body: null,
  reply: ObjectOf({ type: Literal('FeatureCollection'), features: ArrayOf(WarningFeature) }),
});
