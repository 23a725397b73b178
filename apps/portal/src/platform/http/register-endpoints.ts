import { BRAND } from '@portal/content/brand';
import { type RequestContext, toHandlerContext } from '@portal/contract/context';
import { toDeprecationHeaders } from '@portal/contract/deprecation';
import type { Deprecation, Endpoint, EndpointRoute, ReplyFile, SeriesFormat } from '@portal/contract/endpoint';
import { PAGE_CALLS } from '@portal/contract/endpoint-addresses.table';
import { AppError } from '@portal/contract/errors';
import { listUnknownParameters, parseInput, type RawQuery } from '@portal/contract/parse-input';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { findCaller } from '#platform/rate-limit/find-caller.ts';
import { countMoreCalls } from '#platform/rate-limit/limit-calls.ts';
import type { MakingLimit, Rank } from '#platform/rate-limit/making-limit.ts';
import { toCacheKey } from '#platform/reply-cache/cache-key.ts';
import { type Changes, findNextChange, findPeriod, toSpanName } from '#platform/reply-cache/freshness.ts';
import { getOrMakeInTurn, makeInTurn, type Turn } from '#platform/reply-cache/get-or-make-in-turn.ts';
import type { MadeReply, ReplyCache } from '#platform/reply-cache/reply-cache.ts';
import { type SendOptions, sendStoredReply } from '#platform/reply-cache/send-stored-reply.ts';
import { createGuard, getCaller, toRequestContext } from './request-context.ts';
import { writeSeries } from './write-series.ts';

/** Basis of cached replies: the portal's clock and the data's version. */
export interface ReplyBasis {
  readonly now: () => EpochSeconds;
  readonly version: () => string;
  /** Changes with every radar frame; replies without frames stay cached beyond them. */
  readonly frameVersion?: () => string;
  /** When the next radar frame is expected or the newest becomes stale; always in the future, null: unknown. */
  readonly nextFrameAt?: () => EpochSeconds | null;
  /** When the next run is expected; null: none planned. */
  readonly nextRunAt: () => EpochSeconds | null;
}

