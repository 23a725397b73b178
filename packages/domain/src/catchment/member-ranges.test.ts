import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeRainCourse, type RadarRain } from '#weather/rain-course.ts';
import { findLimitTime } from './basin-hours.ts';
import { blendHour, findHourBasis, listHourBlends } from './blend-hours.ts';
import { findMemberLimit, findMemberRange } from './member-ranges.ts';

const HOUR = 3600;
const NOW = Date.UTC(2026, 10, 21, 7, 20) / 1000;
const START = NOW - (NOW % HOUR);

const hoursOf = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 20, maxLength: 20 });

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  return below + (place % 1) * ((sorted[Math.ceil(place)] ?? 0) - below);
}

describe('the range of a sum over members', () => {
  test('is that of the members’ own sums', () => {
    fc.assert(
      fc.property(
        fc.array(hoursOf, { minLength: 5, maxLength: 12 }),
        fc.nat(10),
        fc.integer({ min: 1, max: 10 }),
        (members, from, count) => {
          const sums = members.map((hours) => hours.slice(from, from + count).reduce((sum, mm) => sum + mm, 0));
          const range = findMemberRange(members, from, count);
          expect(range?.lowMm).toBeCloseTo(quantile(sums, 0.1), 9);
          expect(range?.highMm).toBeCloseTo(quantile(sums, 0.9), 9);
        },
      ),
    );
  });

  test('is narrower than the sum of the hours’ ranges where members are wet at different hours', () => {
    const members = Array.from({ length: 10 }, (_, member) =>
      Array.from({ length: 10 }, (__, hour) => (hour === member ? 10 : 0)),
    );
    expect(findMemberRange(members, 0, 10)).toEqual({ lowMm: 10, highMm: 10 });
    expect(findMemberRange(members, 0, 11)).toBeNull();
    expect(findMemberRange([], 0, 1)).toBeNull();
  });
});

describe('a limit of rain', () => {
  test('is reached by each member when its running sum is there', () => {
    const pastOf = fc.array(fc.option(fc.integer({ min: 0, max: 4 }), { freq: 12 }), { minLength: 12, maxLength: 12 });
    const limitOf = fc.record({ hours: fc.integer({ min: 1, max: 12 }), mm: fc.integer({ min: 1, max: 40 }) });
    fc.assert(
      fc.property(fc.array(hoursOf, { minLength: 5, maxLength: 11 }), pastOf, limitOf, (members, pastMm, limit) => {
        const past = pastMm.map((meanMm, hour) => ({
          at: START + (hour - 12) * HOUR,
          meanMm,
          lowMm: null,
          highMm: null,
        }));
        const toHours = (hours: readonly number[]) =>
          hours.map((meanMm, hour) => ({ at: START + hour * HOUR, meanMm, lowMm: null, highMm: null }));
        const single = members.map((hours) => findLimitTime(past, toHours(hours), limit));
        fc.pre(single.every(({ isReached }) => !isReached));
        const times = single.map(({ middleAt }) => middleAt ?? Number.POSITIVE_INFINITY);
        const found = findMemberLimit(past, members, limit, START);
        expect(found.reaching).toBe(times.filter(Number.isFinite).length);
        const earliest = quantile(times, 0.1);
        expect(found.earliestAt).toBe(Number.isFinite(earliest) ? Math.round(earliest) : null);
      }),
    );
  });
});

function makeRadar(parts: Partial<RadarRain> = {}): RadarRain {
  return {
    source: { name: 'radar', credit: null },
    frameAt: NOW - 300,
    fullWeightMinutes: 60,
    steps: Array.from({ length: 19 }, (_, step) => ({ rainMmh: step % 5, chancePercent: null })),
    fallenMm: 1.5,
    ...parts,
  };
}

describe('hours of radar and model', () => {
  test('are blended as the course of a place is', () => {
    const rateOf = fc.option(
      fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10),
      { freq: 8 },
    );
    fc.assert(
      fc.property(
        fc.array(rateOf, { minLength: 19, maxLength: 19 }),
        fc.option(fc.integer({ min: 0, max: 9 })),
        fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 0, max: 3599 }),
        fc.integer({ min: 30, max: 90 }),
        (rates, fallenMm, model, second, fullWeightMinutes) => {
          const now = START + second;
          const steps = rates.map((rainMmh) => ({ rainMmh, chancePercent: null }));
          const radar = makeRadar({ frameAt: now - 400, fullWeightMinutes, steps, fallenMm });
          const modelHours = model.map((rainMm, hour) => ({
            at: START + hour * HOUR,
            rainMm,
            rainProbabilityPercent: null,
          }));
          const { hours } = composeRainCourse(now, { radar, thunders: [] }, modelHours);
          const blends = listHourBlends(now, radar);
          expect(blends).toHaveLength(hours.length);
          // The course of a place rounds each of its six steps to 0.1 mm/h.
          for (const [hour, { rainMm }] of hours.entries())
            expect(Math.abs(blendHour(blends[hour], model[hour] ?? 0) - (rainMm ?? -1))).toBeLessThanOrEqual(0.0501);
        },
      ),
    );
  });

  test('say what they rest on, and without a radar all are the model’s', () => {
    const bases = [...listHourBlends(START, makeRadar({ frameAt: START })), undefined].map(findHourBasis);
    expect(bases).toEqual(['radar', 'both', 'both', 'model', 'model']);
    expect(listHourBlends(NOW, null)).toEqual([]);
    expect(blendHour(undefined, 3)).toBe(3);
    expect(blendHour({ radarMm: 2, modelPart: 0.5 }, Number.NaN)).toBeNaN();
    expect(blendHour({ radarMm: 2, modelPart: 0 }, Number.NaN)).toBe(2);
  });
});
