import { CLIMATE_REGION_IDS } from '@portal/domain/climate/climate-region';
import { IDENTITY_LAW, isIdentity } from '@portal/domain/weather/chance-law';
import { composeDay, createRandom, runChanceWorld } from '@portal/testing/learning/chance-world';
import { describe, expect, test } from 'vitest';
import { type ChancePair, createChanceLawFinder, createChanceLearner } from '#learning/learn-chances.ts';

describe('learning from chances of rain', () => {
  test.each([
    ['says rain too often', { scale: 0.5, power: 1 }],
    ['says rain too seldom', { scale: 2, power: 1 }],
    ['is too sure of itself', { scale: 1, power: 0.6 }],
    ['is not sure enough', { scale: 1, power: 1.5 }],
  ])('brings a model that %s near to what is true, on days that were held back', (_, law) => {
    const sums = { raw: 0, shown: 0, truth: 0 };
    for (let seed = 1; seed <= 3; seed++) {
      const { raw, shown, truth, learned } = runChanceWorld({ seed, law, stations: 12, days: 200 });
      for (const [name, value] of Object.entries({ raw, shown, truth })) sums[name as keyof typeof sums] += value;
      const [only] = learned;
      expect(only?.refusal).toBeNull();
      expect(only?.heldBack?.brierAfter).toBeLessThan(only?.heldBack?.brierBefore ?? 0);
      expect(only?.heldBack?.reliabilityAfter).toBeLessThan(only?.heldBack?.reliabilityBefore ?? 0);
    }
    // Share of the possible gain, counted from the first day on which learning is allowed.
    expect((sums.raw - sums.shown) / (sums.raw - sums.truth)).toBeGreaterThan(0.6);
  });

  test('makes a calibrated model at most 1 % worse, whatever its luck', () => {
    for (const stations of [5, 10]) {
      for (let seed = 1; seed <= 12; seed++) {
        const { raw, shown } = runChanceWorld({ seed, law: IDENTITY_LAW, stations, days: 140 });
        expect(shown / raw).toBeLessThan(1.01);
      }
    }
  });

  test('applies nothing that fewer than five stations gained, and says why', () => {
    const law = { scale: 1, power: 0.5 };
    for (const stations of [1, 4]) {
      const { learned, laws } = runChanceWorld({ seed: 3, law, stations, days: 240 });
      expect(learned[0]).toMatchObject({ refusal: 'fewStations', stations });
      expect(laws.every(isIdentity)).toBe(true);
    }
    const { learned } = runChanceWorld({ seed: 3, law, stations: 5, days: 240 });
    expect(learned[0]).toMatchObject({ refusal: null, stations: 5 });
  });

  test('applies nothing before 60 days, and says why', () => {
    const law = { scale: 0.4, power: 1 };
    const { learned, laws, raw, shown } = runChanceWorld({ seed: 3, law, stations: 12, days: 59 });
    expect(learned[0]).toMatchObject({ refusal: 'fewDays', heldBack: null, days: 59, stations: 12 });
    expect(laws.every(isIdentity)).toBe(true);
    expect(shown).toBe(raw);
  });

  test('applies nothing without rain, and says why', () => {
    const learner = createChanceLearner();
    const pair: Omit<ChancePair, 'isWet'> = {
      source: 'gfs',
      station: 'a',
      region: 'south',
      leadDays: 1,
      highestPercent: 20,
      anyPercent: 40,
    };
    for (let day = 0; day < 200; day++) learner.addDay(day, [{ ...pair, isWet: day % 10 === 0 }]);
    expect(learner.list()[0]).toMatchObject({ refusal: 'fewEvents', wet: 20, dry: 180 });
    expect(createChanceLawFinder(learner.list())('gfs', 1, 'south')).toBeNull();
  });

  /** Days of a source at stations of several regions; the truth of its chances depends on region and lead. */
  function learnRegions(truths: Readonly<Record<string, number>>, { leads = [1], stations = 12, days = 240 } = {}) {
    const learner = createChanceLearner();
    const random = createRandom(5);
    const regions = CLIMATE_REGION_IDS.filter((region) => region in truths || `${region} 1` in truths);
    for (let day = 0; day < days; day++) {
      const pairs = regions.flatMap((region) =>
        leads.flatMap((leadDays) =>
          Array.from({ length: stations }, (_, station): ChancePair => {
            const highestPercent = 60 * random();
            const anyPercent = composeDay(new Array(4).fill(highestPercent));
            const truth = truths[`${region} ${leadDays}`] ?? truths[region] ?? 1;
            const isWet = random() < truth * (anyPercent / 100);
            const name = `${region} ${station}`;
            return { source: 'gefs', station: name, region, leadDays, highestPercent, anyPercent, isWet };
          }),
        ),
      );
      learner.addDay(day, pairs);
    }
    return { list: learner.list(), findLaw: createChanceLawFinder(learner.list()) };
  }

  test('keeps sources and leads apart, and knows nothing of others', () => {
    const { findLaw } = learnRegions({ 'south 1': 1, 'south 5': 0.5 }, { leads: [1, 5] });
    expect(findLaw('gefs', 1, 'south')).toBeNull();
    expect(findLaw('gefs', 5, 'south')?.scale).toBeLessThan(0.7);
    expect(findLaw('gefs', 9, 'south')).toBeNull();
    expect(findLaw('ecmwf-ens', 5, 'south')).toBeNull();
  });

  test('leaves a region alone whose chances are right, and gives those without measurements what the country learned', () => {
    const { list, findLaw } = learnRegions({ south: 0.5, highlands: 0.5, northeast: 1 });
    expect(list.map(({ area, refusal }) => [area, refusal])).toEqual([
      ['country', null],
      ['northeast', 'noGain'],
      ['highlands', null],
      ['south', null],
    ]);
    expect(findLaw('gefs', 1, 'northeast')).toBeNull();
    const [country, south] = [findLaw('gefs', 1, 'northwest'), findLaw('gefs', 1, 'south')];
    // The country's mean lies between that of a region that is right and those of the others.
    expect(south?.scale).toBeLessThan((country?.scale ?? 0) - 0.03);
    expect(country?.scale).toBeLessThan(0.85);
  });
});
