import { describe, expect, it } from 'vitest';
import { poolLeads, toLeadScore } from './lead-score.ts';
import type { FrameSeries } from './read-series.ts';
import { countChances, makeReliability, toSharpSkill } from './reliability.ts';
import { scoreSeries } from './score-series.ts';
import { toBrierSkill } from './tally.ts';

const size = { columns: 48, rows: 40 };

/** A shower that moves one cell in 5 minutes; frames exist at the given times. */
function makeSeries(times: readonly number[]): FrameSeries {
  const draw = (at: number) =>
    Float32Array.from({ length: size.columns * size.rows }, (_, cell) => {
      const far = ((cell % size.columns) - 12 - at / 300) ** 2 + (Math.floor(cell / size.columns) - 20) ** 2;
      return far < 100 ? 10 * Math.exp(-far / 40) : 0;
    });
  const frames = new Map(times.map((at) => [at, draw(at)]));
  return { size, intervalSeconds: 300, cellKm: 1, frames, problems: [] };
}

const score = (times: readonly number[]) => scoreSeries(makeSeries(times), { steps: 3, readTimer: () => 0 });

describe('the score of a series', () => {
  it('takes every start with four frames before and one after', () => {
    const { starts, leads } = score([0, 300, 600, 900, 1200, 1500]);
    expect(starts).toBe(2);
    expect(leads.map(({ leadMinutes, starts }) => [leadMinutes, starts])).toEqual([
      [5, 2],
      [10, 1],
    ]);
  });

  it('takes frames a few seconds astray for what they stand for, and no frame for one that is missing', () => {
    expect(score([0, 303, 595, 901, 1204, 1499]).starts).toBe(2);
    expect(score([0, 340, 600, 900, 1200, 1500, 1800]).starts).toBe(1);
    expect(score([0, 300, 900, 1200, 1500]).starts).toBe(0);
  });

  it('goes on beyond a gap, as far as leads reach', () => {
    const { starts, leads } = score([0, 300, 600, 900, 1500]);
    expect(starts).toBe(1);
    expect(leads.map(({ leadMinutes }) => leadMinutes)).toEqual([10]);
    expect(score([0, 300, 600, 900, 2100]).starts).toBe(0);
  });

  it('takes into account what earlier starts have shown: rain that spreads for hours', () => {
    const draw = (at: number) =>
      Float32Array.from({ length: size.columns * size.rows }, (_, cell) => {
        const far = ((cell % size.columns) - 24) ** 2 + (Math.floor(cell / size.columns) - 20) ** 2;
        const rate = 10 * Math.exp(-far / (4 + at / 200));
        return rate < 0.1 ? 0 : rate;
      });
    const times = Array.from({ length: 30 }, (_, index) => 600 * index);
    const sumUp = (part: readonly number[]) => {
      const series = { ...makeSeries([]), intervalSeconds: 600, frames: new Map(part.map((at) => [at, draw(at)])) };
      const { starts, leads } = scoreSeries(series, { steps: 3, readTimer: () => 0 });
      const { chances, events } = leads.at(-1)?.reliability ?? makeReliability();
      const add = (sums: Float64Array) => sums.reduce((sum, value) => sum + value, 0);
      return { starts, chances: add(chances), events: add(events) };
    };
    // The last starts alone, and as those that all have more than the earlier ones.
    const [all, early, late] = [sumUp(times), sumUp(times.slice(0, 23)), sumUp(times.slice(17))];
    expect(late.events).toBe(all.events - early.events);
    expect(late.chances).toBeLessThan(0.95 * late.events);
    expect(all.chances - early.chances).toBeGreaterThan(1.002 * late.chances);
  });

  it('compares with our motion alone and with the last frame, over the same starts', () => {
    const [first] = score([0, 300, 600, 900, 1200, 1500]).leads.map(toLeadScore);
    // The shower moves and does not change: advection alone is a perfect forecast.
    expect(first?.extrapolation.csi).toBeGreaterThan(0.9);
    expect(first?.persistence.csi).toBeLessThan(first?.extrapolation.csi ?? 0);
    expect(first?.ours.fss).toBeGreaterThan(first?.persistence.fss ?? 1);
    expect(first?.extrapolation.bias).toBeCloseTo(1, 1);
    expect(first?.ours.brierSkill).toBeGreaterThan(first?.persistence.brierSkill ?? 1);
    expect(first?.sharpness).toBeGreaterThan(0.1);
  });

  it('goes three hours ahead, whatever the interval, and pools series by their minutes', () => {
    const times = Array.from({ length: 44 }, (_, index) => 300 * index);
    const { leads } = scoreSeries(makeSeries(times), { every: 99, readTimer: () => 0 });
    expect(leads.at(-1)?.leadMinutes).toBe(180);
    const one = score([0, 300, 600, 900, 1200]).leads;
    const two = score([0, 300, 600, 900, 1200, 1500]).leads;
    const pooled = poolLeads([one, two]);
    expect(pooled.map(({ leadMinutes, starts }) => [leadMinutes, starts])).toEqual([
      [5, 3],
      [10, 1],
    ]);
    const hits = (records: typeof one) => records[0]?.ours.tally.hits ?? 0;
    expect(hits(pooled)).toBe(hits(one) + hits(two));
    expect(pooled[0]?.reliability.cases.reduce((sum, count) => sum + count, 0)).toBe(3 * 48 * 40);
  });
});

describe('the Brier skill', () => {
  it('compares with the frequency of rain', () => {
    expect(toBrierSkill({ hits: 1, misses: 1, falseAlarms: 1 }, 6)).toBeCloseTo(-0.5);
    expect(toBrierSkill({ hits: 0, misses: 0, falseAlarms: 1 }, 6)).toBeNull();
    const reliability = makeReliability();
    countChances(reliability, Float32Array.of(1, 0.5, Number.NaN), Float32Array.of(2, 0, 0), 1);
    const { brierSkill, sharpness } = toSharpSkill(reliability);
    expect(brierSkill).toBeCloseTo(1 - 0.25 / 3 / (2 / 9));
    expect(sharpness).toBeCloseTo(Math.sqrt(1.25 / 3 - 0.25));
    expect(toSharpSkill(makeReliability())).toEqual({ brierSkill: null, sharpness: null });
  });
});
