import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findIntervals } from './bootstrap.ts';
import { findScoreBand, SCORE_COLOURS, type ScoreBand, scoreMonth } from './monthly-score.ts';
import { scoreProject } from './project-score.ts';
import { scoreAmounts, scoreChances, scoreThresholds, scoreYesNo } from './score.ts';
import {
  type AmountPair,
  addAmountPair,
  addChancePair,
  addRainPair,
  addSums,
  type ChancePair,
  makeSums,
  packSums,
  type ScoreSums,
} from './score-sums.ts';

const FINLEY = { hits: 28, falseAlarms: 72, misses: 23, correctNegatives: 2680 };

const toPair = (forecast: number, observed: number): AmountPair => ({
  forecast,
  observed,
  persistence: null,
  climate: null,
});

function sumOf<Pair>(pairs: readonly Pair[], add: (sums: ScoreSums, pair: Pair) => void): ScoreSums {
  const sums = makeSums();
  for (const pair of pairs) add(sums, pair);
  return sums;
}

const amountPair = fc.record({
  forecast: fc.integer({ min: 0, max: 600 }).map((value) => value / 10),
  observed: fc.integer({ min: 0, max: 600 }).map((value) => value / 10),
  persistence: fc.option(fc.integer({ min: 0, max: 60 })),
  climate: fc.option(fc.integer({ min: 0, max: 60 })),
});
const chancePair = fc.record({
  chance: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
  occurred: fc.boolean(),
  persistence: fc.option(fc.boolean()),
  climate: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
});

describe('scores of yes and no', () => {
  it("are those of Finley's tornadoes", () => {
    const { detection, falseAlarmRatio, successIndex, heidkeSkill, frequencyBias } = scoreYesNo(FINLEY);
    expect([detection, falseAlarmRatio, successIndex, heidkeSkill].map((score) => score?.toFixed(3))).toEqual([
      '0.549',
      '0.720',
      '0.228',
      '0.355',
    ]);
    expect(frequencyBias).toBeCloseTo(100 / 51, 12);
    expect(((28 + 2680) / 2803).toFixed(3)).toBe('0.966');
  });

  it('are null where nothing stands below the line', () => {
    const nothing = { hits: 0, falseAlarms: 0, misses: 0, correctNegatives: 9 };
    expect(scoreYesNo(nothing)).toMatchObject({
      detection: null,
      falseAlarmRatio: null,
      successIndex: null,
      frequencyBias: null,
      heidkeSkill: null,
    });
    expect(scoreYesNo({ ...nothing, misses: 2 })).toMatchObject({
      detection: 0,
      falseAlarmRatio: null,
      heidkeSkill: 0,
    });
  });

  it('count a day from the threshold itself', () => {
    const sums = sumOf([toPair(0.3, 0.29), toPair(0.29, 0.3), toPair(1, 1), toPair(10, 9.9)], addRainPair);
    const [any, plain, heavy] = scoreThresholds(sums);
    expect(any).toMatchObject({ leastMm: 0.3, hits: 2, falseAlarms: 1, misses: 1, correctNegatives: 0 });
    expect(plain).toMatchObject({ leastMm: 1, hits: 2, falseAlarms: 0, misses: 0, correctNegatives: 2 });
    expect(heavy).toMatchObject({ leastMm: 10, hits: 0, falseAlarms: 1, misses: 0, correctNegatives: 3 });
  });
});

