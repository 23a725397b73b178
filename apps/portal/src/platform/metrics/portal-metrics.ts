import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Parts } from '#platform/http/health.ts';

/** Values by label, read at each scrape. */
type ReadValues = () => Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>;

/** A gauge of the portal, such as the age of each source's last run. */
export interface PortalGauge {
  readonly name: string;
  readonly help: string;
  /** Name of the label; null: none, with the only key ''. */
  readonly label: string | null;
  readonly read: ReadValues;
}

/** Seconds; readers notice 50 ms and 1 s. */
const DURATION_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

function addGauge(registry: Registry, { name, help, label, read }: PortalGauge): void {
  new Gauge({
    name,
    help,
    labelNames: label === null ? [] : [label],
    registers: [registry],
    async collect() {
      // Without a label `reset` would set 0, but an unknown value has no sample.
      if (label === null) this.remove();
      else this.reset();
      const values = await read();
      for (const [key, value] of Object.entries(values)) {
        if (label === null) this.set(value);
        else this.set({ [label]: key }, value);
      }
    },
  });
}

/** 1: ready, 0.5: degraded, 0: missing. */
function readPartStates(parts: Parts): Record<string, number> {
  const toNumber = ({ ready, degraded }: ReturnType<Parts[string]>) => (ready ? (degraded === true ? 0.5 : 1) : 0);
  return Object.fromEntries(Object.entries(parts).map(([name, ask]) => [name, toNumber(ask())]));
}

export interface PortalMetrics {
  readonly contentType: string;
  read(): Promise<string>;
  /** Counts and times requests by route and status, never by URL, which may contain typed text. */
  observe(app: FastifyInstance): void;
}

/** Metrics of the process (memory, event loop), of `/readyz` parts, and the given gauges. */
export function createPortalMetrics(parts: Parts, gauges: readonly PortalGauge[]): PortalMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its reply',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  const partGauge: PortalGauge = {
    name: 'portal_part_state',
    help: 'Parts of /readyz: 1 ready, 0.5 degraded, 0 missing',
    label: 'part',
    read: () => readPartStates(parts),
  };
  for (const gauge of [partGauge, ...gauges]) addGauge(registry, gauge);
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    observe: (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'none';
        durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
        done();
      });
    },
  };
}
