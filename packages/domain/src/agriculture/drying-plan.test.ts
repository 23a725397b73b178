import { describe, expect, test } from 'vitest';
import type { WorkWarning } from '#safety/warning-gate.ts';
import { NO_CONDITIONS, type WorkConditions } from '#safety/work-gate.ts';
import { DRYING } from './activity-limits.table.ts';
import { planDryingDay } from './drying-plan.ts';
import { FARM_DAY, type FarmHourChange, makeFarmHours } from './farm-work.fixture.ts';
import { toFarmWork } from './farm-work.ts';

const HOUR = 3600;
/** The sun of these days rises at 05:30 and sets at 18:30. */
const DAYS = [0, 1, 2].map((day) => {
  const startAt = FARM_DAY + day * 24 * HOUR;
  return { startAt, sunriseAt: startAt + 5.5 * HOUR, sunsetAt: startAt + 18.5 * HOUR };
});
const toClock = (at: number | null | undefined) => (at == null ? null : (at - FARM_DAY) / HOUR);

/** Plan of the first day at a clock hour: `[verdict, from, to, gather, why]`. */
function plan(changes: Record<number, FarmHourChange>, nowHour = 5, conditions: Partial<WorkConditions> = {}) {
  const work = toFarmWork(makeFarmHours(72, changes), DAYS, [], { ...NO_CONDITIONS, ...conditions });
  const day = DAYS[0] ?? expect.fail();
  const found = planDryingDay(work, day, { dry: DRYING }, FARM_DAY + nowHour * HOUR);
  return [
    found.verdict,
    toClock(found.spell?.fromAt),
    toClock(found.spell?.toAt),
    toClock(found.gatherAt),
    found.gatherFor,
  ];
}
const damp = (from: number, to: number): Record<number, FarmHourChange> =>
  Object.fromEntries(Array.from({ length: to - from }, (_, hour) => [from + hour, { humidityPercent: 95 }]));

describe('the plan of a drying day', () => {
  test('lasts from the morning to the dusk on a fine day', () => {
    expect(plan({})).toEqual(['good', 6, 18, 18.5, 'dusk']);
    expect(plan(damp(0, 9))).toEqual(['good', 9, 18, 18.5, 'dusk']);
  });

  test('has what lies outside gathered half an hour before the first hour with the chance of the limit', () => {
    expect(plan({ 16: { rainProbabilityPercent: 20 } })).toEqual(['good', 6, 15, 15.5, 'rain']);
    expect(plan({ 16: { rainProbabilityPercent: 19.9 } })).toEqual(['good', 6, 18, 18.5, 'dusk']);
    expect(plan({ 16: { rainMm: 0.1 } })).toEqual(['good', 6, 15, 15.5, 'rain']);
    expect(plan({ 16: { rainMm: 0.09 } })).toEqual(['good', 6, 18, 18.5, 'dusk']);
  });

  test('leaves it outside where it only dries no more', () => {
    expect(plan({ 13: { cloudPercent: 90 }, 14: { humidityPercent: 85 } })).toEqual(['good', 6, 13, 18.5, 'dusk']);
  });

  test('stops before thunder and unknown hours', () => {
    expect(plan({ 15: { thunder: 2 } })).toEqual(['good', 6, 15, 14.5, 'stop']);
    expect(plan({ 15: { thunder: 1 } })).toEqual(['good', 6, 15, 14.5, 'stop']);
    expect(plan({ 15: { rainMm: null } })).toEqual(['good', 6, 14, 14.5, 'unknown']);
  });

  test('needs four hours in a row', () => {
    expect(plan({ ...damp(0, 10), 15: { rainMm: 1 } })).toEqual(['good', 10, 14, 14.5, 'rain']);
    expect(plan({ ...damp(0, 11), ...damp(15, 24), 16: { rainMm: 1 } })[0]).toBe('good');
    expect(plan({ ...damp(0, 12), ...damp(15, 24) })[0]).toBe('avoid');
  });

  test('still tells what was spread in the morning when rain comes sooner, until its hour is over', () => {
    const wet = { 13: { rainProbabilityPercent: 80 }, ...damp(14, 19) };
    expect([plan(wet, 9), plan(wet, 12), plan(wet, 13)]).toEqual(Array(3).fill(['good', 6, 12, 12.5, 'rain']));
    expect(plan(wet, 14)[0]).toBe('avoid');
  });

  test('goes on with a second spell after the first', () => {
    const noon = { 11: { rainMm: 3 } };
    expect(plan(noon, 9)).toEqual(['good', 6, 10, 10.5, 'rain']);
    expect(plan(noon, 12)).toEqual(['good', 12, 18, 18.5, 'dusk']);
  });

  test('is to consider with a chance between the limits, without a time to gather', () => {
    const fair = Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [hour, { rainProbabilityPercent: 30 }]));
    expect(plan(fair)).toEqual(['consider', 6, 18, null, null]);
    const likely = Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [hour, { rainProbabilityPercent: 41 }]));
    expect(plan(likely)).toEqual(['avoid', null, null, null, null]);
  });

  test('is none under a warning and in the day after it', () => {
    const warning: WorkWarning = {
      id: 'w',
      number: '1',
      kind: 'storm',
      level: 3,
      startsAt: FARM_DAY,
      expiresAt: FARM_DAY + 24 * HOUR,
    };
    expect(plan({}, 5, { warnings: [warning] })[0]).toBe('avoid');
    const over = { ...warning, startsAt: FARM_DAY - 24 * HOUR, expiresAt: FARM_DAY - HOUR };
    expect(plan({}, 5, { warnings: [over] })[0]).toBeNull();
    // Later in the day a bulletin comes into force.
    const later = { ...warning, startsAt: FARM_DAY + 14 * HOUR };
    expect(plan({}, 5, { warnings: [later] })).toEqual(['good', 6, 14, 13.5, 'stop']);
  });

  test('gathers for rain that falls now', () => {
    const hourAt = FARM_DAY + 11 * HOUR;
    expect(plan({}, 11, { hourAt, rainNow: { rateMmh: 0.1, thunder: 0 } })).toEqual(['good', 6, 11, 10.5, 'rain']);
    expect(plan({}, 11, { hourAt, rainNow: { rateMmh: 0.09, thunder: 0 } })).toEqual(['good', 6, 18, 18.5, 'dusk']);
  });

  test('is unknown where the hours are', () => {
    const unknown = Object.fromEntries(Array.from({ length: 72 }, (_, hour) => [hour, { cloudPercent: null }]));
    expect(plan(unknown)).toEqual([null, null, null, null, null]);
  });
});
