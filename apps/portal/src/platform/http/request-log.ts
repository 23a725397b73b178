import type { FastifyInstance } from 'fastify';
import type { Log } from '#platform/log/create-log.ts';
import { toLoggableUrl } from '#platform/log/loggable-url.ts';
import { toPathname } from './program-path.ts';

const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/** Sends the request id back and writes one line for each request: no address of the visitor, no typed text. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const level = PROBES.has(toPathname(request.url)) ? 'debug' : 'info';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    log[level](
      { requestId: request.id, method: request.method, url: toLoggableUrl(request.url), status: reply.statusCode, ms },
      'request',
    );
    done();
  });
}
