import { expect, test } from 'vitest';
import { type DayWeather, summarizeDay } from './day-weather.ts';
import { isDryingDay } from './drying-day.ts';

const FINE: DayWeather = {
  ...summarizeDay(0, [], 0),
  sunnyRainMm: 0,
  chancePercent: 10,
  sunnyHumidityPercent: 60,
  sunnyCloudPercent: 30,
};

// Limits of domain.md §4.4.1 on both sides.
test.each<[string, Partial<DayWeather>, Partial<DayWeather>]>([
  ['rain of 0.3 mm', { sunnyRainMm: 0.29 }, { sunnyRainMm: 0.3 }],
  ['a chance of 30 per cent', { chancePercent: 29 }, { chancePercent: 30 }],
  ['a humidity of 75 per cent', { sunnyHumidityPercent: 74.9 }, { sunnyHumidityPercent: 75 }],
  ['60 per cent of cloud', { sunnyCloudPercent: 59.9 }, { sunnyCloudPercent: 60 }],
])('grain dries on a day without %s', (_name, fine, spoilt) => {
  expect([isDryingDay({ ...FINE, ...fine }), isDryingDay({ ...FINE, ...spoilt })]).toEqual([true, false]);
});

test('what is unknown leaves it open, but for the chance; what fails decides', () => {
  expect(isDryingDay({ ...FINE, chancePercent: null })).toBe(true);
  for (const unknown of [{ sunnyRainMm: null }, { sunnyHumidityPercent: null }, { sunnyCloudPercent: null }]) {
    expect(isDryingDay({ ...FINE, ...unknown })).toBeNull();
    expect(isDryingDay({ ...FINE, chancePercent: 90, ...unknown })).toBe(false);
  }
});
