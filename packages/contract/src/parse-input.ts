import type { Language } from '@portal/domain/language/language';
import type { TSchema } from 'typebox';
import { checkSchema, nameInputError } from './check-schema.ts';
import type { Endpoint, EndpointInput } from './endpoint.ts';
import { namesPlace } from './endpoints/place-schema.ts';
import type { InputError } from './errors.ts';

const DECIMAL = /^-?\d{1,24}(?:\.\d{1,24})?(?:e[+-]?\d{1,3})?$/i;

/**
 * Parses a number in decimal digits, as programs print them; null for anything else: an empty text, spaces, a plus
 * sign, hexadecimal, `NaN`, a number too large to be finite. `-0` becomes 0.
 */
export function parseNumber(text: string): number | null {
  if (!DECIMAL.test(text)) return null;
  const value = Number(text);
  return Number.isFinite(value) ? value + 0 : null;
}

/** A query as HTTP servers pass it: a text per name, or a list for a repeated name. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The typed input of an endpoint, or its errors by field. */
export type ParsedInput<E extends Endpoint> =
  | { readonly ok: true; readonly input: EndpointInput<E> }
  | { readonly ok: false; readonly errors: readonly InputError[] };

/** Language of a query: Vietnamese unless `lang=en`. */
export function findLanguage(rawQuery: RawQuery): Language {
  return Object.hasOwn(rawQuery, 'lang') && rawQuery.lang === 'en' ? 'en' : 'vi';
}

/**
 * Parses an HTTP request as an endpoint's input (api.md "For every call"). `errors` names empty or repeated parameters,
 * half a pair of coordinates, words for numbers, numbers out of range and, for GET calls, unknown parameters. `rawBody`
 * is the parsed JSON, undefined if there is none. Never throws.
 */
export function parseInput<E extends Endpoint>(endpoint: E, rawQuery: RawQuery, rawBody: unknown): ParsedInput<E> {
  const language = findLanguage(rawQuery);
  const errors: InputError[] = [];
  for (const name of listUnknownParameters(endpoint, rawQuery)) {
    errors.push(nameInputError(name, 'unknown', language, Object.keys(endpoint.query.properties).join(', ')));
  }
  const query = readQuery(endpoint.query.properties, rawQuery, language, errors);
  if (errors.length === 0) errors.push(...checkSchema(endpoint.query, query, language));
  errors.push(...listPlaceErrors(endpoint, rawQuery, language));
  if (endpoint.body !== null) errors.push(...checkSchema(endpoint.body, rawBody, language));
  if (errors.length > 0) return { ok: false, errors };
  const input = endpoint.body === null ? { query } : { query, body: rawBody };
  return { ok: true, input: input as EndpointInput<E> };
}

/**
 * Parameters accepted by every call: fields of a Location, which are ignored (api.md "For every call"), and the
 * language of a refusal.
 */
const FREE_PARAMETERS: ReadonlySet<string> = new Set([
  ...['displayName', 'district', 'ward', 'province', 'stationCode'],
  'lang',
]);

/** Unknown parameters of a GET call. */
export function listUnknownParameters({ method, query }: Endpoint, rawQuery: RawQuery): string[] {
  if (method !== 'GET') return [];
  return Object.keys(rawQuery).filter((name) => !Object.hasOwn(query.properties, name) && !FREE_PARAMETERS.has(name));
}

function readQuery(
  properties: Readonly<Record<string, TSchema>>,
  rawQuery: RawQuery,
  language: Language,
  errors: InputError[],
): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    const raw = Object.hasOwn(rawQuery, name) ? rawQuery[name] : undefined;
    if (raw === undefined) continue;
    if (typeof raw !== 'string') errors.push(nameInputError(name, 'repeated', language));
    else if (raw.trim() === '') errors.push(nameInputError(name, 'empty', language));
    else query[name] = isNumeric(schema) ? (parseNumber(raw) ?? raw) : raw;
  }
  return query;
}

function isNumeric(schema: TSchema): boolean {
  return 'type' in schema && (schema.type === 'number' || schema.type === 'integer');
}

function listPlaceErrors(endpoint: Endpoint, rawQuery: RawQuery, language: Language): InputError[] {
  const required: readonly string[] = endpoint.query.required ?? [];
  // A call that requires both reports missing ones itself.
  if (endpoint.query.properties.lat === undefined || required.includes('lat')) return [];
  const hasLat = rawQuery.lat !== undefined;
  const hasLng = rawQuery.lng !== undefined;
  if (hasLat !== hasLng) return [nameInputError(hasLat ? 'lng' : 'lat', 'pair', language)];
  if (!namesPlace(endpoint.query)) return [];
  const isNamed = hasLat || rawQuery.location !== undefined || rawQuery.province !== undefined;
  return isNamed ? [] : [nameInputError('location', 'place', language)];
}
