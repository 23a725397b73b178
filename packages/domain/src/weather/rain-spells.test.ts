import { describe, expect, test } from 'vitest';
import type { RainCourse } from './rain-course.ts';
import {
  chanceOfStretch,
  findStretchWord,
  isWetSlice,
  listKnownSlices,
  listRainSpells,
  type RainSlice,
  sumOfStretch,
  toRainSlices,
} from './rain-spells.ts';

/** 14:20 in Vietnam, the beginning of ten minutes. */
const BASE = Date.UTC(2026, 10, 23, 7, 20) / 1000;
const STEP = 600;
const HOUR = 3600;

/** Consecutive slices of equal length, by rate and, if not certain, chance. */
function listSlices(
  seconds: number,
  rates: readonly (number | null | readonly [number, number | null])[],
  from = BASE,
) {
  return rates.map((given, index): RainSlice => {
    const [rainMmh, chancePercent] = typeof given === 'object' && given !== null ? given : [given, given ? 100 : 0];
    const fromAt = from + index * seconds;
    return { fromAt, toAt: fromAt + seconds, rainMmh, chancePercent, thunder: null };
  });
}
const steps = (...rates: Parameters<typeof listSlices>[1]) => listSlices(STEP, rates);
const hours = (...rates: Parameters<typeof listSlices>[1]) => listSlices(HOUR, rates, BASE + 40 * 60);

describe('slices of a course and the hours after it', () => {
  const course = {
    baseAt: BASE,
    steps: [0, 1].map((step) => ({ at: BASE + step * STEP, rainMmh: step, chancePercent: 50, thunder: step || null })),
  } as unknown as RainCourse;
  const hourAt = BASE - 20 * 60;
  const hour = (index: number) => ({ at: hourAt + index * HOUR, rainMm: 2, rainProbabilityPercent: 30, thunder: 3 });

  test('follow each other without a gap: the rest of the last hour, then whole hours', () => {
    const slices = toRainSlices(course, [hour(-1), hour(0), hour(1)] as Parameters<typeof toRainSlices>[1]);
    expect(slices.map(({ fromAt, toAt }) => [fromAt - BASE, toAt - BASE])).toEqual([
      [0, 600],
      [600, 1200],
      [1200, 2400],
      [2400, 6000],
    ]);
    // Observed lightning takes precedence over the hour's thunder; without it the hour applies.
    expect(slices.map(({ thunder }) => thunder)).toEqual([3, 1, 3, 3]);
  });

  test('are known up to the first that is not', () => {
    expect(listKnownSlices(steps(1, 2, null, 3))).toHaveLength(2);
    expect(listKnownSlices(steps(1, 2))).toHaveLength(2);
  });
});

describe('a wet slice', () => {
  test.each([
    [[0.1, 100], true],
    [[0.09, 100], false],
    [[2, 19], false],
    [[2, 20], true],
    [[2, null], true],
  ] as const)('%j: %s', (given, isWet) => {
    expect(steps(given).map(isWetSlice)).toEqual([isWet]);
  });
});

