import { AppError } from '@portal/contract/errors';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { AccountJobKind } from './account-job.ts';
import { countOpenJobs, insertAccountJob } from './account-job-store.ts';

/** Maximum number of open jobs per account. */
export const MOST_OPEN_JOBS = 4;
const RETRY_AFTER_SECONDS = 10;

interface Order<Input> {
  readonly kind: Pick<AccountJobKind<Input>, 'name'>;
  readonly accountId: string;
  /** JSON-serializable; not shown to the owner. */
  readonly input: Input;
  readonly now: EpochSeconds;
  /** Id of the job if something else is stored under it; absent: a new one. */
  readonly id?: string;
}

/**
 * Queues a job and returns its id; within a transaction it starts after the commit. Throws `AppError` `tooManyJobs`.
 */
export async function addAccountJob<Input>(database: Queries, order: Order<Input>): Promise<string> {
  const { kind, accountId, input, now, id = makeUuidV7(now * 1000) } = order;
  const job = { accountId, id, kind: kind.name, input, now, most: MOST_OPEN_JOBS };
  // Concurrent calls choose the same slot; the later one takes the next.
  for (let turn = 0; turn <= MOST_OPEN_JOBS; turn += 1) {
    if (await insertAccountJob(database, job)) return id;
    if ((await countOpenJobs(database, accountId)) >= MOST_OPEN_JOBS) break;
  }
  throw new AppError('tooManyJobs', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
