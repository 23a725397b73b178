import { describe, expect, test } from 'vitest';
import type { SourceErrors } from './learn-temperature.ts';
import { createWeightFinder, learnWeights } from './learn-weights.ts';
import { LEAD_COUNT } from './place-correction.ts';

const STATIONS = 4;
const SIZE = STATIONS * LEAD_COUNT;

/** Seeded normal numbers (mulberry32, Box–Muller). */
function createNormal(seed: number): () => number {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Errors of two sources, composed of three independent errors of 1 °C. */
type MakePair = (one: number, other: number, third: number) => readonly [first: number, second: number];

/** Errors of two sources; those of a station's leads are alike within a day. */
function makeSources(days: number, makePair: MakePair, seed: number): SourceErrors[] {
  const normal = createNormal(seed);
  const make = () => new Float32Array(days * SIZE);
  const sources = ['ecmwf', 'gfs'].map((source) => ({ source, days, low: make(), high: make() }));
  const [first, second] = sources;
  for (const element of ['low', 'high'] as const) {
    for (let place = 0; place < days * STATIONS; place++) {
      const ofDay = [normal(), normal(), normal()];
      for (let lead = 0; lead < LEAD_COUNT; lead++) {
        const [a = 0, b = 0, c = 0] = ofDay.map((value) => 0.8 * value + 0.6 * normal());
        const at = place * LEAD_COUNT + lead;
        const [one, other] = makePair(a, b, c);
        if (first !== undefined) first[element][at] = one;
        if (second !== undefined) second[element][at] = other;
      }
    }
  }
  return sources;
}

const cutDays = (sources: readonly SourceErrors[], days: number): SourceErrors[] =>
  sources.map((one) => ({
    ...one,
    days,
    low: one.low.subarray(0, days * SIZE),
    high: one.high.subarray(0, days * SIZE),
  }));

/**
 * Root mean square errors of the days from `from` on: of the first source alone, and as shown with what was learned
 * before.
 */
function holdBack(sources: readonly SourceErrors[], from: number): { single: number; shown: number } {
  const weights = createWeightFinder({ weights: learnWeights(cutDays(sources, from)) })('ecmwf', 'temperature', 0);
  const [first, second] = sources;
  if (first === undefined || second === undefined) throw new Error('two sources are needed');
  let [single, shown, pairs] = [0, 0, 0];
  for (const element of ['low', 'high'] as const) {
    for (let at = from * SIZE; at < first.days * SIZE; at++) {
      const [own = 1, other = 0] = (weights ?? []).map(({ byLead }) => byLead[at % LEAD_COUNT] ?? 0);
      const error = first[element][at] as number;
      single += error ** 2;
      shown += ((own * error + other * (second[element][at] as number)) / (own + other)) ** 2;
      pairs++;
    }
  }
  return { single: Math.sqrt(single / pairs), shown: Math.sqrt(shown / pairs) };
}

describe('held-back days of two sources', () => {
  test.each([
    ['as good as each other', 1, Math.SQRT1_2],
    ['of which the second errs twice as much', 2, Math.sqrt(4 / 5)],
    ['of which the second errs half as much', 0.5, Math.sqrt(1 / 5)],
  ])('%s: the error falls towards the optimum', (_, deviation, optimum) => {
    const { single, shown } = holdBack(
      makeSources(120, (a, b) => [a, deviation * b], 3),
      90,
    );
    expect(shown / single).toBeLessThan(1.04 * optimum);
    expect(shown / single).toBeGreaterThan(0.95 * optimum);
  });

  test.each<[string, MakePair]>([
    ['that err alike', (a) => [a, a]],
    ['that err alike, one twice as much', (a) => [a, 2 * a]],
    ['of which the second is the first with noise', (a, b) => [a, a + 0.7 * b]],
    ['of which one is much better', (a, b) => [a, 5 * b]],
    ['with a bias of the second that nothing corrected', (a, b) => [a, b + 6]],
    ['for which the mean is neither better nor worse', (a, b, c) => [Math.SQRT1_2 * (a + b), a + 0.7 * c]],
  ])('%s: the error never rises by more than 1 %%', (_, makePair) => {
    for (let seed = 1; seed <= 20; seed++) {
      const { single, shown } = holdBack(makeSources(70, makePair, seed), 45);
      expect(shown / single).toBeLessThan(1.01);
    }
  });
});

describe('weights', () => {
  const sources = makeSources(60, (a, b) => [a, b], 5);
  const alone = new Float32Array(60 * SIZE).fill(Number.NaN);

  test('come of several sources only, and of enough days', () => {
    expect(learnWeights([])).toEqual([]);
    expect(learnWeights(sources.slice(0, 1))).toEqual([]);
    expect(learnWeights([...sources.slice(0, 1), { source: 'gfs', days: 60, low: alone, high: alone }])).toEqual([]);
    expect(learnWeights(cutDays(sources, 10))).toEqual([]);
  });

  test('with few days lean to the first source', () => {
    const share = (days: number) => learnWeights(cutDays(sources, days))[0]?.shares[0]?.share ?? 0;
    expect(share(15)).toBeGreaterThan(share(60));
    expect(share(60)).toBeGreaterThan(0.5);
  });

  test('sum to 1, the first source first, and are 1 alone at leads that prove nothing', () => {
    const weights = learnWeights(sources);
    for (const { shares } of weights) {
      expect(shares.map(({ source }) => source)).toEqual(['ecmwf', 'gfs']);
      expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
    }
    const half = weights.map((one) => ({ ...one, isApplied: one.leadFrom === 2 }));
    const [own, other] = createWeightFinder({ weights: half })('ecmwf', 'temperature', 0) ?? [];
    expect(own?.byLead.slice(0, 2)).toEqual([1, 1]);
    expect(other?.byLead.slice(0, 2)).toEqual([0, 0]);
    expect(other?.byLead[3]).toBe(half[1]?.shares[1]?.share);
    expect(createWeightFinder({ weights: half })('gfs', 'temperature', 0)).toBeNull();
    expect(createWeightFinder({})('ecmwf', 'temperature', 0)).toBeNull();
  });
});
