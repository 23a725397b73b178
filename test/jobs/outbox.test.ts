import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openEmptyDatabase, type TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMigrations, migrate } from '../../apps/portal/src/platform/database/migrate.ts';
import { type Delivery, deliverDueMessages } from '../../apps/portal/src/platform/outbox/deliver-messages.ts';
import {
  addMessage,
  cancelMessages,
  countMessages,
  listMessages,
  retryMessages,
} from '../../apps/portal/src/platform/outbox/outbox-store.ts';

const START = Date.parse('2026-11-25T08:00:00+07:00') / 1000;
const TOPIC = 'test.letter';
const MIGRATIONS = join(import.meta.dirname, '../../apps/portal/migrations');

describe.each(listDatabaseServers())('the outbox on $name', (server) => {
  let database: TestDatabase;
  const world = { now: START };
  /** What the receiver accepted, by message id: it recognises repeats. */
  const received = new Map<string, number>();
  const failures: string[] = [];
  beforeAll(async () => {
    database = await openTestDatabase(server);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.query('truncate outbox_message');
    world.now = START;
    received.clear();
    failures.length = 0;
  });

  const add = async (id: string = randomUUID()): Promise<string> => {
    await addMessage(database, { bucket: 7, topic: TOPIC, id, payload: { words: 'xin chào' } }, world.now);
    return id;
  };
  const accept: Delivery['deliver'] = async ({ id }) => {
    received.set(id, (received.get(id) ?? 0) + 1);
    return null;
  };
  const deliver = (changes: Partial<Delivery> = {}) =>
    deliverDueMessages({
      database,
      clock: () => world.now,
      topic: TOPIC,
      deliver: accept,
      pace: { leaseSeconds: 60, backOff: { first: 30, longest: 3600 }, mostAttempts: 3 },
      failure: 'a test failed',
      warn: (line) => void failures.push(line),
      ...changes,
    });

  it('hands each message to its receiver once where nothing fails, however many workers there are', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => add()));
    const accepted = await Promise.all(Array.from({ length: 5 }, () => deliver()));
    expect(accepted.reduce((sum, count) => sum + count)).toBe(30);
    expect([...received.keys()].sort()).toEqual(ids.sort());
    expect([...received.values()].every((times) => times === 1)).toBe(true);
    expect(await countMessages(database, TOPIC)).toBe(0);
  });

  it('has the message only where its transaction was committed, with what it says', async () => {
    const failed = database.inTransaction(async (transaction) => {
      await addMessage(transaction, { bucket: 1, topic: TOPIC, id: randomUUID(), payload: {} }, START);
      throw new Error('the row was refused');
    });
    await expect(failed).rejects.toThrow('refused');
    const id = await add();
    const payloads: unknown[] = [];
    await deliver({
      deliver: async ({ id: receivedId, payload }) => {
        payloads.push([receivedId, payload]);
        return null;
      },
    });
    expect(payloads).toEqual([[id, { words: 'xin chào' }]]);
  });

  it('hands a message over again under its id where the worker is killed before it notes the end', async () => {
    const id = await add();
    // Killed after the receiver accepted: the row is as the claim left it.
    void deliver({ deliver: (message) => accept(message).then(() => new Promise<null>(() => undefined)) });
    await expect.poll(() => received.get(id)).toBe(1);
    world.now += 59;
    expect(await deliver()).toBe(0);
    world.now += 1;
    expect(await deliver()).toBe(1);
    expect([...received]).toEqual([[id, 2]]);
  });

  it('tries again at longer pauses, then holds a dead letter until an operator lets it be tried', async () => {
    const id = await add();
    const refuse = { deliver: async () => '550 no such mailbox' };
    for (const pause of [30, 60, 3600]) {
      expect(await deliver(refuse)).toBe(0);
      world.now += pause;
    }
    expect(failures).toEqual(
      ['retrying in 30 s', 'retrying in 60 s', 'given up, see `portal -- jobs`'].map(
        (next) => `a test failed (550 no such mailbox); ${next}`,
      ),
    );
    expect([await deliver(), await countMessages(database, TOPIC)]).toEqual([0, 1]);
    expect(await listMessages(database, 10)).toMatchObject([
      { id, attempts: 3, deadAt: START + 90, lastError: '550 no such mailbox' },
    ]);
    expect([await retryMessages(database, id, world.now), await retryMessages(database, randomUUID(), 0)]).toEqual([
      1, 0,
    ]);
    expect(await deliver()).toBe(1);
  });

  it('delivers no more of a message that was cancelled', async () => {
    const id = await add();
    expect([await cancelMessages(database, id), await cancelMessages(database, id)]).toEqual([1, 0]);
    expect(await deliver()).toBe(0);
  });

  it('ends between two messages when its process stops', async () => {
    await Promise.all([add(), add()]);
    const controller = new AbortController();
    const stopAfterOne = async () => {
      controller.abort();
      return null;
    };
    expect(await deliver({ signal: controller.signal, deliver: stopAfterOne })).toBe(1);
    expect(await countMessages(database, TOPIC)).toBe(1);
  });

  it('takes over the mails and keys of leads that waited before it was there', async () => {
    const old = await openEmptyDatabase(server);
    try {
      const migrations = listMigrations(MIGRATIONS);
      const isOld = ({ name }: { name: string }) => name < '0005';
      await migrate(old, migrations.filter(isOld));
      const id = randomUUID();
      await old.query(
        `insert into lead (bucket, id, kind, received_at, name, phone, email, language, consent_version, wants_advertising, suspicious)
         values (3, $1, 'userInform', 5, 'A', '+84912345678', 'a@example.vn', 'vi', '2026-01-01', false, false)`,
        [id],
      );
      await old.query('insert into lead_mail values (3, $1, 90, 4)', [id]);
      await old.query(`insert into lead_idempotency values (3, '\\x01', '\\x02', $1, 77)`, [id]);
      await migrate(old, migrations);
      expect(await listMessages(old, 10)).toMatchObject([
        { bucket: 3, topic: 'leads.mail', id, dueAt: 90, attempts: 4 },
      ]);
      expect(await old.query('select result_id as id, expires_at as at from idempotency_key')).toEqual([
        { id, at: 77 },
      ]);
      expect(await old.query('select from lead_mail')).toEqual([]);
    } finally {
      await old.close();
    }
  });
});
