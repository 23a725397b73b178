import { expect, it } from 'vitest';
import type { CatchmentSeries } from '#hydro/series/catchment-series.ts';
import { findDay, findMonthMean, toDailyFlow, toDailyRain } from './daily-values.ts';
import { type ScoredDay, scoreBulletins } from './score-bulletins.ts';

const DAY = 86_400;
const at = (text: string): number => Date.parse(`${text}+07:00`) / 1000;

const makeDay = (said: number, came: number, more: Partial<ScoredDay> = {}): ScoredDay => ({
  kind: 'rain',
  leadDays: 1,
  said,
  came,
  held: came + 2,
  usual: null,
  permissible: null,
  radarPart: 0.5,
  ...more,
});

it('leads are scored apart, rain before inflow, on the days of the references', () => {
  const scores = scoreBulletins([
    makeDay(100, 90, { kind: 'flow', permissible: 10, usual: 70, radarPart: null }),
    makeDay(80, 95, { kind: 'flow', permissible: 10, usual: 70, radarPart: null }),
    makeDay(5, 5, { leadDays: 7 }),
    makeDay(10, 8),
    makeDay(0, 6, { held: null }),
  ]);
  expect(scores.map(({ kind, leadDays, pairs }) => [kind, leadDays, pairs])).toEqual([
    ['rain', 1, 2],
    ['rain', 7, 1],
    ['flow', 1, 2],
  ]);
  expect(scores[0]).toMatchObject({ mae: 4, meanError: -2, heldMae: null, usualMae: null, radarPercent: 50 });
  expect(scores[1]).toMatchObject({ nse: null, heldMae: 2, withinPercent: null });
  expect(scores[2]).toMatchObject({
    mae: 12.5,
    meanError: -2.5,
    usualMae: 22.5,
    withinPercent: 50,
    radarPercent: null,
  });
});

it('nineteen pairs are too few, twenty are enough', () => {
  const make = (count: number) => scoreBulletins(Array.from({ length: count }, () => makeDay(1, 2)))[0];
  expect([make(19)?.isEnough, make(20)?.isEnough]).toEqual([false, true]);
});

const series = (part: Partial<CatchmentSeries>): CatchmentSeries => ({
  step: 'hour',
  from: at('2026-11-01T07:00:00'),
  flow: new Float64Array(0),
  flowUnit: 'm3s',
  rainMm: new Float64Array(0),
  peMm: null,
  temperatureC: null,
  ...part,
});

it('hours become days of the calendar: a day of rain needs all of them, a mean flow twenty', () => {
  const flow = Float64Array.from({ length: 17 + 24 + 24 }, (_, hour) => hour);
  flow.fill(Number.NaN, 17, 21);
  flow.fill(Number.NaN, 41, 46);
  const rainMm = new Float64Array(17 + 24).fill(0.5);
  const records = series({ flow, rainMm });
  const flows = toDailyFlow(records, 100);
  expect(flows.from).toBe(at('2026-11-01T00:00:00'));
  // The first day begins at seven, the last one lacks five hours.
  expect([...flows.values]).toEqual([Number.NaN, (21 + 40) / 2, Number.NaN]);
  const rain = toDailyRain(records);
  expect([...rain.values]).toEqual([Number.NaN, 12]);
  expect(findDay(rain, at('2026-11-02T00:00:00'))).toBe(12);
  expect(findDay(rain, at('2026-11-04T00:00:00'))).toBeNaN();
});

it('a depth becomes m³/s by the area, of a day or an hour', () => {
  const daily = toDailyFlow(series({ step: 'day', flowUnit: 'mm', flow: Float64Array.of(8.64) }), 100);
  expect(daily.values[0]).toBeCloseTo(10, 9);
});

it('climatology knows nothing of what came after the bulletin, and needs twenty days', () => {
  const from = at('2025-11-01T00:00:00');
  const days = {
    from,
    values: Float64Array.from({ length: 400 }, (_, day) => (day < 30 ? 10 : day < 365 ? 50 : 1000)),
  };
  const slot = at('2026-11-05T00:00:00');
  expect(findMonthMean(days, slot + DAY, at('2026-11-01T00:00:00'))).toBe(10);
  expect(findMonthMean(days, slot + DAY, slot)).toBeCloseTo((30 * 10 + 4 * 1000) / 34, 9);
  expect(findMonthMean({ from, values: days.values.slice(0, 19) }, slot, slot)).toBeNaN();
});
