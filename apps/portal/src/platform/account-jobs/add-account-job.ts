import { AppError } from '@portal/contract/errors';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { AccountJobKind } from './account-job.ts';
import { countOpenJobs, insertAccountJob } from './account-job-store.ts';

/** How many jobs of an account may wait or run at once. */
export const MOST_OPEN_JOBS = 4;
const RETRY_AFTER_SECONDS = 10;

interface Order<Input> {
  readonly kind: Pick<AccountJobKind<Input>, 'name'>;
  readonly accountId: string;
  /** What JSON can hold; the owner does not see it. */
  readonly input: Input;
  readonly now: EpochSeconds;
  /** The id of its job, where something else is stored under it; absent: a new one. */
  readonly id?: string;
}

/** Orders a piece of work for an account and returns the id of its job; in a transaction it begins with it. Throws `AppError` `tooManyJobs`. */
export async function addAccountJob<Input>(database: Queries, order: Order<Input>): Promise<string> {
  const { kind, accountId, input, now, id = makeUuidV7(now * 1000) } = order;
  const job = { accountId, id, kind: kind.name, input, now, most: MOST_OPEN_JOBS };
  // Calls at the same moment choose the same slot: who comes late takes the next one.
  for (let turn = 0; turn <= MOST_OPEN_JOBS; turn += 1) {
    if (await insertAccountJob(database, job)) return id;
    if ((await countOpenJobs(database, accountId)) >= MOST_OPEN_JOBS) break;
  }
  throw new AppError('tooManyJobs', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
