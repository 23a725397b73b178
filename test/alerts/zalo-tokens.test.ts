import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openZaloGateway } from '../../apps/portal/src/platform/alert-channel/zalo-gateway.ts';
import { createZaloTokens } from '../../apps/portal/src/platform/alert-channel/zalo-tokens.ts';
import { serveSandbox } from '../../apps/portal/src/platform/sandbox/channels/serve-sandbox.fixture.ts';

const START = 1_795_000_000;

describe.each(listDatabaseServers())('tokens of Zalo, on $name,', (server) => {
  let database: TestDatabase;
  let played: Awaited<ReturnType<typeof serveSandbox>>;
  let now = START;
  const lines: string[] = [];

  /** A process of its own. */
  function open(refreshToken = played.sandbox.accounts.zalo.refreshToken) {
    const account = { ...played.sandbox.accounts.zalo, refreshToken };
    const url = () => `${played.address}/zalo/token`;
    return createZaloTokens({ account, database, url, clock: () => now, warn: (line) => void lines.push(line) });
  }
  const send = (tokens: ReturnType<typeof open>, fields: { id?: string; to?: string } = {}) =>
    openZaloGateway({
      tokens,
      templates: { vi: '100001', en: '100002' },
      url: () => `${played.address}/zalo`,
      isSandbox: true,
    }).send({ id: 'm1', to: '+84912345678', language: 'en', data: { noi_dung: 'Mưa to từ 17:20.' }, ...fields });

  beforeEach(async () => {
    now = START;
    lines.length = 0;
    database = await openTestDatabase(server);
    played = await serveSandbox({ slowMs: 3000, now: START });
  });
  afterEach(async () => {
    played.stop();
    await database.close();
  });

  it('are refreshed by one of several processes at a time, and all get the same one', async () => {
    // A refresh token is valid once: a second use would be refused, and give null.
    const tokens = await Promise.all(Array.from({ length: 8 }, () => open().find()));
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).toMatch(/^[\da-f]{48}$/);
  });

  it('stay until they end, and are refreshed with the stored refresh token then', async () => {
    const process = open();
    const first = await process.find();
    now += 3600;
    expect(await open().find()).toBe(first);
    now += 90_000;
    const second = await process.find();
    expect(second).not.toBe(first);
    expect(await open().find()).toBe(second);
    expect(lines).toEqual([]);
  });

  it('that Zalo refuses are replaced before the message is given up', async () => {
    const process = open();
    expect(await send(process)).toEqual({ kind: 'accepted', providerId: 'zalo-m1' });
    played.sandbox.expireZaloToken();
    expect(await send(process, { id: 'm2' })).toEqual({ kind: 'accepted', providerId: 'zalo-m2' });
    expect(played.messages).toMatchObject([
      { to: '+84912345678', text: 'noi_dung: Mưa to từ 17:20.', headers: { template: '100002' } },
      { id: 'm2' },
    ]);
  });

  it('that cannot be had any more are asked of the operator, whose new one counts at once', async () => {
    expect(await send(open('used before'))).toEqual({ kind: 'trouble', why: 'zalo: no access token' });
    expect(lines).toEqual([expect.stringMatching(/error -14014\); if this persists, set a new ZALO_REFRESH_TOKEN/)]);
    expect(await send(open())).toMatchObject({ kind: 'accepted' });
  });

  it.each([
    ['busy', 'trouble'],
    ['sayNo', 'trouble'],
    ['lie', 'trouble'],
    ['die', 'trouble'],
    ['refuse', 'refused'],
  ] as const)('do not matter to a partner that is %s: a message ends as %s', async (mood, kind) => {
    played.sandbox.setMood('zalo', mood);
    expect((await send(open())).kind).toBe(kind);
  });

  it('are not asked for a landline', async () => {
    expect(await send(open(), { to: '+842438253536' })).toEqual({ kind: 'refused', why: 'no mobile number' });
  });
});
