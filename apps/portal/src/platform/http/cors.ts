import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const ALLOWED_HEADERS = 'X-Requested-With, X-API-Key, Authorization, Idempotency-Key, Content-Type';
const EXPOSED_HEADERS =
  'RateLimit-Policy, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, ETag, Retry-After, Authorization, Deprecation, Sunset, Link';
const PREFLIGHT_SECONDS = 7200;
const READING = new Set(['GET', 'HEAD']);

/** Allowed origins per method: the portal's own with credentials; any origin for reads, without. */
function allowOrigin(request: FastifyRequest, reply: FastifyReply, method: string, ownOrigin: string): boolean {
  if (request.headers.origin === ownOrigin) {
    reply.header('access-control-allow-origin', ownOrigin).header('access-control-allow-credentials', 'true');
    return true;
  }
  if (READING.has(method)) reply.header('access-control-allow-origin', '*');
  return READING.has(method);
}

/** Adds CORS headers for the API calls and answers preflights. */
export function allowOrigins(app: FastifyInstance, { isApi, ownOrigin, findMethods }: CorsOptions): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isApi(request.url) || request.headers.origin === undefined) return done();
    const preflightMethod = request.headers['access-control-request-method'];
    const isPreflight = request.method === 'OPTIONS' && preflightMethod !== undefined;
    const isAllowed = allowOrigin(request, reply, isPreflight ? preflightMethod : request.method, ownOrigin());
    if (!isPreflight) {
      if (isAllowed) reply.header('access-control-expose-headers', EXPOSED_HEADERS);
      return done();
    }
    const methods = findMethods(request.url);
    if (isAllowed && methods !== null) {
      reply.header('access-control-allow-methods', methods).header('access-control-allow-headers', ALLOWED_HEADERS);
      reply.header('access-control-max-age', PREFLIGHT_SECONDS);
    }
    reply.header('vary', 'Origin, Access-Control-Request-Method').code(204).send();
  });
}

interface CorsOptions {
  readonly isApi: (url: string) => boolean;
  readonly ownOrigin: () => string;
  /** Methods of the endpoint at an address; null: none. */
  readonly findMethods: (url: string) => string | null;
}
