import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Tracing of requests by a server. */
export interface RequestTracing {
  /** Makes a span of each request from now on. */
  readonly observe: (app: FastifyInstance) => void;
  /** The trace of a request for its log lines. */
  readonly describe: (request: FastifyRequest) => { readonly traceId?: string };
}
