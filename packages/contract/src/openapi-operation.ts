import type { TSchema } from 'typebox';
import { type Endpoint, isForm, SERIES_TYPES } from './endpoint.ts';
import type { EndpointId } from './endpoint-addresses.table.ts';
import { namesPlace } from './endpoints/place-schema.ts';
import type { ErrorCode } from './error-catalogue.table.ts';
import { ERROR_CATALOGUE } from './error-catalogue.table.ts';
import { toPartReference, toReferences } from './openapi-components.ts';
import { ENDPOINT_EXAMPLES } from './openapi-examples.table.ts';
import { listPathParameters } from './path-parameters.ts';

/** Description of each query parameter, by its name. */
const PARAMETER_TEXTS: Readonly<Record<string, string>> = {
  lat: 'Degrees north. With lng, takes precedence over location and province.',
  lng: 'Degrees east. Given together with lat.',
  location: 'Slug of a place, as listed by /api/v1/places/search. Takes precedence over province.',
  locations: 'Slugs of one to eight places, separated by commas.',
  province: 'Slug of a province.',
  district: 'Slug of a district or ward, together with province.',
  lang: 'Language of texts and names: vi (default) or en.',
  q: 'Words to look for, with or without tone marks.',
  limit: 'Maximum number of entries.',
  layer: 'What the map shows.',
  hours: 'Number of hours from the current one; default: 24, for wind at heights 72.',
  heights: 'Heights above ground, m, 10 to 150, separated by commas, at most ten; default: 10,50,100,120,150.',
  work: 'Kind of work; default: heavy.',
  shiftHours: 'Hours at work, including rests; default: 7.',
  earliest: 'The shift starts no earlier: HH:00 or HH:30; default: 05:00.',
  latest: 'The shift ends no later: HH:00 or HH:30; default: 19:00.',
  variables: 'Fields of an hour, separated by commas; default: all.',
  format: 'json (default), or the series as a file: one row, feature or event per entry.',
  id: 'Name of an entry: of a bulletin its date and hour, such as 2026-11-21-07, of a storm its number, such as 2623, or centre and id, such as jtwc-wp2226.',
  page: 'Page of the list, counted from 1.',
  url: 'Last part of the address of a category or a post.',
  tagId: 'A category, or a tag in its address form.',
  type: 'The newest posts (default), the newest storm news, or the most-read posts of the last 30 days.',
  language: 'VI (default), or EN for English texts where they exist.',
  days: 'Number of 24-hour days; default: 3.',
  span: 'What the text is about: now (default), the next 24 hours, tomorrow, a number of days, or the 90-day outlook.',
  unit: 'Unit of the degrees in the text: C (default) or F. The facts are in °C.',
  crop: 'Crop for the advice; default: rice.',
  at: 'Runs that began at or before this moment (ISO 8601 with offset), or the end of a date YYYY-MM-DD; default: now.',
  from: 'First hour: a moment (ISO 8601 with offset), or a date YYYY-MM-DD for its first hour in Asia/Ho_Chi_Minh.',
  source: 'Name of a source, or shown (default): what pages showed.',
  variable: 'Daily value that is scored; default: temperatureMaxC.',
  lead: 'Calendar days from the start of the run to the day, 0 to 15.',
  month: 'YYYY-MM; default: the latest scored month.',
  to: 'End of the period, exclusive: a moment, or a date for the end of that day; unfinished hours are omitted.',
};

/** An endpoint as an operation of OpenAPI 3.1, with an example, its errors and its reply headers. */
export function toOperation(endpoint: Endpoint): Record<string, unknown> {
  const example = ENDPOINT_EXAMPLES[endpoint.id as EndpointId];
  const body = endpoint.body === null ? {} : { requestBody: toRequestBody(endpoint.id, example.body) };
  return {
    operationId: endpoint.id,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...describeEnd(endpoint),
    security: toSecurity(endpoint),
    parameters: toParameters(endpoint, example.query),
    ...body,
    responses: toResponses(endpoint),
  };
}

/** Deprecation of a call in the document. */
function describeEnd({ deprecated }: Endpoint): Record<string, unknown> {
  if (deprecated === undefined) return {};
  const { since, sunset, see } = deprecated;
  return { deprecated: true, description: `Deprecated since ${since}, available until ${sunset}. Use instead: ${see}` };
}

/** Who may call: everybody, with a key for a larger quota; owners of a key or an account; forms take no key. */
function toSecurity(endpoint: Endpoint): unknown[] {
  if (endpoint.access === 'keyOrAccount') return [{ apiKey: [] }, { account: [] }];
  return isForm(endpoint) ? [] : [{}, { apiKey: [] }];
}

function toParameters(endpoint: Endpoint, example: Readonly<Record<string, string>>): unknown[] {
  const required = new Set<string>(endpoint.query.required ?? []);
  const inPath = listPathParameters(endpoint.path);
  return Object.entries(endpoint.query.properties).map(([name, schema]) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: required.has(name),
    description: PARAMETER_TEXTS[name] ?? name,
    schema: toReferences(schema),
    ...(example[name] === undefined ? {} : { example: isText(schema) ? example[name] : Number(example[name]) }),
  }));
}

function isText(schema: TSchema): boolean {
  return !('type' in schema) || schema.type === 'string';
}

