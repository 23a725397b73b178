import { AppError, toProblem } from '@portal/contract/errors';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { AccountJob, AccountJobError } from '#platform/account-jobs/account-job.ts';
import { listAccountJobs } from '#platform/account-jobs/account-job-store.ts';
import type { Database } from '#platform/database/database.ts';

function toErrorShape({ code, ...options }: AccountJobError, language: Language) {
  const {
    type: _type,
    status: _status,
    requestId: _id,
    ...shown
  } = toProblem(AppError.restore(code, options), language, '');
  return shown;
}

/** A job as its owner sees it. `fileName` is null without a file. */
export function toJobShape(job: AccountJob, language: Language) {
  const { id, state, progress, result, error, fileName, createdAt, endedAt } = job;
  return {
    id,
    state,
    progress,
    result,
    error: error && toErrorShape(error, language),
    fileName,
    createdAt: formatMoment(createdAt),
    endedAt: endedAt === null ? null : formatMoment(endedAt),
  };
}

export async function exportAccountJobs(database: Database, accountId: string) {
  return (await listAccountJobs(database, accountId)).map((job) => ({ kind: job.kind, ...toJobShape(job, 'en') }));
}
