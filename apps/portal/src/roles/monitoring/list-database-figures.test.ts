import { expect, it } from 'vitest';
import type { StoredJob } from '#platform/jobs/job-store.ts';
import { countJobs } from './list-database-figures.ts';

const NOW = 1_800_000_000;
const JOB: StoredJob = {
  name: 'leads.send-mail',
  everySeconds: 5,
  dueAt: NOW,
  attempts: 0,
  leaseUntil: null,
  claimedBy: null,
  cancelled: false,
  progressDone: null,
  progressTotal: null,
  succeededAt: null,
  lastError: null,
};

it.each([
  ['due now', {}, { due: 1, running: 0, failing: 0, cancelled: 0 }],
  ['due in a second', { dueAt: NOW + 1 }, { due: 0, running: 0, failing: 0, cancelled: 0 }],
  ['running', { leaseUntil: NOW + 1 }, { due: 0, running: 1, failing: 0, cancelled: 0 }],
  ['of a dead worker', { leaseUntil: NOW }, { due: 1, running: 0, failing: 0, cancelled: 0 }],
  ['failing', { attempts: 5, dueAt: NOW + 60 }, { due: 0, running: 0, failing: 1, cancelled: 0 }],
  ['cancelled', { cancelled: true, attempts: 9 }, { due: 0, running: 0, failing: 0, cancelled: 1 }],
])('counts a job that is %s', (_what, changes, counts) => {
  expect(countJobs([{ ...JOB, ...changes }], NOW)).toEqual(counts);
});