describe('scores of amounts', () => {
  it('are null without a pair', () => {
    expect(scoreAmounts(makeSums())).toMatchObject({ pairs: 0, bias: null, absoluteError: null, climateSkill: null });
  });

  it('count errors of exactly two degrees as right, and measure skill on the pairs that both have', () => {
    const sums = makeSums();
    addAmountPair(sums, { forecast: 30.3, observed: 28.3, persistence: 28.3 + 4, climate: null });
    addAmountPair(sums, { forecast: 25, observed: 27.01, persistence: null, climate: 27.01, low: 25, high: 27 });
    const score = scoreAmounts(sums);
    expect(score).toMatchObject({ within: 0.5, coverage: 0, climateSkill: null });
    expect(score.persistenceSkill).toBeCloseTo(0.5, 9);
    expect(score.squareError).toBeCloseTo(Math.sqrt((4 + 2.01 ** 2) / 2), 9);
  });

  it('are the same whichever way the pairs are split and stored', () => {
    fc.assert(
      fc.property(fc.array(amountPair, { minLength: 1, maxLength: 40 }), fc.nat(40), (pairs, cut) => {
        const whole = sumOf(pairs, addRainPair);
        const parts = makeSums();
        addSums(parts, packSums(sumOf(pairs.slice(cut), addRainPair)));
        addSums(parts, packSums(sumOf(pairs.slice(0, cut), addRainPair)));
        for (const [at, value] of whole.entries()) expect(parts[at]).toBeCloseTo(value, 8);
        const errors = pairs.map(({ forecast, observed }) => forecast - observed);
        const mean = errors.reduce((sum, error) => sum + Math.abs(error), 0) / errors.length;
        expect(scoreAmounts(whole).absoluteError).toBeCloseTo(mean, 9);
      }),
    );
  });
});

describe('scores of chances', () => {
  it('fall into reliability, resolution, uncertainty and what differs within a tenth', () => {
    fc.assert(
      fc.property(fc.array(chancePair, { minLength: 1, maxLength: 60 }), (pairs: ChancePair[]) => {
        const score = scoreChances(sumOf(pairs, addChancePair));
        const brier =
          pairs.reduce((sum, { chance, occurred }) => sum + (chance - Number(occurred)) ** 2, 0) / pairs.length;
        expect(score.brier).toBeCloseTo(brier, 10);
        const { reliability, resolution, uncertainty, remainder } = score;
        expect((reliability ?? 0) - (resolution ?? 0) + (uncertainty ?? 0) + (remainder ?? 0)).toBeCloseTo(brier, 10);
        expect(score.bins.reduce((sum, { cases }) => sum + cases, 0)).toBe(pairs.length);
      }),
    );
  });

  it('leave no remainder where each tenth has one chance', () => {
    const pairs = [0.05, 0.15, 0.95, 0.95, 0.15].map((chance, index) => ({
      chance,
      occurred: index % 2 === 0,
      persistence: null,
      climate: 0.5,
    }));
    const { remainder, climateSkill, brier } = scoreChances(sumOf(pairs, addChancePair));
    expect(remainder).toBeCloseTo(0, 12);
    expect(climateSkill).toBeCloseTo(1 - (brier ?? 0) / 0.25, 12);
  });

  it('put a chance of 100 % into the last tenth', () => {
    const pair = { chance: 1, occurred: true, persistence: null, climate: null };
    expect(scoreChances(sumOf([pair], addChancePair)).bins[9]).toEqual({ cases: 1, forecast: 1, observed: 1 });
  });
});

describe('intervals by drawing days', () => {
  const days = Array.from({ length: 30 }, (_, day) => sumOf([toPair(20 + (day % 7), 20)], addAmountPair));
  const read = (sums: ScoreSums) => ({ error: scoreAmounts(sums).absoluteError });

  it('hold the score, and are the same each time', () => {
    const { error } = findIntervals(days, read);
    const all = makeSums();
    for (const day of days) addSums(all, day);
    const whole = scoreAmounts(all).absoluteError ?? 0;
    expect(error?.low).toBeLessThan(whole);
    expect(error?.high).toBeGreaterThan(whole);
    expect(findIntervals(days, read)).toEqual({ error });
  });

  it('are as wide as the spread of a mean says', () => {
    const values = Array.from({ length: 30 }, (_, day) => day % 7);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = Math.sqrt(
      values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length / values.length,
    );
    const { error } = findIntervals(days, read, { resamples: 4000, seed: 3 });
    expect(Math.abs((error?.high ?? 0) - (mean + 1.645 * spread))).toBeLessThan(0.1);
    expect(Math.abs((error?.low ?? 0) - (mean - 1.645 * spread))).toBeLessThan(0.1);
  });

  it('are not given for fewer than ten days, nor where samples have no score', () => {
    expect(findIntervals(days.slice(0, 9), read)).toEqual({ error: null });
    expect(findIntervals(days, () => ({ none: null }))).toEqual({ none: null });
  });
});

