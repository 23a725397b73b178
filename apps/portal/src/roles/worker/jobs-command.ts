import { UUID } from '@portal/contract/id';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { Command } from 'commander';
import { type Database, DatabaseError } from '#platform/database/database.ts';
import { cancelJob, listJobs, retryJob, type StoredJob } from '#platform/jobs/job-store.ts';
import { cancelMessages, listMessages, retryMessages, type WaitingMessage } from '#platform/outbox/outbox-store.ts';

interface JobsCommandNeeds {
  readonly withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  readonly now: () => EpochSeconds;
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

async function list(database: Database, now: EpochSeconds): Promise<string[]> {
  const [jobs, messages] = [await listJobs(database), await listMessages(database, MOST_MESSAGES)];
  const heading = messages.length === 0 ? 'No message waits.' : 'Messages that wait, those given up first:';
  return [...jobs.map((job) => describeJob(job, now)), heading, ...messages.map(describeMessage)];
}

/** Acts on a job by name, or on messages by id. Throws DatabaseError if there is neither. */
async function change(
  id: string,
  ofJob: () => Promise<boolean>,
  ofMessages: () => Promise<number>,
  done: string,
): Promise<string[]> {
  const count = UUID.test(id.toLowerCase()) ? await ofMessages() : Number(await ofJob());
  if (count === 0) throw new DatabaseError(`${JSON.stringify(id)} is neither a job nor a message that waits`);
  return [`${id}: ${done}`];
}

/** `jobs`: jobs of the worker role and undelivered messages. Throws DatabaseError for an unknown name or id. */
export function makeJobsCommand({ withDatabase, now }: JobsCommandNeeds): Command {
  return new Command('jobs')
    .option('--retry <id>', 'run a job, or send a message, now: also one that was cancelled or given up')
    .option('--cancel <id>', 'end a job until it is retried, or delete a message that waits')
    .action(async ({ retry, cancel }: { retry?: string; cancel?: string }) => {
      const lines = await withDatabase((database) => {
        if (retry !== undefined) {
          const [ofJob, ofMessages] = [
            () => retryJob(database, retry, now()),
            () => retryMessages(database, retry, now()),
          ];
          return change(retry, ofJob, ofMessages, 'due now');
        }
        if (cancel !== undefined) {
          const [ofJob, ofMessages] = [() => cancelJob(database, cancel), () => cancelMessages(database, cancel)];
          return change(cancel, ofJob, ofMessages, 'cancelled');
        }
        return list(database, now());
      });
      process.stdout.write(`${lines.join('\n')}\n`);
    });
}
