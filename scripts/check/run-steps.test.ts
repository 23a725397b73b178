import { afterEach, expect, it, vi } from 'vitest';
import { runSteps } from './run-steps.ts';

afterEach(() => void vi.restoreAllMocks());

it('a step with a fault counts as failed, and each of its faults is a line', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const failed = await runSteps([
    { name: 'good', run: async () => [] },
    { name: 'bad', run: async () => ['a.ts: one fault', 'b.ts: another'] },
  ]);
  expect(failed).toBe(1);
  expect(lines.map((line) => line.replace(/[\d.]+ s/, '0 s'))).toEqual([
    'ok   good (0 s)',
    'FAIL bad (0 s)',
    '     a.ts: one fault',
    '     b.ts: another',
  ]);
});

it('a step that breaks ends the check', async () => {
  await expect(runSteps([{ name: 'broken', run: () => Promise.reject(new Error('no report')) }])).rejects.toThrow(
    'no report',
  );
});