describe('the score of a month', () => {
  const filled = (count: number, forecast: number, observed: number) =>
    sumOf(
      Array.from({ length: count }, () => toPair(forecast, observed)),
      addRainPair,
    );

  it('is null for fewer than twenty pairs and for a month that goes on', () => {
    expect(scoreMonth(filled(19, 25, 25), 'within2', true)).toBeNull();
    expect(scoreMonth(filled(20, 25, 25), 'within2', true)).toBe(100);
    expect(scoreMonth(filled(20, 25, 25), 'within2', false)).toBeNull();
    expect(scoreMonth(filled(20, 0, 0), 'rainYesNo', true)).toBeNull();
    expect(scoreMonth(filled(40, 0, 0), 'rainAmount', true)).toBeNull();
  });

  it('counts rain by CSI and amounts by the class or its neighbour', () => {
    const sums = filled(10, 5, 5);
    addSums(sums, filled(10, 0, 5));
    addSums(sums, filled(80, 0, 0));
    expect(scoreMonth(sums, 'rainYesNo', true)).toBe(50);
    expect(scoreMonth(sums, 'rainAmount', true)).toBe(100);
    expect(scoreMonth(filled(20, 0.4, 60), 'rainAmount', true)).toBe(0);
  });

  it.each([
    [null, 'none'],
    [0, 'purple'],
    [30.999, 'purple'],
    [31, 'red'],
    [50.95, 'red'],
    [51, 'amber'],
    [70.99, 'amber'],
    [71, 'paleGreen'],
    [81, 'green'],
    [90.96, 'green'],
    [91, 'blue'],
    [100, 'blue'],
  ] as const)('of %s is %s', (score, band) => expect(findScoreBand(score)).toBe(band));

  it.each([-0.01, 100.01, Number.NaN, Number.POSITIVE_INFINITY])('cannot be %s', (score) => {
    expect(() => findScoreBand(score)).toThrow(RangeError);
  });

  it('can be read on every colour', () => {
    const light = (hex: string) => {
      const wide = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
      const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
        const value = Number.parseInt(wide.slice(at, at + 2), 16) / 255;
        return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    for (const band of Object.keys(SCORE_COLOURS) as ScoreBand[]) {
      const { fill, ink } = SCORE_COLOURS[band];
      const [a, b] = [light(fill), light(ink)];
      expect(Math.max(a, b) / Math.min(a, b), band).toBeGreaterThan(4.5);
    }
  });
});

describe('the scores of a project', () => {
  const month = (number: number, count: number, forecast: number, real: number) =>
    Array.from({ length: count }, (_, index) => ({
      month: number,
      forecast,
      real,
      before: index === 0 ? null : real + 3,
    }));

  it('are twelve, with the same score of repeating the row before', () => {
    const pairs = [...month(1, 31, 25, 27), ...month(2, 19, 25, 25), ...month(3, 25, 25, 28)];
    const { months, persistence, pairs: counts } = scoreProject(pairs, 'temperature', (number) => number < 3);
    expect(months).toEqual([100, ...Array(11).fill(null)]);
    expect(persistence).toEqual([0, ...Array(11).fill(null)]);
    expect(counts).toEqual([31, 19, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('let high waves be off by a fifth, low ones by 0.3 m', () => {
    const always = () => true;
    expect(scoreProject(month(5, 20, 1.3, 1), 'wave', always).months[4]).toBe(100);
    expect(scoreProject(month(5, 20, 1.31, 1), 'wave', always).months[4]).toBe(0);
    expect(scoreProject(month(5, 20, 4.8, 4), 'wave', always).months[4]).toBe(100);
  });
});
