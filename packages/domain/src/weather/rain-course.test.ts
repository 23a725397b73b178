import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeRainCourse, type ModelHour, modelShare, type RadarRain, STEP_SECONDS } from './rain-course.ts';

/** 14:20 in Vietnam, the beginning of ten minutes. */
const BASE = Date.UTC(2026, 10, 23, 7, 20) / 1000;
const HOUR_AT = BASE - 20 * 60;
const HOUR = 3600;

const modelHours = (rainMm: number | null, chance: number | null = 50): ModelHour[] =>
  Array.from({ length: 5 }, (_, hour) => ({ at: HOUR_AT + hour * HOUR, rainMm, rainProbabilityPercent: chance }));

const radarOf = (rate: (step: number) => number | null, known: Partial<RadarRain> = {}): RadarRain => ({
  source: { name: 'radar', credit: null },
  frameAt: BASE,
  fullWeightMinutes: 90,
  steps: Array.from({ length: 19 }, (_, step) => ({ rainMmh: rate(step), chancePercent: rate(step) === 0 ? 0 : 90 })),
  fallenMm: 0,
  ...known,
});
const NO_THUNDER: readonly null[] = [];

describe('the share of the model', () => {
  test.each([
    [0, 90, 0],
    [90, 90, 0],
    [135, 90, 0.5],
    [180, 90, 1],
    [240, 90, 1],
    [105, 30, 0.5],
    [31, 10, 1 / 150],
    [100, 120, 10 / 90],
  ])('%i minutes after a frame with full weight to %i is %d', (minutes, full, share) => {
    expect(modelShare(BASE, BASE + minutes * 60, full)).toBeCloseTo(share, 9);
  });
});

