import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Job, JobContext } from '../../apps/portal/src/platform/jobs/job.ts';
import { cancelJob, listJobs, retryJob } from '../../apps/portal/src/platform/jobs/job-store.ts';
import { createJobRunner, LEASE_SECONDS } from '../../apps/portal/src/platform/jobs/run-jobs.ts';

const START = Date.parse('2026-11-25T08:00:00+07:00') / 1000;

describe.each(listDatabaseServers())('jobs on $name', (server) => {
  let database: TestDatabase;
  const world = { now: START };
  const warnings: string[] = [];
  beforeAll(async () => {
    database = await openTestDatabase(server);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.query('truncate job');
    world.now = START;
    warnings.length = 0;
  });

  async function openRunner(
    run: Job['run'],
    { claimedBy = 'a', names = ['news.count-words'], everySeconds = 60 } = {},
  ) {
    const jobs = names.map((name) => ({ name, everySeconds, run }));
    const warn = (problem: string): void => void warnings.push(problem);
    const runner = createJobRunner({ database, jobs, clock: () => world.now, claimedBy, warn });
    await runner.register();
    return runner;
  }
  const findJob = async () => (await listJobs(database))[0];
  /** Runs until somebody aborts it, as work that heeds its signal does. */
  const runUntilAborted = ({ signal }: JobContext) =>
    new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

  it('run at once, then by their schedule from start to start', async () => {
    let runs = 0;
    const runner = await openRunner(async () => {
      runs += 1;
      world.now += 10;
    });
    expect(await runner.startDue()).toBe(1);
    await runner.whenIdle();
    expect(await findJob()).toMatchObject({ dueAt: START + 60, attempts: 0, succeededAt: START + 10, claimedBy: null });
    world.now = START + 59;
    expect(await runner.startDue()).toBe(0);
    world.now = START + 60;
    expect(await runner.startDue()).toBe(1);
    await runner.whenIdle();
    expect(runs).toBe(2);
  });

  it('are each run by one of many workers that poll at the same moment', async () => {
    const runs: string[] = [];
    const names = ['a.one', 'b.two', 'c.three', 'd.four'];
    const workers = await Promise.all(
      ['w1', 'w2', 'w3', 'w4', 'w5'].map((claimedBy) =>
        openRunner(async () => void runs.push(claimedBy), { claimedBy, names }),
      ),
    );
    for (let round = 0; round < 10; round += 1) {
      const started = await Promise.all(workers.map((worker) => worker.startDue()));
      await Promise.all(workers.map((worker) => worker.whenIdle()));
      expect(started.reduce((sum, count) => sum + count)).toBe(4);
      world.now += 60;
    }
    expect(runs).toHaveLength(40);
  });

  it('of a worker that was killed go on with another once the lease is over, and the first settles nothing', async () => {
    const ends: (() => void)[] = [];
    const killed = await openRunner(() => new Promise<void>((resolve) => ends.push(resolve)));
    const signals: AbortSignal[] = [];
    const other = await openRunner(
      async (context) => {
        signals.push(context.signal);
        await runUntilAborted(context);
      },
      { claimedBy: 'b' },
    );
    expect(await killed.startDue()).toBe(1);
    world.now += LEASE_SECONDS - 1;
    expect(await other.startDue()).toBe(0);
    world.now += 1;
    expect(await other.startDue()).toBe(1);
    ends[0]?.();
    await killed.whenIdle();
    expect(await findJob()).toMatchObject({ claimedBy: 'b', attempts: 2, succeededAt: null });
    other.abort();
    await other.whenIdle();
  });

  it('run longer than a lease while their worker renews it', async () => {
    const runner = await openRunner(runUntilAborted);
    const other = await openRunner(async () => undefined, { claimedBy: 'b' });
    await runner.startDue();
    for (let minutes = 0; minutes < 10; minutes += 1) {
      world.now += LEASE_SECONDS - 1;
      await runner.renew();
      expect(await other.startDue()).toBe(0);
    }
    runner.abort();
    await runner.whenIdle();
  });

  it('that fail are tried again at longer and longer pauses, and the operator reads why', async () => {
    const runner = await openRunner(() => Promise.reject(new Error('the disk is full')), { everySeconds: 3600 });
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect(await runner.startDue()).toBe(1);
      await runner.whenIdle();
      const job = await findJob();
      expect(job).toMatchObject({ attempts: attempt, lastError: 'the disk is full', claimedBy: null });
      pauses.push((job?.dueAt ?? 0) - world.now);
      world.now = job?.dueAt ?? 0;
    }
    expect(pauses).toEqual([5, 10, 20, 40]);
    expect(warnings).toEqual(['job news.count-words: the disk is full; retrying in 10 s']);
  });

  it('that fail are due again no later than by their schedule', async () => {
    const runner = await openRunner(() => Promise.reject(new Error('no')), { everySeconds: 30 });
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await runner.startDue();
      await runner.whenIdle();
      expect(((await findJob())?.dueAt ?? 0) - world.now).toBeLessThanOrEqual(30);
      world.now += 30;
    }
  });

  it('say how far they are', async () => {
    const runner = await openRunner(async (context) => {
      context.reportProgress(3, 10);
      await runUntilAborted(context);
    });
    await runner.startDue();
    await runner.renew();
    expect(await findJob()).toMatchObject({ progressDone: 3, progressTotal: 10 });
    runner.abort();
    await runner.whenIdle();
  });

  it('that are cancelled end, and do not run again before somebody lets them', async () => {
    const runner = await openRunner(runUntilAborted);
    await runner.startDue();
    expect([await cancelJob(database, 'news.count-words'), await cancelJob(database, 'no.such')]).toEqual([
      true,
      false,
    ]);
    await runner.renew();
    await runner.whenIdle();
    world.now += 3600;
    expect(await runner.startDue()).toBe(0);
    expect(await findJob()).toMatchObject({ cancelled: true, leaseUntil: null, lastError: null });
    expect([
      await retryJob(database, 'news.count-words', world.now),
      await retryJob(database, 'no.such', world.now),
    ]).toEqual([true, false]);
    expect(await runner.startDue()).toBe(1);
    runner.abort();
    await runner.whenIdle();
  });

  it('of a process that stops are due at once for another, as if they had not begun', async () => {
    const runner = await openRunner(runUntilAborted);
    await runner.startDue();
    runner.abort();
    await runner.whenIdle();
    expect(await findJob()).toMatchObject({ dueAt: START, attempts: 0, leaseUntil: null, lastError: null });
  });

  it('keep their time when they are registered again, and take a shorter schedule', async () => {
    const done = async () => undefined;
    const runner = await openRunner(done, { everySeconds: 3600 });
    await runner.startDue();
    await runner.whenIdle();
    await openRunner(done, { everySeconds: 3600 });
    expect(await findJob()).toMatchObject({ dueAt: START + 3600 });
    await openRunner(done, { everySeconds: 60 });
    expect(await findJob()).toMatchObject({ everySeconds: 60, dueAt: START + 60 });
  });
});
