import { AppError } from '@portal/contract/errors';
import { JOB_CALLS } from '@portal/contract/own/jobs';
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
import { type OwnAnswers, OwnReply, toOwnRoutes } from '#platform/own-resource/own-routes.ts';
import { toJobShape } from './job-replies.ts';

/** Progress pages poll every two seconds. */
const LIMIT = { name: 'account-jobs', perMinute: 120, perDay: 10_000 } as const;
const RETENTION_SECONDS = 30 * DAY_SECONDS;

function listAnswers({ database, clock }: Pick<OpenNeeds, 'database' | 'clock'>): OwnAnswers<typeof JOB_CALLS> {
  const show: OwnAnswers<typeof JOB_CALLS>['job'] = async (key, { language }) => {
    const job = await findAccountJob(database, key);
    if (job === null) throw new AppError('notFound');
    return toJobShape(job, language);
  };
  return {
    job: show,
    async jobCancel(key, input) {
      await cancelAccountJob(database, key, clock());
      return show(key, input);
    },
    async jobFile(key) {
      const file = await findJobFile(database, key);
      if (file === null) throw new AppError('notFound');
      return new OwnReply(toFileReply(file));
    },
  };
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
    rawRoutes: toOwnRoutes(JOB_CALLS, listAnswers(needs), { limit: LIMIT }),
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
