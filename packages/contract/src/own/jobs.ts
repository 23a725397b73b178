import { Number as Num, Object as ObjectOf, String as Text, Unknown } from 'typebox';
import { Moment } from '#endpoints/place-schema.ts';
import { Problem } from '../errors.ts';
import { Id } from '../id.ts';
import { JOB_ADDRESSES } from './job-addresses.table.ts';
import { defineOwnCalls, FILE, nullable, oneOf, type ReplyOf } from './own-call.ts';

/** State of a job. */
export const JobState = oneOf(['queued', 'running', 'done', 'failed', 'cancelled']);

/** An ordered job. */
export const Ordered = ObjectOf({ jobId: Id });

const { type: _type, status: _status, requestId: _requestId, ...failure } = Problem.properties;

const Job = ObjectOf({
  id: Id,
  state: JobState,
  progress: Num({ description: 'share, 0 to 1' }),
  result: Unknown({ description: 'depends on the kind of job; null: none yet' }),
  error: nullable(ObjectOf(failure)),
  fileName: nullable(Text()),
  createdAt: Moment,
  endedAt: nullable(Moment),
});

/** A job of the account whose kind has results of this form. */
export interface OwnJob<Result> extends Omit<ReplyOf<typeof Job>, 'result'> {
  readonly result: Result | null;
}

/** Calls about ordered jobs. */
export const JOB_CALLS = defineOwnCalls('account', JOB_ADDRESSES, {
  job: { summary: 'An ordered job', reply: Job },
  jobCancel: { summary: 'Cancel a job', reply: Job },
  jobFile: { summary: 'The file made by a job', reply: FILE },
});
