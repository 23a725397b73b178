import { describe, expect, test } from 'vitest';
import { DRYING } from './activity-limits.table.ts';
import { planDryingDay } from './drying-plan.ts';
import { FARM_DAY, type FarmHourChange, makeFarmHours } from './farm-work.fixture.ts';
import { toFarmWork } from './farm-work.ts';
import { estimateGrainProgress, findEquilibrium, type GrainLayer, LAYER_CM } from './grain-drying.ts';

const HOUR = 3600;
const DAYS = Array.from({ length: 15 }, (_, day) => {
  const startAt = FARM_DAY + day * 24 * HOUR;
  return { startAt, sunriseAt: startAt + 5.5 * HOUR, sunsetAt: startAt + 18.5 * HOUR };
});
const AIR = { temperatureC: 30, humidityPercent: 60 };

function estimate(layer: GrainLayer, changes: Record<number, FarmHourChange> = {}, nowHour = 0) {
  const work = toFarmWork(makeFarmHours(15 * 24, changes, AIR), DAYS);
  const nowAt = FARM_DAY + nowHour * HOUR;
  const days = DAYS.map((day) => planDryingDay(work, day, { dry: DRYING }, nowAt));
  return estimateGrainProgress(work, days, layer, nowAt);
}
const rainFrom = (hour: number) =>
  Object.fromEntries(Array.from({ length: 15 * 24 - hour }, (_, index) => [hour + index, { rainMm: 5 }]));

test('paddy in air of 25° and 70 % comes to about 13 % of its whole weight', () => {
  // Rough rice stored in such air is known to settle near 13 %.
  const equilibrium = findEquilibrium(25, 70);
  const percent = (100 * equilibrium) / (1 + equilibrium);
  expect(percent).toBeGreaterThan(12.5);
  expect(percent).toBeLessThan(14);
  expect(findEquilibrium(25, 80)).toBeGreaterThan(equilibrium);
  expect(findEquilibrium(35, 70)).toBeLessThan(equilibrium);
});

describe('a layer of paddy', () => {
  test('follows Newton’s law hour by hour', () => {
    // The same law in steps of a second, for a fresh 28 % and a layer of 2.5 cm.
    const rate = 0.55 / 2.5;
    const equilibrium = (-Math.log(1 - 0.6) / (1.9187e-5 * (30 + 51.161))) ** (1 / 2.4451) / 100;
    let moisture = 28 / 72;
    let seconds = 0;
    while (moisture > 14 / 86) {
      moisture -= (rate / HOUR) * (moisture - equilibrium);
      seconds += 1;
    }
    const { highDryAt } = estimate('thin');
    // Drying begins at 06:00 and passes 18:00 only if the grain needs more than twelve hours.
    expect(seconds / HOUR).toBeLessThan(12);
    expect(Math.abs((highDryAt ?? 0) - (FARM_DAY + 6 * HOUR + seconds))).toBeLessThan(30);
  });

  test('of 2–3 cm dries in the nine to ten clear hours that the source names, from 25 to 28 %', () => {
    const { lowDryAt, highDryAt } = estimate('thin');
    const hours = [lowDryAt, highDryAt].map((at) => ((at ?? 0) - FARM_DAY) / HOUR - 6);
    expect(hours[0]).toBeGreaterThan(8);
    expect(hours[1]).toBeLessThan(11);
    expect(hours[0]).toBeLessThan(hours[1] ?? 0);
  });

  test('needs hours in proportion to its thickness', () => {
    const hoursOf = (layer: GrainLayer) => {
      const { hoursLeft } = estimate(layer, rainFrom(0));
      return hoursLeft ?? expect.fail();
    };
    expect(hoursOf('medium') / hoursOf('thin')).toBeCloseTo(LAYER_CM.medium / LAYER_CM.thin, 9);
    expect(hoursOf('thick') / hoursOf('thin')).toBeCloseTo(LAYER_CM.thick / LAYER_CM.thin, 9);
  });

  test('keeps its moisture overnight and is drier day by day', () => {
    const { points } = estimate('thick');
    for (const [index, { highPercent, lowPercent }] of points.entries()) {
      const before = points[index - 1];
      expect(lowPercent).toBeLessThanOrEqual(highPercent);
      if (before !== undefined) expect(highPercent).toBeLessThanOrEqual(before.highPercent);
      // Pairs of start and end of a day after the first point.
      if (before !== undefined && index % 2 === 1) expect(highPercent).toBe(before.highPercent);
    }
  });

  test('waits where no hour dries it, and says for how long it still has to lie in the sun', () => {
    const wet = estimate('thin', rainFrom(0));
    expect([wet.lowDryAt, wet.highDryAt, wet.points.length, wet.hours]).toEqual([null, null, 1, 0]);
    const half = estimate('thin', rainFrom(13));
    expect(half.hours).toBe(6);
    expect(half.hoursLeft).toBeGreaterThan(0);
    expect((half.hoursLeft ?? 0) + 6).toBeCloseTo(wet.hoursLeft ?? 0, 6);
  });

  test('dries from now on, only in the part of an hour before it is gathered', () => {
    expect(estimate('thick', rainFrom(13), 10).hours).toBe(2);
    expect(estimate('thick', { ...rainFrom(24), 12: { thunder: 2 } }, 10).hours).toBe(1.5);
  });
});
