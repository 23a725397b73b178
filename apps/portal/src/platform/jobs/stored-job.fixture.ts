import type { StoredJob } from './job-store.ts';

export const JOB_NOW = 1_800_000_000;

/** A job that is due and has never run. */
export const DUE_JOB: StoredJob = {
  name: 'leads.send-mail',
  everySeconds: 5,
  dueAt: JOB_NOW,
  attempts: 0,
  leaseUntil: null,
  claimedBy: null,
  cancelled: false,
  progressDone: null,
  progressTotal: null,
  succeededAt: null,
  lastError: null,
};
