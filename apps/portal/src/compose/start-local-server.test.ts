import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { createLog } from '#platform/log/create-log.ts';
import type { Stopper } from '#platform/process/stopper.ts';
import { readConfig } from '../config.ts';
import { openCallProviders } from './open-call-provider.ts';
import { openChannels } from './open-channels.ts';
import { openGateways } from './open-gateways.ts';
import { openSenders } from './open-senders.ts';
import { startLocalServer } from './start-local-server.ts';

const NOW = Date.parse('2026-11-26T11:00:00+07:00') / 1000;
const endings: (() => unknown)[] = [];
const dataDir = mkdtempSync(join(tmpdir(), 'local-server-'));

afterEach(() => {
  for (const end of endings.splice(0)) end();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

async function start(env: Record<string, string>, sends: boolean) {
  const config = readConfig({ DATA_DIR: dataDir, ...env });
  const lines: string[] = [];
  const log = createLog({ readable: false, write: (line) => lines.push(line) });
  const gateways = openGateways(config, () => NOW, { plays: true });
  const stopper: Stopper = {
    onStop: (end) => void endings.push(end),
    onDrain: () => undefined,
    isStopping: () => false,
    stop: async () => {},
  };
  const senders = openSenders(config, () => NOW);
  const database = {} as Database;
  const calls = openCallProviders({ ...config, calls: null }, () => NOW);
  const channels = openChannels(config, { database, senders, clock: () => NOW, warn: () => {} });
  await startLocalServer(
    { config, stopper, warn: () => {} },
    { senders, gateways, channels, calls, sends, portal: 'http://x', log },
  );
  const told = lines.map((line) => JSON.parse(line));
  return { told, address: told.find(({ gateway }) => gateway !== undefined)?.gateway ?? told[0]?.inbox ?? null };
}

const statusOf = async (address: string, path: string) => (await fetch(address + path)).status;

describe('the server of this machine', () => {
  it('has inbox and gateways on one port', async () => {
    const { told, address } = await start({}, true);
    expect(told).toMatchObject([
      { inbox: address },
      { calls: `${address}/calls.json` },
      { gateway: address, methods: ['vietqr', 'momo', 'zalopay', 'vnpay'] },
    ]);
    expect([await statusOf(address, '/messages.json'), await statusOf(address, '/payments.json')]).toEqual([200, 200]);
  });

  it('has no inbox in a process that sends nothing', async () => {
    const { told, address } = await start({ INBOX_PORT: '1' }, false);
    expect(told).toHaveLength(1);
    expect([await statusOf(address, '/messages.json'), await statusOf(address, '/payments.json')]).toEqual([404, 200]);
  });

  it('is not there where people elsewhere reach the portal', async () => {
    expect((await start({ PUBLIC_URL: 'https://thoitiet.example' }, true)).told).toEqual([]);
  });
});
