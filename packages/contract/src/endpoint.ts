import type { Language } from '@portal/domain/language/language';
import type { Static, TArray, TObject, TSchema } from 'typebox';
import type { Access, Caller, RequestContext } from './context.ts';

/** A form of a series besides JSON: RFC 4180, RFC 7946 or RFC 5545. */
export type SeriesFormat = 'csv' | 'geojson' | 'ics';

/** Media types of the forms of a series. */
export const SERIES_TYPES: Readonly<Record<SeriesFormat, string>> = {
  csv: 'text/csv',
  geojson: 'application/geo+json',
  ics: 'text/calendar',
};

/** The end of a call, announced. Dates are YYYY-MM-DD in Asia/Ho_Chi_Minh. */
export interface Deprecation {
  /** First day on which programs are asked to use another call. */
  readonly since: string;
  /** Day from which on it may be gone: at least 12 months later. */
  readonly sunset: string;
  /** Path or address that says what to use instead. */
  readonly see: string;
}

/** One call of the API as data: it registers the server's route, types the client and writes the OpenAPI page. */
export interface Endpoint<
  Query extends TObject = TObject,
  Body extends TSchema | null = TSchema | null,
  Reply extends TSchema = TSchema,
> {
  /** Stable name, also OpenAPI's operationId. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Path below the host, beginning with `/api`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** Over HTTP only for callers with an API key or an account, 401 for others; where it is left out, for everybody. */
  readonly access?: Access;
  /** Whether the reply depends on who asks: then it is made for each request and no cache has it. Absent: one reply for everybody. */
  readonly perCaller?: true;
  /** Whether a call is neither counted nor cached: what must be right just when something is wrong. */
  readonly uncounted?: true;
  /** Set once the call is to end: it says so in headers and in the document until `sunset`. */
  readonly deprecated?: Deprecation;
  /** The list of the reply that may be asked for as a file too, by `format` of the query. */
  readonly series?: { readonly field: string; readonly formats: readonly SeriesFormat[] };
  /** Files that the reply may be asked for as, by `format` of the query, where it is no series: its feature writes them. */
  readonly files?: readonly SeriesFormat[];
  /** How many calls of the quota an input counts as. Absent: one. */
  readonly countCalls?: (input: { readonly query: unknown; readonly body?: unknown }) => number;
  /** Reply to bad input where it is not a problem of RFC 9457: calls whose shape the specification fixes. */
  readonly refusal?: TSchema;
}

/** What a caller hands in: the query's fields, and the body where the endpoint has one. */
export interface EndpointInput<E extends Endpoint> {
  readonly query: Static<E['query']>;
  readonly body?: E['body'] extends TSchema ? Static<E['body']> : undefined;
}

/** What a caller gets when the call succeeds. */
export type EndpointReply<E extends Endpoint> = Static<E['reply']>;

/** Whether a call stores what visitors send by forms: it knows no key, and no page tries it. */
export const isForm = ({ tag }: Endpoint): boolean => tag === 'leads';

/** Preserves the literal types of an endpoint's schemas. */
export function defineEndpoint<Query extends TObject, Body extends TSchema | null, Reply extends TSchema>(
  endpoint: Endpoint<Query, Body, Reply>,
): Endpoint<Query, Body, Reply> {
  return endpoint;
}

/** Names of the fields of an entry of a call's series, in their order; none where it has no series. */
export function listSeriesFields({ reply, series }: Endpoint): readonly string[] {
  const list = (reply as TObject).properties[series?.field ?? ''] as TArray<TObject> | undefined;
  return Object.keys(list?.items.properties ?? {});
}

/** Answers an endpoint for an input that `parseInput` has let through. Throws `AppError` for an expected refusal. */
type HandleEndpoint<E extends Endpoint> = (
  input: EndpointInput<E>,
  context: RequestContext,
) => EndpointReply<E> | Promise<EndpointReply<E>>;

/** A reply as a file. */
export interface ReplyFile {
  readonly contentType: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An endpoint with the function that answers it: what a feature hands to the server. */
export interface EndpointRoute {
  readonly endpoint: Endpoint;
  readonly handle: (input: EndpointInput<Endpoint>, context: RequestContext) => unknown;
  /** Asked over HTTP before the call is answered, also from a cache. Throws `AppError` where the caller may not have it. */
  readonly allow?: (query: Readonly<Record<string, unknown>>, caller: Caller) => Promise<void>;
  /** Writes the reply as a file of its endpoint's `files`. */
  readonly writeFile?: (reply: unknown, format: SeriesFormat, language: Language) => ReplyFile;
  /** Whether a reply has all its parts: one without is shown once and never cached. */
  readonly isComplete: (reply: unknown) => boolean;
}

/** Ties an endpoint to its function, checked by the compiler before the types are widened for the list of routes. */
export function toEndpointRoute<E extends Endpoint>(
  endpoint: E,
  handle: HandleEndpoint<E>,
  isComplete: (reply: EndpointReply<E>) => boolean = () => true,
): EndpointRoute {
  return {
    endpoint,
    handle: (input, context) => handle(input as EndpointInput<E>, context),
    isComplete: (reply) => isComplete(reply as EndpointReply<E>),
  };
}