describe('spells of rain', () => {
  const ends = (slices: readonly RainSlice[]) =>
    listRainSpells(slices).map(({ fromAt, toAt, isOver }) => [(fromAt - BASE) / 60, (toAt - BASE) / 60, isOver]);

  test('end where half an hour stays dry by ten minutes, and only there', () => {
    expect(ends(steps(1, 1, 0, 0, 0))).toEqual([[0, 20, true]]);
    expect(ends(steps(1, 0, 0, 1, 0, 0, 0))).toEqual([[0, 40, true]]);
  });

  test('do not end with what is known', () => {
    expect(ends(steps(1, 1))).toEqual([[0, 20, false]]);
    expect(ends(steps(1, 1, 0, 0))).toEqual([[0, 20, false]]);
  });

  test('end among hours where three stay dry', () => {
    expect(ends(hours(1, 0, 0, 1, 0, 0, 0, 1))).toEqual([
      [40, 280, true],
      [460, 520, false],
    ]);
  });

  test('are none where it stays dry', () => {
    expect(listRainSpells(steps(0, 0, 0))).toEqual([]);
    expect(listRainSpells([])).toEqual([]);
  });

  test('are as strong as their strongest ten minutes, of which the beginning is distinguished', () => {
    const [spell] = listRainSpells(steps(0, 0.5, 0.5, 8, 0.5, 0, 0, 0));
    expect(spell).toMatchObject({ fromAt: BASE + STEP, peakAt: BASE + 3 * STEP, isBroken: false, word: 'rain' });
    expect(spell?.onset.rainClass).toBe(1);
    expect(spell?.peak).toMatchObject({ at: BASE + 3 * STEP, rainClass: spell?.rainClass });
    expect(spell?.rainMm).toBe(1.6);
  });

  test('begin with this moment where it rains already, with the next twenty minutes where it does not', () => {
    expect(listRainSpells(steps(0.5, 8, 0, 0, 0))[0]?.onset.rainClass).toBe(1);
    expect(listRainSpells(steps(0, 0.5, 8, 0, 0, 0))[0]?.onset.rainClass).toBeGreaterThan(1);
  });

  test('of long rain have the class of their hours, and that of their sum apart', () => {
    expect(listRainSpells(hours(4, 0, 0, 0))[0]).toMatchObject({ rainClass: 3, sumClass: 3 });
    expect(listRainSpells(hours(...new Array<number>(24).fill(4)))[0]).toMatchObject({ rainClass: 3, sumClass: 4 });
    expect(listRainSpells(hours(...new Array<number>(24).fill(9)))[0]).toMatchObject({ rainClass: 3, sumClass: 5 });
  });

  test('are broken where a quarter of their time is dry, which adds nothing to their rain', () => {
    const [spell] = listRainSpells(hours(2, 0, 2, 0, 0, 0));
    expect(spell).toMatchObject({ isBroken: true, rainMm: 4 });
    const doubtful = listRainSpells(hours(2, [9, 10], 2, 0, 0, 0))[0];
    expect(doubtful?.rainMm).toBe(4);
  });

  test('name a class no more than a step below that of their sum', () => {
    expect(listRainSpells(hours(2.4, 2.4, 2.4, 2.4, 2.4, 2.4))[0]).toMatchObject({
      rainClass: 1,
      sumClass: 4,
      namedClass: 3,
    });
    expect(listRainSpells(hours(12, 0.2))[0]).toMatchObject({ rainClass: 4, sumClass: 3, namedClass: 4 });
    expect(listRainSpells(hours(...new Array<number>(24).fill(9)))[0]).toMatchObject({ sumClass: 5, namedClass: 4 });
  });

  test.each([
    [20, 'slight'],
    [39, 'slight'],
    [40, 'good'],
    [69, 'good'],
    [70, 'rain'],
    [null, 'rain'],
  ] as const)('are said by the chance of all their hours: %s percent is %s', (chance, word) => {
    expect(listRainSpells(hours([2, chance]))[0]).toMatchObject({ chancePercent: chance, word, onset: { word } });
  });

  test('thunder as much as their wet slices, 2 at most', () => {
    const [wet, dry] = steps(1, 0) as [RainSlice, RainSlice];
    expect(listRainSpells([{ ...wet, thunder: 3 }])[0]?.thunder).toBe(2);
    expect(listRainSpells([wet, { ...dry, thunder: 3 }])[0]?.thunder).toBe(0);
  });
});

describe('a stretch without a described spell', () => {
  test('is dry, or of possible rain or drizzle, or unknown', () => {
    expect(findStretchWord(hours(0, 0, 0))).toBe('dry');
    expect(findStretchWord(hours([0, 19], [0, 0]))).toBe('dry');
    expect(findStretchWord(hours([0, 25], [0, 25]))).toBe('slight');
    expect(findStretchWord(hours([0.15, 12], [0.15, 3], [0.15, 3]))).toBe('drizzle');
    expect(findStretchWord(hours([2, 15]))).toBe('slight');
    expect(findStretchWord(hours([0, 19], [0, 19], [0, 19], [0, 19], [0, 19], [0, 19]))).toBe('good');
    expect(findStretchWord(hours(0, null))).toBeNull();
    expect(findStretchWord([])).toBeNull();
  });

  test('is drizzle by the amount of an hour, not by the rate of ten minutes', () => {
    const drop = (mmh: number) => [mmh, 12] as const;
    expect(findStretchWord(steps(drop(0.3), drop(0.1), drop(0.1), drop(0.1), drop(0.1), drop(0.1)))).toBe('drizzle');
  });

  test('has the rain of all its slices, none where one is unknown', () => {
    expect(sumOfStretch(steps(6, 0, 3))).toBeCloseTo(1.5, 9);
    expect(sumOfStretch(steps(6, null))).toBeNull();
  });

  test('counts ten minutes as their hour: six of 50 % are 50 %, two hours more', () => {
    const chance = [1, 50] as const;
    expect(chanceOfStretch(steps(chance, chance, chance, chance, chance, chance))).toBeCloseTo(50, 9);
    expect(chanceOfStretch(hours(chance, chance))).toBeGreaterThan(50);
    expect(chanceOfStretch(steps([1, null]))).toBeNull();
  });
});

describe('slices that satellites estimate', () => {
  const make = (modelShare: number) =>
    ({
      baseAt: BASE,
      steps: [0, 1].map((step) => ({
        at: BASE + step * STEP,
        rainMmh: 0,
        chancePercent: 0,
        modelShare,
        thunder: null,
        unaided: { rainMmh: 2, chancePercent: 60 },
      })),
    }) as unknown as RainCourse;

  test('are never dry, only without a rain cloud that was seen; where the model leads they are dry', () => {
    expect(findStretchWord(toRainSlices(make(0.2), []))).toBe('unseen');
    expect(findStretchWord(toRainSlices(make(0.6), []))).toBe('dry');
    expect(toRainSlices(make(0.2), [])[0]?.unaided).toEqual({ rainMmh: 2, chancePercent: 60 });
  });

  test('name rain as others do', () => {
    const wet = steps(3, 3).map((slice) => ({ ...slice, isEstimated: true as const }));
    expect(findStretchWord(wet)).toBe('rain');
    expect(listRainSpells(wet)).toHaveLength(1);
  });
});
