import { describe, expect, it } from 'vitest';
import { toLocalAccuracy } from './local-accuracy.ts';
import { addAmountPair, addRainPair, makeSums } from './score-sums.ts';

const NO_GUESS = { persistence: null, climate: null };

function sumWarmth(errors: readonly number[]) {
  const sums = makeSums();
  for (const error of errors) addAmountPair(sums, { forecast: 30 + error, observed: 30, ...NO_GUESS });
  return sums;
}

function sumRain(counts: { hits: number; falseAlarms: number; misses: number; dry: number }) {
  const sums = makeSums();
  const add = (times: number, forecast: number, observed: number) => {
    for (let time = 0; time < times; time++) addRainPair(sums, { forecast, observed, ...NO_GUESS });
  };
  add(counts.hits, 5, 5);
  add(counts.falseAlarms, 5, 0);
  add(counts.misses, 0, 5);
  add(counts.dry, 0, 0);
  return sums;
}

describe('accuracy around a place', () => {
  it('is the mean distance of temperatures, and the shares of rain by yes and no', () => {
    const warmth = sumWarmth(Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 1 : -2)));
    const rain = sumRain({ hits: 21, falseAlarms: 7, misses: 9, dry: 100 });
    expect(toLocalAccuracy(warmth, rain)).toEqual({
      warmth: { errorC: 1.5, pairs: 20 },
      rain: { detected: 0.7, wrong: 0.25, wetDays: 30 },
    });
  });

  it('says nothing of fewer than twenty cases', () => {
    const few = sumWarmth(Array.from({ length: 19 }, () => 1));
    expect(toLocalAccuracy(few, makeSums())).toBeNull();
    expect(toLocalAccuracy(few, sumRain({ hits: 15, falseAlarms: 4, misses: 30, dry: 0 }))).toBeNull();
    expect(toLocalAccuracy(few, sumRain({ hits: 15, falseAlarms: 5, misses: 5, dry: 0 }))?.warmth).toBeNull();
    expect(toLocalAccuracy(makeSums(), makeSums())).toBeNull();
  });
});
