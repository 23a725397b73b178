import { isRecord } from '@portal/domain/data/is-record';
import type { TSchema } from 'typebox';
import { ENDPOINTS } from './endpoint-list.ts';
import { FarmActivity, FarmDay, FarmDisease, FarmHint } from './endpoints/agriculture-schema.ts';
import { TripDeparture, TripSpot } from './endpoints/going-out.ts';
import { HeatDay, HeatHour, HeatShift } from './endpoints/heat.ts';
import { Issued, Place } from './endpoints/place-schema.ts';
import { FoundPlace, LocatedPlace, ProvinceLine } from './endpoints/places.ts';
import { FullPost, Post, PostCategory } from './endpoints/post-schema.ts';
import { Boat, SeaCell, SeaHour, SeaTide } from './endpoints/sea.ts';
import { WardAreaRain, WardItem } from './endpoints/ward-bulletin.ts';
import { OfficialWarning, WarningArea, WarningFeature, WarningWords } from './endpoints/warnings.ts';
import {
  Day,
  Hour,
  MarineHour,
  OutlookDay,
  OutlookWeek,
  PastHour,
  Period,
  RainHour,
  WindHeightHour,
  WindHour,
} from './endpoints/weather-schema.ts';
import { Problem } from './errors.ts';
import { FILE } from './own/own-call.ts';
import { OWN_CALLS } from './own/own-call-list.ts';

type Json = Readonly<Record<string, unknown>>;

type Choice = string | number;
const isConst = (value: unknown): value is Json & { readonly const: Choice } =>
  isRecord(value) && (typeof value.const === 'string' || typeof value.const === 'number');
const isNull = (value: unknown): boolean => isRecord(value) && value.type === 'null';

/** The common type of some alternatives; null for several types, which a generated client's `enum` cannot represent. */
function findChoiceType(values: readonly unknown[]): 'string' | 'integer' | 'number' | null {
  if (values.every((value) => typeof value === 'string')) return 'string';
  if (values.every(Number.isInteger)) return 'integer';
  return values.every((value) => typeof value === 'number') ? 'number' : null;
}

/** Text or number alternatives as a typed `enum`, which client generators turn into a type. */
function toEnum(values: readonly unknown[], isNullable: boolean): Json | null {
  const type = findChoiceType(values);
  if (type === null) return null;
  return isNullable ? { type: [type, 'null'], enum: [...values, null] } : { type, enum: values };
}

/**
 * A nullable schema as one schema with two types, if there is a single non-null alternative that is not a reference.
 */
function joinNull({ type, ...rest }: Json): Json | null {
  return typeof type === 'string' ? { ...rest, type: [type, 'null'] } : null;
}

/** Adds the type to untyped alternatives; anything else is unchanged. */
function nameChoiceType(schema: Json): Json {
  const { type, enum: choices, ...beside } = schema;
  if (type !== undefined || !Array.isArray(choices)) return schema;
  return { ...(toEnum(choices, false) ?? { enum: choices }), ...beside };
}

/** A union of plain JSON Schema in the shortest form of OpenAPI 3.1; anything else is unchanged. */
function shortenUnion(schema: Json): Json {
  const { anyOf, ...beside } = schema;
  if (!Array.isArray(anyOf)) return nameChoiceType(schema);
  const others = anyOf.filter((one) => !isNull(one));
  const isNullable = others.length < anyOf.length;
  if (others.length > 0 && others.every(isConst)) {
    const values = others.map((one) => one.const);
    const choices = toEnum(values, isNullable);
    if (choices !== null) return { ...choices, ...beside };
  }
  const [only] = others;
  if (!isNullable || others.length !== 1 || !isRecord(only)) return schema;
  const { enum: choices, ...plain } = only;
  const joined = joinNull(plain);
  if (joined === null) return schema;
  return { ...joined, ...(Array.isArray(choices) ? { enum: [...choices, null] } : {}), ...beside };
}

const NAMED: Readonly<Record<string, TSchema>> = {
  Place,
  Issued,
  Hour,
  Day,
  Period,
  OutlookDay,
  OutlookWeek,
  RainHour,
  PastHour,
  MarineHour,
  SeaHour,
  SeaCell,
  SeaTide,
  Boat,
  WardItem,
  WardAreaRain,
  HeatHour,
  HeatDay,
  HeatShift,
  TripDeparture,
  TripSpot,
  WindHeightHour,
  WindHour,
  FarmActivity,
  FarmDay,
  FarmDisease,
  FarmHint,
  FoundPlace,
  LocatedPlace,
  ProvinceLine,
  Post,
  FullPost,
  PostCategory,
  OfficialWarning,
  WarningArea,
  WarningFeature,
  WarningWords,
  Problem,
};
const NAME_OF = new Map<unknown, string>(Object.entries(NAMED).map(([name, schema]) => [schema, name]));

const toName = (id: string, part: 'Reply' | 'Body'): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}${part}`;

/** A call's reply or body as a reference to its named schema, such as `WeatherNowReply`. */
export function toPartReference(id: string, part: 'Reply' | 'Body'): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${toName(id, part)}` };
}

/** The schema of a part that is JSON. */
const listPart = (name: string, part: TSchema | typeof FILE | null): (readonly [string, unknown])[] =>
  part === null || part === FILE ? [] : [[name, toReferences(part)]];

/** The named schemas of the document: shared ones, then replies and bodies of each call. */
export function listComponentSchemas(): Record<string, unknown> {
  const shared = Object.entries(NAMED).map(([name, schema]) => [name, copyInside(schema)] as const);
  const parts = ENDPOINTS.flatMap(({ id, reply, body }) => [
    [toName(id, 'Reply'), toReferences(reply)] as const,
    ...(body === null ? [] : [[toName(id, 'Body'), toReferences(body)] as const]),
  ]);
  return Object.fromEntries([...shared, ...parts]);
}

/** Replies and bodies of the calls about what the caller owns. */
export function listOwnSchemas(): Record<string, unknown> {
  const parts = OWN_CALLS.flatMap(({ id, reply, body = null }) => [
    ...listPart(toName(id, 'Reply'), reply),
    ...listPart(toName(id, 'Body'), body),
  ]);
  return Object.fromEntries(parts);
}

/** A schema as plain JSON with references to named schemas. */
export function toReferences(schema: unknown): unknown {
  const name = NAME_OF.get(schema);
  return name === undefined ? copyInside(schema) : { $ref: `#/components/schemas/${name}` };
}

/** A record with arbitrary keys, by the keyword that client generators support; they ignore patterns of keys. */
function nameAnyProperty(schema: Json): Json {
  const { patternProperties, ...beside } = schema;
  if (!isRecord(patternProperties)) return schema;
  const [[pattern, value] = [], ...others] = Object.entries(patternProperties);
  return pattern === '^.*$' && others.length === 0 ? { ...beside, additionalProperties: value } : schema;
}

function copyInside(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toReferences);
  if (!isRecord(schema)) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, toReferences(value)]));
  return nameAnyProperty(shortenUnion(copy));
}
