import type { PlanId } from '@portal/domain/plan/plan.table';
import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listChangeJobs } from '../../apps/portal/src/features/decisions/changes/change-jobs.ts';
import type { WorkHours } from '../../apps/portal/src/features/decisions/needs.ts';
import { ACTIVITIES } from '../../apps/portal/src/features/decisions/own/activity-store.ts';
import { endFeed, findFeedAccount, renewFeed } from '../../apps/portal/src/features/decisions/own/feed-store.ts';
import {
  createActivities,
  listSiteBoards,
  showActivities,
} from '../../apps/portal/src/features/decisions/own/own-activities.ts';
import { makeWorkHours } from '../../apps/portal/src/features/decisions/work-hours.fixture.ts';
import { toIdBucket } from '../../apps/portal/src/platform/database/bucket.ts';
import type { Queries } from '../../apps/portal/src/platform/database/database.ts';
import { makeUuidV7 } from '../../apps/portal/src/platform/database/uuid-v7.ts';
import type { Mail } from '../../apps/portal/src/platform/mail/mailer.ts';

const NOW = Date.parse('2026-08-03T14:05:00+07:00') / 1000;
const SITE = { id: '018f0000-0000-7000-8000-000000000001', name: 'Cầu Giấy', lat: 21.03, lng: 105.8 };
const POUR = {
  name: '  Đổ  bê tông ',
  conditions: [{ quantity: 'rain', compare: 'atMost', threshold: 2.5, near: 0.5, hours: 1 }],
  placeIds: [SITE.id],
  notify: true,
};

async function addAccount(database: TestDatabase): Promise<string> {
  const id = makeUuidV7(NOW * 1000);
  await database.query(
    `insert into account (bucket, id, email, language, password_hash, wants_advertising, terms_version, created_at)
     values ($1, $2, $3, 'vi', '', false, '1', $4)`,
    [toIdBucket(id), id, `${id}@example.vn`, NOW],
  );
  return id;
}

/** A portal whose weather, plan and rules are set by the test. */
function openWorld(database: TestDatabase) {
  const world = { now: NOW, version: 'a', planId: 'community' as PlanId, rules: 0, hours: {} as Partial<WorkHours> };
  const letters: Mail[] = [];
  const needs = {
    database,
    clock: () => world.now,
    weatherClock: () => world.now,
    locate: () => {
      throw new Error('not asked');
    },
    readWorkHours: (_point: unknown, count: number) => makeWorkHours(count, world.hours),
    findPlan: async () => ({ planId: world.planId }),
    listCounted: async (queries: Queries, accountId: string) => [
      ...Array.from({ length: world.rules }, (_, index) => ({ id: `rule-${index}`, createdAt: 0 })),
      ...(await ACTIVITIES.list(queries, accountId)),
    ],
    listSites: async () => [SITE],
    findEmail: async (accountId: string) => ({ email: `${accountId}@example.vn`, language: 'vi' as const }),
    findBlocked: async () => new Set<string>(),
    version: () => world.version,
    publicUrl: 'https://portal.example',
    warn: () => undefined,
    sendMail: async (mail: Mail) => {
      letters.push(mail);
      return null;
    },
  };
  const jobs = listChangeJobs(needs);
  const runJobs = async (): Promise<void> => {
    for (const job of jobs) await job.run({ signal: new AbortController().signal, reportProgress: () => undefined });
  };
  return { world, needs, letters, runJobs };
}

