import { setImmediate as turn } from 'node:timers/promises';
import { AppError } from '@portal/contract/errors';
import { describe, expect, it, vi } from 'vitest';
import { createMakingLimit } from './making-limit.ts';

const create = () => createMakingLimit({ atOnce: 2, mostWaiting: 3, longestWaitMs: 10_000 });

describe('the limit of replies that are made at once', () => {
  it('lets two of a caller begin, the others one after the other, in their order', async () => {
    const limit = create();
    const ends = [await limit.enter('a'), await limit.enter('a')];
    const begun: number[] = [];
    const waiting = [1, 2, 3].map(async (number) => {
      const end = await limit.enter('a');
      begun.push(number);
      return end;
    });
    await turn();
    expect(begun).toEqual([]);
    ends[0]?.();
    ends[0]?.();
    await turn();
    await turn();
    expect(begun).toEqual([1]);
    (await waiting[0])?.();
    await turn();
    await turn();
    expect(begun).toEqual([1, 2]);
    for (const left of waiting.slice(1)) left.catch(() => {});
  });

  it('refuses who comes when enough wait, and nobody else', async () => {
    const limit = create();
    for (let count = 0; count < 2; count += 1) await limit.enter('a');
    // Turns are not returned here; the waiting ones are refused long after this test.
    for (let count = 0; count < 3; count += 1) limit.enter('a').catch(() => {});
    const refusal = await limit.enter('a').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'unavailable', options: { retryAfterSeconds: 10 } });
    expect(await limit.enter('b')).toBeInstanceOf(Function);
  });

  it('refuses who has waited too long, and gives the turn to the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const limit = createMakingLimit({ atOnce: 1, mostWaiting: 3, longestWaitMs: 1000 });
      const end = await limit.enter('a');
      const late = limit.enter('a').catch((error: AppError) => error.code);
      vi.advanceTimersByTime(600);
      const next = limit.enter('a');
      vi.advanceTimersByTime(600);
      expect(await late).toBe('unavailable');
      end();
      expect(await next).toBeInstanceOf(Function);
    } finally {
      vi.useRealTimers();
    }
  });
});
