import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VARIABLE_NAMES, VARIABLES, type VariableName } from '#variables/variable.table.ts';
import { deriveHours } from './derive-hours.ts';
import { MIDNIGHT, makeSeries, type SeriesValues } from './series.fixture.ts';

const WARM: SeriesValues = {
  temperature2m: 30,
  dewPoint2m: 22,
  windU10m: 3,
  windV10m: 0,
  cloudCover: 20,
  precipitation: 0,
};

describe('hours of a series', () => {
  test('know day from night by the sun of the place', () => {
    const days = deriveHours(makeSeries(WARM)).map(({ isDay }) => isDay);
    // Sunrise in Hà Nội on 21 November is at 06:09, sunset at 17:15. The middle of an hour decides.
    expect(days.indexOf(true)).toBe(6);
    expect(days.lastIndexOf(true)).toBe(16);
  });

  test('take humidity from the dew point and the dew point from humidity', () => {
    const [fromDew] = deriveHours(makeSeries({ temperature2m: 30, dewPoint2m: 26.2 }));
    expect(fromDew?.humidityPercent).toBeCloseTo(80, 0);
    const [fromHumidity] = deriveHours(makeSeries({ temperature2m: 30, relativeHumidity2m: 80 }));
    expect(fromHumidity?.dewPointC).toBeCloseTo(26.2, 1);
  });

  test('take dew point or humidity of the better run, and of one run the dew point', () => {
    const both = { temperature2m: 30, dewPoint2m: 20, relativeHumidity2m: 80 };
    expect(deriveHours(makeSeries(both))[0]?.dewPointC).toBe(20);
    expect(deriveHours(makeSeries(both, 24, { dewPoint2m: 1 }))[0]?.humidityPercent).toBe(80);
  });

  test('take the rain of the hour from the rate where there is no amount, or only one of a worse run', () => {
    expect(deriveHours(makeSeries({ precipitationRate: 4 }))[0]?.rainMm).toBe(4);
    expect(deriveHours(makeSeries({ precipitation: 1, precipitationRate: 4 }))[0]?.rainMm).toBe(1);
    const demoAmount = makeSeries({ precipitation: 1, precipitationRate: 4 }, 24, { precipitation: 1 });
    expect(deriveHours(demoAmount)[0]?.rainMm).toBe(4);
  });

  test('raise a gust below the wind to it', () => {
    const [hour] = deriveHours(makeSeries({ windU10m: 3, windV10m: 4, windGust10m: 2 }));
    expect(hour?.windSpeedMs).toBe(5);
    expect(hour?.windGustMs).toBe(5);
    expect(hour?.windDirectionDeg).toBeCloseTo(216.87, 2);
  });

  test('decide sky, thunder and feels-like by the domain’s rules', () => {
    const [night] = deriveHours(makeSeries({ ...WARM, cloudCover: 9, cape: 2500, precipitation: 3 }));
    expect(night).toMatchObject({ code: 14, thunder: 2 });
    expect(deriveHours(makeSeries({ ...WARM, cloudCover: 9 }))[12]?.code).toBe(1);
    expect(deriveHours(makeSeries({ ...WARM, temperature2m: 37 }))[12]?.code).toBe(3);
    expect(deriveHours(makeSeries({ ...WARM, temperature2m: 14, dewPoint2m: 9 }))[12]?.code).toBe(9);
    expect(deriveHours(makeSeries(WARM))[0]?.feelsLikeC).toBeGreaterThan(30);
  });

  test('do not speak of snow in a dry hour, nor for a trace of it', () => {
    const cold = { ...WARM, temperature2m: 1, dewPoint2m: 0 };
    const trace = Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 0.04 : 0));
    expect(deriveHours(makeSeries({ ...cold, snowfall: 1, precipitation: trace }))[12]).toMatchObject({ snowMm: 0 });
    expect(deriveHours(makeSeries({ ...cold, snowfall: 0.09, precipitation: 1 }))[12]).toMatchObject({ snowMm: 0 });
    expect(deriveHours(makeSeries({ ...cold, snowfall: 0.1, precipitation: 1 }))[12]).toMatchObject({
      snowMm: 0.1,
      code: 24,
    });
  });

  test('know nothing where the series knows nothing', () => {
    const [hour] = deriveHours(makeSeries({}));
    expect(hour?.at).toBe(MIDNIGHT);
    const { at: _at, isDay: _isDay, isCoarse, isRainEstimated, ...rest } = hour!;
    expect([isCoarse, isRainEstimated]).toEqual([false, false]);
    expect(Object.values(rest).every((value) => value === null)).toBe(true);
  });

  test('say how cold a day is only when half of its hours are known', () => {
    const hours = (known: number) => Array.from({ length: 24 }, (_, hour) => (hour >= 24 - known ? 12 : Number.NaN));
    expect(deriveHours(makeSeries({ ...WARM, temperature2m: hours(12) }))[23]?.code).toBe(10);
    expect(deriveHours(makeSeries({ ...WARM, temperature2m: hours(11) }))[23]?.code).toBe(5);
  });

  test('keep their promises for any values: dew point, gust, humidity, no rain code without rain, never NaN', () => {
    const value = (name: VariableName) =>
      fc.option(fc.double({ min: VARIABLES[name].min, max: VARIABLES[name].max, noNaN: true }), { nil: Number.NaN });
    const anyHour = fc.record(Object.fromEntries(VARIABLE_NAMES.map((name) => [name, value(name)])));
    fc.assert(
      fc.property(anyHour, (values) => {
        const [hour] = deriveHours(makeSeries(values as SeriesValues, 1));
        expect(Object.values(hour!).some((one) => Number.isNaN(one))).toBe(false);
        const { temperatureC, dewPointC, windGustMs, windSpeedMs, code, rainMm, humidityPercent } = hour!;
        if (temperatureC !== null && dewPointC !== null) expect(dewPointC).toBeLessThanOrEqual(temperatureC);
        if (windGustMs !== null && windSpeedMs !== null) expect(windGustMs).toBeGreaterThanOrEqual(windSpeedMs);
        if (humidityPercent !== null) expect(humidityPercent).toBeLessThanOrEqual(100);
        if (code !== null && code >= 12) expect(rainMm).toBeGreaterThanOrEqual(0.1);
      }),
      { numRuns: 300 },
    );
  });
});