describe.each(listDatabaseServers())('own activities on $name', (server) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(server);
  });
  afterAll(() => database.close());

  it('are stored, changed and removed, and stand on the board of their sites', async () => {
    const { needs } = openWorld(database);
    const accountId = await addAccount(database);
    const made = await createActivities(needs).add({ accountId }, { body: POUR, language: 'vi' });
    expect(made).toMatchObject({ name: 'Đổ bê tông', text: 'mưa không quá 2,5\u00a0mm/giờ', active: true });
    const key = { accountId, id: made.id };
    expect(
      await createActivities(needs).change(key, { body: { name: 'Đổ sàn', cost: 1, loss: 9 }, language: 'vi' }),
    ).toMatchObject({
      name: 'Đổ sàn',
      conditions: POUR.conditions,
      cost: 1,
    });
    const [board] = await listSiteBoards(needs, accountId, 'vi');
    expect([board?.site.name, board?.activities[0]?.name, board?.activities[0]?.hours.length]).toEqual([
      'Cầu Giấy',
      'Đổ sàn',
      72,
    ]);
    await ACTIVITIES.remove(needs.database, key);
    await expect(ACTIVITIES.remove(needs.database, key)).rejects.toMatchObject({ code: 'notFound' });
    expect((await showActivities(needs, accountId, 'vi')).items).toEqual([]);
  });

  it('of another account, and at places of another, are out of reach', async () => {
    const { needs } = openWorld(database);
    const [one, two] = [await addAccount(database), await addAccount(database)];
    const { id } = await createActivities(needs).add({ accountId: one }, { body: POUR, language: 'vi' });
    await expect(
      createActivities(needs).change({ accountId: two, id }, { body: {}, language: 'vi' }),
    ).rejects.toMatchObject({ code: 'notFound' });
    const elsewhere = { ...POUR, placeIds: ['018f0000-0000-7000-8000-000000000002'] };
    await expect(
      createActivities(needs).add({ accountId: two }, { body: elsewhere, language: 'vi' }),
    ).rejects.toMatchObject({ code: 'badInput' });
  });

  it('share the number of the plan with rules, and are paused when it shrinks, the oldest last', async () => {
    const { needs, world } = openWorld(database);
    const accountId = await addAccount(database);
    world.rules = 8;
    for (const second of [1, 2]) {
      world.now = NOW + second;
      await createActivities(needs).add({ accountId }, { body: { ...POUR, name: `Việc ${second}` }, language: 'vi' });
    }
    await expect(createActivities(needs).add({ accountId }, { body: POUR, language: 'vi' })).rejects.toMatchObject({
      code: 'planLimit',
      options: { planLimit: { limit: 10, plan: 'community' } },
    });
    world.rules = 9;
    const { items } = await showActivities(needs, accountId, 'vi');
    expect(items.map(({ active, ...item }) => [active, 'pausedBy' in item])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('have a calendar at an address that ends when it is renewed or given up', async () => {
    const accountId = await addAccount(database);
    const first = await renewFeed(database, accountId, NOW);
    expect(await findFeedAccount(database, first)).toBe(accountId);
    const second = await renewFeed(database, accountId, NOW);
    expect(await findFeedAccount(database, first)).toBeNull();
    expect(await findFeedAccount(database, `${second.slice(0, -1)}${second.endsWith('A') ? 'B' : 'A'}`)).toBeNull();
    await endFeed(database, accountId);
    for (const token of [second, '', 'x', undefined]) expect(await findFeedAccount(database, token)).toBeNull();
  });

  it('are written about once when the advice turns round, and again only after a pause', async () => {
    const { needs, world, letters, runJobs } = openWorld(database);
    const accountId = await addAccount(database);
    await createActivities(needs).add({ accountId }, { body: POUR, language: 'vi' });
    const own = () => letters.filter(({ to }) => to.startsWith(accountId));
    await runJobs();
    expect(own()).toEqual([]);
    const rain = new Float64Array(48);
    rain[3] = 14;
    Object.assign(world, { version: 'b', hours: { columns: { rain } } });
    await runJobs();
    expect(own().map(({ subject }) => subject)).toEqual(['Đổ bê tông, Cầu Giấy: lời khuyên đã đổi']);
    expect(own()[0]?.text).toContain('17:00–18:00: trước là nên, nay KHÔNG NÊN.');
    await runJobs();
    Object.assign(world, { version: 'c', hours: {}, now: NOW + 3600 });
    await runJobs();
    expect(own()).toHaveLength(1);
    Object.assign(world, { version: 'd', now: NOW + 3 * 3600 + 1 });
    await runJobs();
    expect(own()).toHaveLength(2);
  });
});
