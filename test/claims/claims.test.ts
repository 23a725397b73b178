import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DELIVERIES } from '../../apps/portal/src/features/alerts/delivery/delivery-store.ts';
import { ACCOUNT_JOBS, MOST_ATTEMPTS } from '../../apps/portal/src/platform/account-jobs/account-job-store.ts';
import { addAccountJob } from '../../apps/portal/src/platform/account-jobs/add-account-job.ts';
import { claimRows, createClaimer, readDelay } from '../../apps/portal/src/platform/claims/claim-rows.ts';
import type { Claim, ClaimTable } from '../../apps/portal/src/platform/claims/claim-table.ts';
import {
  changeByBucket,
  removeClaimed,
  renewClaim,
  settleClaim,
  settleClaims,
} from '../../apps/portal/src/platform/claims/settle-claim.ts';
import type { Queries } from '../../apps/portal/src/platform/database/database.ts';
import { sql } from '../../apps/portal/src/platform/database/sql.ts';
import { JOBS, registerJobs } from '../../apps/portal/src/platform/jobs/job-store.ts';
import { addMessage, OUTBOX } from '../../apps/portal/src/platform/outbox/outbox-store.ts';
import { addAccount, addChannel, addMessage as addDelivery, START } from '../alerts/fill-alerts.ts';

const LEASE_SECONDS = 30;
const TOPIC = 'test.letter';
const KIND = { name: 'test.print' };

type Row = Record<string, unknown>;

interface Declared {
  readonly table: ClaimTable<Row>;
  readonly lanes: readonly string[];
  /** Attempts after which a row is claimed no more. */
  readonly mostAttempts: number;
  /** Values of a row that is given back. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Adds a row. */
  readonly add: (queries: Queries, number: number) => Promise<unknown>;
}

/** Reads any table's rows by their properties. */
const untype = <Known extends object>(table: ClaimTable<Known>) => table as unknown as ClaimTable<Row>;

const DECLARED: readonly Declared[] = [
  {
    table: untype(JOBS),
    lanes: Array.from({ length: 12 }, (_, number) => `test.job-${number}`),
    mostAttempts: Number.POSITIVE_INFINITY,
    given: {},
    add: (queries, number) =>
      registerJobs(queries, [{ name: `test.job-${number}`, everySeconds: 60, run: async () => undefined }], START),
  },
  {
    table: untype(OUTBOX),
    lanes: [TOPIC],
    mostAttempts: Number.POSITIVE_INFINITY,
    given: {},
    add: (queries, number) =>
      addMessage(queries, { bucket: number % 3, topic: TOPIC, id: randomUUID(), payload: {} }, START),
  },
  {
    table: untype(ACCOUNT_JOBS),
    lanes: [KIND.name],
    mostAttempts: MOST_ATTEMPTS,
    given: { state: 'queued' },
    add: async (queries) =>
      addAccountJob(queries, { kind: KIND, accountId: await addAccount(queries), input: {}, now: START }),
  },
  {
    table: untype(DELIVERIES),
    lanes: ['webhook'],
    mostAttempts: Number.POSITIVE_INFINITY,
    given: {},
    add: async (queries, number) => {
      const address = `https://hooks.example.vn/${number}`;
      const channel = await addChannel(queries, await addAccount(queries), 'webhook', address);
      await addDelivery(queries, channel, { expiresAt: START + 86_400 });
    },
  },
];

type Step =
  | { readonly kind: 'claim'; readonly worker: string; readonly most: number }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'renew' | 'settle' | 'settleTogether'; readonly claim: number };

const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('claim' as const),
      worker: fc.constantFrom('a', 'b'),
      most: fc.constantFrom(1, 2, 9),
    }),
    fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, LEASE_SECONDS - 1, LEASE_SECONDS) }),
    fc.record({
      kind: fc.constantFrom('renew' as const, 'settle' as const, 'settleTogether' as const),
      claim: fc.nat(20),
    }),
  ),
  { minLength: 4, maxLength: 14 },
);

interface ModelRow {
  attempts: number;
  leaseUntil: number | null;
  claim: Claim<Row> | null;
}

