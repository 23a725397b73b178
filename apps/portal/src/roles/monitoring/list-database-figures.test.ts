import { expect, it } from 'vitest';
import { DUE_JOB, JOB_NOW } from '#platform/jobs/stored-job.fixture.ts';
import { countJobs } from './list-database-figures.ts';

it.each([
  ['due now', {}, { due: 1, running: 0, failing: 0, cancelled: 0 }],
  ['due in a second', { dueAt: JOB_NOW + 1 }, { due: 0, running: 0, failing: 0, cancelled: 0 }],
  ['running', { leaseUntil: JOB_NOW + 1 }, { due: 0, running: 1, failing: 0, cancelled: 0 }],
  ['of a dead worker', { leaseUntil: JOB_NOW }, { due: 1, running: 0, failing: 0, cancelled: 0 }],
  ['failing', { attempts: 5, dueAt: JOB_NOW + 60 }, { due: 0, running: 0, failing: 1, cancelled: 0 }],
  ['cancelled', { cancelled: true, attempts: 9 }, { due: 0, running: 0, failing: 0, cancelled: 1 }],
])('counts a job that is %s', (_what, changes, counts) => {
  expect(countJobs([{ ...DUE_JOB, ...changes }], JOB_NOW)).toEqual(counts);
});
