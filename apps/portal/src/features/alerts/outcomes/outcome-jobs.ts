import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { Job } from '#platform/jobs/job.ts';
import { findMissed, type MissedNeeds } from './find-missed.ts';
import { rateMessages } from './rate-messages.ts';

const RATED_EVERY_SECONDS = 60;
const MISSED_EVERY_SECONDS = 600;
/** How far back a new worker looks. */
const FIRST_SECONDS = 6 * HOUR_SECONDS;

export function listOutcomeJobs(needs: MissedNeeds): readonly Job[] {
  let doneUpTo: number | null = null;
  return [
    {
      name: 'alerts.rate-messages',
      everySeconds: RATED_EVERY_SECONDS,
      run: ({ signal }) => rateMessages(needs, signal),
    },
    {
      name: 'alerts.find-missed',
      everySeconds: MISSED_EVERY_SECONDS,
      async run() {
        doneUpTo = await findMissed(needs, doneUpTo ?? needs.clock() - FIRST_SECONDS);
      },
    },
  ];
}
