import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  countAttempt,
  deleteOldAttempts,
  forgetAttempts,
  withdrawAttempt,
} from '../../apps/portal/src/platform/rate-limit/attempt-limit.ts';

const NOW = 1_800_000_000;
const RULE = { name: 'test', free: 5, windowSeconds: 900, pauseSeconds: { first: 1, longest: 900 } };
const AN = { rule: RULE, subject: 'an@vidu.vn' };

describe.each(listDatabaseServers())('tries on $name', (server) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(server);
  });
  afterAll(() => database.close());
  beforeEach(() => database.query('truncate attempt_count'));

  const countMany = async (count: number, at = NOW) => {
    for (let index = 0; index < count; index += 1) await countAttempt(database, AN, at);
  };

  it('are free up to the limit, then each is paused for twice as long', async () => {
    const pauses: (number | null)[] = [];
    let now = NOW;
    for (let index = 0; index < 16; index += 1) {
      const pause = await countAttempt(database, AN, now);
      pauses.push(pause);
      if (pause !== null) {
        now += pause;
        expect(await countAttempt(database, AN, now)).toBeNull();
      }
    }
    expect(pauses).toEqual([null, null, null, null, null, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900]);
  });

  it('that come at once are counted as if they came one by one', async () => {
    const pauses = await Promise.all(Array.from({ length: 40 }, () => countAttempt(database, AN, NOW)));
    expect(pauses.filter((pause) => pause === null)).toHaveLength(5);
  });

  it('begin anew after a quiet window, and not a second before', async () => {
    await countMany(5);
    expect(await countAttempt(database, AN, NOW + 1)).toBeNull();
    expect(await countAttempt(database, AN, NOW + 2)).toBe(1);
    expect(await countAttempt(database, AN, NOW + 3 + 899)).toBeNull();
    expect(await countAttempt(database, AN, NOW + 3 + 899)).toBe(4);
    const quiet = NOW + 3 + 899 + 4 + 900;
    for (let index = 0; index < 5; index += 1) expect(await countAttempt(database, AN, quiet)).toBeNull();
  });

  it('are capped by a pause as long as the window', async () => {
    const cap = { name: 'cap', free: 2, windowSeconds: 3600, pauseSeconds: { first: 3600, longest: 3600 } };
    const count = (at: number) => countAttempt(database, { rule: cap, subject: 'x' }, at);
    expect([await count(NOW), await count(NOW + 10), await count(NOW + 20)]).toEqual([null, null, 3590]);
    expect(await count(NOW + 3610)).toBeNull();
    const once = { name: 'once', free: 1, windowSeconds: 60, pauseSeconds: { first: 60, longest: 60 } };
    const countOnce = (at: number) => countAttempt(database, { rule: once, subject: 'x' }, at);
    expect([await countOnce(NOW), await countOnce(NOW + 59), await countOnce(NOW + 60)]).toEqual([null, 1, null]);
  });

  it('of others and of other rules are counted apart', async () => {
    await countMany(5);
    expect(await countAttempt(database, AN, NOW)).toBe(1);
    expect(await countAttempt(database, { ...AN, subject: 'ba@vidu.vn' }, NOW)).toBeNull();
    expect(await countAttempt(database, { ...AN, rule: { ...RULE, name: 'other' } }, NOW)).toBeNull();
  });

  it('are forgotten after a success, and one is taken back', async () => {
    await countMany(5);
    await forgetAttempts(database, AN);
    await countMany(5);
    await withdrawAttempt(database, AN, NOW);
    expect(await countAttempt(database, AN, NOW)).toBeNull();
    expect(await countAttempt(database, AN, NOW)).toBe(1);
  });

  it('are deleted once they no longer matter, and name nobody', async () => {
    await countMany(1);
    expect(JSON.stringify(await database.query('select * from attempt_count'))).not.toContain('vidu');
    await deleteOldAttempts(database, NOW);
    expect(await database.query('select 1 from attempt_count')).toHaveLength(1);
    await deleteOldAttempts(database, NOW + 1);
    expect(await database.query('select 1 from attempt_count')).toHaveLength(0);
  });
});
