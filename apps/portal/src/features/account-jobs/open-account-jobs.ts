import { AppError } from '@portal/contract/errors';
import { JOB_ADDRESSES, type JobCallId } from '@portal/contract/job-addresses.table';
import { DAY_SECONDS, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import {
  cancelAccountJob,
  deleteEndedJobs,
  findAccountJob,
  findJobFile,
} from '#platform/account-jobs/account-job-store.ts';
import { toFileReply } from '#platform/account-jobs/file-reply.ts';
import {
  type AccountJobRunnerNeeds,
  createAccountJobRunner,
  runAccountJobs,
} from '#platform/account-jobs/run-account-jobs.ts';
import type { Feature } from '#platform/feature.ts';
import { type OwnAnswer, toJsonReply, toOwnKey } from '#platform/http/own-account-reply.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { toJobShape } from './job-replies.ts';

/** Progress pages poll every two seconds. */
const LIMIT = { name: 'account-jobs', perMinute: 120, perDay: 10_000 } as const;
const RETENTION_SECONDS = 30 * DAY_SECONDS;

function listAnswers({ database, clock }: Pick<OpenNeeds, 'database' | 'clock'>) {
  const show: OwnAnswer = async (request, context) => {
    const job = await findAccountJob(database, toOwnKey(request, context));
    if (job === null) throw new AppError('notFound');
    return toJsonReply(toJobShape(job, context.language));
  };
  return {
    job: show,
    async jobCancel(request, context) {
      await cancelAccountJob(database, toOwnKey(request, context), clock());
      return show(request, context);
    },
    async jobFile(request, context) {
      const file = await findJobFile(database, toOwnKey(request, context));
      if (file === null) throw new AppError('notFound');
      return toFileReply(file);
    },
  } as const satisfies Record<JobCallId, OwnAnswer>;
}

interface OpenNeeds extends Omit<AccountJobRunnerNeeds, 'kinds'> {
  readonly features: readonly Pick<Feature, 'accountJobs'>[];
}

/** Calls for ordered jobs, and the worker that runs them. */
export function openAccountJobs(needs: OpenNeeds): Feature {
  const { database, clock, features } = needs;
  const kinds = features.flatMap(({ accountJobs }) => accountJobs ?? []);
  const runner = createAccountJobRunner({ ...needs, kinds });
  return {
    name: 'account-jobs',
    rawRoutes: Object.entries(listAnswers(needs)).map(([id, handle]): RawRoute => {
      const { method, path } = JOB_ADDRESSES[id as JobCallId];
      return {
        method,
        path,
        handle,
        access: 'account',
        limit: LIMIT,
        ...(method === 'GET' ? {} : { ownPagesOnly: true }),
      };
    }),
    jobs: [
      {
        name: 'account-jobs.work',
        everySeconds: 1,
        everyWorker: true,
        run: ({ signal }) => runAccountJobs(runner, signal),
      },
      {
        name: 'account-jobs.delete-ended',
        everySeconds: HOUR_SECONDS,
        run: () => deleteEndedJobs(database, clock() - RETENTION_SECONDS),
      },
    ],
  };
}
