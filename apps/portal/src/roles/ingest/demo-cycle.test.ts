import type { RunSummary } from '@portal/forecast/store/run-store';
import { expect, it } from 'vitest';
import { findDemoState, findNextDemoRunAt, startOfCycle } from './demo-cycle.ts';

const at = (text: string) => Date.parse(text) / 1000;
const demoAt = (runAt: number, source = 'demo') => ({ source, demo: source === 'demo', runAt }) as RunSummary;

it('begins a cycle at 00, 06, 12 and 18 UTC', () => {
  expect(startOfCycle(at('2024-08-03T05:59:59Z'))).toBe(at('2024-08-03T00:00:00Z'));
  expect(startOfCycle(at('2024-08-03T06:00:00Z'))).toBe(at('2024-08-03T06:00:00Z'));
});

it('calls the run of this cycle fresh, an older one due, and one over 36 hours missing', () => {
  const runAt = at('2024-08-03T00:00:00Z');
  expect(findDemoState([demoAt(runAt)], runAt)).toBe('fresh');
  expect(findDemoState([demoAt(runAt)], runAt + 6 * 3600 - 1)).toBe('fresh');
  expect(findDemoState([demoAt(runAt)], runAt + 6 * 3600)).toBe('due');
  expect(findDemoState([demoAt(runAt)], runAt + 36 * 3600)).toBe('due');
  expect(findDemoState([demoAt(runAt)], runAt + 36 * 3600 + 1)).toBe('missing');
});

it('counts neither runs of the time to come nor those of other sources', () => {
  const now = at('2024-08-03T01:00:00Z');
  expect(findDemoState([], now)).toBe('missing');
  expect(findDemoState([demoAt(now + 1)], now)).toBe('missing');
  expect(findDemoState([demoAt(now - 3600, 'gfs')], now)).toBe('missing');
  expect(findDemoState([demoAt(now + 6 * 3600), demoAt(now - 3600)], now)).toBe('fresh');
});

it('expects the next run with the next cycle, and soon while this cycle’s is still being made', () => {
  const runAt = at('2024-08-03T00:00:00Z');
  const end = at('2024-08-03T06:00:00Z');
  expect(findNextDemoRunAt([demoAt(runAt)], end - 1)).toBe(end);
  expect(findNextDemoRunAt([demoAt(runAt)], end)).toBe(end + 30);
  expect(findNextDemoRunAt([demoAt(end)], end)).toBe(at('2024-08-03T12:00:00Z'));
});