describe('a course', () => {
  test('is the model’s where no radar sees the place', () => {
    const course = composeRainCourse(BASE + 130, { radar: null, thunders: [null, 3] }, modelHours(1.2, 70));
    expect(course).toMatchObject({ basis: 'model', frameAt: null, baseAt: BASE, hours: [] });
    expect(course.steps).toHaveLength(19);
    expect(course.steps[0]).toEqual({ at: BASE, rainMmh: 1.2, chancePercent: 70, modelShare: 1, thunder: null });
    expect(course.steps[1]?.thunder).toBe(3);
  });

  test('follows the radar to 90 minutes, the model from 180 on, and lies between them in between', () => {
    const { steps } = composeRainCourse(BASE, { radar: radarOf(() => 6), thunders: NO_THUNDER }, modelHours(0, 0));
    expect(steps.slice(0, 10).every(({ rainMmh }) => rainMmh === 6)).toBe(true);
    expect(steps[18]?.rainMmh).toBe(0);
    const later = steps.slice(9).map(({ rainMmh }) => rainMmh ?? 0);
    expect(later).toEqual([...later].sort((a, b) => b - a));
  });

  test('knows no chance where the model adds rain of an unknown one', () => {
    const dry = { radar: radarOf(() => 0), thunders: NO_THUNDER };
    const chancesOf = (hours: ModelHour[]) =>
      composeRainCourse(BASE, dry, hours).steps.map((step) => step.chancePercent);
    expect(chancesOf(modelHours(1.2, null)).slice(8, 12)).toEqual([0, 0, null, null]);
    expect(chancesOf(modelHours(0, null))).toEqual(Array(19).fill(0));
    const { hours } = composeRainCourse(BASE, dry, modelHours(1.2, null));
    expect(hours.map(({ chancePercent }) => chancePercent)).toEqual([0, 0, null, null]);
  });

  test('says how much of each step is the model’s: none while the radar counts alone, all where it is blind', () => {
    const share = (radar: RadarRain | null, hours = modelHours(1)) =>
      composeRainCourse(BASE, { radar, thunders: NO_THUNDER }, hours).steps.map(({ modelShare: part }) => part);
    expect(share(radarOf(() => 6))[9]).toBe(0);
    expect(share(radarOf(() => 6))[12]).toBeCloseTo(1 / 3, 9);
    expect(share(radarOf(() => 6))[18]).toBe(1);
    expect(share(radarOf((step) => (step === 2 ? null : 6))).slice(1, 4)).toEqual([0, 1, 0]);
    expect(
      share(
        radarOf(() => 6),
        modelHours(null),
      )[18],
    ).toBe(0);
    expect(share(null)[0]).toBe(1);
  });

  test('gives way to the model sooner where the radar’s own skill ends sooner', () => {
    const radar = radarOf(() => 6, { fullWeightMinutes: 30 });
    const { steps } = composeRainCourse(BASE, { radar, thunders: NO_THUNDER }, modelHours(0, 0));
    expect(steps[3]?.rainMmh).toBe(6);
    expect(steps[4]?.rainMmh).toBeLessThan(6);
  });

  test('adds what fell to the hour that has begun, and distinguishes what remains of it', () => {
    const radar = radarOf((step) => (step < 4 ? 3 : 0), { fallenMm: 1 });
    const [first, second] = composeRainCourse(BASE, { radar, thunders: NO_THUNDER }, modelHours(0, 0)).hours;
    // Four of the six steps of the hour remain, each with half a millimetre.
    expect(first).toMatchObject({ at: HOUR_AT, fallenMm: 1, chancePercent: 90 });
    expect(first?.rainMm).toBeCloseTo(3, 9);
    expect(first?.remainingMmh).toBeCloseTo(3, 9);
    expect(second).toMatchObject({ rainMm: 0, fallenMm: 0, chancePercent: 0 });
  });

  test('takes the model for the part of an hour that frames do not show', () => {
    const radar = radarOf(() => 0, { fallenMm: null });
    const { hours } = composeRainCourse(BASE, { radar, thunders: NO_THUNDER }, modelHours(3, 40));
    expect(hours[0]?.rainMm).toBeCloseTo(1, 9);
    // The steps end at 17:30: half of the last hour is the model's.
    expect(hours[3]?.at).toBe(HOUR_AT + 3 * HOUR);
    expect(hours[3]?.rainMm).toBeGreaterThan(1.5);
    expect(hours[3]?.chancePercent).toBe(40);
  });

  test('knows an hour only where all of it is known', () => {
    const radar = radarOf((step) => (step === 7 ? null : 1));
    const { hours, steps } = composeRainCourse(BASE, { radar, thunders: NO_THUNDER }, modelHours(null, null));
    expect(steps[7]?.rainMmh).toBeNull();
    expect(hours.map(({ rainMm }) => rainMm === null)).toEqual([false, true, false, true]);
  });

  test('thunder of an hour is the strongest of its steps', () => {
    const thunders = [null, 2, 3, null, null, 2] as const;
    const { hours } = composeRainCourse(BASE, { radar: radarOf(() => 1), thunders }, modelHours(1));
    expect(hours.map(({ thunder }) => thunder)).toEqual([3, 2, null, null]);
  });

  test('hours inside the steps are the sums of the steps that are shown', () => {
    const anyRates = fc.array(fc.double({ min: 0, max: 80, noNaN: true }), { minLength: 19, maxLength: 19 });
    fc.assert(
      fc.property(
        anyRates,
        fc.integer({ min: 0, max: 5 }),
        fc.double({ min: 0, max: 20, noNaN: true }),
        (rates, slot, mm) => {
          const now = HOUR_AT + slot * STEP_SECONDS;
          const radar = radarOf((step) => rates[step] ?? 0, { frameAt: now });
          const { steps, hours } = composeRainCourse(now, { radar, thunders: NO_THUNDER }, modelHours(mm));
          for (const { at, rainMm, chancePercent } of hours.slice(1, 3)) {
            const inside = steps.filter((step) => step.at >= at && step.at < at + HOUR);
            expect(inside).toHaveLength(6);
            expect(inside.reduce((sum, step) => sum + (step.rainMmh ?? 0), 0) / 6).toBeCloseTo(rainMm ?? -1, 9);
            expect(Math.max(...inside.map((step) => step.chancePercent ?? 0))).toBe(chancePercent);
          }
        },
      ),
    );
  });
});
