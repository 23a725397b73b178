import { AppError } from '@portal/contract/errors';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAccountJobs } from '../../apps/portal/src/features/account-jobs/open-account-jobs.ts';
import type { AccountJobKind, AccountJobOrder } from '../../apps/portal/src/platform/account-jobs/account-job.ts';
import { MOST_ATTEMPTS } from '../../apps/portal/src/platform/account-jobs/account-job-store.ts';
import { addAccountJob, MOST_OPEN_JOBS } from '../../apps/portal/src/platform/account-jobs/add-account-job.ts';
import {
  createAccountJobRunner,
  LEASE_SECONDS,
  runAccountJobs,
} from '../../apps/portal/src/platform/account-jobs/run-account-jobs.ts';
import { openAccountServer } from '../accounts/account-server.ts';

type Portal = Awaited<ReturnType<typeof openAccountServer>>;
type Person = Awaited<ReturnType<Portal['register']>>;

const DAY_SECONDS = 86_400;

describe.each(listDatabaseServers())('jobs of accounts on $name', (server) => {
  let portal: Portal;
  let owner: Person;
  let work: AccountJobKind['run'];
  const kind: AccountJobKind<{ month: string }> = { name: 'records.print', run: (order) => work(order) };

  const createRunner = () =>
    createAccountJobRunner({
      database: portal.database,
      kinds: [kind],
      clock: () => portal.world.now,
      warn: (line) => void portal.lines.push(line),
    });
  const findAccountId = async ({ email }: Person) => {
    const [row] = await portal.database.query<{ id: string }>('select id from account where email = $1', [email]);
    return row?.id ?? '';
  };
  const add = async (person = owner) =>
    addAccountJob(portal.database, {
      kind,
      accountId: await findAccountId(person),
      input: { month: '2026-10' },
      now: portal.world.now,
    });
  const call = (person: Person, method: 'GET' | 'DELETE', path: string) =>
    portal.call(method, `/api/v1/jobs/${path}`, { token: person.token });
  const show = async (id: string) => (await call(owner, 'GET', id)).body;
  /** Runs everything due, like one turn of the worker. */
  const finishDue = () => runAccountJobs(createRunner(), new AbortController().signal);
  /** Runs until aborted, as a job that respects its signal. */
  const runUntilAborted = ({ signal }: AccountJobOrder) =>
    new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

  beforeAll(async () => {
    portal = await openAccountServer(server, {
      listMore: (people) =>
        openAccountJobs({ ...people, features: [{ accountJobs: [kind] }], warn: () => undefined }).rawRoutes ?? [],
    });
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.database.query('delete from account_job');
    portal.lines.length = 0;
    owner = await portal.register();
    work = async () => ({ result: null });
  });

  it('wait, run and show what they made to their owner alone', async () => {
    const orders: AccountJobOrder[] = [];
    work = async (order) => {
      orders.push(order);
      return {
        result: { days: 31 },
        file: { bytes: Buffer.from([0, 255, 37]), name: 'Sổ "10/2026".pdf', mediaType: 'application/pdf' },
      };
    };
    const id = await add();
    expect(await show(id)).toMatchObject({
      id,
      state: 'queued',
      progress: 0,
      result: null,
      error: null,
      endedAt: null,
    });
    expect((await call(owner, 'GET', `${id}/file`)).status).toBe(404);
    await finishDue();
    expect(orders).toMatchObject([{ input: { month: '2026-10' }, accountId: await findAccountId(owner) }]);
    expect(await show(id)).toMatchObject({ state: 'done', progress: 1, result: { days: 31 }, error: null });
    const file = await call(owner, 'GET', `${id}/file`);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="S-10-2026-.pdf"',
      'cache-control': 'private, no-store',
      'content-length': '3',
    });
    const stranger = await portal.register();
    for (const path of [id, `${id}/file`, 'no-id', crypto.randomUUID()])
      expect((await call(stranger, 'GET', path)).status).toBe(404);
    expect((await call(stranger, 'DELETE', id)).status).toBe(404);
    expect((await portal.call('GET', `/api/v1/jobs/${id}`)).status).toBe(401);
    expect((await call(owner, 'DELETE', id)).body.state).toBe('done');
  });

  it('are so many at once for an account, also where calls come at the same moment', async () => {
    const added = await Promise.allSettled(Array.from({ length: MOST_OPEN_JOBS + 3 }, () => add()));
    const refused = added.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
    expect(refused.map(({ code }) => code)).toEqual(['tooManyJobs', 'tooManyJobs', 'tooManyJobs']);
    await add(await portal.register());
    const done = added.find((one) => one.status === 'fulfilled');
    await call(owner, 'DELETE', done?.value ?? '');
    await add();
    await finishDue();
    await add();
  });

  it('of a worker that was killed are done by another once the lease is over, and the first settles nothing', async () => {
    const ends: (() => void)[] = [];
    work = () => new Promise((resolve) => ends.push(() => resolve({ result: 'of the first' })));
    const id = await add();
    const killed = createRunner();
    expect(await killed.startDue()).toBe(1);
    portal.world.now += LEASE_SECONDS - 1;
    expect(await createRunner().startDue()).toBe(0);
    portal.world.now += 1;
    work = async () => ({ result: 'of the second' });
    await finishDue();
    for (const end of ends) end();
    await killed.whenOneEnds();
    expect(await show(id)).toMatchObject({ state: 'done', result: 'of the second' });
  });

  it('are held by renewal for as long as they take, and show how far they are', async () => {
    work = (order) => {
      order.reportProgress(0.25);
      return runUntilAborted(order);
    };
    const id = await add();
    const runner = createRunner();
    await runner.startDue();
    for (let turn = 0; turn < 4; turn += 1) {
      portal.world.now += LEASE_SECONDS - 1;
      await runner.renew();
      expect(await createRunner().startDue()).toBe(0);
    }
    expect(await show(id)).toMatchObject({ state: 'running', progress: 0.25 });
    runner.abort();
    await runner.whenIdle();
    expect(await show(id)).toMatchObject({ state: 'queued', progress: 0 });
    work = async () => ({ result: 1 });
    await finishDue();
    expect((await show(id)).state).toBe('done');
  });

  it('that are cancelled end their run at its next renewal, and stay cancelled', async () => {
    let wasAborted = false;
    work = (order) => runUntilAborted(order).finally(() => (wasAborted = true));
    const [waiting, running] = [await add(), await add()];
    expect((await call(owner, 'DELETE', waiting)).body).toMatchObject({
      state: 'cancelled',
      endedAt: expect.any(String),
    });
    const runner = createRunner();
    expect(await runner.startDue()).toBe(1);
    expect((await call(owner, 'DELETE', running)).body.state).toBe('cancelled');
    expect(wasAborted).toBe(false);
    await runner.renew();
    await expect.poll(() => runner.countRunning()).toBe(0);
    expect(wasAborted).toBe(true);
    expect((await show(running)).state).toBe('cancelled');
    expect(await createRunner().startDue()).toBe(0);
  });

  it('fail at once where they are refused, with the reason in the language of their owner', async () => {
    work = async () => {
      throw new AppError('badInput', {
        detail: { vi: 'Tháng chưa hết.', en: 'The month is not over.' },
        errors: [{ path: 'month', message: '2026-10' }],
      });
    };
    const id = await add();
    await finishDue();
    const asked = (language: string) =>
      portal.call('GET', `/api/v1/jobs/${id}?lang=${language}`, { token: owner.token });
    expect((await asked('en')).body).toMatchObject({
      state: 'failed',
      error: { errorCode: 'badInput', detail: 'The month is not over.', errors: [{ path: 'month' }] },
    });
    expect((await asked('vi')).body.error.detail).toBe('Tháng chưa hết.');
    expect(portal.lines.filter((line) => line.includes('records.print'))).toEqual([]);
  });

  it('are tried again after an error, later each time, and given up with a reason', async () => {
    let tries = 0;
    work = async () => {
      tries += 1;
      throw new Error('secret detail');
    };
    const id = await add();
    await finishDue();
    expect(await show(id)).toMatchObject({ state: 'queued', error: null });
    portal.world.now += 4;
    await finishDue();
    expect(tries).toBe(1);
    for (const pause of [1, 10]) {
      portal.world.now += pause;
      await finishDue();
    }
    expect(tries).toBe(MOST_ATTEMPTS);
    const failed = await show(id);
    expect(failed).toMatchObject({ state: 'failed', error: { errorCode: 'internal' } });
    expect(JSON.stringify(failed)).not.toContain('secret');
  });

  it('whose workers are killed each time are given up with a reason', async () => {
    work = () => new Promise(() => undefined);
    const id = await add();
    for (let turn = 0; turn < MOST_ATTEMPTS; turn += 1) {
      expect(await createRunner().startDue()).toBe(1);
      portal.world.now += LEASE_SECONDS;
    }
    expect(await createRunner().startDue()).toBe(0);
    expect(await show(id)).toMatchObject({ state: 'failed', error: { errorCode: 'jobInterrupted' } });
  });

  it('are known for thirty days after their end, and go with their account', async () => {
    const feature = openAccountJobs({
      database: portal.database,
      features: [{ accountJobs: [kind] }],
      clock: () => portal.world.now,
      warn: () => undefined,
    });
    const clean = feature.jobs?.find(({ name }) => name === 'account-jobs.delete-ended');
    const id = await add();
    await finishDue();
    const waiting = await add();
    portal.world.now += 30 * DAY_SECONDS;
    await clean?.run({ signal: new AbortController().signal, reportProgress: () => undefined });
    const count = async () => (await portal.database.query('select id from account_job')).length;
    expect(await count()).toBe(2);
    portal.world.now += 1;
    await clean?.run({ signal: new AbortController().signal, reportProgress: () => undefined });
    expect(await portal.database.query('select id from account_job')).toEqual([{ id: waiting }]);
    expect(id).not.toBe(waiting);
    await portal.database.query('delete from account where id = $1', [await findAccountId(owner)]);
    expect(await count()).toBe(0);
  });

  it('stand in the export of their account', async () => {
    await add();
    await finishDue();
    const { body } = await portal.call('GET', '/api/user/account/export', { token: owner.token });
    expect(body.jobs).toMatchObject([{ kind: 'records.print', state: 'done' }]);
  });
});
