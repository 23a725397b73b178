import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Parts } from '#platform/http/health.ts';
import { METRICS, type ReadMetricName } from './metric.table.ts';

/** A value with its labels in the order of the table. */
export interface Sample {
  readonly labels: readonly string[];
  readonly value: number;
}

/** Reads the samples of a metric at each scrape; throws or rejects if they are unknown. */
type ReadSamples = () => readonly Sample[] | Promise<readonly Sample[]>;

/** Readers by metric. */
export type MetricReaders = Readonly<Partial<Record<ReadMetricName, ReadSamples>>>;

/** Seconds; readers notice 50 ms and 1 s. */
const DURATION_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** A sample without labels; none if the value is unknown. */
export const toSample = (value: number | null): Sample[] => (value === null ? [] : [{ labels: [], value }]);

/** Samples with one label each, without those that are unknown. */
export const toSamples = (values: Readonly<Record<string, number | null>>): Sample[] =>
  Object.entries(values).flatMap(([label, value]) => (value === null ? [] : [{ labels: [label], value }]));

async function readKnown(read: ReadSamples): Promise<readonly Sample[]> {
  try {
    return await read();
  } catch {
    return [];
  }
}

function addMetric(registry: Registry, name: ReadMetricName, read: ReadSamples): void {
  const { kind, help, labels } = METRICS[name];
  const options = {
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect(this: Gauge | Counter) {
      const samples = await readKnown(read);
      // Without a label `reset` would set 0, but an unknown value has no sample.
      if (labels.length === 0) this.remove();
      else this.reset();
      for (const sample of samples) this.labels(...sample.labels).inc(sample.value);
    },
  };
  if (kind === 'counter') new Counter(options);
  else new Gauge(options);
}

/** 1: ready, 0.5: degraded, 0: missing. */
function readPartStates(parts: Parts): Sample[] {
  const toNumber = ({ ready, degraded }: ReturnType<Parts[string]>) => (ready ? (degraded === true ? 0.5 : 1) : 0);
  return toSamples(Object.fromEntries(Object.entries(parts).map(([name, ask]) => [name, toNumber(ask())])));
}

export interface PortalMetrics {
  readonly contentType: string;
  /** The text of a scrape. */
  read(): Promise<string>;
  /** Adds metrics that a part of the program knows. */
  add(readers: MetricReaders): void;
  /** Counts and times requests by route and status, never by URL, which may contain typed text. */
  observe(app: FastifyInstance): void;
}

/** Metrics of the process (memory, event loop), of `/readyz` parts, and the given ones. */
export function createPortalMetrics(parts: Parts, readers: MetricReaders): PortalMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const add = (more: MetricReaders): void => {
    for (const [name, read] of Object.entries(more)) addMetric(registry, name as ReadMetricName, read);
  };
  add({ portal_part_state: () => readPartStates(parts), ...readers });
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    add,
    observe: (app) => {
      const { help, labels } = METRICS.http_request_duration_seconds;
      const durations = new Histogram({
        name: 'http_request_duration_seconds',
        help,
        labelNames: labels,
        buckets: DURATION_BUCKETS,
        registers: [registry],
      });
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'none';
        durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
        done();
      });
    },
  };
}
