import { checkRule } from '@portal/domain/alert/check-rule';
import { getPlanLimit } from '@portal/domain/plan/may-use';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUNTED as ALL_COUNTED, listCounted } from '../../apps/portal/src/compose/own-things.table.ts';
import { PLACES } from '../../apps/portal/src/features/alerts/own/place-store.ts';
import { RULES, toRuleColumns } from '../../apps/portal/src/features/alerts/own/rule-store.ts';
import { ACTIVITIES } from '../../apps/portal/src/features/decisions/own/activity-store.ts';
import { SITES } from '../../apps/portal/src/features/delay-records/site-store.ts';
import { CATCHMENTS } from '../../apps/portal/src/features/hydropower/catchment-store.ts';
import { FARMS } from '../../apps/portal/src/features/wind/own/farm-store.ts';
import { toIdBucket } from '../../apps/portal/src/platform/database/bucket.ts';
import type { Queries } from '../../apps/portal/src/platform/database/database.ts';
import { makeUuidV7 } from '../../apps/portal/src/platform/database/uuid-v7.ts';
import type { CountedQuantity, OwnRow } from '../../apps/portal/src/platform/own-resource/own-resource.ts';
import { findPaused, insertInPlan, type OwnNeeds } from '../../apps/portal/src/platform/own-resource/plan-count.ts';

const NOW = Date.parse('2026-08-03T14:05:00+07:00') / 1000;
const POINT = { name: 'Cầu Giấy', lat: 21.03, lng: 105.8 };
const COUNTED = {
  places: PLACES,
  catchments: CATCHMENTS,
  farms: FARMS,
  records: SITES,
  rules: RULES,
  activities: ACTIVITIES,
} as const;
type Kind = keyof typeof COUNTED;
const KINDS = Object.keys(COUNTED) as Kind[];

function getQuantity(kind: Kind): CountedQuantity {
  const { counts } = COUNTED[kind];
  if (counts === null) throw new Error(`${kind} count towards nothing`);
  return counts;
}

function makeRule() {
  const checked = checkRule({ kind: 'rain', threshold: 2.5, leadMinutes: 30, language: 'vi' });
  if (!checked.ok) throw new Error('the rule of the test is wrong');
  return checked.value;
}

const TERMS = { thresholds: { rainMmh: 5 }, workHours: { from: 7, to: 17 }, weekdays: [1, 2] };

/** A row of each kind that has everything but its key. */
const ROWS: Readonly<Record<Kind, () => object>> = {
  places: () => ({ ...POINT, points: null, slug: null, active: true }),
  catchments: () => ({ ...POINT, areaKm2: null, plant: null, limits: [], active: true, changedAt: NOW, polygon: null }),
  farms: () => ({ ...POINT, hubHeightM: 100, curve: null, count: 1, availability: 1, wakeLoss: 0, works: [] }),
  records: () => ({
    ...POINT,
    publicId: makeUuidV7(NOW * 1000)
      .replaceAll('-', '')
      .slice(-22),
    language: 'vi',
    terms: TERMS,
    firstDayAt: NOW,
    nextDayAt: NOW,
    endDayAt: null,
  }),
  rules: () => ({ ...toRuleColumns(makeRule(), NOW), placeIds: [], channelIds: [], active: true, removedAt: null }),
  activities: () => ({ name: 'Đổ bê tông', conditions: [], costLoss: null, placeIds: [], notify: false, active: true }),
};

it('counts each kind', () => {
  expect(new Set(ALL_COUNTED)).toEqual(new Set(Object.values(COUNTED)));
});

