import type { Static, TObject } from 'typebox';
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Literal,
  Null,
  Number as Num,
  Object as ObjectOf,
  Optional,
  Record as RecordOf,
  String as Text,
  Union,
} from 'typebox';

/** A number, or null if unknown. */
export const NumberOrNull = Union([Num(), Null()]);
/** A number in a unit, with its description for the documentation; null if unknown. */
export function measure(description: string) {
  return Union([Num(), Null()], { description });
}
/** A text, or null if unknown. */
export const TextOrNull = Union([Text(), Null()]);
/** ISO 8601 with offset `+07:00`. */
export const Moment = Text({ format: 'date-time', description: 'ISO 8601 with offset +07:00' });
/** `YYYY-MM-DD` in Asia/Ho_Chi_Minh. */
export const DateText = Text({ format: 'date', description: 'YYYY-MM-DD, Asia/Ho_Chi_Minh' });

/** Degrees north, for replies. */
export const Latitude = Num({ description: 'degrees north' });
/** Degrees east, for replies. */
export const Longitude = Num({ description: 'degrees east' });

/** Language of texts in a reply; default `vi`. */
export const Language = Union([Literal('vi'), Literal('en')]);
export type Language = Static<typeof Language>;

/** Place of a query: `lat` and `lng`, or `location`, or `province` with an optional `district`. */
export const PlaceQuery = ObjectOf({
  lat: Optional(Num({ minimum: -90, maximum: 90 })),
  lng: Optional(Num({ minimum: -180, maximum: 180 })),
  location: Optional(Text({ minLength: 1, maxLength: 120 })),
  province: Optional(Text({ minLength: 1, maxLength: 120 })),
  district: Optional(Text({ minLength: 1, maxLength: 120 })),
  lang: Optional(Language),
});
export type PlaceQuery = Static<typeof PlaceQuery>;

/** Whether a query has the fields of `PlaceQuery`, alone or next to others. */
export function namesPlace(query: TObject): boolean {
  return Object.entries(PlaceQuery.properties).every(([name, schema]) => query.properties[name] === schema);
}

/**
 * The place of a reply. Slugs or null; `elevation` in metres at the given point, with its basis: `known` at this very
 * point, `estimated` from a terrain model and known heights nearby; null off the terrain model.
 */
export const Place = ObjectOf({
  slug: TextOrNull,
  lat: Latitude,
  lng: Longitude,
  stationCode: Union([Integer(), Null()], { description: 'Cell of the station grid, null off the grid' }),
  elevation: measure('m above sea level'),
  elevationBasis: Union([Literal('known'), Literal('estimated'), Null()], {
    description: '`estimated`: from a terrain model and known heights nearby',
  }),
  precisionKm: measure('km by which the position may be off'),
  province: TextOrNull,
  district: TextOrNull,
  ward: TextOrNull,
  displayName: ObjectOf({ main: Text(), secondary: Text() }),
});
export type Place = Static<typeof Place>;

const SourceRun = ObjectOf({ source: Text(), runAt: Moment });

/** Source of a reply's values. `source` and `runAt` are those of temperature, null without any. */
export const Issued = ObjectOf({
  source: TextOrNull,
  runAt: Union([Moment, Null()]),
  updatedAt: Union([Moment, Null()]),
  demo: Flag({ description: 'true if any value of the reply is demo data' }),
  sources: RecordOf(Text(), SourceRun),
  estimated: ArrayOf(Text(), {
    description: 'Names of values that, in at least one hour, are estimated from other values of the named run',
  }),
  corrected: Optional(
    ArrayOf(Text(), {
      description: 'Names of values corrected with earlier station measurements; omitted if there are none',
    }),
  ),
  temperatureSources: Optional(
    ArrayOf(Text(), {
      description: 'Sources averaged, with weights, for the temperature; omitted where a single source gives it',
    }),
  ),
  chanceSources: Optional(
    ArrayOf(Text(), {
      description: 'Ensembles combined for the chance of rain; omitted where a single source gives it',
    }),
  ),
  credits: ArrayOf(Text(), {
    description: 'Credit and licence of each real source used, to be shown with its values',
  }),
});
export type Issued = Static<typeof Issued>;

/** Formats of every series besides JSON. */
export const AS_TABLE = ['csv', 'geojson'] as const;
/** The parameter that chooses one of them. */
export const TableFormat = Optional(Union([Literal('json'), Literal('csv'), Literal('geojson')]));
