import { expect, it } from 'vitest';
import { DUE_JOB, JOB_NOW } from '#platform/jobs/stored-job.fixture.ts';
import { describeJobs } from './watch-jobs.ts';

it.each([
  ['runs in time', {}, 0, '1 jobs', undefined],
  ['is late, but not long', { dueAt: JOB_NOW - 300 }, 0, '1 jobs', undefined],
  ['waits for a worker', { dueAt: JOB_NOW - 301 }, 0, 'leads.send-mail: no worker runs it', true],
  ['runs for long and is held', { dueAt: JOB_NOW - 9000, leaseUntil: JOB_NOW + 5 }, 0, '1 jobs', undefined],
  ['failed a few times', { attempts: 4 }, 0, '1 jobs', undefined],
  ['fails again and again', { attempts: 5 }, 0, 'leads.send-mail: failed 5 times in a row', true],
  ['was cancelled by an operator', { cancelled: true, dueAt: 0, attempts: 9 }, 0, '1 jobs', undefined],
  ['gave messages up', {}, 2, 'messages given up: 2, see portal -- jobs', true],
])('a job that %s', (_what, changes, deadLetters, detail, degraded) => {
  const state = describeJobs([{ ...DUE_JOB, ...changes }], deadLetters, JOB_NOW);
  expect([state.ready, state.detail, state.degraded]).toEqual([true, detail, degraded]);
});
