import { startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { hourlyChance, memberChance } from '@portal/domain/weather/rain-chance';
import { HOUR, RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRunField, type RunField } from '#runs/run-content.ts';
import type { MemberField, MemberStep } from './member-file.ts';
import { createRunReducer } from './reduce-run.ts';

const at = (hour: number) => RUN_AT + hour * HOUR;

function makeMember(
  member: number,
  fields: readonly (readonly [MemberField['variable'], number, number, number])[],
): MemberStep {
  return {
    member,
    grid: SMALL_GRID,
    fields: fields.map(([variable, fromHour, toHour, value]) => ({
      variable,
      intervalStart: at(fromHour),
      validAt: at(toHour),
      values: Float32Array.of(value),
    })),
  };
}

/** The reduced fields of a step, without member rain. */
const listFields = (reducer: ReturnType<typeof createRunReducer>, ...step: Parameters<typeof reducer.reduceStep>) =>
  [...reducer.reduceStep(...step)].filter(isRunField);
const listNames = (fields: readonly RunField[]) => fields.map(({ variable }) => variable);
const findValue = (fields: readonly RunField[], name: RunField['variable'], validAt?: number) =>
  fields.find((field) => field.variable === name && (validAt === undefined || field.validAt === validAt))?.values[0];

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  return below + (place % 1) * ((sorted[Math.ceil(place)] ?? 0) - below);
}

describe('a step', () => {
  test('gives the ends of temperature, of each member’s own wind speed, and of gusts where members have them', () => {
    const members = [0, 1, 2, 3, 4].map((n) =>
      makeMember(n, [
        ['temperature2m', 3, 3, 20 + n],
        ['windU10m', 3, 3, n % 2 === 0 ? 3 : -3],
        ['windV10m', 3, 3, 4],
        ['windGust10m', 3, 3, 8],
      ]),
    );
    const fields = listFields(createRunReducer(4), members, { from: at(0), to: at(3) });
    expect(findValue(fields, 'temperature2mLow')).toBeCloseTo(20.4, 5);
    expect(findValue(fields, 'temperature2mMiddle')).toBe(22);
    expect(findValue(fields, 'temperature2mHigh')).toBeCloseTo(23.6, 5);
    // Winds from opposite sides are 5 m/s each: the speed of their mean would be lower.
    expect(findValue(fields, 'windSpeed10mLow')).toBe(5);
    expect(findValue(fields, 'windGust10mHigh')).toBe(8);
    expect(listNames(fields).some((name) => name.startsWith('precipitation'))).toBe(false);
  });

  test('gives the chance of 0.2 mm in an hour of its interval, which is less than that of the interval', () => {
    const rain = [0, 0.19, 0.2, 5, 9].map((mm, n) => makeMember(n, [['precipitation', 0, 3, mm]]));
    const fields = listFields(createRunReducer(5), rain, { from: at(0), to: at(3) });
    const chance = fields.find(({ variable }) => variable === 'wetHourProbability');
    expect([chance?.intervalStart, chance?.validAt]).toEqual([at(0), at(3)]);
    expect(chance?.values[0]).toBeCloseTo(hourlyChance(memberChance(3, 5), 3), 4);
    expect(chance?.values[0]).toBeLessThan(memberChance(3, 5));
    const low = fields.find(({ variable }) => variable === 'precipitationLow');
    expect([low?.intervalStart, low?.validAt]).toEqual([at(0), at(3)]);
  });

  test('gives the rain of each member beside its range', () => {
    const rain = [0, 1, 2, 5].map((mm, n) => makeMember(n, [['precipitation', 0, 3, mm]]));
    const reducer = createRunReducer(3);
    const [first] = [...reducer.reduceStep(rain, { from: at(0), to: at(3) })].filter((item) => 'memberMm' in item);
    expect([first?.intervalStart, first?.validAt]).toEqual([at(0), at(3)]);
    expect([...(first?.memberMm ?? [])].map(([member, [mm]]) => [member, mm])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 5],
    ]);
    // Totals continue from the start of the run; one member is late and has no amount for this interval.
    const next = rain.slice(1).map(({ member }) => makeMember(member, [['precipitation', 0, 6, 7]]));
    const [second] = [...reducer.reduceStep(next, { from: at(3), to: at(6) })].filter((item) => 'memberMm' in item);
    expect([...(second?.memberMm ?? [])].map(([member, [mm]]) => [member, mm])).toEqual([
      [1, 6],
      [2, 5],
      [3, 2],
    ]);
  });

  test('leaves out what fewer members know than asked for', () => {
    const members = [
      makeMember(0, [
        ['temperature2m', 3, 3, 20],
        ['windGust10m', 3, 3, 9],
      ]),
      makeMember(1, [['temperature2m', 3, 3, 21]]),
      makeMember(2, [['temperature2m', 3, 3, 22]]),
    ];
    expect(listNames(listFields(createRunReducer(4), members, { from: at(0), to: at(3) }))).toEqual([]);
    expect(listNames(listFields(createRunReducer(3), members, { from: at(0), to: at(3) }))).toEqual([
      'temperature2mLow',
      'temperature2mMiddle',
      'temperature2mHigh',
    ]);
  });

  test('takes no amount of a member that missed the step before, and of later ones again', () => {
    const reducer = createRunReducer(2);
    const rain = (n: number, to: number, mm: number) => makeMember(n, [['precipitation', 0, to, mm]]);
    const steps = [
      [rain(0, 3, 1), rain(1, 3, 1), rain(2, 3, 1)],
      [rain(0, 6, 2), rain(1, 6, 2)],
      [rain(0, 9, 3), rain(1, 9, 3), rain(2, 9, 99)],
      [rain(0, 12, 4), rain(1, 12, 4), rain(2, 12, 103)],
    ];
    const highs = steps.map((members, step) =>
      findValue(listFields(reducer, members, { from: at(step * 3), to: at(step * 3 + 3) }), 'precipitationHigh'),
    );
    expect(highs.slice(0, 3)).toEqual([1, 1, 1]);
    expect(highs[3]).toBeCloseTo(3.4, 5);
  });
});

