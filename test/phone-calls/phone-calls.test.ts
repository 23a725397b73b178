import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { IS_WHOLE_RUN } from '@portal/testing/sample/choose-sample';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCallBook } from '../../apps/portal/src/features/phone-calls/call-book-store.ts';
import { askOutcomes, dispatchCalls } from '../../apps/portal/src/features/phone-calls/dispatch-calls.ts';
import { openPhoneCalls } from '../../apps/portal/src/features/phone-calls/open-phone-calls.ts';
import { RECORDINGS, saveClient } from '../../apps/portal/src/features/phone-calls/own-call-store.ts';
import { createAccountJobRunner } from '../../apps/portal/src/platform/account-jobs/run-account-jobs.ts';
import { openCallProvider, signCallBody } from '../../apps/portal/src/platform/call-provider/call-provider.ts';
import { type CallSandbox, createCallSandbox } from '../../apps/portal/src/platform/sandbox/calls/call-sandbox.ts';
import { type LocalServer, serveLocally } from '../../apps/portal/src/platform/sandbox/local-server.ts';
import { openAccountServer } from '../accounts/account-server.ts';

const PROGRAM = fileURLToPath(new URL('./dispatch-forever.ts', import.meta.url));
/** A Monday. */
const MORNING = Date.parse('2026-11-23T09:00:00+07:00') / 1000;
const CONSENT = { how: 'Phiếu đăng ký tại xã', advertising: false, confirmed: true };
const RECORDING = '019ec0de-0000-7000-8000-0123456789ab';

