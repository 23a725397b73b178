import { expect, test } from 'vitest';
import { createForecastWeightFinder, createForecastWeightLearner, type WeightPair } from './learn-forecast-weights.ts';

const CLIMATE = 40;

/** Seeded uniform numbers 0–1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Days at stations where a share `skill` of the forecasts is right, and the others are drawn from the climate. */
function learnWorld({ skill, days = 150, stations = 8 }: { skill: number; days?: number; stations?: number }) {
  const random = createRandom(5);
  const learner = createForecastWeightLearner();
  for (let day = 0; day < days; day++) {
    const pairs = Array.from({ length: stations }, (_, station) => {
      const isWet = random() < CLIMATE / 100;
      const isRight = random() < skill;
      const saysWet = isRight ? isWet : random() < CLIMATE / 100;
      return [7, 13].map(
        (leadDays): WeightPair => ({
          source: 'gefs',
          station: `s${station}`,
          leadDays,
          forecastPercent: saysWet ? 95 : 5,
          climatePercent: CLIMATE,
          isWet,
        }),
      );
    });
    learner.addDay(day, pairs.flat());
  }
  return learner.list();
}

test('forecasts that are no better than the climate count hardly at all, and the Brier score of held-back days falls', () => {
  const learned = learnWorld({ skill: 0 });
  expect(learned.map(({ leadFrom, refusal }) => [leadFrom, refusal])).toEqual([
    [7, null],
    [11, null],
  ]);
  const find = createForecastWeightFinder(learned);
  expect(find('gefs', 8)).toBeLessThan(0.35);
  expect(find('gefs', 14)).toBeLessThan(0.25);
  for (const { heldBack } of learned) expect(heldBack?.brierAfter).toBeLessThan(heldBack?.brierBefore ?? 0);
});

test('forecasts that are right count more than the prior, never more than alone', () => {
  const find = createForecastWeightFinder(learnWorld({ skill: 1 }));
  expect(find('gefs', 8)).toBeGreaterThan(0.95);
  expect(find('gefs', 8)).toBeLessThanOrEqual(1);
  expect(find('gefs', 14)).toBeGreaterThan(0.6);
});

test('a prior that is right stays, and so it does with few days or stations', () => {
  const [near, far] = learnWorld({ skill: 0.73 });
  expect(near?.refusal).toBe('noGain');
  expect(far?.factor).toBeGreaterThan(1.3);
  expect(learnWorld({ skill: 0, days: 50 }).map(({ refusal }) => refusal)).toEqual(['fewDays', 'fewDays']);
  expect(learnWorld({ skill: 0, stations: 4, days: 200 }).map(({ refusal }) => refusal)).toEqual([
    'fewStations',
    'fewStations',
  ]);
  const find = createForecastWeightFinder(learnWorld({ skill: 0, days: 50 }));
  expect([find('gefs', 8), find('other', 8), find('gefs', 7)]).toEqual([null, null, null]);
});
