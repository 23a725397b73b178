import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { findFreePort } from '@portal/testing/processes/find-free-port';
import { makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { startRole } from '../public-day/portal-role.ts';
import { makeChanceBucket } from '../upstream/chance-bucket.ts';
import { startUpstream } from '../upstream/upstream.ts';

/** Starts a process of some roles with metrics on a port of its own. */
async function startMeasured(roles: string, settings: Readonly<Record<string, string>>) {
  const port = String(await findFreePort());
  const role = startRole({ DATA_DIR: makeFolder(onTestFinished), DEMO: 'off', METRICS_PORT: port, ...settings }, [
    `--roles=${roles}`,
  ]);
  onTestFinished(role.stop);
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const readMetrics = () =>
    get('/metrics').then(
      (reply) => reply.text(),
      () => role.said(),
    );
  return { role, get, readMetrics };
}

test('ingest alone measures its fetches and serves its health', async () => {
  const upstream = await startUpstream(makeChanceBucket({ runAt: RUN_AT }));
  onTestFinished(upstream.stop);
  const { role, get, readMetrics } = await startMeasured('ingest', {
    SOURCES: 'ecmwf-ens-chances,gfs',
    SOURCE_ECMWF_ENS_CHANCES_URL: upstream.url,
    // Nobody listens there.
    SOURCE_GFS_URL: 'http://127.0.0.1:9',
    CLOCK: new Date((RUN_AT + 9 * 3600) * 1000).toISOString().replace('.000', ''),
  });
  await expect.poll(readMetrics).toContain('portal_source_run_age_seconds{source="ecmwf-ens-chances"}');
  const metrics = await readMetrics();
  expect(metrics).toMatch(/portal_build_info\{version="\d+\.\d+\.\d+",role="ingest"\} 1/);
  expect(metrics).toMatch(/portal_fetch_requests_total\{source="ecmwf-ens-chances",outcome="ok"\} [1-9]/);
  expect(metrics).toMatch(/portal_fetch_bytes_total\{source="ecmwf-ens-chances"\} [1-9]/);
  expect(metrics).toMatch(/portal_fetch_requests_total\{source="gfs",outcome="failed"\} [1-9]/);
  expect(metrics).toMatch(/portal_lease_held\{lease="sources\/gfs"\} 1/);
  expect(metrics).toContain('portal_source_chosen{source="gfs"} 1');
  // Unknown is absent.
  expect(metrics).not.toMatch(/portal_source_run_age_seconds\{source="gfs"\}|^portal_radar_frame_age_seconds \d/m);
  expect(metrics).not.toMatch(/^portal_jobs/m);
  expect(await (await get('/healthz')).json()).toEqual({ status: 'alive' });
  const { parts } = (await (await get('/readyz')).json()) as { parts: Record<string, { detail: string }> };
  expect(parts.sources?.detail).toBe('gfs: nothing published yet');
  expect(parts).not.toHaveProperty('database');
  const line = JSON.parse(role.said().split('\n')[0] ?? '') as Record<string, unknown>;
  expect(line).toMatchObject({ role: 'ingest', host: expect.any(String), version: expect.any(String) });
});

test.each(listDatabaseServers().slice(0, 1))('a worker alone measures its queues, with $name', async (server) => {
  const database = await openTestDatabase(server);
  onTestFinished(database.close);
  const lead = '00000000-0000-7000-8000-000000000001';
  await database.query(
    `insert into outbox_message (bucket, topic, id, payload, due_at, dead_at) values (1, 'nobody.mail', $1, '{}', 1, 2)`,
    [lead],
  );
  const { get, readMetrics } = await startMeasured('worker', { DATABASE_URL: database.url });
  await expect.poll(readMetrics).toMatch(/portal_jobs\{state="due"\} \d/);
  const metrics = await readMetrics();
  expect(metrics).toMatch(/portal_build_info\{version="\d+\.\d+\.\d+",role="worker"\} 1/);
  expect(metrics).toContain('portal_outbox_messages{topic="nobody.mail",state="dead"} 1');
  for (const queue of ['jobs', 'accountJobs', 'outbox', 'deliveries'])
    expect(metrics).toMatch(new RegExp(`portal_queue_overdue_seconds\\{queue="${queue}"\\} \\d`));
  expect(metrics).toMatch(/portal_database_connections\{state="waiting"\} \d/);
  await expect.poll(async () => (await get('/readyz')).json()).toMatchObject({ parts: { database: { ready: true } } });
});
