import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SUGGESTED_WORK } from './sea-work.table.ts';
import { rankOfLimit, shareBelow, valueAtShare, windAtRank } from './wind-spread.ts';
import { computeHoldChance, ERROR_MEMORY_HOURS } from './window-chance.ts';
import { findAlphaFactor, type ReadSeaValue, type SeaLimit } from './work-limits.ts';
import { findWorkOutlook, type SeaSeries, type SeaWork } from './work-windows.ts';

const WIND: SeaLimit = { quantity: 'windMs', heightM: 150, limit: 10 };
const WAVE: SeaLimit = { quantity: 'waveM', heightM: null, limit: 1.5 };
const SIGHT: SeaLimit = { quantity: 'visibilityKm', heightM: null, limit: 3 };

const work = (fields: Partial<SeaWork> = {}): SeaWork => ({
  limits: [WIND, WAVE],
  workHours: 2,
  contingencyHours: 1,
  clock: null,
  alpha: [],
  ...fields,
});

type Values = readonly (number | null)[];
const reading =
  (winds: Values, waves: Values = winds.map(() => 1), sights: Values = winds.map(() => 10)): ReadSeaValue =>
  ({ quantity }, hour) => {
    const of = quantity === 'windMs' ? winds : quantity === 'waveM' ? waves : sights;
    return { value: quantity === 'currentMs' ? null : (of[hour] ?? null), range: null };
  };
const series = (read: ReadSeaValue, count: number, more: Partial<SeaSeries> = {}): SeaSeries => ({
  count,
  read,
  clockOf: (hour) => hour % 24,
  leadOf: (hour) => hour,
  ...more,
});
const spansOf = (one: SeaWork, of: SeaSeries) => findWorkOutlook(one, of).windows.map(({ from, to }) => [from, to]);

describe('windows', () => {
  it('are runs as long as work and contingency at the least', () => {
    const winds = [9, 9, 11, 9, 9, 9, 11, 9, 9, 9, 9];
    expect(spansOf(work(), series(reading(winds), 11))).toEqual([
      [3, 6],
      [7, 11],
    ]);
    expect(findWorkOutlook(work(), series(reading(winds), 11)).windows.map(({ isOpen }) => isOpen)).toEqual([
      false,
      true,
    ]);
  });
  it('hold at a limit and end a hundredth above it', () => {
    expect(spansOf(work({ workHours: 1, contingencyHours: 0 }), series(reading([10, 10.01]), 2))).toEqual([[0, 1]]);
    const sight = work({ limits: [SIGHT], workHours: 1, contingencyHours: 0 });
    expect(spansOf(sight, series(reading([1, 1], [1, 1], [3, 2.99]), 2))).toEqual([[0, 1]]);
  });
  it('need limits: without them there is no hour and no window', () => {
    expect(findWorkOutlook(work({ limits: [] }), series(reading([1, 1, 1, 1]), 4))).toEqual({
      hours: [],
      windows: [],
      missing: [],
      neededHours: 3,
    });
  });
  it('name a quantity that nothing has, and are none then', () => {
    const outlook = findWorkOutlook(SUGGESTED_WORK.diving, series(reading([1, 1], [0.5, 1.2]), 2));
    expect(outlook).toMatchObject({ windows: [], missing: ['currentMs'] });
    expect(outlook.hours.map(({ verdict }) => verdict)).toEqual([null, 'stop']);
  });
  it('contain no hour with an unknown value', () => {
    expect(spansOf(work(), series(reading([1, 1, 1, 1, 1, 1, 1], [1, 1, 1, null, 1, 1, 1]), 7))).toEqual([
      [0, 3],
      [4, 7],
    ]);
  });
  it('are amber from nine tenths of a limit on', () => {
    const { hours } = findWorkOutlook(work(), series(reading([9, 9.01, 10.01]), 3));
    expect(hours.map(({ verdict }) => verdict)).toEqual(['go', 'near', 'stop']);
    expect(hours[1]?.because).toEqual([WIND]);
  });
  it('stop for what stands above all limits', () => {
    const stopped = series(reading([1, 1, 1, 1, 1]), 5, { findGate: (hour) => (hour === 1 ? 'stop' : null) });
    expect(spansOf(work(), stopped)).toEqual([[2, 5]]);
  });
  it('by day end with it, and may pass midnight', () => {
    const calm = series(reading(Array.from({ length: 48 }, () => 1)), 48);
    expect(spansOf(work({ clock: { from: 6, to: 18 } }), calm)).toEqual([
      [6, 18],
      [30, 42],
    ]);
    expect(spansOf(work({ clock: { from: 22, to: 2 } }), calm)).toEqual([[22, 26]]);
  });
});

describe('alpha factors', () => {
  const alpha = [
    { untilHours: 48, factor: 0.8 },
    { untilHours: 24, factor: 0.9 },
  ];
  it('go by the lead; the last counts beyond the table, none without one', () => {
    expect([0, 24, 25, 48, 72].map((lead) => findAlphaFactor(alpha, lead))).toEqual([0.9, 0.9, 0.8, 0.8, 0.8]);
    expect(findAlphaFactor([], 72)).toBe(1);
  });
  it('lower what may be most, raise what must be least', () => {
    const one = { workHours: 1, contingencyHours: 0, alpha };
    expect(spansOf(work(one), series(reading([9, 9.01]), 2))).toEqual([[0, 1]]);
    expect(spansOf(work({ ...one, limits: [SIGHT] }), series(reading([1, 1], [1, 1], [3.34, 3.33]), 2))).toEqual([
      [0, 1],
    ]);
  });
});

