import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carryRainEnd, carryTemperatureEnd, carryWindEnd } from './carried-range.ts';

type Carry = typeof carryRainEnd;

const amount = fc.double({ min: 0, max: 200, noNaN: true });
const warmth = fc.double({ min: -10, max: 45, noNaN: true });

test('an end moves with the value: the middle of a temperature or wind to it, that of rain half of the way', () => {
  expect(carryTemperatureEnd(26, 24, 20)).toBeCloseTo(20 + 2 * Math.SQRT2, 9);
  expect([carryTemperatureEnd(24, 24, 20), carryWindEnd(4, 4, 9)]).toEqual([20, 9]);
  expect(carryWindEnd(9, 4, 16)).toBeCloseTo((4 + Math.SQRT2) ** 2, 9);
  expect([carryRainEnd(4, 4, 16), carryRainEnd(0, 0, 16), carryRainEnd(0, 0, 0), carryRainEnd(1, 25, 0)]).toEqual([
    9, 4, 0, 0,
  ]);
  expect(carryRainEnd(9, 4, 16)).toBeCloseTo((3 + Math.sqrt(1.25)) ** 2, 9);
});

test.each<[string, Carry, fc.Arbitrary<number>]>([
  ['temperature', carryTemperatureEnd, warmth],
  ['wind', carryWindEnd, amount],
])('a range of %s holds the value, and both ends keep their order', (_, carry, values) => {
  fc.assert(
    fc.property(values, values, values, values, (a, b, c, value) => {
      const [low = 0, middle = 0, high = 0] = [a, b, c].sort((one, other) => one - other);
      const [from, to] = [carry(low, middle, value), carry(high, middle, value)];
      return from <= value + 1e-9 && to >= value - 1e-9;
    }),
  );
});

test('a range of rain keeps its order, is never negative, and grows with the value and with either end', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, amount, (a, b, c, value, more) => {
      const [low = 0, middle = 0, high = 0] = [a, b, c].sort((one, other) => one - other);
      const [from, to] = [carryRainEnd(low, middle, value), carryRainEnd(high, middle, value)];
      return (
        from >= 0 &&
        from <= to &&
        carryRainEnd(high, middle, value + more) >= to &&
        carryRainEnd(high + more, middle, value) >= to
      );
    }),
  );
});

/** Normally distributed numbers. */
function createNoise(seed: number): () => number {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
}

interface World {
  /** Error of the other model's forecast and of the members' centre, in members' deviations. */
  readonly valueError: number;
  readonly centreError: number;
  /** What the members are too warm or too wet by, in their deviations. */
  readonly bias: number;
}

/** Share of cases whose truth lies in the range, widened to the value as everywhere. */
function countHeld(
  carry: Carry,
  toAmount: (state: number) => number,
  { valueError, centreError, bias }: World,
): number {
  const noise = createNoise(7);
  const cases = 4000;
  let held = 0;
  for (let n = 0; n < cases; n++) {
    const state = 1.2 + 1.9 * noise();
    const [truth, value] = [toAmount(state + noise()), toAmount(state + valueError * noise())];
    const centre = state + centreError * noise() + bias;
    const members = Array.from({ length: 31 }, () => toAmount(centre + noise())).sort((a, b) => a - b);
    const [low = 0, middle = 0, high = 0] = [3, 15, 27].map((rank) => members[rank]);
    const from = Math.min(carry(low, middle, value), value);
    if (truth >= from && truth <= Math.max(carry(high, middle, value), value)) held += 1;
  }
  return held / cases;
}

const GOOD: World = { valueError: 0.9, centreError: 0.35, bias: 0 };
const SHARP: World = { valueError: 0.5, centreError: 0.8, bias: 0 };
const BIASED: World = { valueError: 0.5, centreError: 0.5, bias: 2 };
const toRain = (state: number): number => Math.max(state, 0) ** 2;
const toWarmth = (state: number): number => 25 + state;

test.each<[string, Carry, (state: number) => number, World, number]>([
  ['temperature', carryTemperatureEnd, toWarmth, GOOD, 0.8],
  ['temperature', carryTemperatureEnd, toWarmth, SHARP, 0.85],
  ['temperature of biased members', carryTemperatureEnd, toWarmth, BIASED, 0.85],
  ['rain', carryRainEnd, toRain, GOOD, 0.75],
  ['rain', carryRainEnd, toRain, SHARP, 0.75],
  ['rain of biased members', carryRainEnd, toRain, BIASED, 0.75],
])('of ten outcomes about eight lie in the range of %s that is carried', (_, carry, toAmount, world, share) => {
  expect(Math.abs(countHeld(carry, toAmount, world) - share)).toBeLessThan(0.04);
});
