import type { Parts } from '#platform/http/health.ts';
import { createPortalMetrics } from '#platform/metrics/portal-metrics.ts';
import { serveMetricsOnPort } from '#platform/metrics/serve-metrics.ts';
import { listGauges } from '#roles/web/list-gauges.ts';
import { createStoredParts } from '#roles/web/parts/create-stored-parts.ts';
import type { Opening } from './open-data.ts';

type GaugeSources = Pick<Parameters<typeof listGauges>[0], 'radar' | 'clock' | 'database'>;

/** Readiness for `/readyz`, and metrics if `METRICS_PORT` or `METRICS_TOKEN` is set. */
export async function openOperations({ config, stopper }: Opening, known: Parts, needs: GaugeSources) {
  const parts = { ...known, ...createStoredParts({ ...config, ...needs }) };
  const { metricsPort: port, metricsToken: token } = config;
  if (port === null && token === null) return { parts };
  const figures = createPortalMetrics(parts, listGauges({ ...config, ...needs }));
  if (port !== null) {
    const server = await serveMetricsOnPort(figures, port);
    stopper.onStop(() => server.close());
  }
  return { parts, metrics: { figures, token } };
}