test('days and periods are the quantiles of the members’ sums, not the sums of quantiles', () => {
  const firstDay = startOfVietnamDay(RUN_AT) + 24 * HOUR;
  const steps = Array.from({ length: 14 }, (_, n) => (n + 1) * 3);
  const anyMembers = fc.array(fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 14, maxLength: 14 }), {
    minLength: 3,
    maxLength: 12,
  });
  fc.assert(
    fc.property(anyMembers, (tenths) => {
      const reducer = createRunReducer(tenths.length);
      const fields = steps.flatMap((hour, step) => {
        const members = tenths.map((amounts, n) => {
          const total = amounts.slice(0, step + 1).reduce((sum, amount) => sum + amount / 10, 0);
          return makeMember(n, [['precipitation', 0, hour, total]]);
        });
        return listFields(reducer, members, { from: at(hour - 3), to: at(hour) });
      });
      // From 17 UTC of the first day on: an hour of the step 15–18, seven steps, two hours of the step 39–42.
      const sums = tenths.map((amounts) =>
        amounts.reduce((sum, amount, step) => {
          const hours = [Math.max(step * 3, 17), Math.min(step * 3 + 3, 41)];
          return sum + (amount / 10) * (Math.max((hours[1] ?? 0) - (hours[0] ?? 0), 0) / 3);
        }, 0),
      );
      const dayEnd = firstDay + 24 * HOUR;
      expect(dayEnd).toBe(at(41));
      for (const [end, share] of [
        ['Low', 0.1],
        ['Middle', 0.5],
        ['High', 0.9],
      ] as const) {
        expect(findValue(fields, `precipitationDay${end}`, dayEnd)).toBeCloseTo(quantile(sums, share), 2);
        const morning = tenths.map((amounts) => ((amounts[8] ?? 0) + (amounts[9] ?? 0)) / 10);
        expect(findValue(fields, `precipitationPeriod${end}`, at(30))).toBeCloseTo(quantile(morning, share), 2);
      }
    }),
    { numRuns: 50 },
  );
});

/** Seeded random numbers 0…1 (mulberry32). */
function createDraw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Wet hours of a stationary chain with this chance per hour and this correlation of neighbours. */
function drawWetHours(draw: () => number, chance: number, correlation: number, hours: number): boolean[] {
  const wet: boolean[] = [];
  for (let hour = 0; hour < hours; hour++) {
    const before = wet.at(-1);
    const now =
      before === undefined ? chance : before ? chance + correlation * (1 - chance) : chance * (1 - correlation);
    wet.push(draw() < now);
  }
  return wet;
}

describe.each([3, 6])('chances of hours from members whose amounts are known for %i hours only', (hours) => {
  test('come true as often as they say', () => {
    const draw = createDraw(20_261_123);
    const deciles = Array.from({ length: 10 }, () => ({ shown: 0, wet: 0, count: 0 }));
    for (let day = 0; day < 3000; day++) {
      const chance = draw() ** 2;
      const sum = () =>
        drawWetHours(draw, chance, 0.5, hours).reduce((mm, isWet) => mm + (isWet ? 0.2 + draw() : 0), 0);
      const members = Array.from({ length: 31 }, (_, n) => makeMember(n, [['precipitation', 0, hours, sum()]]));
      const fields = listFields(createRunReducer(20), members, { from: at(0), to: at(hours) });
      const shown = findValue(fields, 'wetHourProbability') ?? Number.NaN;
      const decile = deciles[Math.min(Math.floor(shown / 10), 9)]!;
      for (const isWet of drawWetHours(draw, chance, 0.5, hours)) {
        decile.count++;
        decile.shown += shown;
        decile.wet += isWet ? 100 : 0;
      }
    }
    const full = deciles.filter(({ count }) => count >= 300);
    expect(full.length).toBeGreaterThanOrEqual(6);
    for (const { shown, wet, count } of full) expect(Math.abs(shown - wet) / count).toBeLessThan(10);
  });
});
