import { expect, it } from 'vitest';
import type { CatchmentSeries } from '#hydro/series/catchment-series.ts';
import { findDay, findMonthMean, toDailyFlow, toDailyRain } from './daily-values.ts';

const DAY = 86_400;
const at = (text: string): number => Date.parse(`${text}+07:00`) / 1000;

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
