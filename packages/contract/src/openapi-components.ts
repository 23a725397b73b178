import type { TSchema } from 'typebox';
import { ENDPOINTS } from './endpoint-list.ts';
import { FarmActivity, FarmDay, FarmDisease, FarmHint } from './endpoints/agriculture-schema.ts';
import { Issued, Place } from './endpoints/place-schema.ts';
import { FoundPlace, LocatedPlace, ProvinceLine } from './endpoints/places.ts';
import { FullPost, Post, PostCategory } from './endpoints/post-schema.ts';
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
  WindHour,
} from './endpoints/weather-schema.ts';
import { shortenUnion } from './openapi-schema.ts';
import { Problem } from './problem.ts';

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

/** A call's reply or body as a reference to the schema of its name, such as `WeatherNowReply`. */
export function toPartReference(id: string, part: 'Reply' | 'Body'): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${toName(id, part)}` };
}

/** The named schemas of the document, each once: what several calls share, then replies and bodies of each call. */
export function listComponentSchemas(): Record<string, unknown> {
  const shared = Object.entries(NAMED).map(([name, schema]) => [name, copyInside(schema)] as const);
  const parts = ENDPOINTS.flatMap(({ id, reply, body }) => [
    [toName(id, 'Reply'), toReferences(reply)] as const,
    ...(body === null ? [] : [[toName(id, 'Body'), toReferences(body)] as const]),
  ]);
  return Object.fromEntries([...shared, ...parts]);
}

/** A schema as plain JSON in which every named schema stands as a reference. */
export function toReferences(schema: unknown): unknown {
  const name = NAME_OF.get(schema);
  return name === undefined ? copyInside(schema) : { $ref: `#/components/schemas/${name}` };
}

function copyInside(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toReferences);
  if (typeof schema !== 'object' || schema === null) return schema;
  return shortenUnion(Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, toReferences(value)])));
}
