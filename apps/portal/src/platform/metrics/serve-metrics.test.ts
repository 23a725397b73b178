import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createPortalMetrics } from './portal-metrics.ts';
import { serveMetricsByToken, serveMetricsOnPort } from './serve-metrics.ts';

const parts = {
  database: () => ({ ready: false, detail: 'does not answer' }),
  disk: () => ({ ready: true, degraded: true, detail: 'little room' }) as const,
};
const age = { name: 'portal_source_age_seconds', help: 'age', label: 'source', read: () => ({ gfs: 7200 }) };

it('gives figures to the holder of the token, and is not there for anybody else', async () => {
  const app = fastify();
  const metrics = createPortalMetrics(parts, [age]);
  metrics.observe(app);
  app.setErrorHandler((error, _request, reply) => reply.code(404).send({ name: (error as Error).name }));
  app.get('/thoi-tiet-:place', async () => 'fine');
  serveMetricsByToken(app, metrics, 'secret-token');
  await app.inject('/thoi-tiet-ha-noi');
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  expect((await app.inject({ url: '/metrics', headers: { authorization: 'Bearer secret-tokem' } })).statusCode).toBe(
    404,
  );
  const { statusCode, body, headers } = await app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer secret-token' },
  });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/thoi-tiet-:place",status="200"} 1');
  expect(body).toContain('portal_part_state{part="database"} 0\n');
  expect(body).toContain('portal_part_state{part="disk"} 0.5\n');
  expect(body).toContain('portal_source_age_seconds{source="gfs"} 7200');
  expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.e-]+/);
  expect(body).not.toContain('ha-noi');
});

it('serves nothing else on its own port, and names the setting of a port in use', async () => {
  const metrics = createPortalMetrics(parts, []);
  const server = await serveMetricsOnPort(metrics, 0);
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const found = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([found.status, await found.text()]).toEqual([200, expect.stringContaining('process_resident_memory_bytes')]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await expect(serveMetricsOnPort(metrics, port)).rejects.toThrow(`METRICS_PORT: ${port} cannot be listened on`);
});

it('has no sample of a figure that is not known, with a label or without', async () => {
  let known = true;
  const read = (values: Record<string, number>) => () => (known ? values : {});
  const metrics = createPortalMetrics(parts, [
    { name: 'portal_radar_frame_age_seconds', help: 'age', label: null, read: read({ '': 1900 }) },
    { ...age, read: read({ gfs: 7200 }) },
  ]);
  const listSamples = async () =>
    (await metrics.read()).split('\n').filter((line) => /^portal_(radar|source)/.test(line));
  expect(await listSamples()).toEqual([
    'portal_radar_frame_age_seconds 1900',
    'portal_source_age_seconds{source="gfs"} 7200',
  ]);
  known = false;
  expect(await listSamples()).toEqual([]);
});
