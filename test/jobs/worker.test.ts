import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../apps/portal/src/platform/clock/clock.ts';
import type { Job } from '../../apps/portal/src/platform/jobs/job.ts';
import { listJobs } from '../../apps/portal/src/platform/jobs/job-store.ts';
import { addMessage, countMessages } from '../../apps/portal/src/platform/outbox/outbox-store.ts';
import { makeJobsCommand } from '../../apps/portal/src/roles/worker/jobs-command.ts';
import { startWorker } from '../../apps/portal/src/roles/worker/start-worker.ts';

describe.each(listDatabaseServers())('the role worker on $name', (server) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(server);
  });
  afterAll(() => database.close());
  beforeEach(() => database.query('truncate job, outbox_message'));

  const start = (jobs: readonly Job[], ready = Promise.resolve()) =>
    startWorker({ database, ready, jobs, clock: systemClock.now, warn: expect.unreachable });

  /** Output of the command. */
  async function runCommand(...words: string[]): Promise<string> {
    const written: string[] = [];
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    try {
      const command = makeJobsCommand({ withDatabase: (work) => work(database), now: systemClock.now, others: [] });
      await command.parseAsync(words, { from: 'user' });
    } finally {
      spy.mockRestore();
    }
    return written.join('');
  }

  it('runs every job once the database is ready, those of the platform too', async () => {
    let runs = 0;
    let setReady = (): void => undefined;
    const ready = new Promise<void>((resolve) => {
      setReady = resolve;
    });
    const run = async () => {
      runs += 1;
    };
    const worker = start([{ name: 'news.count-words', everySeconds: 3600, run }], ready);
    setReady();
    await expect
      .poll(async () => (await listJobs(database)).filter(({ succeededAt }) => succeededAt !== null).length)
      .toBe(3);
    await worker.stop();
    expect(runs).toBe(1);
    expect((await listJobs(database)).map(({ name }) => name)).toEqual([
      'idempotency.delete-expired',
      'news.count-words',
      'rate-limit.delete-old',
    ]);
  });

  it('asks its work to stop and gives it back', async () => {
    let signal: AbortSignal | undefined;
    const run: Job['run'] = (context) =>
      new Promise((_resolve, reject) => {
        signal = context.signal;
        context.signal.addEventListener('abort', () => reject(context.signal.reason));
      });
    const worker = start([{ name: 'news.count-words', everySeconds: 3600, run }]);
    await expect.poll(() => signal).toBeDefined();
    await worker.stop();
    expect(signal?.aborted).toBe(true);
    const job = (await listJobs(database)).find(({ name }) => name === 'news.count-words');
    expect(job).toMatchObject({ leaseUntil: null, attempts: 0, succeededAt: null });
  });

  it('is not held up by work that never ends, which another worker gets after its lease', async () => {
    let isRunning = false;
    const run = () => {
      isRunning = true;
      return new Promise<void>(() => undefined);
    };
    const worker = start([{ name: 'news.count-words', everySeconds: 3600, run }]);
    await expect.poll(() => isRunning).toBe(true);
    await worker.stop();
    const job = (await listJobs(database)).find(({ name }) => name === 'news.count-words');
    expect(job?.leaseUntil).toBeGreaterThan(systemClock.now());
  });

  it('is read and steered from the command line', async () => {
    expect(await runCommand()).toBe('No message waits.\n');
    const worker = start([{ name: 'news.count-words', everySeconds: 3600, run: async () => undefined }]);
    await expect.poll(() => runCommand()).toContain('news.count-words · every 3600 s · last done');
    await worker.stop();
    expect(await runCommand('--cancel', 'news.count-words')).toBe('news.count-words: cancelled\n');
    expect(await runCommand()).toMatch(/^news\.count-words .* cancelled$/m);
    expect(await runCommand('--retry', 'news.count-words')).toBe('news.count-words: due now\n');
    expect(await runCommand()).not.toContain('cancelled');

    const id = randomUUID();
    await addMessage(database, { bucket: 1, topic: 'leads.mail', id, payload: {} }, systemClock.now());
    await database.query(`update outbox_message set dead_at = 1, attempts = 250, last_error = 'EMESSAGE 550'`);
    expect(await runCommand()).toMatch(
      new RegExp(`^${id} · leads\\.mail · tried 250 times · given up .* · EMESSAGE 550$`, 'm'),
    );
    expect(await runCommand('--retry', id)).toBe(`${id}: due now\n`);
    expect(await runCommand()).toMatch(new RegExp(`^${id} · leads\\.mail · tried 0 times · due `, 'm'));
    expect(await runCommand('--cancel', id)).toBe(`${id}: cancelled\n`);
    expect(await countMessages(database, 'leads.mail')).toBe(0);
    await expect(runCommand('--cancel', id)).rejects.toThrow('is neither a job nor a message that waits');
    await expect(runCommand('--retry', 'no.such')).rejects.toThrow('"no.such" is neither');
  });
});
