import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_FORM } from '@portal/testing/leads/sample-form';
import { startMailServer } from '@portal/testing/mail/mail-server';
import { findFreePort } from '@portal/testing/processes/find-free-port';
import { makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import {
  ERROR,
  KIND,
  playCollector,
  readAttributes,
} from '../../apps/portal/src/platform/opentelemetry/collector.fixture.ts';
import { PAGES_ARE_BUILT, startPortal } from '../journeys/start-portal.ts';
import { startRole } from '../public-day/portal-role.ts';
import { makeChanceBucket } from '../upstream/chance-bucket.ts';
import { startUpstream } from '../upstream/upstream.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const PAGE = '/thoi-tiet-nha-trang-khanh-hoa/hien-tai';

/** A portal with traces: a form was sent to it, and one page asked in a trace that its reader began. */
async function startTracedPortal(endpoint: string): Promise<void> {
  const mail = await startMailServer();
  onTestFinished(mail.close);
  const mailing = { SMTP_URL: mail.url, SALES_EMAIL: 'sales@example.com' };
  const portal = await startPortal({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...mailing });
  onTestFinished(portal.stop);
  const page = await fetch(portal.origin + PAGE, { headers: { traceparent: `00-${TRACE}-${PARENT}-01` } });
  expect(page.status).toBe(200);
  const form = await fetch(`${portal.origin}/api/guest/consultation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(SAMPLE_FORM),
  });
  expect(form.status).toBe(200);
}

test.skipIf(!PAGES_ARE_BUILT)('a portal sends its pages, jobs and probes of itself as traces', async () => {
  const collector = await playCollector();
  onTestFinished(collector.stop);
  await startTracedPortal(collector.endpoint);
  const find = (name: string | RegExp) => collector.listSpans().filter((span) => span.name.match(name) !== null);

  await expect.poll(() => find('render weather:now').some(({ traceId }) => traceId === TRACE)).toBe(true);
  const page = collector.listSpans().find(({ parentSpanId }) => parentSpanId === PARENT);
  expect(page).toMatchObject({ name: 'GET /*', traceId: TRACE, kind: KIND.server });
  const render = find('render weather:now').find(({ traceId }) => traceId === TRACE);
  expect(render?.parentSpanId).toBe(page?.spanId);

  await expect.poll(() => find(/^job /).length).toBeGreaterThan(0);
  const [job] = find(/^job /);
  expect([job?.kind, job?.parentSpanId ?? '']).toEqual([KIND.internal, '']);

  await expect.poll(() => find(/^deliver leads/)[0]).toMatchObject({ kind: KIND.client, status: { code: 0 } });
  const [delivery] = find(/^deliver leads/);
  await expect.poll(() => find(/^job leads/).find(({ spanId }) => spanId === delivery?.parentSpanId)).toBeDefined();

  // The probe and the request that it makes are one trace.
  const findProbed = () =>
    find(/^probe$/).filter((probe) => collector.listSpans().some(({ parentSpanId }) => parentSpanId === probe.spanId));
  await expect.poll(() => findProbed().length).toBeGreaterThan(0);
  expect(collector.requests.map(({ text }) => text).join()).not.toMatch(/nha-trang|example\.com|Thu Hà|0912345678/);
});

test('fetches in the threads of ingest are traces', async () => {
  const collector = await playCollector();
  const upstream = await startUpstream(makeChanceBucket({ runAt: RUN_AT }));
  onTestFinished(upstream.stop);
  onTestFinished(collector.stop);
  const settings = {
    DATA_DIR: makeFolder(onTestFinished),
    DEMO: 'off',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    SOURCES: 'ecmwf-ens-chances,gfs',
    SOURCE_ECMWF_ENS_CHANCES_URL: upstream.url,
    // Nobody listens there.
    SOURCE_GFS_URL: 'http://127.0.0.1:9',
    CLOCK: new Date((RUN_AT + 9 * 3600) * 1000).toISOString().replace('.000', ''),
  };
  const role = startRole(settings, ['--roles=ingest']);
  onTestFinished(role.stop);
  const findFetch = (source: string, outcome: string) =>
    collector
      .listSpans()
      .find((span) => span.name === `fetch ${source}` && readAttributes(span)['portal.outcome'] === outcome);
  await expect
    .poll(() => findFetch('ecmwf-ens-chances', 'ok'), { message: role.said() })
    .toMatchObject({ kind: KIND.client });
  await expect.poll(() => findFetch('gfs', 'failed')?.status.code).toBe(ERROR);
  expect(collector.listResources()[0]).toMatchObject({ 'service.name': 'troi-viet', 'portal.role': 'ingest' });
});

const COLLECTOR = ['otelcol', 'otelcol-contrib'].find((name) => spawnSync(name, ['--version']).status === 0);

test.skipIf(COLLECTOR === undefined || !PAGES_ARE_BUILT)('the OpenTelemetry collector accepts the traces', async () => {
  const port = await findFreePort();
  const file = join(makeFolder(onTestFinished), 'collector.yaml');
  const config = {
    receivers: { otlp: { protocols: { http: { endpoint: `127.0.0.1:${port}` } } } },
    exporters: { debug: { verbosity: 'detailed' } },
    service: {
      telemetry: { metrics: { level: 'none' } },
      pipelines: { traces: { receivers: ['otlp'], exporters: ['debug'] } },
    },
  };
  writeFileSync(file, JSON.stringify(config));
  const collector = spawn(COLLECTOR ?? '', ['--config', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(collector, 'close');
  let said = '';
  for (const output of [collector.stdout, collector.stderr])
    output.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  onTestFinished(async () => {
    collector.kill('SIGTERM');
    await closed;
  });
  await expect.poll(() => said).toContain('Everything is ready');
  await startTracedPortal(`http://127.0.0.1:${port}`);
  await expect.poll(() => said).toMatch(new RegExp(`Trace ID\\s*: ${TRACE}[^#]*Name\\s*: render weather:now`));
});