describe.each(listDatabaseServers())('what counts towards plans on $name', (server) => {
  let database: TestDatabase;
  const world = { planId: 'community' as PlanId };
  beforeAll(async () => {
    database = await openTestDatabase(server);
  });
  afterAll(() => database.close());

  const toNeeds = (): OwnNeeds => ({ database, listCounted, findPlan: async () => ({ planId: world.planId }) });

  async function addAccount(): Promise<string> {
    const id = makeUuidV7(NOW * 1000);
    await database.query(
      `insert into account (bucket, id, email, language, password_hash, wants_advertising, terms_version, created_at)
       values ($1, $2, $3, 'vi', '', false, '1', $4)`,
      [toIdBucket(id), id, `${id}@example.vn`, NOW],
    );
    return id;
  }

  async function add(kind: Kind, accountId: string, createdAt: number): Promise<string> {
    const row = { ...ROWS[kind](), accountId, id: makeUuidV7(createdAt * 1000), createdAt };
    const resource = COUNTED[kind] as unknown as {
      readonly counts: CountedQuantity;
      readonly isCounted: (row: OwnRow) => boolean;
      readonly insert: (queries: Queries, row: OwnRow) => Promise<void>;
    };
    await database.inTransaction((transaction) => insertInPlan(toNeeds(), transaction, resource, row));
    return row.id;
  }

  it.each(KINDS)('has no room for more %s than the plan, also at the same moment', async (kind) => {
    world.planId = 'community';
    const accountId = await addAccount();
    const most = getPlanLimit('community', getQuantity(kind));
    const outcomes = await Promise.allSettled(
      Array.from({ length: most + 3 }, (_, index) => add(kind, accountId, NOW + index)),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(refused).toEqual(['planLimit', 'planLimit', 'planLimit']);
    expect(await listCounted(database, accountId, getQuantity(kind))).toHaveLength(most);
  });

  it.each(KINDS)('pauses the youngest %s when the plan shrinks, and none when it grows again', async (kind) => {
    world.planId = 'package-4';
    const accountId = await addAccount();
    const quantity = getQuantity(kind);
    const most = getPlanLimit('community', quantity);
    const ids: string[] = [];
    for (let index = 0; index < most + 2; index += 1) ids.push(await add(kind, accountId, NOW + index));
    expect(await findPaused(toNeeds(), accountId, quantity)).toEqual(new Set());
    world.planId = 'community';
    expect(await findPaused(toNeeds(), accountId, quantity)).toEqual(new Set(ids.slice(most)));
    world.planId = 'package-4';
    expect(await findPaused(toNeeds(), accountId, quantity)).toEqual(new Set());
  });

  it.each(['locationNumber', 'insightNumber'] as const)('counts all kinds of %s together', async (quantity) => {
    world.planId = 'package-4';
    const accountId = await addAccount();
    const kinds = KINDS.filter((kind) => getQuantity(kind) === quantity);
    const ids: string[] = [];
    for (const [index, kind] of kinds.entries()) ids.push(await add(kind, accountId, NOW + index));
    const counted = await listCounted(database, accountId, quantity);
    expect(counted.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it('neither lists, finds nor changes a removed rule', async () => {
    world.planId = 'package-4';
    const accountId = await addAccount();
    const key = { accountId, id: await add('rules', accountId, NOW) };
    expect(await COUNTED.rules.update(database, key, { removedAt: NOW, active: false })).toBe(true);
    expect(await COUNTED.rules.list(database, accountId)).toEqual([]);
    expect(await COUNTED.rules.find(database, key)).toBeNull();
    expect(await COUNTED.rules.update(database, key, { removedAt: null })).toBe(false);
  });

  it('counts neither rules on official warnings nor ended records', async () => {
    world.planId = 'package-4';
    const accountId = await addAccount();
    const [rule, record] = [await add('rules', accountId, NOW), await add('records', accountId, NOW)];
    await COUNTED.rules.update(database, { accountId, id: rule }, { kind: 'officialWarning' });
    await COUNTED.records.update(database, { accountId, id: record }, { endDayAt: NOW });
    expect(await listCounted(database, accountId, 'insightNumber')).toEqual([]);
    expect(await listCounted(database, accountId, 'locationNumber')).toEqual([]);
  });
});
