import type { RunSummary } from '@portal/forecast/store/run-store';
import { expect, it } from 'vitest';
import { describeCurrentRun } from './current-run.ts';

const HOUR = 3600;
const RUN_AT = 1_722_643_200;

function describe(run: Partial<RunSummary>, now: number, withDemo = true, problems: string[] = []) {
  const whole = { source: 'gfs', runId: 'r1', runAt: RUN_AT, lastStepAt: RUN_AT + 100 * HOUR, demo: false, ...run };
  return describeCurrentRun({ listRuns: () => [whole as RunSummary], problems: () => problems }, now, withDemo);
}

it('is ready from a run’s start until it is 36 hours old or its steps end', () => {
  expect(describe({}, RUN_AT - 1).ready).toBe(false);
  expect(describe({}, RUN_AT)).toEqual({ ready: true, detail: 'gfs r1' });
  expect(describe({}, RUN_AT + 36 * HOUR).ready).toBe(true);
  expect(describe({}, RUN_AT + 36 * HOUR + 1).ready).toBe(false);
  expect(describe({ lastStepAt: RUN_AT + HOUR }, RUN_AT + HOUR).ready).toBe(true);
  expect(describe({ lastStepAt: RUN_AT + HOUR }, RUN_AT + HOUR + 1).ready).toBe(false);
});

it('counts a demo run only where the demo is on', () => {
  expect(describe({ demo: true }, RUN_AT).ready).toBe(true);
  expect(describe({ demo: true }, RUN_AT, false)).toEqual({
    ready: false,
    essential: true,
    detail: 'no run serves this hour',
  });
});

it('says when a run cannot be opened', () => {
  expect(describe({}, RUN_AT - 1, true, ['broken']).detail).toBe('a published run cannot be opened');
});
