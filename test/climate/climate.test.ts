import { DAY_SECONDS } from '@portal/domain/time/vietnam-time';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openClimate } from '../../apps/portal/src/features/climate/open-climate.ts';
import {
  createAccountJobRunner,
  runAccountJobs,
} from '../../apps/portal/src/platform/account-jobs/run-account-jobs.ts';
import { openAccountServer } from '../accounts/account-server.ts';

type Portal = Awaited<ReturnType<typeof openClimatePortal>>;
type Person = Awaited<ReturnType<Portal['register']>>;
type Server = Parameters<typeof openAccountServer>[0];

/** 2026-11-21, 14:00. */
const NOW = Date.parse('2026-11-21T14:00:00+07:00') / 1000;
const ORDER = { kind: '30-days', region: 'south', language: 'vi' };

/** A portal with accounts and climate bulletins of uniform weather. */
async function openClimatePortal(server: Server) {
  const features: ReturnType<typeof openClimate>[] = [];
  const plan = { id: 'community' as 'community' | 'package-3' | 'package-5' };
  const portal = await openAccountServer(server, {
    listMore(people) {
      const feature = openClimate({
        ...people,
        warn: () => undefined,
        machineClock: people.clock,
        demo: () => false,
        version: () => 'one',
        dataDir: '.',
        outlookAddress: null,
        readOutlook: () => null,
        findPlan: async () => ({ planId: plan.id }),
        publicUrl: 'https://portal.example',
        readRegionDays: async ({ regions, from, days }) =>
          regions.flatMap(({ region }) =>
            Array.from({ length: days }, (_, day) => ({
              region,
              dayAt: from + day * DAY_SECONDS,
              temperatureC: 25,
              rainMm: 2,
              isDemo: false,
            })),
          ),
      });
      features.push(feature);
      return feature.rawRoutes ?? [];
    },
  });
  const [feature] = features;
  if (feature === undefined) throw new Error('no process was opened');
  return { ...portal, feature, plan };
}

describe.each(listDatabaseServers())('climate bulletins on $name', (server) => {
  let portal: Portal;
  let owner: Person;

  const order = (fields: object = {}, person: Person | null = owner) =>
    portal.call('POST', '/api/v1/climate/pdf', {
      ...(person === null ? {} : { token: person.token }),
      body: { ...ORDER, ...fields },
    });
  const fetchFile = (id: string, person = owner) =>
    portal.call('GET', `/api/v1/climate/pdf/${id}`, { token: person.token });
  const work = () =>
    runAccountJobs(
      createAccountJobRunner({
        database: portal.database,
        clock: () => portal.world.now,
        warn: () => undefined,
        kinds: portal.feature.accountJobs ?? [],
      }),
      new AbortController().signal,
    );

  beforeAll(async () => {
    portal = await openClimatePortal(server);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    portal.world.now = NOW;
    portal.plan.id = 'package-3';
    await portal.database.query('delete from climate_day');
    owner = await portal.register();
  });

  it('are printed for a plan that has them: tagged, with their fonts, for their owner alone', async () => {
    await portal.feature.jobs?.[0]?.run({ signal: new AbortController().signal, reportProgress: () => undefined });
    const [stored] = await portal.database.query<{ count: number }>('select count(*)::int as count from climate_day');
    expect(stored?.count).toBe(30 * 7);
    const ordered = await order();
    expect(ordered.status).toBe(202);
    const id = String((ordered.body as { jobId: string }).jobId);
    expect((await fetchFile(id)).status).toBe(404);
    await work();
    const [job] = await portal.database.query<{ state: string; result: object; file: Buffer; file_name: string }>(
      'select state, result, file, file_name from account_job where id = $1',
      [id],
    );
    expect(job).toMatchObject({
      state: 'done',
      result: { kind: '30-days', region: 'south', demo: false },
      file_name: 'ban-tin-khi-hau-30-days-2026-11-21.pdf',
    });
    const text = job?.file.toString('latin1') ?? '';
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/StructTreeRoot');
    expect(text.match(/\/FontFile2 /g)?.length).toBe(2);
    expect(text.length).toBeLessThan(500_000);
    expect((await fetchFile(id)).status).toBe(200);
    expect((await fetchFile(id, await portal.register())).status).toBe(404);
    expect((await fetchFile('not-an-id')).status).toBe(404);
  });

  it('are refused to guests, to plans without them, beyond the plan’s days and its one region', async () => {
    expect((await order({}, null)).status).toBe(401);
    portal.plan.id = 'community';
    expect(await order()).toMatchObject({ status: 403, body: { errorCode: 'planLimit', plan: 'community', limit: 0 } });
    portal.plan.id = 'package-3';
    expect((await order({ kind: '3-months' })).status).toBe(403);
    expect((await order({ region: 'country' })).status).toBe(403);
    expect((await order()).status).toBe(202);
    const other = await order({ region: 'highlands' });
    expect(other).toMatchObject({ status: 403, body: { errorCode: 'planLimit' } });
    expect(String(other.body.detail)).toContain('Nam Bộ');
    expect((await order({ kind: '1-month', month: '2026-12' })).status).toBe(202);
    portal.plan.id = 'package-5';
    expect((await order({ kind: '12-months', region: 'country' })).status).toBe(202);
  });

  it('are refused for what is no bulletin, field by field', async () => {
    expect(await order({ kind: '2-months' })).toMatchObject({ status: 400, body: { errors: [{ path: 'kind' }] } });
    expect(await order({ region: 'hanoi' })).toMatchObject({ status: 400, body: { errors: [{ path: 'region' }] } });
    expect((await order({ kind: '1-month', month: '2028-01' })).status).toBe(400);
    expect((await order({ kind: '1-month', month: '12/2026' })).status).toBe(400);
    const [row] = await portal.database.query<{ count: number }>('select count(*)::int as count from account_job');
    const before = row?.count;
    await order({ kind: '1-month', month: '2026-10' });
    const [after] = await portal.database.query<{ count: number }>('select count(*)::int as count from account_job');
    expect(after?.count).toBe(before);
  });
});
