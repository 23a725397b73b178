import { describe, expect, it } from 'vitest';
import { createRandom, drawNormal } from '../ensemble/noise.ts';
import { divideIntoNeighbourhoods } from '../neighbourhoods.ts';
import { readShare } from '../normal-distribution.ts';
import { addGrowth } from './add-growth.ts';
import {
  addNowcast,
  expectGrowth,
  type GrowthExperience,
  gainExperience,
  type SampledLead,
  toLeadGrowth,
} from './rain-growth.ts';
import { sampleChances } from './sampled-chances.ts';

const size = { columns: 128, rows: 128 };
const places = divideIntoNeighbourhoods(size, 1);
const LEADS = [10, 20, 30, 40, 50, 60];
const REFERENCE = 2;

/** What the chances of a start lack at half an hour, by its hour. */
type Lack = (hour: number) => number;

/** Deviates of the rain, the same in every frame: smooth, with dry and rainy areas. */
const deviates = Float32Array.from({ length: size.columns * size.rows }, (_, cell) => {
  return 1.6 * Math.sin(cell / 900) + Math.cos((cell % size.columns) / 13) - 0.6;
});

/** Forecast chances of a lead: right but for what they lack. */
function forecast(lack: number, minutes: number): Float32Array {
  const lead = toLeadGrowth(Float32Array.of(lack), minutes)[0] as number;
  return deviates.map((deviate) => readShare(deviate - lead));
}

/** Follows such a forecaster for some hours, a frame every ten minutes. */
function follow(lack: Lack, hours: number): GrowthExperience {
  const random = createRandom(7);
  let experience: GrowthExperience | null = null;
  for (let step = 0; step <= 6 * hours; step += 1) {
    const rainMmh = deviates.map((deviate) => (drawNormal(random) < deviate ? 2 : 0));
    const gained = gainExperience(experience, { at: 600 * step, rainMmh, size, places, leastMmh: 1 });
    const leads = LEADS.map(
      (minutes): SampledLead => ({ minutes, chances: sampleChances(forecast(lack(step / 6), minutes), size) }),
    );
    experience = addNowcast(gained, leads);
  }
  return experience as GrowthExperience;
}

const expectAfter = (lack: Lack, hours: number): number =>
  expectGrowth(follow(lack, hours).memory)[Math.floor(places.rows / 2) * places.columns] as number;

describe('growth of the rain', () => {
  it('is expected where past chances have long been too low, and shrinkage where they have been too high', () => {
    expect(expectAfter(() => 0.3, 8)).toBeGreaterThan(0.17);
    expect(expectAfter(() => 0.3, 8)).toBeLessThan(0.33);
    expect(expectAfter(() => -0.3, 8)).toBeLessThan(-0.17);
  });

  it('makes the chances of such a forecaster reliable', () => {
    const { memory } = follow(() => 0.3, 8);
    const chances = forecast(0.3, LEADS[REFERENCE] as number);
    const findGap = (values: Float32Array) =>
      values.reduce((sum, chance, cell) => sum + readShare(deviates[cell] as number) - chance, 0) / values.length;
    const before = findGap(chances);
    addGrowth(chances, toLeadGrowth(expectGrowth(memory), 30), size, places);
    expect(before).toBeGreaterThan(0.03);
    expect(Math.abs(findGap(chances))).toBeLessThan(before / 3);
  });

  it('is none for a forecaster who is right', () => {
    expect(Math.abs(expectAfter(() => 0, 8))).toBeLessThan(0.02);
  });

  it('is none where it did not go on: rain that spreads for an hour and shrinks for the next', () => {
    expect(Math.abs(expectAfter((hour) => (Math.floor(hour) % 2 === 0 ? 0.3 : -0.3), 8))).toBeLessThan(0.03);
  });

  it('is none after an hour, however clear', () => {
    expect(expectAfter(() => 0.5, 1)).toBe(0);
  });

  it('is forgotten after a gap of hours, and learned only once from a frame', () => {
    const experience = follow(() => 0.3, 8);
    const rainMmh = new Float32Array(deviates.length);
    const frame = { rainMmh, size, places, leastMmh: 1 };
    expect(gainExperience(experience, { ...frame, at: experience.memory.at })).toBe(experience);
    const later = gainExperience(experience, { ...frame, at: experience.memory.at + 4 * 3600 });
    expect(expectGrowth(later.memory).every((growth) => growth === 0)).toBe(true);
    expect(later.past).toEqual([]);
  });

  it('learns nothing from cells that nobody saw', () => {
    const frame = { size, places, leastMmh: 1, rainMmh: deviates.map(() => Number.NaN) };
    let experience = follow(() => 0.3, 3);
    const { products, squares, hours } = experience.memory;
    experience = gainExperience(experience, { ...frame, at: experience.memory.at + 600 });
    expect(experience.memory.hours).toBeLessThan(hours);
    expect(experience.memory.products / experience.memory.squares).toBeCloseTo(products / squares);
  });
});

describe('chances with growth', () => {
  const chances = Float32Array.of(0, 1e-4, 0.01, 0.3, 0.5, 0.9, 1, Number.NaN);
  const row = { columns: chances.length, rows: 1 };
  const grow = (value: number) => {
    const grown = chances.slice();
    addGrowth(grown, Float32Array.of(value), row, { side: 32, columns: 1, rows: 1 });
    return grown;
  };

  it('stay none, certain and unknown where they were, and keep their order', () => {
    for (const grown of [grow(0.5), grow(-0.5)]) {
      expect([grown[0], grown[6], grown[7]]).toEqual([0, 1, Number.NaN]);
      for (let cell = 1; cell < 6; cell += 1) expect(grown[cell]).toBeGreaterThan(grown[cell - 1] as number);
    }
    expect(grow(0.5)[4]).toBeCloseTo(0.6915, 2);
    expect(grow(0.5)[1]).toBeLessThan(0.002);
    expect(grow(0)).toEqual(chances);
  });
});
