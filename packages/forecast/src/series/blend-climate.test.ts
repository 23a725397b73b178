import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { chanceOfMixedHours, mixWithClimate, priorForecastWeight } from '@portal/domain/weather/climate-mixture';
import { chanceOfAnyHour } from '@portal/domain/weather/rain-chance';
import { describe, expect, test } from 'vitest';
import { findPlaceClimate } from '#climate/place-climate.ts';
import { NOTHING_LEARNED } from '#store/learned-corrections.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { blendClimate, findClimateShare } from './blend-climate.ts';
import type { Filling } from './filling.ts';
import { MIDNIGHT, makeSeries, type SeriesValues } from './series.fixture.ts';

const DAYS = 15;
const HOURS = DAYS * 24;

/** A series of fifteen days, or some hours of it, with the same values in every hour. */
function mix(values: SeriesValues, { from = 0, hours = HOURS } = {}) {
  const series = makeSeries(values, hours);
  const { point, readAt, variables } = series;
  const query = { point, placeHeightM: 10, startAt: MIDNIGHT + from * HOUR_SECONDS, hours, now: MIDNIGHT, demo: false };
  const filling: Filling = {
    query,
    stationCode: null,
    place: { readAt, heightM: 10 },
    buffer: { hours, values: new Float64Array(0), runOf: new Uint8Array(0), used: 0 },
    runs: [],
    readings: [],
    shifts: [],
    learned: NOTHING_LEARNED,
    corrections: new Map(),
    variables,
    missing: new Map(),
  };
  const climate = blendClimate(filling);
  const read = (name: VariableName) => Array.from(variables[name]?.values ?? []);
  const day = (name: VariableName, index: number) => read(name).slice(24 * index, 24 * (index + 1));
  return { climate, read, day };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const climateOf = (day: number) => {
  const found = findPlaceClimate({ lat: 21.02, lng: 105.85 }, 10)?.getDay(MIDNIGHT + day * 24 * HOUR_SECONDS);
  if (found === undefined) throw new Error('Hà Nội has no climate');
  return found;
};

describe('days beyond the seventh', () => {
  test('have a chance between (1 − w) c and w + (1 − w) c, certain as the run may be', () => {
    for (const percent of [0, 100]) {
      const { climate, day } = mix({ precipitationProbability: percent, precipitation: 0.2 });
      for (let index = 0; index < DAYS; index++) {
        const shares = Array.from({ length: 24 }, (_, hour) => findClimateShare(climate, 24 * index + hour));
        const chance = chanceOfMixedHours(day('precipitationProbability', index), shares) ?? Number.NaN;
        const weight = priorForecastWeight(index + 1);
        const bound = mixWithClimate(percent, climateOf(index).chancePercent, weight);
        expect(chance).toBeCloseTo(index < 7 ? percent : bound, 2);
      }
    }
  });

  test('have the amount and the temperature of the same mixture, and hours that add up to them', () => {
    const { day } = mix({ precipitation: 1, temperature2m: 30, temperature2mHigh: 31, dewPoint2m: 24 });
    expect([sum(day('precipitation', 6)), day('temperature2m', 6)[3]]).toEqual([24, 30]);
    for (const index of [7, 10, 14]) {
      const weight = priorForecastWeight(index + 1);
      const { rainMm, temperatureMeanC } = climateOf(index);
      expect(sum(day('precipitation', index))).toBeCloseTo(mixWithClimate(24, rainMm, weight), 6);
      const temperatures = day('temperature2m', index);
      expect(sum(temperatures) / 24).toBeCloseTo(mixWithClimate(30, temperatureMeanC, weight), 6);
      expect(Math.max(...temperatures)).toBe(temperatures[14]);
      temperatures.forEach((warm, hour) => {
        expect((day('temperature2mHigh', index)[hour] ?? 0) - warm).toBeCloseTo(1, 6);
        expect(warm - (day('dewPoint2m', index)[hour] ?? 0)).toBeCloseTo(6, 6);
      });
    }
  });

  test('have likely ends of the same mixture: from nothing on, and a high end between both', () => {
    const names = ['precipitationDayLow', 'precipitationDayMiddle', 'precipitationDayHigh'] as const;
    const ranges = { [names[0]]: 20 / 24, [names[1]]: 30 / 24, [names[2]]: 60 / 24 };
    const { day } = mix({ ...ranges, precipitation: 30 / 24, precipitationProbability: 60 });
    expect(names.map((name) => Math.round(sum(day(name, 6))))).toEqual([20, 30, 60]);
    const [low = 0, middle = 0, high = 0] = names.map((name) => sum(day(name, 13)));
    expect(low).toBe(0);
    expect(middle).toBeLessThanOrEqual(high);
    expect(high).toBeGreaterThan(1);
    expect(high).toBeLessThan(60);
  });

  test('read the same hour by hour whatever span is read, and leave unknown hours unknown', () => {
    const values = { precipitation: 0.5, precipitationProbability: 40, temperature2m: 25 };
    const whole = mix(values);
    const part = mix(values, { from: 7 * 24 + 5, hours: 30 });
    for (const name of ['precipitation', 'precipitationProbability', 'temperature2m'] as const)
      expect(part.read(name)).toEqual(whole.read(name).slice(7 * 24 + 5, 7 * 24 + 35));
    const unknown = mix({ precipitation: Number.NaN, precipitationProbability: Number.NaN });
    expect(unknown.read('precipitation').every(Number.isNaN)).toBe(true);
    expect(mix(values, { hours: 7 * 24 }).climate).toBeNull();
  });

  test('make a doubtful day of a certain one: less likely than its hours joined as one chain', () => {
    const { climate, day } = mix({ precipitationProbability: 100 });
    const shares = Array.from({ length: 24 }, (_, hour) => findClimateShare(climate, 24 * 14 + hour));
    const hours = day('precipitationProbability', 14);
    expect(chanceOfMixedHours(hours, shares)).toBeLessThan((chanceOfAnyHour(hours) ?? 0) - 20);
  });
});