/** Brute force: windows whose hours all fit, while neither neighbour does. */
function searchByForce(winds: Values, waves: Values, sights: Values, needed: number): number[][] {
  const holds = (hour: number): boolean => {
    const [wind, wave, sight] = [winds[hour], waves[hour], sights[hour]];
    return wind != null && wave != null && sight != null && wind <= 10 && wave <= 1.5 && sight >= 3;
  };
  const found: number[][] = [];
  for (let from = 0; from < winds.length; from++)
    for (let to = from + needed; to <= winds.length; to++) {
      const inside = Array.from({ length: to - from }, (_, index) => from + index);
      if (inside.every(holds) && !holds(from - 1) && !holds(to)) found.push([from, to]);
    }
  return found;
}

test('windows equal a search by brute force on random series', () => {
  const row = (most: number) =>
    fc.array(fc.oneof({ weight: 9, arbitrary: fc.double({ min: 0, max: most, noNaN: true }) }, fc.constant(null)), {
      minLength: 60,
      maxLength: 60,
    });
  fc.assert(
    fc.property(
      row(12),
      row(1.8),
      row(40),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 3 }),
      (a, b, c, hours, more) => {
        const one = work({ limits: [WIND, WAVE, SIGHT], workHours: hours, contingencyHours: more });
        expect(spansOf(one, series(reading(a, b, c), 60))).toEqual(searchByForce(a, b, c, hours + more));
      },
    ),
    { numRuns: 400 },
  );
});

describe('the distribution of a wind', () => {
  const range = { lowMs: 7, highMs: 12 };
  it('has a tenth below its low end and a tenth above its high end', () => {
    expect(windAtRank(9, range, valueAtShare(0.1))).toBeCloseTo(7, 4);
    expect(windAtRank(9, range, valueAtShare(0.9))).toBeCloseTo(12, 4);
    expect(windAtRank(9, range, 0)).toBe(9);
  });
  it('knows the rank of a limit on both sides', () => {
    expect(shareBelow(rankOfLimit(9, range, 12))).toBeCloseTo(0.9, 4);
    expect(shareBelow(rankOfLimit(9, range, 7))).toBeCloseTo(0.1, 4);
    expect([rankOfLimit(9, null, 9), rankOfLimit(9, null, 8.9)]).toEqual([
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ]);
  });
});

/** Seeded normal numbers (mulberry32, Box and Muller). */
function streamNormal(seed: number): () => number {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

function simulateHold(ranks: readonly number[], draws: number): number {
  const memory = Math.exp(-1 / ERROR_MEMORY_HOURS);
  const normal = streamNormal(7);
  let held = 0;
  for (let draw = 0; draw < draws; draw++) {
    let z = normal();
    let holds = true;
    for (const [hour, rank] of ranks.entries()) {
      if (hour > 0) z = memory * z + Math.sqrt(1 - memory * memory) * normal();
      if (z > rank) holds = false;
    }
    if (holds) held++;
  }
  return held / draws;
}

describe('the chance that a window holds', () => {
  it.each([
    [[0.5]],
    [[1, 1, 1, 1, 1, 1, 1, 1]],
    [[2, 1.5, 1, 0.5, 0, 0.5, 1, 1.5, 2, 2, 2, 2]],
    [[-0.5, 0.2, Number.POSITIVE_INFINITY, 1.1, 0.05]],
    [Array.from({ length: 24 }, () => 0.8)],
  ])('is that of a simulation of 40,000 courses: %j', (ranks) => {
    expect(Math.abs(computeHoldChance(ranks) - simulateHold(ranks, 40_000))).toBeLessThan(0.01);
  });
  it('lies between that of independent hours and that of the worst hour', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -2, max: 3, noNaN: true }), { minLength: 1, maxLength: 12 }), (ranks) => {
        const chances = ranks.map(shareBelow);
        const chance = computeHoldChance(ranks);
        expect(chance).toBeLessThanOrEqual(Math.min(...chances) + 0.003);
        expect(chance).toBeGreaterThanOrEqual(chances.reduce((product, one) => product * one, 1) - 0.003);
      }),
      { numRuns: 60 },
    );
  });
  it('is certain where no rank is reached, and unknown without a range or a limit of wind', () => {
    expect(computeHoldChance([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])).toBe(1);
    for (const limits of [[WIND, WAVE], [WAVE]]) {
      const [window] = findWorkOutlook(work({ limits }), series(reading([1, 1, 1]), 3)).windows;
      expect(window?.chance).toBeNull();
    }
  });
  it('speaks of work time and contingency from the beginning of the window', () => {
    const read: ReadSeaValue = ({ quantity }, hour) =>
      quantity === 'windMs'
        ? { value: hour < 3 ? 5 : 9.9, range: { lowMs: hour < 3 ? 4 : 9, highMs: hour < 3 ? 6 : 11 } }
        : { value: 1, range: null };
    const [window] = findWorkOutlook(work(), series(read, 12)).windows;
    expect(window).toMatchObject({ from: 0, to: 12 });
    expect(window?.chance).toBeGreaterThan(0.99);
  });
});
