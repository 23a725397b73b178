import { expect, it } from 'vitest';
import { parseDate } from '#time/vietnam-time.ts';
import type { CatchmentSeries } from './catchment-series.ts';
import { findAbsurdBalance } from './check-balance.ts';

const FACTS = { areaKm2: 864, lat: 15 };
/** Days with a flow of 1 mm where it is 10 m³/s, and 3 mm of rain. */
const days = (length: number, flow: number, rain = 3): CatchmentSeries => ({
  step: 'day',
  from: parseDate('2020-01-01') as number,
  flow: new Float64Array(length).fill(flow),
  flowUnit: 'm3s',
  rainMm: new Float64Array(length).fill(rain),
  peMm: new Float64Array(length).fill(2),
  temperatureC: null,
});
const kindOf = (...series: Parameters<typeof days>) => findAbsurdBalance(days(...series), FACTS)?.kind ?? null;

it('asks about a year with more water than half as much again as the rain', () => {
  expect(kindOf(365, 45)).toBeNull();
  expect(kindOf(365, 45.1)).toBe('tooMuch');
});

it('asks about a year with less than a fiftieth of the rain', () => {
  expect(kindOf(365, 0.61)).toBeNull();
  expect(kindOf(365, 0.59)).toBe('tooLittle');
});

it('asks about a month that no catchment of the world has, and about nothing shorter', () => {
  expect(kindOf(30, 1000, 0)).toBeNull();
  expect(kindOf(30, 1001, 0)).toBe('tooMuch');
  expect(kindOf(29, 5000, 0)).toBeNull();
});

it('names the figures', () => {
  expect(findAbsurdBalance(days(365, 864), FACTS)).toEqual({
    kind: 'tooMuch',
    flowM3S: expect.closeTo(864, 6),
    areaKm2: 864,
    flowMmDay: expect.closeTo(86.4, 6),
    rainMmDay: expect.closeTo(3, 6),
  });
});
