import type { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isProbePath } from '#platform/http/program-path.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null;
  }
}

/** The trace that a caller began. `tracestate`, which may say anything about the caller, is dropped. */
function readParent(traceparent: unknown): Context {
  const parent = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null;
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
}

/** A span is named by its route: a URL may contain coordinates and typed text. */
function startSpan(tracer: Tracer, { method, routeOptions, protocol, headers }: FastifyRequest): Span {
  const { url: route } = routeOptions;
  const attributes = {
    'http.request.method': method,
    'url.scheme': protocol,
    ...(route !== undefined && { 'http.route': route }),
  };
  const name = route === undefined ? method : `${method} ${route}`;
  return tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, readParent(headers.traceparent));
}

const FAILED = 500;

function endSpan(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= FAILED) {
    span.setAttribute('error.type', String(status));
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** Makes a span of each request except probes; what a request does belongs to its span by `active`. */
export function traceRequests(app: FastifyInstance, tracer: Tracer, active: AsyncLocalStorage<Span>): void {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    if (isProbePath(request.url)) return done();
    request.span = startSpan(tracer, request);
    active.run(request.span, done);
  });
  // A body is read in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span === null) done();
    else active.run(request.span, done);
  });
  app.addHook('onRequestAbort', ({ span }, done) => {
    span?.setAttribute('error.type', 'aborted').end();
    done();
  });
  app.addHook('onResponse', ({ span }, reply, done) => {
    if (span?.isRecording() === true) endSpan(span, reply.statusCode);
    done();
  });
}
