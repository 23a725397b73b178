import { AppError } from '@portal/contract/errors';
import { describe, expect, it } from 'vitest';
import type { Probe } from './component-record.ts';
import { createProbeRound } from './probe-round.ts';

/** A database that can fail, and workers with the same clock. */
function open() {
  const state = { now: 1_790_000_045, isAway: false, failsSaving: false };
  const claimed = new Set<number>();
  const saved: Probe[] = [];
  const ask = () => {
    if (state.isAway) throw new AppError('unavailable');
  };
  const makeWorker = () => {
    const probed: number[] = [];
    const run = createProbeRound({
      clock: () => state.now,
      async claim(minute) {
        ask();
        return !claimed.has(minute) && claimed.add(minute) !== undefined;
      },
      canProbe: () => true,
      async probe(minute) {
        probed.push(minute);
        return { minute, states: { database: state.isAway ? 'down' : 'good' }, isDemo: null };
      },
      async save(probe) {
        ask();
        if (state.failsSaving) throw new AppError('unavailable');
        saved.push(probe);
      },
    });
    return { run, probed };
  };
  return { state, saved, makeWorker };
}

describe('a round of probes', () => {
  it('is made once a minute, by one of the workers', async () => {
    const { state, saved, makeWorker } = open();
    const [one, other] = [makeWorker(), makeWorker()];
    for (const { run } of [one, other, one, other]) await run();
    expect(one.probed).toEqual([1_790_000_040]);
    expect(other.probed).toEqual([]);
    state.now += 60;
    for (const { run } of [other, one]) await run();
    expect(other.probed).toEqual([1_790_000_100]);
    expect(saved).toHaveLength(2);
  });

  it('goes on while the database is away, and stores each minute once when it is back', async () => {
    const { state, saved, makeWorker } = open();
    const workers = [makeWorker(), makeWorker()];
    state.isAway = true;
    for (let minute = 0; minute < 3; minute += 1) {
      for (const { run } of workers) await run();
      state.now += 60;
    }
    expect(saved).toEqual([]);
    state.isAway = false;
    for (const { run } of workers) await run();
    expect(saved.map(({ states }) => states.database)).toEqual(['down', 'down', 'down', 'good']);
    expect(new Set(saved.map(({ minute }) => minute)).size).toBe(4);
  });

  it('stores later what it could not store at once though it had claimed the minute', async () => {
    const { state, saved, makeWorker } = open();
    const { run } = makeWorker();
    state.failsSaving = true;
    await run();
    expect(saved).toEqual([]);
    state.failsSaving = false;
    await run();
    expect(saved).toHaveLength(1);
  });

  it('waits until it is known where the portal listens', async () => {
    const claims: number[] = [];
    let isKnown = false;
    const run = createProbeRound({
      clock: () => 1_790_000_045,
      claim: async (minute) => claims.push(minute) > 0,
      canProbe: () => isKnown,
      probe: async (minute) => ({ minute, states: {}, isDemo: null }),
      save: async () => undefined,
    });
    await run();
    isKnown = true;
    await run();
    expect(claims).toEqual([1_790_000_040]);
  });
});