describe.each(listDatabaseServers())('claims on $name', (server) => {
  let database: TestDatabase;
  const written: string[] = [];
  /** Notes what is run. */
  const queries: Queries = {
    query(text, values) {
      written.push(text);
      return database.query(text, values);
    },
  };
  beforeAll(async () => {
    database = await openTestDatabase(server);
  });
  afterAll(() => database.close());

  const WORKERS = new Map(['a', 'b'].map((name) => [name, randomUUID()]));

  async function fill({ table, add }: Declared, rows: number): Promise<void> {
    await database.query(`truncate ${table.name}, account cascade`);
    for (let number = 0; number < rows; number += 1) await add(database, number);
  }

  const toId = ({ key }: ClaimTable<Row>, row: object): string =>
    key.map((property) => (row as Row)[property]).join(' ');

  /** Leases and attempts as they are stored. */
  async function read({ table }: Declared) {
    const key = table.key.map((property) => `${property.replace(/[A-Z]/g, '_$&').toLowerCase()} as "${property}"`);
    const rows = await database.query<{ attempts: number; leaseUntil: number | null; claimedBy: string | null }>(
      `select ${key.join(', ')}, attempts, lease_until as "leaseUntil", claimed_by as "claimedBy" from ${table.name}`,
    );
    return new Map(rows.map((row) => [toId(table, row), row]));
  }

  /** Compares a table with what its claims should have made of it. */
  async function play(declared: Declared, plan: readonly Step[]): Promise<void> {
    const { table, lanes, mostAttempts, given } = declared;
    await fill(declared, 3);
    const model = new Map<string, ModelRow>(
      [...(await read(declared)).keys()].map((id) => [id, { attempts: 0, leaseUntil: null, claim: null }]),
    );
    const claims: Claim<Row>[] = [];
    let now = START;
    for (const step of plan) {
      if (step.kind === 'wait') now += step.seconds;
      else if (step.kind === 'claim') {
        const claimedBy = WORKERS.get(step.worker) ?? '';
        const leaseUntil = now + LEASE_SECONDS;
        const free = [...model.values()].filter(
          (row) => (row.leaseUntil ?? 0) <= now && row.attempts < mostAttempts,
        ).length;
        const claimed = await claimRows(queries, table, { lanes, claimedBy, now, leaseUntil, most: step.most });
        expect(claimed).toHaveLength(Math.min(free, step.most));
        for (const claim of claimed) {
          const row = model.get(toId(table, claim)) as ModelRow;
          // Never while another lease lives.
          expect(row.leaseUntil ?? 0).toBeLessThanOrEqual(now);
          expect(claim).toMatchObject({ claimedBy, attempts: row.attempts + 1 });
          Object.assign(row, { attempts: claim.attempts, leaseUntil, claim });
          claims.push(claim);
        }
      } else if (claims.length > 0) {
        const claim = claims[step.claim % claims.length] as Claim<Row>;
        const row = model.get(toId(table, claim)) as ModelRow;
        const isHeld = row.claim === claim;
        if (step.kind === 'renew') {
          const state = await renewClaim(queries, table, claim, { leaseUntil: now + LEASE_SECONDS });
          expect(state).toBe(isHeld ? 'held' : 'lost');
          if (isHeld) row.leaseUntil = now + LEASE_SECONDS;
        } else {
          const result = { dueAt: now, ...given };
          if (step.kind === 'settle') await settleClaim(queries, table, claim, result);
          else await settleClaims(queries, table, [{ claim, result }]);
          if (isHeld) Object.assign(row, { leaseUntil: null, claim: null });
        }
      }
      for (const [id, { attempts, leaseUntil, claimedBy }] of await read(declared)) {
        const row = model.get(id) as ModelRow;
        expect({ attempts, leaseUntil, claimedBy }).toEqual({
          attempts: row.attempts,
          leaseUntil: row.leaseUntil,
          claimedBy: row.claim?.claimedBy ?? null,
        });
      }
    }
  }

  describe.each(DECLARED.map((declared) => ({ name: declared.table.name, declared })))('of $name', ({ declared }) => {
    const { table, lanes } = declared;

    it('go to another worker once their lease is over, never before, and change nothing once they are lost', async () => {
      await fc.assert(
        fc.asyncProperty(steps, (plan) => play(declared, plan)),
        { numRuns: 25 },
      );
    });

    it('of many workers at the same moment are of different rows, and of all', async () => {
      await fill(declared, 12);
      const options = { lanes, now: START, leaseUntil: START + LEASE_SECONDS, most: 12 };
      const ids: string[] = [];
      const work = async () => {
        const claim = createClaimer(queries, table);
        for (let isDue = true; isDue; ) {
          const claimed = await claim({ ...options, claimedBy: randomUUID() });
          isDue = claimed.length > 0;
          ids.push(...claimed.map((row) => toId(table, row)));
        }
      };
      await Promise.all(Array.from({ length: 6 }, work));
      expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
      expect(await readDelay(queries, table, { now: START + LEASE_SECONDS - 1 })).toBe(0);
      expect(await readDelay(queries, table, { now: START + LEASE_SECONDS })).toBe(LEASE_SECONDS);
    });

    it('remove their row only while they are held', async () => {
      await fill(declared, 1);
      const claim = async (now: number) => {
        const [row] = await claimRows(queries, table, {
          lanes,
          claimedBy: WORKERS.get('a') ?? '',
          now,
          leaseUntil: now + LEASE_SECONDS,
          most: 1,
        });
        return row as Claim<Row>;
      };
      const lost = await claim(START);
      const held = await claim(START + LEASE_SECONDS);
      await removeClaimed(queries, table, lost);
      expect((await read(declared)).size).toBe(1);
      await removeClaimed(queries, table, held);
      expect((await read(declared)).size).toBe(0);
    });
  });

  it('are changed bucket by bucket where no worker holds them', async () => {
    const declared = DECLARED[1] as Declared;
    await fill(declared, 7);
    const change = () =>
      changeByBucket(queries, 'outbox_message', {
        sets: { deadAt: START },
        when: sql`dead_at is null and due_at <= ${START}`,
      });
    expect([await change(), await change()]).toEqual([7, 0]);
  });

  it('name the bucket in each statement that writes or locks, as Citus demands', () => {
    const writing = written.filter((text) => /^(with|update|delete)/.test(text));
    expect(writing.length).toBeGreaterThan(0);
    expect(writing.filter((text) => !/bucket = \$/.test(text))).toEqual([]);
    expect(written.filter((text) => text.startsWith('select') && text.includes('for update'))).toEqual([]);
  });
});
