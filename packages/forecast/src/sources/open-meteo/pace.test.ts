import { expect, test } from 'vitest';
import { HeldBackError } from './held-back-error.ts';
import { createPace, type Pace, type PaceClock } from './pace.ts';

const LIMITS = { perMinute: 500, perHour: 1500, perDay: 4000 };
const { signal } = new AbortController();

/** A clock that skips each wait. */
function makeClock(): PaceClock & { time: number } {
  const clock = {
    time: 1000,
    now: () => clock.time,
    wait: async (milliseconds: number, waiting: AbortSignal) => {
      waiting.throwIfAborted();
      clock.time += milliseconds;
    },
  };
  return clock;
}

/** Repeats a request until it succeeds, waiting each time as long as the reply asks. */
async function insist(pace: Pace, clock: ReturnType<typeof makeClock>, calls: number): Promise<number> {
  try {
    return await pace.run(calls, signal, async () => (clock.time - 1000) / 1000);
  } catch (error) {
    if (!(error instanceof HeldBackError)) throw error;
    clock.time += error.waitSeconds * 1000;
    return insist(pace, clock, calls);
  }
}

/** Times of the requests, seconds after the first. */
async function listMoments(count: number, calls: number, limits = LIMITS): Promise<number[]> {
  const clock = makeClock();
  const pace = createPace(limits, clock);
  const moments: number[] = [];
  while (moments.length < count) moments.push(await insist(pace, clock, calls));
  return moments;
}

test('as many calls as a minute allows go at once, the next when the first are a minute old', async () => {
  expect(await listMoments(4, 200)).toEqual([0, 0, 60, 60]);
  expect(await listMoments(6, 250)).toEqual([0, 0, 60, 60, 120, 120]);
  expect(await listMoments(3, 251)).toEqual([0, 60, 120]);
});

test('an hour and a day have limits of their own', async () => {
  expect(await listMoments(8, 250)).toEqual([0, 0, 60, 60, 120, 120, 3600, 3600]);
  expect((await listMoments(17, 250)).slice(12)).toEqual([7200, 7200, 7260, 7260, 86_400]);
});

test('one that would have to wait for more than a minute is refused', async () => {
  const clock = makeClock();
  const pace = createPace({ ...LIMITS, perMinute: 1500 }, clock);
  await pace.run(1500, signal, async () => {});
  clock.time += 600_000;
  await expect(pace.run(1, signal, async () => {})).rejects.toThrow(
    'held back for 50 min, so as not to ask more than is allowed',
  );
  clock.time += 3_000_000;
  expect(await pace.run(1, signal, async () => 'made')).toBe('made');
});

test('never are more calls in any minute, hour or day than allowed', async () => {
  const calls = 170;
  const moments = await listMoments(60, calls);
  for (const [length, most] of [
    [60, LIMITS.perMinute],
    [3600, LIMITS.perHour],
    [86_400, LIMITS.perDay],
  ] as const) {
    for (const end of moments) {
      const inside = moments.filter((moment) => moment > end - length && moment <= end);
      expect(inside.length * calls).toBeLessThanOrEqual(most);
    }
  }
});

test('a request of more calls than are ever allowed goes alone', async () => {
  expect(await listMoments(2, 600, { perMinute: 500, perHour: 10_000, perDay: 10_000 })).toEqual([0, 60]);
});

test('requests go one at a time, and one that fails counts and holds up nobody', async () => {
  const clock = makeClock();
  const pace = createPace(LIMITS, clock);
  let underWay = 0;
  const task = async () => {
    underWay++;
    expect(underWay).toBe(1);
    await Promise.resolve();
    underWay--;
    throw new Error('refused');
  };
  const results = await Promise.allSettled([1, 2, 3].map(() => pace.run(200, signal, task)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(clock.time).toBe(61_000);
});

test('one that is stopped while it waits is not made', async () => {
  const clock = makeClock();
  const pace = createPace(LIMITS, clock);
  const stopping = new AbortController();
  const first = pace.run(400, stopping.signal, async () => stopping.abort(new Error('stopped')));
  const second = pace.run(400, stopping.signal, async () => 'made');
  await first;
  await expect(second).rejects.toThrow('stopped');
  expect(await pace.run(100, signal, async () => clock.time)).toBe(1000);
});
