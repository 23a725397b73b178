import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Log } from '#platform/log/create-log.ts';
import type { TrustProxy } from '#platform/settings/parse-trust-proxy.ts';
import { answerBrokenRequest } from './answer-broken-request.ts';
import { answerErrors, createErrorAnswer, type SendPageError } from './answer-errors.ts';
import { allowOrigins } from './cors.ts';
import { isProgramPath } from './program-path.ts';
import { protectReplies } from './protect-replies.ts';
import { refuseEncodedBodies } from './refuse-encoded-bodies.ts';
import { chooseRequestId } from './request-id.ts';
import { logRequests } from './request-log.ts';
import { toRequestTarget } from './request-target.ts';
import { noteRouteMethods } from './route-methods.ts';

export interface ServerOptions {
  readonly log: Log;
  readonly trustProxy: TrustProxy;
  /** Origin of the portal's own pages; asked at each call, because the port may be chosen late. */
  readonly ownOrigin: () => string;
  readonly sendPageError: SendPageError;
}

const BODY_LIMIT_BYTES = 16 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** A visitor who takes nothing of a reply for so long is cut off; without this, a stalled reader is kept for ever. */
const STALLED_AFTER_MS = 120_000;

/** Every address in two halves: the library knows no range of none in common. */
function splitWholeRange(range: string): string[] {
  if (!/\/0+$/.test(range)) return [range];
  return range.includes(':') ? ['::/1', '8000::/1'] : ['0.0.0.0/1', '128.0.0.0/1'];
}

function toFastifyTrust(trustProxy: TrustProxy) {
  if (typeof trustProxy === 'number') return (_address: string, hop: number) => hop < trustProxy;
  return trustProxy === false ? false : trustProxy.flatMap(splitWholeRange);
}

/** A server without routes: request ids, access log, CORS, errors as problem details or pages. */
export function createServer({ log, trustProxy, ownOrigin, sendPageError }: ServerOptions): FastifyInstance {
  const answerError = createErrorAnswer({ log, sendPageError });
  const options: FastifyServerOptions = {
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
  const app = fastify(options);
  app.removeContentTypeParser('text/plain');
  refuseEncodedBodies(app);
  const findMethods = noteRouteMethods(app);
  logRequests(app, log);
  protectReplies(app, ownOrigin);
  allowOrigins(app, { isApi: isProgramPath, ownOrigin, findMethods });
  answerErrors(app, { log, sendPageError, findMethods });
  return app;
}