interface EndpointOptions {
  readonly routes: readonly EndpointRoute[];
  readonly cache: ReplyCache;
  readonly basis: ReplyBasis;
  readonly findChanges: (endpoint: Endpoint) => Changes;
  /** Limits concurrent computation of replies per caller. */
  readonly makingLimit: MakingLimit;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

const VARY = 'Accept-Encoding, Origin';
const VARY_BY_CALLER = `${VARY}, Authorization, X-API-Key`;
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Cache key of a call: only parameters that the endpoint reads, in its order. Null for repeated parameters, which are
 * never cached.
 */
function findCallKey(
  endpoint: Endpoint,
  names: readonly string[],
  query: RawQuery,
  basis: readonly string[],
): string | null {
  const parts = [...basis, endpoint.id];
  for (const name of names) {
    const value = query[name];
    if (value === undefined) continue;
    if (typeof value !== 'string') return null;
    parts.push(name, value);
  }
  return toCacheKey(parts);
}

/**
 * Parameters of a request from its path and its query. One given in both places counts as repeated.
 */
function readQuery({ query, params }: FastifyRequest): RawQuery {
  const given = query as RawQuery;
  const inPath = Object.entries(params as Readonly<Record<string, string>>);
  if (inPath.length === 0) return given;
  const read = inPath.map(([name, value]) => [name, Object.hasOwn(given, name) ? [value, ''] : value]);
  return { ...given, ...Object.fromEntries(read) };
}

/** Format of a reply: series, a file of the feature, or JSON. */
function findForm(
  endpoint: Endpoint,
  reply: unknown,
  wanted: RawQuery[string],
  writeFile: (format: SeriesFormat) => ReplyFile | undefined,
): ReplyFile | Pick<ReplyFile, 'contentType' | 'body'> {
  const format = endpoint.series?.formats.find((known) => known === wanted);
  if (format !== undefined) return writeSeries(endpoint, reply, format, BRAND.slug);
  const file = endpoint.files?.find((known) => known === wanted);
  const written = file === undefined ? undefined : writeFile(file);
  return written ?? { contentType: JSON_TYPE, body: JSON.stringify(reply) };
}

async function makeReply(
  { endpoint, handle, isComplete, writeFile }: EndpointRoute,
  query: RawQuery,
  body: unknown,
  context: RequestContext,
): Promise<MadeReply> {
  const parsed = parseInput(endpoint, query, body);
  if (!parsed.ok) throw new AppError('badInput', { errors: parsed.errors });
  const reply = await handle(parsed.input, toHandlerContext(endpoint, context));
  const form = findForm(endpoint, reply, query.format, (format) => writeFile?.(reply, format, context.language));
  return { status: 200, ...form, cacheable: isComplete(reply) };
}

/** Counts a batch input as several calls; invalid input costs nothing and is refused later. */
async function countInput(endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  const parsed = parseInput(endpoint, readQuery(request), request.body);
  if (parsed.ok) await countMoreCalls(request, endpoint.countCalls?.(parsed.input) ?? 1);
}

const VITAL_CALLS: ReadonlySet<string> = new Set(['warningsList', 'warningAreas', 'storms', 'stormHere']);

/** Warnings and storms first; then what pages call, what writes, and known callers. */
function findRank({ id, method }: Endpoint, request: FastifyRequest): Rank {
  if (VITAL_CALLS.has(id)) return 'vital';
  return id in PAGE_CALLS || method !== 'GET' || getCaller(request).kind !== 'guest' ? 'weather' : 'other';
}

function toTurn(endpoint: Endpoint, limit: MakingLimit, request: FastifyRequest): Turn {
  const isGone = () => request.socket.destroyed;
  return { limit, caller: findCaller(request), rank: findRank(endpoint, request), isGone };
}

/** Computes a reply without caching. */
async function answerOnce(
  route: EndpointRoute,
  { cache, basis, makingLimit }: EndpointOptions,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const turn = toTurn(route.endpoint, makingLimit, request);
  const context = toRequestContext(request);
  const query = readQuery(request);
  if (route.endpoint.countCalls !== undefined) await countInput(route.endpoint, request);
  const made = await makeInTurn(turn, () => makeReply(route, query, request.body, context));
  const now = basis.now();
  const stored = cache.toReply({ name: '', validUntil: now }, { ...made, cacheable: false });
  return sendStoredReply(cache, request, reply, stored, { key: '', now, visibility: 'private', vary: VARY });
}

/** Replies to known callers contain their own rate limits. */
const NOT_SHARED = { visibility: 'private', vary: VARY_BY_CALLER } as const;

/** Cache visibility of a reply, and the headers it varies by. */
function findSharing({ access }: Endpoint): Pick<SendOptions, 'visibility' | 'vary'> {
  return access === undefined ? { visibility: 'public', vary: VARY } : NOT_SHARED;
}

function createReadHandler(route: EndpointRoute, options: EndpointOptions): Handler {
  const { cache, basis, findChanges } = options;
  const names = Object.keys(route.endpoint.query.properties);
  const changes = findChanges(route.endpoint);
  const sharing = findSharing(route.endpoint);
  return (request, reply) => {
    const query = readQuery(request);
    const now = basis.now();
    const version = changes === 'tenMinutely' ? `${basis.version()}-${basis.frameVersion?.() ?? ''}` : basis.version();
    const key = findCallKey(route.endpoint, names, query, [toSpanName(changes, now), version]);
    if (key === null || listUnknownParameters(route.endpoint, query).length > 0)
      return answerOnce(route, options, request, reply);
    const findPeriodNow = () => findPeriod(changes, version, now, findNextChange(changes, basis));
    const turn = toTurn(route.endpoint, options.makingLimit, request);
    const make = () => makeReply(route, query, undefined, toRequestContext(request));
    const stored = getOrMakeInTurn(cache, key, findPeriodNow, make, turn);
    const sending = { key, now, ...(getCaller(request).kind === 'guest' ? sharing : NOT_SHARED) };
    if (!(stored instanceof Promise)) return sendStoredReply(cache, request, reply, stored, sending);
    return stored.then((made) => sendStoredReply(cache, request, reply, made, sending));
  };
}

function createOnceHandler(route: EndpointRoute, options: EndpointOptions): Handler {
  return (request, reply) => answerOnce(route, options, request, reply);
}

/** Checks permission before the cache, so that a cached reply is not given to a caller without it. */
function allowFirst({ allow }: EndpointRoute, handler: Handler): Handler {
  if (allow === undefined) return handler;
  return async (request, reply) => {
    await allow(readQuery(request), getCaller(request));
    return handler(request, reply);
  };
}

/** Adds deprecation headers to every reply, refusals included. */
function announceEnd(deprecation: Deprecation): onRequestHookHandler {
  const headers = toDeprecationHeaders(deprecation);
  return (_request, reply, done) => {
    reply.headers(headers);
    done();
  };
}

/** Registers contract endpoints: validates input, caches GET replies, adds validators. */
export function registerEndpoints(app: FastifyInstance, options: EndpointOptions): void {
  for (const route of options.routes) {
    const { method, path, access, perCaller, countCalls, deprecated } = route.endpoint;
    // Batch calls are counted by their input, so they are not shared.
    const isShared = method === 'GET' && perCaller !== true && countCalls === undefined;
    const handler = isShared ? createReadHandler(route, options) : createOnceHandler(route, options);
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      onRequest: [...(deprecated === undefined ? [] : [announceEnd(deprecated)]), createGuard(access)],
      config: { access },
      handler: allowFirst(route, handler),
    });
  }
}
