import type { CallPurpose } from '@portal/domain/phone-call/call-rules';
import { isPublicHoliday } from '@portal/domain/phone-call/call-window';
import { DAY_SECONDS, formatClock, formatDate, vietnamWeekday } from '@portal/domain/time/vietnam-time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallProvider } from '#platform/call-provider/call-provider.ts';
import type { OpenCampaign } from './call-book.ts';
import { askOutcomes, dispatchCalls, recordOutcome } from './dispatch-calls.ts';
import { MemoryCallBook } from './memory-call-book.fixture.ts';

/** Monday, 16 February 2026, the eve of Tết; it and the next four days are holidays. */
const MONDAY = Date.parse('2026-02-16T00:00:00+07:00') / 1000;
const WEEK_MINUTES = 7 * 24 * 60;
const SECONDS = 60;

interface Placed {
  readonly at: number;
  readonly phone: number;
}

type Answer = 'accepted' | 'refused' | 'noLine' | 'unclear';

interface PlayedProvider extends CallProvider {
  readonly placed: Placed[];
}

/** A provider whose replies and outcomes follow a pseudo-random sequence. */
function playProvider(clock: () => number, random: () => number): PlayedProvider {
  const placed: Placed[] = [];
  const ends = new Map<string, { outcome: string; key: string | null }>();
  return {
    isSandbox: true,
    placed,
    async place({ id, to }) {
      const answers: readonly Answer[] = [
        'accepted',
        'accepted',
        'accepted',
        'accepted',
        'refused',
        'noLine',
        'unclear',
      ];
      const kind = answers[Math.floor(random() * answers.length)] ?? 'accepted';
      if (kind !== 'noLine') placed.push({ at: clock(), phone: Number(to.slice(1)) });
      const outcomes = ['answered', 'busy', 'noAnswer', 'failed'];
      const outcome = outcomes[Math.floor(random() * outcomes.length)] ?? 'busy';
      if (kind === 'accepted') ends.set(id, { outcome, key: outcome === 'answered' && random() < 0.3 ? '9' : null });
      return kind === 'accepted' ? { kind } : { kind, why: 'played' };
    },
    ask: async (ids) =>
      ids.flatMap((id) => {
        const end = ends.get(id);
        return end === undefined ? [] : [{ id, seconds: SECONDS, ...end }];
      }),
    readReport: () => 'unreadable',
    signLink: () => '',
  };
}

/** Seeded pseudo-random numbers from 0 to 1. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function makeCampaign(id: string, fields: Partial<OpenCampaign> = {}): OpenCampaign {
  return {
    accountId: 'a',
    id,
    state: 'scheduled',
    purpose: 'notice',
    window: { fromMinute: 480, toMinute: 1020, weekdays: [1, 2, 3, 4, 5, 6, 7], onHolidays: false },
    rules: { mostTries: 3, retryMinutes: 60 },
    startsAt: MONDAY,
    recordingId: 'r',
    seconds: SECONDS,
    ...fields,
  };
}

function open(seed: number, pace = { callsPerMinute: 5, lines: 5 }) {
  const world = { now: MONDAY };
  const memory = new MemoryCallBook(pace);
  const provider = playProvider(() => world.now, makeRandom(seed));
  const needs = { book: memory, provider, clock: () => world.now, linkRecording: () => '' };
  const signal = new AbortController().signal;
  return {
    world,
    memory,
    provider,
    needs,
    async tick() {
      await askOutcomes(needs);
      await dispatchCalls(needs, signal);
    },
  };
}

const phonesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => 84_900_000_000 + first + at);

const weeks = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  fromMinute: fc.integer({ min: 0, max: 1100 }),
  toMinute: fc.integer({ min: 300, max: 1440 }),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  onHolidays: fc.boolean(),
  purpose: fc.constantFrom<CallPurpose>('notice', 'advertising'),
  mostTries: fc.integer({ min: 1, max: 5 }),
});

/** Many random windows leave no time to call; this one leaves Saturday and Sunday after the holidays. */
const OPEN_WEEK = {
  seed: 1,
  fromMinute: 480,
  toMinute: 1020,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  onHolidays: false,
  purpose: 'notice' as const,
  mostTries: 3,
};

