import { applyChanceLaw, type ChanceLaw, IDENTITY_LAW, isIdentity } from '@portal/domain/weather/chance-law';
import { chanceOfAnyHour } from '@portal/domain/weather/rain-amount';
import { describe, expect, test } from 'vitest';
import { type ChancePair, createChanceLearner, findChanceLeads } from './learn-chances.ts';

/** Numbers of 0–1 that are the same for a seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const toHazard = (percent: number) => -Math.log1p(-percent / 100);
const toPercent = (hazard: number) => -100 * Math.expm1(-hazard);
const composeDay = (hours: readonly number[]) => chanceOfAnyHour(hours) ?? 0;

interface World {
  readonly seed: number;
  /** What makes the model's hours true. */
  readonly law: ChanceLaw;
  readonly stations: number;
  readonly days: number;
  readonly leadDays?: number;
}

/**
 * Days of a model whose hours become true by a law, and the mean squares of the errors of its days from the 60th day on: raw, as pages would
 * have shown them by the version of the day before the run, and true. Half of what brings rain is the same at all stations.
 */
function runWorld({ seed, law, stations, days, leadDays = 1 }: World) {
  const random = createRandom(seed);
  const learner = createChanceLearner();
  const laws: ChanceLaw[] = [];
  const brier = { raw: 0, shown: 0, truth: 0 };
  for (let day = 0; day < days; day++) {
    const wetness = random() ** 2;
    const luck = random();
    const pairs = Array.from({ length: stations }, (_, station): ChancePair => {
      const peak = 90 * wetness * random();
      const width = 1 + 5 * random();
      const truth = Array.from({ length: 24 }, (_, hour) => peak * Math.exp(-(((hour - 16) / width) ** 2) / 2));
      const raw = truth.map((percent) => toPercent((toHazard(percent) / law.scale) ** (1 / law.power)));
      const trueDay = composeDay(truth);
      const isWet = (random() < 0.5 ? luck : random()) < trueDay / 100;
      const rawDay = composeDay(raw);
      const known = laws[day - leadDays - 1] ?? IDENTITY_LAW;
      const shown = isIdentity(known) ? rawDay : composeDay(raw.map((percent) => applyChanceLaw(known, percent)));
      if (day >= 60) {
        for (const [name, percent] of Object.entries({ raw: rawDay, shown, truth: trueDay }))
          brier[name as keyof typeof brier] += (percent / 100 - Number(isWet)) ** 2;
      }
      return {
        source: 'gefs',
        station: `s${station}`,
        leadDays,
        highestPercent: Math.max(...raw),
        anyPercent: rawDay,
        isWet,
      };
    });
    learner.addDay(day, pairs);
    laws.push(learner.findLaw('gefs', findChanceLeads(leadDays)));
  }
  return { ...brier, learned: learner.list(), laws };
}

describe('learning from chances of rain', () => {
  test.each([
    ['says rain too often', { scale: 0.5, power: 1 }],
    ['says rain too seldom', { scale: 2, power: 1 }],
    ['is too sure of itself', { scale: 1, power: 0.6 }],
    ['is not sure enough', { scale: 1, power: 1.5 }],
  ])('brings a model that %s near to what is true, on days that were held back', (_, law) => {
    const sums = { raw: 0, shown: 0, truth: 0 };
    for (let seed = 1; seed <= 4; seed++) {
      const { raw, shown, truth, learned } = runWorld({ seed, law, stations: 12, days: 240 });
      for (const [name, value] of Object.entries({ raw, shown, truth })) sums[name as keyof typeof sums] += value;
      const [only] = learned;
      expect(only?.refusal).toBeNull();
      expect(only?.heldBack?.brierAfter).toBeLessThan(only?.heldBack?.brierBefore ?? 0);
      expect(only?.heldBack?.reliabilityAfter).toBeLessThan(only?.heldBack?.reliabilityBefore ?? 0);
    }
    // Of what could be won, from the day on from which learning is allowed at all.
    expect((sums.raw - sums.shown) / (sums.raw - sums.truth)).toBeGreaterThan(0.6);
  });

  test('makes a calibrated model at most 1 % worse, whatever its luck', () => {
    for (const stations of [4, 12]) {
      for (let seed = 1; seed <= 20; seed++) {
        const { raw, shown } = runWorld({ seed, law: IDENTITY_LAW, stations, days: 150 });
        expect(shown / raw).toBeLessThan(1.01);
      }
    }
  });

  test('applies nothing before 60 days, and says why', () => {
    const law = { scale: 0.4, power: 1 };
    const { learned, laws, raw, shown } = runWorld({ seed: 3, law, stations: 12, days: 59 });
    expect(learned[0]).toMatchObject({ refusal: 'fewDays', heldBack: null, days: 59, stations: 12 });
    expect(laws.every(isIdentity)).toBe(true);
    expect(shown).toBe(raw);
  });

  test('applies nothing without rain, and says why', () => {
    const learner = createChanceLearner();
    const pair = { source: 'gfs', station: 'a', leadDays: 1, highestPercent: 20, anyPercent: 40 };
    for (let day = 0; day < 200; day++) learner.addDay(day, [{ ...pair, isWet: day % 10 === 0 }]);
    expect(learner.list()[0]).toMatchObject({ refusal: 'fewEvents', wet: 20, dry: 180 });
    expect(learner.findLaw('gfs', findChanceLeads(1))).toEqual(IDENTITY_LAW);
  });

  test('keeps sources and leads apart, and knows nothing of others', () => {
    const learner = createChanceLearner();
    const random = createRandom(5);
    for (let day = 0; day < 240; day++) {
      const pairs = [1, 5].flatMap((leadDays) =>
        Array.from({ length: 12 }, (_, station) => {
          const highestPercent = 60 * random();
          const anyPercent = composeDay(new Array(4).fill(highestPercent));
          // Right for the day after, half as often as it says five days ahead.
          const isWet = random() < (leadDays === 1 ? 1 : 0.5) * (anyPercent / 100);
          return { source: 'gefs', station: `s${station}`, leadDays, highestPercent, anyPercent, isWet };
        }),
      );
      learner.addDay(day, pairs);
    }
    expect(learner.list().map(({ fromLeadDays, refusal }) => [fromLeadDays, refusal])).toEqual([
      [0, 'noGain'],
      [4, null],
    ]);
    expect(learner.findLaw('gefs', findChanceLeads(5)).scale).toBeLessThan(0.7);
    expect(learner.findLaw('gefs', findChanceLeads(9))).toEqual(IDENTITY_LAW);
    expect(learner.findLaw('ecmwf-ens', findChanceLeads(5))).toEqual(IDENTITY_LAW);
  });
});
