import { UUID } from '@portal/contract/id';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { Command } from 'commander';
import type { ClaimedWork } from '#platform/claims/claim-table.ts';
import { type Database, DatabaseError } from '#platform/database/database.ts';
import { cancelJob, listJobs, retryJob, type StoredJob } from '#platform/jobs/job-store.ts';
import { cancelMessages, listMessages, retryMessages, type WaitingMessage } from '#platform/outbox/outbox-store.ts';

interface JobsCommandNeeds {
  readonly withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  readonly now: () => EpochSeconds;
  /** What features add to jobs and e-mails. */
  readonly others: readonly ClaimedWork[];
}

const MOST_MESSAGES = 100;

function describeState(job: StoredJob, now: EpochSeconds): string {
  const { cancelled, leaseUntil, progressDone, progressTotal, attempts, dueAt } = job;
  const isRunning = leaseUntil !== null && leaseUntil > now;
  const progress = progressDone === null ? '' : ` ${progressDone}/${progressTotal}`;
  if (cancelled) return isRunning ? 'being cancelled' : 'cancelled';
  if (isRunning) return `running${progress}`;
  if (attempts > 0) return `failed ${attempts} times, due ${formatMoment(dueAt)}`;
  return `due ${formatMoment(dueAt)}`;
}

/** A job in one line, with its last error. */
function describeJob(job: StoredJob, now: EpochSeconds): string {
  const success = job.succeededAt === null ? 'never done' : `last done ${formatMoment(job.succeededAt)}`;
  const error = job.lastError === null ? '' : ` · ${job.lastError}`;
  return `${job.name} · every ${job.everySeconds} s · ${success} · ${describeState(job, now)}${error}`;
}

function describeMessage({ id, topic, dueAt, attempts, deadAt, lastError }: WaitingMessage): string {
  const state = deadAt === null ? `due ${formatMoment(dueAt)}` : `given up ${formatMoment(deadAt)}`;
  const error = lastError === null ? '' : ` · ${lastError}`;
  return `${id} · ${topic} · tried ${attempts} times · ${state}${error}`;
}

const JOB_WORK: ClaimedWork = {
  list: async (queries, now) => (await listJobs(queries)).map((job) => describeJob(job, now)),
  retry: async (queries, name, now) => Number(await retryJob(queries, name, now)),
  cancel: async (queries, name) => Number(await cancelJob(queries, name)),
};

const MESSAGE_WORK: ClaimedWork = {
  list: async (queries) => (await listMessages(queries, MOST_MESSAGES)).map(describeMessage),
  retry: retryMessages,
  cancel: cancelMessages,
};

/** `jobs`: jobs of the worker role and undelivered messages. Throws DatabaseError for an unknown name or id. */
export function makeJobsCommand({ withDatabase, now, others }: JobsCommandNeeds): Command {
  const messages = [MESSAGE_WORK, ...others];

  async function list(database: Database): Promise<string[]> {
    const waiting: string[] = [];
    for (const work of messages) waiting.push(...(await work.list(database, now())));
    const heading = waiting.length === 0 ? 'No message waits.' : 'Messages that failed or wait:';
    return [...(await JOB_WORK.list(database, now())), heading, ...waiting];
  }

  /** Acts on a job by name, or on messages by id. */
  async function change(database: Database, id: string, verb: 'retry' | 'cancel'): Promise<string[]> {
    let count = 0;
    for (const work of UUID.test(id.toLowerCase()) ? messages : [JOB_WORK])
      count += await work[verb](database, id, now());
    if (count > 0) return [`${id}: ${verb === 'retry' ? 'due now' : 'cancelled'}`];
    throw new DatabaseError(`${JSON.stringify(id)} is neither a job nor a message that waits`);
  }

  return new Command('jobs')
    .option('--retry <id>', 'run a job, or send a message, now: also one that was cancelled or given up')
    .option('--cancel <id>', 'end a job until it is retried, or drop a message that waits')
    .action(async ({ retry, cancel }: { retry?: string; cancel?: string }) => {
      const lines = await withDatabase((database) => {
        if (retry !== undefined) return change(database, retry, 'retry');
        return cancel === undefined ? list(database) : change(database, cancel, 'cancel');
      });
      process.stdout.write(`${lines.join('\n')}\n`);
    });
}