function toRequestBody(id: string, example: unknown): unknown {
  return { required: true, content: { 'application/json': { schema: toPartReference(id, 'Body'), example } } };
}

function listHeaders({ method, uncounted, deprecated }: Endpoint): Record<string, unknown> {
  const ofKind = uncounted === true ? NOT_CACHED_HEADER : method === 'GET' ? CACHE_HEADERS : {};
  return { ...(uncounted === true ? {} : POLICY_HEADER), ...ofKind, ...(deprecated === undefined ? {} : END_HEADERS) };
}

function toResponses(endpoint: Endpoint): Record<string, unknown> {
  const responses: Record<string, unknown> = {
    '200': {
      description: endpoint.summary,
      headers: listHeaders(endpoint),
      content: { 'application/json': { schema: toPartReference(endpoint.id, 'Reply') }, ...toFileContents(endpoint) },
    },
  };
  if (endpoint.method === 'GET' && endpoint.uncounted !== true)
    responses['304'] = { description: 'Not changed since the given ETag' };
  Object.assign(responses, toErrorResponses(listErrors(endpoint)));
  if (BY_PLAN.has(endpoint.id)) responses['403'] = toErrorResponse(['planLimit']);
  if (endpoint.refusal !== undefined) responses['400'] = toRefusalResponse(endpoint.refusal);
  return responses;
}

/** Further media types of a series. */
const toFileContents = ({ series, files = [] }: Endpoint): Record<string, unknown> =>
  Object.fromEntries(
    [...(series?.formats ?? []), ...files].map((format) => [
      SERIES_TYPES[format],
      { schema: format === 'geojson' ? { type: 'object', additionalProperties: true } : { type: 'string' } },
    ]),
  );

/** Calls that depend on the plan. */
const BY_PLAN: ReadonlySet<string> = new Set([
  'weatherPast',
  'weatherMarine',
  'weatherBatch',
  'weatherRuns',
  'decisionsEvaluate',
  'windWindows',
]);

/** Calls for a single item by its name, which may not exist. */
const NAMES_ONE: ReadonlySet<string> = new Set([
  'postByUrl',
  'postsList',
  'solutionDetail',
  'bulletinById',
  'stormById',
]);

/** Calls with an optional place, besides those that require one. */
const NAMES_PLACE_TOO: ReadonlySet<string> = new Set(['guestRainReport', 'warningsList']);

function listErrors(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = ['badInput'];
  // Public calls refuse an unknown key too; forms take none, but those of leads accept an Idempotency-Key.
  if (!isForm(endpoint)) codes.push('invalidKey');
  if (endpoint.refusal !== undefined) codes.push('conflict');
  if (NAMES_PLACE_TOO.has(endpoint.id)) codes.push('unknownPlace', 'outsideCoverage');
  if (endpoint.access !== undefined) codes.push('notSignedIn');
  if (namesPlace(endpoint.query)) codes.push('unknownPlace', 'outsideCoverage');
  if (endpoint.id === 'weatherPlaces') codes.push('unknownPlace');
  if (endpoint.id === 'weatherHistory' || endpoint.id === 'placesNearest' || endpoint.id === 'decisionsEvaluate')
    codes.push('outsideCoverage');
  if (endpoint.body !== null) codes.push('tooLarge', 'unsupportedMediaType');
  if (endpoint.uncounted !== true) codes.push('tooManyRequests');
  if (/\/(?:weather|wind|decisions)(?:\/|$)/.test(endpoint.path) || endpoint.id === 'alertsAhead') codes.push('noData');
  if (NAMES_ONE.has(endpoint.id)) codes.push('notFound');
  codes.push('methodNotAllowed', 'internal', 'unavailable');
  return codes;
}

function toRefusalResponse(schema: TSchema): unknown {
  return { description: 'Bad input', content: { 'application/json': { schema: toReferences(schema) } } };
}

/** Responses of errors, by status. */
export function toErrorResponses(codes: readonly ErrorCode[]): Record<string, unknown> {
  const byStatus = Map.groupBy(codes, (code) => ERROR_CATALOGUE[code].status);
  return Object.fromEntries([...byStatus].map(([status, same]) => [String(status), toErrorResponse(same)]));
}

function toErrorResponse(codes: readonly ErrorCode[]): unknown {
  const retry = codes.some((code) => code === 'tooManyRequests' || code === 'noData' || code === 'unavailable');
  const isOverQuota = codes.includes('tooManyRequests');
  const headers = { ...(retry ? RETRY_HEADER : {}), ...(isOverQuota ? RATE_HEADERS : {}) };
  return {
    description: codes
      .map((code) => `${ERROR_CATALOGUE[code].title.en} (\`${ERROR_CATALOGUE[code].type}\`)`)
      .join('; '),
    ...(retry ? { headers } : {}),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

const toHeaderReferences = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
/** Shared replies contain no caller's counts. */
const POLICY_HEADER = toHeaderReferences('RateLimit-Policy');
const RETRY_HEADER = toHeaderReferences('Retry-After');
const RATE_HEADERS = toHeaderReferences(
  'RateLimit-Policy',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
);
const CACHE_HEADERS = toHeaderReferences('ETag', 'Last-Modified', 'Cache-Control');
const NOT_CACHED_HEADER = toHeaderReferences('Cache-Control');
const END_HEADERS = toHeaderReferences('Deprecation', 'Sunset', 'Link');