describe('a week of calls, minute by minute', () => {
  it('places none outside the hours, on a wrong day, to a listed number, too often or too fast', async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(weeks, async ({ seed, purpose, mostTries, ...window }) => {
        const { world, memory, provider, tick } = open(seed);
        const campaign = { window, purpose, rules: { mostTries, retryMinutes: 30 } };
        memory.add(makeCampaign('first', campaign), phonesFrom(0, 30));
        // The second list shares numbers with the first.
        memory.add(makeCampaign('second', { ...campaign, startsAt: MONDAY + DAY_SECONDS }), phonesFrom(15, 30));
        for (const phone of phonesFrom(10, 8)) memory.blocked.add(phone);
        const blockedAt = new Map([...memory.blocked].map((phone) => [phone, MONDAY]));
        for (let minute = 0; minute < WEEK_MINUTES; minute += 1) {
          world.now = MONDAY + minute * 60;
          const before = provider.placed.length;
          await tick();
          expect(provider.placed.length - before).toBeLessThanOrEqual(5);
          for (const phone of memory.blocked) if (!blockedAt.has(phone)) blockedAt.set(phone, world.now);
        }
        const lastOf = new Map<number, number>();
        for (const { at, phone } of provider.placed) {
          const clock = formatClock(at);
          expect(clock >= '08:00' && clock <= '16:58', clock).toBe(true);
          expect(window.weekdays).toContain(vietnamWeekday(at) || 7);
          if (!window.onHolidays) expect(isPublicHoliday(at), formatDate(at)).toBe(false);
          expect(at).toBeLessThanOrEqual(blockedAt.get(phone) ?? Number.POSITIVE_INFINITY);
          expect(phonesFrom(10, 8)).not.toContain(phone);
          const gap = at - (lastOf.get(phone) ?? Number.NEGATIVE_INFINITY);
          expect(gap).toBeGreaterThanOrEqual(purpose === 'advertising' ? DAY_SECONDS : 30 * 60);
          lastOf.set(phone, at);
        }
        count += provider.placed.length;
        for (const call of memory.calls) expect(call.tries).toBeLessThanOrEqual(mostTries);
      }),
      { numRuns: 8, examples: [[OPEN_WEEK]] },
    );
    expect(count).toBeGreaterThan(0);
  });

  it('reaches everybody in a plain week, and ends the campaign', async () => {
    const { world, memory, provider, tick } = open(7, { callsPerMinute: 10, lines: 10 });
    memory.add(makeCampaign('c', { startsAt: MONDAY + 7 * DAY_SECONDS }), phonesFrom(0, 40));
    for (let minute = 0; minute < (2 * DAY_SECONDS) / 60; minute += 1) {
      world.now = MONDAY + 7 * DAY_SECONDS + minute * 60;
      await tick();
    }
    expect(memory.getState('c')).toBe('done');
    expect(memory.calls.every(({ state }) => state !== 'waiting' && state !== 'calling')).toBe(true);
    expect(new Set(provider.placed.map(({ phone }) => phone)).size).toBe(40);
  });
});

describe('a campaign', () => {
  const MORNING = Date.parse('2026-11-23T09:00:00+07:00') / 1000;

  function openMorning(place: CallProvider['place']) {
    const opened = open(1, { callsPerMinute: 100, lines: 100 });
    opened.world.now = MORNING;
    const ended: { id: string; outcome: string; seconds: number; key: string | null }[] = [];
    const provider = { ...opened.provider, place, ask: async () => ended };
    const needs = { ...opened.needs, provider };
    const run = () => dispatchCalls(needs, new AbortController().signal);
    opened.memory.add(makeCampaign('c', { startsAt: MORNING }), phonesFrom(0, 60));
    return { ...opened, needs, run, ended };
  }

  it('that is paused places no more than what was already claimed', async () => {
    let placed = 0;
    const morning = openMorning(async () => {
      placed += 1;
      if (placed === 1) await morning.memory.move({ accountId: 'a', id: 'c' }, 'running', 'paused');
      return { kind: 'accepted' };
    });
    await morning.run();
    expect(placed).toBe(20);
    await morning.run();
    expect(placed).toBe(20);
  });

  it('takes a call back that had no line, as if it had never been', async () => {
    const morning = openMorning(async () => ({ kind: 'noLine', why: 'busy' }));
    await morning.run();
    expect(morning.memory.calls.every(({ state, tries }) => state === 'waiting' && tries === 0)).toBe(true);
  });

  it('places nothing that was claimed before the hours ended and asked for after them', async () => {
    let placed = 0;
    const morning = openMorning(async () => {
      placed += 1;
      return { kind: 'accepted' };
    });
    const { book } = morning.needs;
    const late = Date.parse('2026-11-23T17:00:00+07:00') / 1000;
    const inTurn = book.inTurn.bind(book);
    book.inTurn = async (key, work) => {
      const result = await inTurn(key, work);
      morning.world.now = late;
      return result;
    };
    await morning.run();
    expect(placed).toBe(0);
    expect(morning.memory.calls.every(({ state }) => state === 'waiting')).toBe(true);
  });

  it('gives up a call that nobody knows of, and never places it again', async () => {
    let placed = 0;
    const morning = openMorning(async () => {
      placed += 1;
      return { kind: 'unclear', why: 'no answer in time' };
    });
    await morning.run();
    morning.world.now = MORNING + 900 + SECONDS - 1;
    await askOutcomes(morning.needs);
    expect(morning.memory.calls.every(({ state }) => state === 'calling')).toBe(true);
    morning.world.now += 1;
    await askOutcomes(morning.needs);
    expect(morning.memory.calls.every(({ state }) => state === 'unknown')).toBe(true);
    morning.world.now += DAY_SECONDS;
    await morning.run();
    expect(placed).toBe(60);
    // A late outcome is stored and triggers nothing.
    const [call] = morning.memory.calls;
    expect(
      await recordOutcome(morning.needs, { id: call?.callId ?? '', outcome: 'busy', seconds: null, key: null }),
    ).toBe(true);
    expect(call?.state).toBe('busy');
  });

  it('stops calling whoever pressed the key', async () => {
    const morning = openMorning(async () => ({ kind: 'accepted' }));
    await morning.run();
    const [call] = morning.memory.calls;
    await recordOutcome(morning.needs, { id: call?.callId ?? '', outcome: 'answered', seconds: 3, key: '9' });
    expect(call?.state).toBe('refused');
    expect(morning.memory.blocked).toEqual(new Set([call?.phone]));
    expect(await recordOutcome(morning.needs, { id: 'none', outcome: 'busy', seconds: null, key: null })).toBe(false);
  });
});
