import type { Static } from 'typebox';
import {
  Array as ArrayOf,
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

/** What a place is: a unit of today, a unit from before 1 July 2025, a town or sight, or a bare point. */
export const PlaceKind = Union([
  Literal('province'),
  Literal('ward'),
  Literal('formerProvince'),
  Literal('formerDistrict'),
  Literal('locality'),
  Literal('point'),
]);
export type PlaceKind = Static<typeof PlaceKind>;

/** What a unit of today under its province is by law: a phường, a xã or a đặc khu. */
const LocalUnit = Union([Literal('ward'), Literal('commune'), Literal('specialZone')], {
  description: 'Only where kind is ward: a ward (phường), commune (xã) or special zone (đặc khu)',
});

/** A place as search lists it. `formerly` names what it was called or belonged to before, null where nothing changed. */
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

/** Whether streets and houses are searched: never (`off`), like places (`on`), or not just now (`unavailable`). */
const StreetSearch = Union([Literal('off'), Literal('on'), Literal('unavailable')], {
  description: 'off: no streets are known here; unavailable: they could not be searched just now',
});

/** What of the text was answered: `huế` of `lê lợi huế`. */
const SearchedPart = Union([Text(), Null()], {
  description: 'The part of the text that names these places, where the whole text names none; else null',
});

export const placesSearch = defineEndpoint({
  ...ENDPOINT_ADDRESSES.placesSearch,
  tag: 'places',
  summary: 'Places by name, tone marks optional',
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

/** Everything a location page says about its place before any weather. */
export const LocatedPlace = ObjectOf({
  place: Place,
  kind: PlaceKind,
  /** For a former unit: what it belongs to now. For a unit of today: what it was before. Null where nothing changed. */
  note: TextOrNull,
  nearby: ArrayOf(FoundPlace),
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
