import { setImmediate as turn } from 'node:timers/promises';
import { AppError } from '@portal/contract/errors';
import { describe, expect, it, vi } from 'vitest';
import { createMakingLimit, RANKS, type Rank } from './making-limit.ts';

const LONG = { vital: 10_000, weather: 10_000, other: 10_000 };
const create = () => createMakingLimit({ atOnce: 2, mostWaiting: 3, longestWaitMs: LONG });
const of = (caller: string, rank: Rank = 'vital') => ({ caller, rank });

async function passTurns(count: number): Promise<void> {
  for (let passed = 0; passed < count; passed += 1) await turn();
}

describe('the limit of replies that are made at once', () => {
  it('lets two of a caller begin, the others one after the other, in their order', async () => {
    const limit = create();
    const ends = [await limit.enter(of('a')), await limit.enter(of('a'))];
    const begun: number[] = [];
    const waiting = [1, 2, 3].map(async (number) => {
      const end = await limit.enter(of('a'));
      begun.push(number);
      return end;
    });
    await passTurns(3);
    expect(begun).toEqual([]);
    ends[0]?.();
    ends[0]?.();
    await passTurns(3);
    expect(begun).toEqual([1]);
    (await waiting[0])?.();
    await passTurns(3);
    expect(begun).toEqual([1, 2]);
    for (const left of waiting.slice(1)) left.catch(() => {});
  });

  it('refuses who comes when enough wait, and nobody else', async () => {
    const limit = create();
    for (let count = 0; count < 2; count += 1) await limit.enter(of('a'));
    // Turns are not returned here; the waiting ones are refused long after this test.
    for (let count = 0; count < 3; count += 1) limit.enter(of('a')).catch(() => {});
    const refusal = await limit.enter(of('a')).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'unavailable', options: { retryAfterSeconds: 10 } });
    expect(await limit.enter(of('b'))).toBeInstanceOf(Function);
    expect(limit.countShed()).toEqual({ vital: 1, weather: 0, other: 0 });
    expect(limit.countWaiting()).toEqual({ vital: 3, weather: 0, other: 0 });
  });

  it('refuses who has waited too long, and gives the turn to the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const longestWaitMs = { vital: 1000, weather: 1000, other: 1000 };
      const limit = createMakingLimit({ atOnce: 1, mostWaiting: 3, longestWaitMs });
      const end = await limit.enter(of('a'));
      const late = limit.enter(of('a')).catch((error: AppError) => error.code);
      vi.advanceTimersByTime(600);
      const next = limit.enter(of('a'));
      vi.advanceTimersByTime(600);
      expect(await late).toBe('unavailable');
      end();
      expect(await next).toBeInstanceOf(Function);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('more requests than can be made', () => {
  /** Callers that arrive in one turn of the event loop, in the order in which they begin. */
  function arrive(limit: ReturnType<typeof create>, ranks: readonly Rank[]): string[] {
    const begun: string[] = [];
    for (const [index, rank] of ranks.entries()) {
      const name = `${rank}${index}`;
      limit.enter(of(name, rank)).then(
        (end) => {
          begun.push(name);
          end();
        },
        () => begun.push(`${name} refused`),
      );
    }
    return begun;
  }

  it('begin one in each turn of the event loop, the vital first, each rank in its order', async () => {
    const limit = create();
    const begun = arrive(limit, ['other', 'other', 'weather', 'vital', 'weather', 'vital']);
    await turn();
    expect(begun).toEqual(['other0', 'vital3']);
    await passTurns(5);
    expect(begun).toEqual(['other0', 'vital3', 'vital5', 'weather2', 'weather4', 'other1']);
    expect(limit.countWaiting()).toEqual({ vital: 0, weather: 0, other: 0 });
  });

  it('are refused by the patience of their rank', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const longestWaitMs = { vital: 300, weather: 200, other: 100 };
      const limit = createMakingLimit({ atOnce: 1, mostWaiting: 3, longestWaitMs });
      // No turn of the event loop passes: nobody but the first begins.
      arrive(limit, ['vital', 'vital', 'weather', 'other']);
      const expectShed = (afterMs: number, shed: Readonly<Record<Rank, number>>) => {
        vi.advanceTimersByTime(afterMs);
        expect(limit.countShed()).toEqual(shed);
      };
      expectShed(99, { vital: 0, weather: 0, other: 0 });
      expectShed(1, { vital: 0, weather: 0, other: 1 });
      expectShed(99, { vital: 0, weather: 0, other: 1 });
      expectShed(1, { vital: 0, weather: 1, other: 1 });
      expectShed(99, { vital: 0, weather: 1, other: 1 });
      expectShed(1, { vital: 1, weather: 1, other: 1 });
    } finally {
      vi.useRealTimers();
    }
  });

  it('of clients that have gone are not made, and count as nobody’s refusal', async () => {
    const limit = create();
    await limit.enter(of('first'));
    const gone = limit.enter({ ...of('gone'), isGone: () => true }).catch((error: AppError) => error.code);
    const last = limit.enter(of('last', 'other'));
    expect(await gone).toBe('unavailable');
    expect(await last).toBeInstanceOf(Function);
    expect(limit.countShed()).toEqual(Object.fromEntries(RANKS.map((rank) => [rank, 0])));
  });
});
