import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('does its work turn by turn until it is stopped', async () => {
  let turns = 0;
  const work = () => {
    turns += 1;
  };
  const { stop } = repeat({ everyMs: 1000, work, onError: expect.unreachable });
  vi.advanceTimersByTime(3000);
  expect(turns).toBe(3);
  await stop();
  vi.advanceTimersByTime(3000);
  expect(turns).toBe(3);
});

it('lets no turn begin during another, and waits for it at the end', async () => {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const { stop } = repeat({ everyMs: 1000, work, onError: expect.unreachable });
  vi.advanceTimersByTime(5000);
  expect(ends).toHaveLength(1);
  let isOver = false;
  const stopped = stop().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(isOver).toBe(false);
  ends[0]?.();
  await stopped;
});

it('reports the same trouble once, and again after a turn that went well', async () => {
  const outcomes = ['disk full', 'disk full', '', 'disk full', 'no such file'];
  const problems: string[] = [];
  const work = async () => {
    const outcome = outcomes.shift() ?? '';
    if (outcome !== '') throw new Error(outcome);
  };
  const { stop } = repeat({ everyMs: 1000, work, onError: (problem) => problems.push(problem) });
  await vi.advanceTimersByTimeAsync(5000);
  await stop();
  expect(problems).toEqual(['disk full', 'disk full', 'no such file']);
});