describe.each(listDatabaseServers())('automatic calls on $name', (server) => {
  let portal: Awaited<ReturnType<typeof openAccountServer>>;
  let owner: Awaited<ReturnType<typeof portal.register>>;
  let accountId = '';
  let sandbox: CallSandbox;
  let local: LocalServer;
  let feature: ReturnType<typeof openPhoneCalls>;
  const clock = () => portal.world.now;

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    portal.call(method, `/api/v1/me/${path}`, { token: owner.token, ...(body === undefined ? {} : { body }) });
  const runJob = async (name: string) =>
    feature.jobs
      ?.find((job) => job.name === `phone-calls.${name}`)
      ?.run({ signal: new AbortController().signal, reportProgress: () => undefined });
  const readList = async (rows: readonly string[]) => {
    const { body: list } = await call('POST', 'call-lists', { name: 'Hộ ven sông', consent: CONSENT });
    const raw = ['Tên;SĐT', ...rows].join('\r\n');
    const headers = { 'content-type': 'text/csv' };
    const path = `/api/v1/me/call-lists/${list.id}/file`;
    expect((await portal.call('PUT', path, { token: owner.token, raw, headers })).status).toBe(202);
    const kinds = feature.accountJobs ?? [];
    const jobs = createAccountJobRunner({ database: portal.database, kinds, clock, warn: () => undefined });
    await jobs.startDue();
    await jobs.whenOneEnds();
    return (await call('GET', 'calls')).body.lists.find(({ id }: { id: string }) => id === list.id);
  };
  const addCampaign = async (listId: string, fields: object = {}) => {
    const times = { startsAt: '2026-11-23T09:00:00+07:00', fromMinute: 480, toMinute: 1020 };
    const rules = { weekdays: [1, 2, 3, 4, 5], onHolidays: false, mostTries: 1, retryMinutes: 30 };
    const named = { name: 'Báo xả lũ', purpose: 'notice', listId, recordingId: RECORDING };
    const reply = await call('POST', 'call-campaigns', { ...named, ...times, ...rules, ...fields });
    expect(reply.status).toBe(201);
    const act = (action: string) => call('POST', `call-campaigns/${reply.body.id}/actions`, { action });
    return { act, show: async () => (await call('GET', `call-campaigns/${reply.body.id}`)).body };
  };
  const toRows = (count: number) =>
    Array.from({ length: count }, (_, at) => `Hộ ${at};0912${String(at * 10 + 7).padStart(6, '0')}`);

  beforeAll(async () => {
    sandbox = createCallSandbox(() => portal.world.now);
    local = await serveLocally([sandbox.part], 0);
    portal = await openAccountServer(server, {
      listMore(people) {
        const provider = openCallProvider({ url: () => local.address, secret: sandbox.secret, clock, isSandbox: true });
        feature = openPhoneCalls({ ...people, provider, publicUrl: 'https://portal.example' });
        return feature.rawRoutes ?? [];
      },
    });
  });
  afterAll(async () => {
    local.stop();
    await portal.close();
  });
  beforeEach(async () => {
    portal.world.now = MORNING;
    owner = await portal.register();
    const rows = await portal.database.query<{ id: string }>('select id from account where email = $1', [owner.email]);
    accountId = rows[0]?.id ?? '';
    await saveClient(portal.database, accountId, { callsPerMinute: 5000, lines: 5000, now: MORNING });
    const facts = { format: 'wav', seconds: 10, sampleRate: 8000, channels: 1 } as const;
    const named = { accountId, id: RECORDING, name: 'Lời', createdAt: MORNING };
    await RECORDINGS.insert(portal.database, { ...facts, ...named, bytes: Buffer.from('RIFF') });
  });

  it('are closed to accounts that the operator has not opened them to', async () => {
    await portal.database.query('delete from call_client');
    expect((await call('GET', 'calls')).body).toEqual({ enabled: false, connected: true, sandbox: true });
    const reply = await call('POST', 'call-lists', { name: 'x', consent: CONSENT });
    expect(reply).toMatchObject({ status: 403, body: { errorCode: 'forbidden' } });
  });

  it('go from a list through the provider to a report', async () => {
    const list = await readList(['A;0912000007', 'B;912000003', 'C;0912000001', 'D;12', 'E;+84912000007']);
    expect(list).toMatchObject({ state: 'faulty', rows: 5, numbers: 3, faulty: 1, duplicates: 1, restored: 1 });
    expect((await call('POST', `call-lists/${list.id}/accept`, {})).body).toMatchObject({ state: 'ready' });
    await call('POST', 'call-blocks', { phones: '0912 000 001' });
    const campaign = await addCampaign(list.id, { startsAt: '2026-11-23T09:10:00+07:00' });
    expect((await campaign.act('pause')).status).toBe(409);
    expect((await campaign.act('schedule')).body.state).toBe('scheduled');
    portal.world.now = MORNING + 599;
    await runJob('place');
    expect((await campaign.show()).counts).toMatchObject({ waiting: 3 });
    portal.world.now = MORNING + 600;
    await runJob('place');
    expect((await campaign.show()).counts).toMatchObject({ calling: 2, blocked: 1 });
    portal.world.now = MORNING + 660;
    await runJob('ask-outcomes');
    await runJob('place');
    const { state, counts, heardToEnd } = await campaign.show();
    expect({ state, heardToEnd }).toEqual({ state: 'done', heardToEnd: 1 });
    expect(counts).toMatchObject({ answered: 1, refused: 1, blocked: 1 });
    expect((await call('DELETE', 'call-blocks/84912000003')).status).toBe(409);
    expect((await call('GET', 'calls')).body).toMatchObject({ blocked: 2 });
  });

  it('believe a provider by its signature alone', async () => {
    const list = await readList(toRows(1));
    const campaign = await addCampaign(list.id);
    await campaign.act('schedule');
    await runJob('place');
    const id = sandbox.list().at(-1)?.id;
    const raw = JSON.stringify({ id, outcome: 'answered', seconds: 10 });
    const send = (signature: string) =>
      portal.call('POST', '/api/calls/outcomes', {
        raw,
        headers: { 'content-type': 'application/json', 'x-signature': signature },
      });
    expect((await send(signCallBody(raw, MORNING, 'another'))).status).toBe(401);
    expect((await send(signCallBody(raw, MORNING - 301, sandbox.secret))).status).toBe(401);
    expect((await campaign.show()).counts).toMatchObject({ calling: 1 });
    expect((await send(signCallBody(raw, MORNING, sandbox.secret))).status).toBe(200);
    expect((await campaign.show()).counts).toMatchObject({ answered: 1 });
    const { pathname, search } = new URL(sandbox.list().at(-1)?.recordingUrl ?? '');
    expect(await portal.call('GET', pathname + search)).toMatchObject({ status: 200, body: 'RIFF' });
    portal.world.now += 86_401;
    expect((await portal.call('GET', pathname + search)).status).toBe(404);
  });

  it.runIf(IS_WHOLE_RUN)('reach no number twice while two workers are killed again and again', async () => {
    const list = await readList(toRows(600));
    const campaign = await addCampaign(list.id);
    await campaign.act('schedule');
    const before = sandbox.list().length;
    const env = {
      ...process.env,
      DATABASE_URL: portal.database.url,
      PROVIDER_URL: local.address,
      PROVIDER_SECRET: sandbox.secret,
      NOW: String(MORNING),
    };
    let kills = 0;
    const countOrdered = () => sandbox.list().length - before;
    for (const wanted of [60, 200, 380]) {
      const workers = [spawn(process.execPath, [PROGRAM], { env }), spawn(process.execPath, [PROGRAM], { env })];
      await expect.poll(countOrdered, { interval: 5 }).toBeGreaterThan(wanted);
      for (const worker of workers) {
        const ended = once(worker, 'exit');
        worker.kill('SIGKILL');
        await ended;
        kills += 1;
      }
    }
    const provider = openCallProvider({ url: () => local.address, secret: sandbox.secret, clock, isSandbox: true });
    const needs = { book: createCallBook(portal.database), provider, clock, linkRecording: () => '' };
    await expect
      .poll(async () => {
        await dispatchCalls(needs, new AbortController().signal);
        return (await campaign.show()).counts.waiting;
      })
      .toBe(0);
    for (portal.world.now += 1000; (await campaign.show()).counts.calling > 0; ) await askOutcomes(needs);
    const ordered = sandbox.list().slice(before);
    expect(new Set(ordered.map(({ to }) => to)).size).toBe(ordered.length);
    expect(ordered.every(({ orders }) => orders === 1)).toBe(true);
    const { counts } = await campaign.show();
    expect(counts.answered).toBe(ordered.length);
    expect(counts.answered + counts.unknown).toBe(600);
    expect(counts.unknown).toBeLessThanOrEqual(kills * 20);
  });
});
