import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '@portal/contract/errors';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { type Log, toLoggableUrl } from '#platform/log/create-log.ts';
import type { TrustProxy } from '#platform/settings/parse-addresses.ts';
import type { RequestTracing } from '#platform/tracing/request-tracing.ts';
import { answerErrors, createErrorAnswer, type SendPageError } from './answer-errors.ts';
import { allowOrigins } from './cors.ts';
import { isProbePath, isProgramPath, toPathname } from './program-path.ts';
import { type IdentifyCaller, identifyCallers } from './request-context.ts';

/** A year, without subdomains, which may belong to others. */
const ONLY_HTTPS = 'max-age=31536000';

/** SVGs and feeds opened directly run no script and cannot be framed; an SVG may have styles. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const IS_DRAWING_OR_FEED = /^(?:image\/svg\+xml|application\/(?:\w+\+)?xml)/;

/** Headers of every reply: nosniff, HSTS if the portal uses HTTPS, and the policy of SVGs and feeds. */
function protectReplies(app: FastifyInstance, ownOrigin: () => string): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (ownOrigin().startsWith('https:')) reply.header('strict-transport-security', ONLY_HTTPS);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (IS_DRAWING_OR_FEED.test(String(reply.getHeader('content-type')))) {
      reply.header('content-security-policy', DRAWING_POLICY);
    }
    done();
  });
}

const FAILED = 500;

/**
 * Returns the request id and logs one line per request, without the visitor's address and typed text: one of `every`,
 * and all that failed.
 */
function logRequests(app: FastifyInstance, { log, logEvery: every = 1, tracing }: ServerOptions): void {
  const sampled = every === 1 ? {} : { every };
  let count = 0;
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    const isFailure = status >= FAILED;
    const isLogged = isFailure || count++ % every === 0;
    if (isLogged) {
      const level = isProbePath(request.url) ? 'debug' : 'info';
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      const ids = { requestId: request.id, ...tracing?.describe(request) };
      const facts = { ...ids, method: request.method, url: toLoggableUrl(request.url), status, ms };
      log[level](isFailure ? facts : { ...facts, ...sampled }, 'request');
    }
    done();
  });
}

/** Records the methods of routes registered from now on; returns `GET, HEAD, OPTIONS` for an address. */
function noteRouteMethods(app: FastifyInstance): (url: string) => string | null {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set<string>();
    methods.set(url, known);
    for (const name of [method].flat()) known.add(name.toUpperCase());
  });
  return (url) => {
    const known = methods.get(toPathname(url));
    return known === undefined ? null : [...known, 'OPTIONS'].join(', ');
  };
}

const ORIGIN = /^https?:\/\/[^/?#]*/i;
/** Unreserved characters, whose escapes are equivalent (RFC 3986 §2.3). */
const NEEDLESS_ESCAPE = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

/**
 * Normalizes a request's target: drops scheme and host, which proxies may send (RFC 9112 §3.2.2), and needless
 * escapes in the path, so that log, cache and routes agree. The query is unchanged.
 */
export function toRequestTarget(url: string): string {
  const isPlain = url.startsWith('/');
  if (isPlain && !url.includes('%')) return url;
  const target = isPlain ? url : url.replace(ORIGIN, '');
  const mark = target.indexOf('?');
  const path = (mark < 0 ? target : target.slice(0, mark)).replace(NEEDLESS_ESCAPE, decodeURIComponent);
  return `${path === '' ? '/' : path}${mark < 0 ? '' : target.slice(mark)}`;
}

const LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers bytes that are not HTTP and closes the connection. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const line = LINES[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Refuses compressed bodies, which would otherwise be reported as invalid JSON. */
function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding === 'identity') done(null, payload);
    else done(new AppError('unsupportedMediaType'));
  });
}

const SANE = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The caller's `X-Request-Id` if it is safe to log and return, else a new one. */
function chooseRequestId(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}

export interface ServerOptions {
  readonly log: Log;
  /** One of so many request lines is logged; default: each. */
  readonly logEvery?: number | undefined;
  readonly trustProxy: TrustProxy;
  /** Origin of the portal's pages; a function, because the port may be chosen late. */
  readonly ownOrigin: () => string;
  readonly sendPageError: SendPageError;
  /** Absent: all callers are guests. */
  readonly identify?: IdentifyCaller | undefined;
  /** Absent: no traces. */
  readonly tracing?: RequestTracing | undefined;
}

const BODY_LIMIT_BYTES = 16 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** A client that reads nothing for this long is disconnected; otherwise stalled connections stay forever. */
const STALLED_AFTER_MS = 120_000;

/** The whole range as two halves: the library does not accept a /0 range. */
function splitWholeRange(range: string): string[] {
  if (!/\/0+$/.test(range)) return [range];
  return range.includes(':') ? ['::/1', '8000::/1'] : ['0.0.0.0/1', '128.0.0.0/1'];
}

function toFastifyTrust(trustProxy: TrustProxy) {
  if (typeof trustProxy === 'number') return (_address: string, hop: number) => hop < trustProxy;
  return trustProxy === false ? false : trustProxy.flatMap(splitWholeRange);
}

/** A server without routes: request ids, access log, CORS, error replies. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { log, trustProxy, ownOrigin, sendPageError, identify, tracing } = options;
  const answerError = createErrorAnswer({ log, sendPageError, tracing });
  const settings: FastifyServerOptions = {
    logger: false,
    trustProxy: toFastifyTrust(trustProxy),
    rewriteUrl: ({ url = '/' }) => toRequestTarget(url),
    genReqId: (request) => chooseRequestId(request.headers),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: STALLED_AFTER_MS,
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
      void answerError(error, request, reply);
    },
  };
  const app = fastify(settings);
  app.removeContentTypeParser('text/plain');
  refuseEncodedBodies(app);
  const findMethods = noteRouteMethods(app);
  // First, so that all that follows belongs to the span.
  tracing?.observe(app);
  logRequests(app, options);
  protectReplies(app, ownOrigin);
  identifyCallers(app, identify);
  allowOrigins(app, { isApi: isProgramPath, ownOrigin, findMethods });
  answerErrors(app, { log, sendPageError, tracing, findMethods });
  return app;
}
