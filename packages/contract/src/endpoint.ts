import type { Language } from '@portal/domain/language/language';
import type { Static, TArray, TObject, TSchema } from 'typebox';
import type { Access, Caller, RequestContext } from './context.ts';

/** Format of a series besides JSON: RFC 4180, RFC 7946 or RFC 5545. */
export type SeriesFormat = 'csv' | 'geojson' | 'ics';

/** Media types of a series' formats. */
export const SERIES_TYPES: Readonly<Record<SeriesFormat, string>> = {
  csv: 'text/csv',
  geojson: 'application/geo+json',
  ics: 'text/calendar',
};

/** Announced end of a call. Dates are YYYY-MM-DD in Asia/Ho_Chi_Minh. */
export interface Deprecation {
  /** First day on which programs should use another call. */
  readonly since: string;
  /** Day from which it may be removed: at least 12 months later. */
  readonly sunset: string;
  /** Path or address that names the replacement. */
  readonly see: string;
}

/** One API call as data: it registers the server's route, types the client and generates the OpenAPI document. */
export interface Endpoint<
  Query extends TObject = TObject,
  Body extends TSchema | null = TSchema | null,
  Reply extends TSchema = TSchema,
> {
  /** Stable name, also OpenAPI's operationId. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Path, beginning with `/api`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** Restricts HTTP access to callers with an API key or an account, 401 for others; default: everybody. */
  readonly access?: Access;
  /**
   * Whether the reply depends on the caller: it is then made for each request and never cached. Absent: one reply for
   * everybody.
   */
  readonly perCaller?: true;
  /** Exempts a call from counting and caching: it must work especially during incidents. */
  readonly uncounted?: true;
  /** Set once the end of the call is announced: headers and the document state it until `sunset`. */
  readonly deprecated?: Deprecation;
  /** The list of the reply that is also available as a file, by `format` of the query. */
  readonly series?: { readonly field: string; readonly formats: readonly SeriesFormat[] };
  /** File formats of a reply that is not a series, by `format` of the query: its feature writes them. */
  readonly files?: readonly SeriesFormat[];
  /** Number of quota calls of an input. Absent: one. */
  readonly countCalls?: (input: { readonly query: unknown; readonly body?: unknown }) => number;
  /** Reply to bad input if it is not an RFC 9457 problem: for calls whose shape the specification fixes. */
  readonly refusal?: TSchema;
}

/** Input of a call: the query's fields, and the body if the endpoint has one. */
export interface EndpointInput<E extends Endpoint> {
  readonly query: Static<E['query']>;
  readonly body?: E['body'] extends TSchema ? Static<E['body']> : undefined;
}

/** Reply of a successful call. */
export type EndpointReply<E extends Endpoint> = Static<E['reply']>;

/** Whether a call stores a visitor's form: it takes no key, and no page offers to try it. */
export const isForm = ({ tag }: Endpoint): boolean => tag === 'leads';

/** Preserves the literal types of an endpoint's schemas. */
export function defineEndpoint<Query extends TObject, Body extends TSchema | null, Reply extends TSchema>(
  endpoint: Endpoint<Query, Body, Reply>,
): Endpoint<Query, Body, Reply> {
  return endpoint;
}

/** Names of the fields of a series' entry, in order; empty without a series. */
export function listSeriesFields({ reply, series }: Endpoint): readonly string[] {
  const list = (reply as TObject).properties[series?.field ?? ''] as TArray<TObject> | undefined;
  return Object.keys(list?.items.properties ?? {});
}

/** Handles an endpoint for an input accepted by `parseInput`. Throws `AppError` for an expected refusal. */
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

/** An endpoint with its handler: what a feature passes to the server. */
export interface EndpointRoute {
  readonly endpoint: Endpoint;
  readonly handle: (input: EndpointInput<Endpoint>, context: RequestContext) => unknown;
  /**
   * Called over HTTP before the call is answered, also from a cache. Throws `AppError` if the caller is not allowed.
   */
  readonly allow?: (query: Readonly<Record<string, unknown>>, caller: Caller) => Promise<void>;
  /** Writes the reply as a file in one of its endpoint's `files` formats. */
  readonly writeFile?: (reply: unknown, format: SeriesFormat, language: Language) => ReplyFile;
  /** Whether a reply is complete: an incomplete one is sent once and never cached. */
  readonly isComplete: (reply: unknown) => boolean;
}

/** Combines endpoint and handler, type-checked before the types are widened for the list of routes. */
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
