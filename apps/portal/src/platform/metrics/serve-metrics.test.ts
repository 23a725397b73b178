import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createPortalMetrics, toSample, toSamples } from './portal-metrics.ts';
import { serveMetricsByToken, serveMonitoring } from './serve-metrics.ts';

const parts = {
  database: () => ({ ready: false, detail: 'does not answer' }),
  disk: () => ({ ready: true, degraded: true, detail: 'little room' }) as const,
};
const readers = { portal_source_run_age_seconds: () => toSamples({ gfs: 7200, ecmwf: null }) };

it('gives figures to the holder of the token, and is not there for anybody else', async () => {
  const app = fastify();
  const metrics = createPortalMetrics(parts, readers);
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
  expect(body).toContain('portal_source_run_age_seconds{source="gfs"} 7200');
  expect(body).not.toContain('ecmwf');
  expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.e-]+/);
  expect(body).not.toContain('ha-noi');
});

it('serves metrics and health on its own port and nothing else, and names the setting of a port in use', async () => {
  const metrics = createPortalMetrics(parts, {});
  const server = await serveMonitoring({ metrics, parts, host: '127.0.0.1', port: 0 });
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const found = await get('/metrics');
  expect([found.status, await found.text()]).toEqual([200, expect.stringContaining('process_resident_memory_bytes')]);
  expect(await (await get('/healthz')).json()).toEqual({ status: 'alive' });
  const ready = await get('/readyz');
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: 'degraded', parts: { database: parts.database(), disk: parts.disk() } },
  ]);
  expect((await get('/')).status).toBe(404);
  await expect(serveMonitoring({ metrics, parts, host: '127.0.0.1', port })).rejects.toThrow(
    `METRICS_PORT: ${port} cannot be listened on at 127.0.0.1`,
  );
});

it('has no sample of a value that is not known, with a label or without, and none where reading fails', async () => {
  let known = true;
  const metrics = createPortalMetrics(parts, {
    portal_radar_frame_age_seconds: () => toSample(known ? 1900 : null),
    portal_source_run_age_seconds: () => toSamples({ gfs: known ? 7200 : null }),
    portal_leads_waiting: async () => {
      if (!known) throw new Error('the database is away');
      return toSample(0);
    },
  });
  const listSamples = async () =>
    (await metrics.read()).split('\n').filter((line) => /^portal_(radar|source|leads)/.test(line));
  expect(await listSamples()).toEqual([
    'portal_radar_frame_age_seconds 1900',
    'portal_source_run_age_seconds{source="gfs"} 7200',
    'portal_leads_waiting 0',
  ]);
  known = false;
  expect(await listSamples()).toEqual([]);
});

it('gives a counter the same total at each scrape', async () => {
  const metrics = createPortalMetrics({}, {});
  metrics.add({ portal_renders_shed_total: () => toSamples({ vital: 3 }) });
  await metrics.read();
  const text = await metrics.read();
  expect(text).toContain('# TYPE portal_renders_shed_total counter\nportal_renders_shed_total{rank="vital"} 3\n');
});
