import type { Static } from 'typebox';
import {
  Array as ArrayOf,
  Boolean as Flag,
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
import { Language, Latitude, Longitude, measure, Place, TextOrNull } from './place-schema.ts';

/** Kind of a place: a current unit, a unit from before 1 July 2025, a town or sight, or a bare point. */
export const PlaceKind = Union([
  Literal('province'),
  Literal('ward'),
  Literal('formerProvince'),
  Literal('formerDistrict'),
  Literal('locality'),
  Literal('point'),
]);
export type PlaceKind = Static<typeof PlaceKind>;

/** Legal type of a current unit below the province: a phường, a xã or a đặc khu. */
const LocalUnit = Union([Literal('ward'), Literal('commune'), Literal('specialZone')], {
  description: 'Only where kind is ward: a ward (phường), commune (xã) or special zone (đặc khu)',
});

/** A place in search results. `formerly` is its former name or province, null if unchanged. */
export const FoundPlace = ObjectOf({
  slug: Text(),
  name: Text(),
  displayName: ObjectOf({ main: Text(), secondary: Text() }),
  kind: PlaceKind,
  unit: Optional(LocalUnit),
  lat: Latitude,
  lng: Longitude,
  precisionKm: measure('km by which the position may be off'),
  province: TextOrNull,
  formerly: TextOrNull,
});
export type FoundPlace = Static<typeof FoundPlace>;

/** Whether streets and houses are searched: never (`off`), like places (`on`), or temporarily not (`unavailable`). */
const StreetSearch = Union([Literal('off'), Literal('on'), Literal('unavailable')], {
  description: 'off: no streets are known here; unavailable: they could not be searched at the moment',
});

/** The matched part of the text: `huế` of `lê lợi huế`. */
const SearchedPart = Union([Text(), Null()], {
  description: 'The part of the text that names these places, where the whole text names none; otherwise null',
});

export const placesSearch = defineEndpoint({
  ...ENDPOINT_ADDRESSES.placesSearch,
  tag: 'places',
  summary: 'Search places by name, tone marks optional',
  query: ObjectOf({
    q: Text({ minLength: 1, maxLength: 120 }),
    limit: Optional(Integer({ minimum: 1, maximum: 50 })),
    lang: Optional(Language),
  }),
  body: null,
  reply: ObjectOf({ places: ArrayOf(FoundPlace), streets: StreetSearch, part: SearchedPart }),
});

export const placesNearest = defineEndpoint({
  ...ENDPOINT_ADDRESSES.placesNearest,
  tag: 'places',
  summary: 'The place nearest to a point',
  query: ObjectOf({
    lat: Num({ minimum: -90, maximum: 90 }),
    lng: Num({ minimum: -180, maximum: 180 }),
    lang: Optional(Language),
  }),
  body: null,
  reply: ObjectOf({ place: FoundPlace }),
});

/** A location page's data on its place, without weather. */
export const LocatedPlace = ObjectOf({
  place: Place,
  kind: PlaceKind,
  /** For a former unit: its successor. For a current unit: its former name. Null if unchanged. */
  note: TextOrNull,
  nearby: ArrayOf(FoundPlace),
  isCoastal: Optional(Flag({ description: 'true or absent: the place lies on the coast, on an island or at sea' })),
  nearbyCoast: Optional(
    ArrayOf(FoundPlace, {
      description: 'only where isCoastal: places on the coast, then islands, at least 25 km apart',
    }),
  ),
});
export type LocatedPlace = Static<typeof LocatedPlace>;

export const placesResolve = defineEndpoint({
  ...ENDPOINT_ADDRESSES.placesResolve,
  tag: 'places',
  summary: 'What a slug stands for: a place, a moved slug, a choice of places, or nothing',
  query: ObjectOf({ location: Text({ minLength: 1, maxLength: 120 }), lang: Optional(Language) }),
  body: null,
  reply: Union([
    ObjectOf({ outcome: Literal('place'), located: LocatedPlace }),
    ObjectOf({ outcome: Literal('moved'), slug: Text() }),
    ObjectOf({ outcome: Literal('choice'), places: ArrayOf(FoundPlace) }),
    ObjectOf({ outcome: Literal('unknown'), nearest: ArrayOf(FoundPlace) }),
  ]),
});

/** A province in the list by region that the home page shows. */
export const ProvinceLine = ObjectOf({
  slug: Text(),
  name: Text(),
  region: Union([Literal('north'), Literal('central'), Literal('south')]),
});

export const placesProvinces = defineEndpoint({
  ...ENDPOINT_ADDRESSES.placesProvinces,
  tag: 'places',
  summary: 'The 34 provinces by region',
  query: ObjectOf({ lang: Optional(Language) }),
  body: null,
  reply: ObjectOf({ provinces: ArrayOf(ProvinceLine) }),
});
