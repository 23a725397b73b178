import { describe, expect, test } from 'vitest';
import { learnTemperature, type SourceErrors } from './learn-temperature.ts';
import type { LearnedStation } from './learned-version.ts';
import { createCorrectionFinder, LEAD_COUNT } from './place-correction.ts';

/** Seeded uniform numbers 0…1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function createNormal(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

const STATIONS: readonly LearnedStation[] = Array.from({ length: 12 }, (_, index) => ({
  id: `S${index}`,
  lat: 20 + (index % 4) * 0.3,
  lng: 105 + Math.floor(index / 4) * 0.3,
  heightM: 10,
}));

/** Errors of a model: a bias for each station and element, noise that grows with the lead, and correlated days. */
function makeErrors(days: number, biasOf: (station: number, lead: number) => number, seed: number): SourceErrors {
  const normal = createNormal(createRandom(seed));
  const make = (sign: number) => {
    const errors = new Float32Array(days * STATIONS.length * LEAD_COUNT);
    const before = new Float32Array(STATIONS.length);
    for (let day = 0; day < days; day++)
      for (let station = 0; station < STATIONS.length; station++) {
        before[station] = 0.4 * (before[station] as number) + 0.92 * normal();
        for (let lead = 0; lead < LEAD_COUNT; lead++)
          errors[(day * STATIONS.length + station) * LEAD_COUNT + lead] =
            sign * biasOf(station, lead) + (1 + lead / 15) * (0.8 * (before[station] as number) + 0.6 * normal());
      }
    return errors;
  };
  return { source: 'gfs', days, low: make(1), high: make(-1) };
}

const CENTRES = STATIONS.map(({ lat, lng, heightM }) => ({ readAt: { lat, lng }, heightM }));

/** Root mean square errors of the days from `from` on, uncorrected and with a version learned from the days before. */
function holdBack(errors: SourceErrors, from: number): { before: number; after: number } {
  const size = STATIONS.length * LEAD_COUNT;
  const known = {
    ...errors,
    days: from,
    low: errors.low.subarray(0, from * size),
    high: errors.high.subarray(0, from * size),
  };
  const find = createCorrectionFinder({ stations: STATIONS, temperature: [learnTemperature(STATIONS, known).learned] });
  let [before, after, pairs] = [0, 0, 0];
  for (let at = from * size; at < errors.days * size; at++) {
    const lead = at % LEAD_COUNT;
    const place = CENTRES[Math.floor(at / LEAD_COUNT) % STATIONS.length];
    const correction = place === undefined ? null : find('gfs', place);
    for (const [error, added] of [
      [errors.low[at], correction?.lowC[lead]],
      [errors.high[at], correction?.highC[lead]],
    ]) {
      before += (error ?? 0) ** 2;
      after += ((error ?? 0) + (added ?? 0)) ** 2;
      pairs++;
    }
  }
  return { before: Math.sqrt(before / pairs), after: Math.sqrt(after / pairs) };
}

describe('held-back days', () => {
  test('of a model with known biases err by little more than its noise', () => {
    const noise = holdBack(
      makeErrors(120, () => 0, 7),
      90,
    ).before;
    const { before, after } = holdBack(
      makeErrors(120, (station, lead) => 1.5 + (station % 3) / 2 - lead / 20, 7),
      90,
    );
    expect(before).toBeGreaterThan(1.4 * noise);
    expect(after).toBeLessThan(1.04 * noise);
  });

  test('of a model without bias never err by more than 1 % more', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { before, after } = holdBack(
        makeErrors(80, () => 0, seed),
        50,
      );
      expect(after / before).toBeLessThan(1.01);
    }
  });
});
