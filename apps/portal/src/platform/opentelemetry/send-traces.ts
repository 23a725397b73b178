import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { WorkFigure } from '@portal/forecast/store/work-figures';
import type { Log, LogOrigin } from '#platform/log/create-log.ts';
import { listenToFigures } from '#platform/metrics/work-counters.ts';
import type { TracingSettings } from '#platform/settings/tracing-settings.ts';
import type { RequestTracing } from '#platform/tracing/request-tracing.ts';
import { type RunningWork, TRACED_WORK } from '#platform/tracing/trace-work.ts';
import { traceRequests } from './trace-requests.ts';

interface Tracing extends RequestTracing {
  /** Sends what is left, for a short time, and ends. */
  readonly stop: () => Promise<void>;
}

const KINDS = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT } as const;
const PARENT_BASED = 'parentbased_';
const TIMEOUT_MS = 10_000;
const STOP_WITHIN_MS = 3000;

function createSampler({ sampler: name, ratio }: TracingSettings): Sampler {
  if (name.startsWith(PARENT_BASED)) {
    const sampler = name.slice(PARENT_BASED.length) as TracingSettings['sampler'];
    return new ParentBasedSampler({ root: createSampler({ sampler, ratio } as TracingSettings) });
  }
  if (name === 'traceidratio') return new TraceIdRatioBasedSampler(ratio);
  return name === 'always_off' ? new AlwaysOffSampler() : new AlwaysOnSampler();
}

/** An HTTP status, a code such as ECONNREFUSED, or the first words of a message. */
function explain(error: (Error & { readonly code?: unknown }) | undefined): string {
  if (typeof error?.code === 'number') return `status ${error.code}`;
  return String(error?.code ?? error?.message.split('\n')[0] ?? 'no reason given').slice(0, 200);
}

/** Logs one line when the collector fails, and one when it works again. */
function logOutages(exporter: SpanExporter, host: string, log: Log): SpanExporter {
  let isOut = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS;
        if (failed && !isOut)
          log.warn(`Traces: ${host} does not accept them (${explain(result.error)}); they are dropped until it does`);
        if (!failed && isOut) log.info(`Traces: ${host} accepts them again`);
        isOut = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

const toHeader = ({ traceId, spanId, traceFlags }: ReturnType<Span['spanContext']>): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
}

/** Makes spans of `traceWork`. Messages of errors may quote what people typed: only their names are sent. */
function traceWorks(tracer: Tracer, active: AsyncLocalStorage<Span>): () => void {
  const spans = new WeakMap<RunningWork, Span>();
  TRACED_WORK.start.bindStore(active, (work) => {
    const parent = active.getStore();
    const context = parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent);
    const span = tracer.startSpan(work.name, { kind: KINDS[work.kind] }, context);
    spans.set(work, span);
    work.headers = { traceparent: toHeader(span.spanContext()) };
    return span;
  });
  const listeners = {
    error: (work: RunningWork & { readonly error: unknown }) => {
      const { error } = work;
      const span = spans.get(work);
      if (span !== undefined) fail(span, error instanceof Error ? error.name : typeof error);
    },
    asyncEnd: (work: RunningWork) => {
      const span = spans.get(work);
      if (span === undefined) return;
      if (work.failure !== null) fail(span, work.failure);
      span.end();
    },
  };
  TRACED_WORK.error.subscribe(listeners.error as (work: unknown) => void);
  TRACED_WORK.asyncEnd.subscribe(listeners.asyncEnd as (work: unknown) => void);
  return () => {
    TRACED_WORK.start.unbindStore(active);
    TRACED_WORK.error.unsubscribe(listeners.error as (work: unknown) => void);
    TRACED_WORK.asyncEnd.unsubscribe(listeners.asyncEnd as (work: unknown) => void);
  };
}

/** Makes a span of a fetch or nowcast that ended just now, maybe in another thread. */
function recordFigure(tracer: Tracer, parent: Span | undefined, figure: WorkFigure): void {
  if (figure.kind === 'lease' || figure.kind === 'blob-request') return;
  const isFetch = figure.kind === 'fetch';
  const endedAt = Date.now();
  const context = parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent);
  const span = tracer.startSpan(
    isFetch ? `fetch ${figure.source}` : `nowcast ${figure.origin}`,
    {
      kind: isFetch ? SpanKind.CLIENT : SpanKind.INTERNAL,
      startTime: new Date(endedAt - figure.seconds * 1000),
      attributes: isFetch ? { 'portal.outcome': figure.outcome, 'portal.bytes': figure.bytes } : {},
    },
    context,
  );
  if (isFetch && figure.outcome === 'failed') fail(span, figure.outcome);
  span.end(new Date(endedAt));
}

/**
 * Sends spans of requests, `traceWork`, fetches and nowcasts to a collector by OTLP over HTTP, in batches. At most 2,048
 * spans wait; the rest are dropped, and nothing waits for the collector.
 */
export function sendTraces(
  settings: TracingSettings,
  { host, role, version }: LogOrigin,
  log: Log,
  timeoutMillis = TIMEOUT_MS,
): Tracing {
  const { endpoint, headers, serviceName, attributes } = settings;
  const url = `${endpoint}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'host.name': host,
      'portal.role': role,
      'service.version': version,
      ...attributes,
      'service.name': serviceName,
    }),
    sampler: createSampler(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: logOutages(exporter, new URL(url).host, log) })],
  });
  const tracer = provider.getTracer('troi-viet', version);
  const active = new AsyncLocalStorage<Span>();
  const stops = [
    traceWorks(tracer, active),
    listenToFigures((figure) => recordFigure(tracer, active.getStore(), figure)),
  ];
  return {
    observe: (app) => traceRequests(app, tracer, active),
    describe: ({ span }) => (span === null ? {} : { traceId: span.spanContext().traceId }),
    async stop() {
      for (const stop of stops) stop();
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref())]);
    },
  };
}
