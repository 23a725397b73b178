import { describe, expect, test } from 'vitest';
import { DAY_SECONDS, HOUR_SECONDS, parseDate } from '#time/vietnam-time.ts';
import { decideDayState, decideNightState } from './day-state.ts';
import type { StateHour } from './period-state.ts';

const may = parseDate('2026-05-10') ?? 0;
const january = parseDate('2026-01-10') ?? 0;

const fair: Omit<StateHour, 'at'> = {
  temperatureC: 25,
  humidityPercent: 60,
  windSpeedMs: 2,
  cloudPercent: 20,
  rainMm: 0,
  rainProbabilityPercent: 10,
};

/** Two days of fair hours from `dayStart` on, each changed by what `change` says of its hour 0–47. */
function makeHours(dayStart: number, change: (hour: number) => Partial<StateHour>): StateHour[] {
  return Array.from({ length: 48 }, (_, i) => ({ ...fair, at: dayStart + i * HOUR_SECONDS, ...change(i) }));
}

const dayOf = (change: (hour: number) => Partial<StateHour>) => decideDayState(makeHours(may, change), may);
const nightOf = (change: (hour: number) => Partial<StateHour>) => decideNightState(makeHours(may, change), may);
const winterDayOf = (change: (hour: number) => Partial<StateHour>) =>
  decideDayState(makeHours(january, change), january);
const winterNightOf = (change: (hour: number) => Partial<StateHour>) =>
  decideNightState(makeHours(january, change), january);
const isBetween = (hour: number, from: number, to: number) => hour >= from && hour < to;

describe('a day', () => {
  test('without rain has the sky of most of its hours', () => {
    expect(dayOf(() => ({}))).toBe(5);
    expect(dayOf((hour) => ({ cloudPercent: hour < 13 ? 5 : 100 }))).toBe(1);
    expect(dayOf((hour) => ({ cloudPercent: hour < 11 ? 5 : 100 }))).toBe(7);
  });

  test('half clear and half overcast is changing, the mean of both', () => {
    expect(dayOf((hour) => ({ cloudPercent: hour < 12 ? 0 : 100 }))).toBe(6);
  });

  test('is the hours from 06:00 to 17:59: what the night brings does not count', () => {
    const rain = { rainMm: 10, rainProbabilityPercent: 90, cloudPercent: 100 };
    expect(dayOf((hour) => (isBetween(hour, 6, 18) ? {} : rain))).toBe(5);
    expect(dayOf((hour) => (isBetween(hour, 6, 18) ? rain : {}))).toBe(16);
  });

  test('is rainy from a chance of 45 % on', () => {
    const wet = (rainProbabilityPercent: number) => dayOf(() => ({ rainMm: 0.5, rainProbabilityPercent }));
    expect([wet(44.9), wet(45), wet(59.9), wet(60)]).toEqual([5, 12, 12, 14]);
  });

  test('is rainy when a quarter of its hours have 0.1 mm', () => {
    const wet = (hours: number, rainMm: number) =>
      dayOf((hour) => ({ rainProbabilityPercent: 80, rainMm: isBetween(hour, 6, 6 + hours) ? rainMm : 0 }));
    expect([wet(2, 5), wet(3, 5)]).toEqual([5, 14]);
    expect([wet(3, 0.099), wet(3, 0.1)]).toEqual([5, 12]);
  });

  test('takes the highest chance that any of its hours has', () => {
    expect(dayOf((hour) => ({ rainMm: 1, rainProbabilityPercent: hour === 15 ? 70 : 10 }))).toBe(14);
    expect(dayOf((hour) => ({ rainMm: 1, rainProbabilityPercent: hour === 20 ? 70 : 10 }))).toBe(5);
  });

  test('goes by the wet hours alone where no source gives a chance', () => {
    expect(dayOf(() => ({ rainMm: 0.5, rainProbabilityPercent: null }))).toBe(14);
    expect(dayOf((hour) => ({ rainMm: hour === 15 ? 9 : 0, rainProbabilityPercent: null }))).toBe(5);
  });

  test('classes the rain of its twelve hours as twelve hours', () => {
    const rainOf = (rainMm: number) => dayOf(() => ({ rainMm, rainProbabilityPercent: 90 }));
    expect([rainOf(0.2), rainOf(2), rainOf(2.2), rainOf(4.1), rainOf(4.3)]).toEqual([13, 14, 15, 15, 16]);
  });

  test('adds tenths to exactly the threshold', () => {
    const tenths = [0.1, 0.1, 0.1];
    expect(dayOf((hour) => ({ rainMm: tenths[hour - 9] ?? 0, rainProbabilityPercent: 90 }))).toBe(12);
  });

  test('is as hot as its highest temperature, also outside its twelve hours', () => {
    const peak = (temperatureC: number) => dayOf((hour) => (hour === 18 ? { temperatureC } : {}));
    expect([peak(34.9), peak(35), peak(37), peak(39)]).toEqual([5, 2, 3, 4]);
    expect(dayOf((hour) => (hour === 30 ? { temperatureC: 39 } : {}))).toBe(5);
  });

  test('is as cold as the mean and the lowest of its 24 hours', () => {
    expect(winterDayOf(() => ({ temperatureC: 20.1 }))).toBe(5);
    expect(winterDayOf(() => ({ temperatureC: 20 }))).toBe(8);
    expect(winterDayOf(() => ({ temperatureC: 15 }))).toBe(9);
    expect(winterDayOf(() => ({ temperatureC: 13 }))).toBe(10);
    expect(winterDayOf((hour) => ({ temperatureC: hour === 4 ? 0 : 8 }))).toBe(11);
    expect(winterDayOf((hour) => ({ temperatureC: hour === 28 ? 0 : 18 }))).toBe(8);
  });

  test('joins rain and cold', () => {
    expect(winterDayOf(() => ({ temperatureC: 14, rainMm: 0.5, rainProbabilityPercent: 80 }))).toBe(18);
    expect(winterDayOf(() => ({ temperatureC: 12, rainMm: 5, rainProbabilityPercent: 80 }))).toBe(27);
  });

  test('has sleet where snow falls in a rainy day, not in a dry one', () => {
    const snowy = { temperatureC: -1, rainMm: 0.5, snowMm: 0.5 };
    expect(winterDayOf(() => ({ ...snowy, rainProbabilityPercent: 80 }))).toBe(24);
    expect(winterDayOf(() => ({ ...snowy, rainProbabilityPercent: 40 }))).toBe(11);
  });

  test('is unknown when more than half of what decides is unknown', () => {
    const unknownFrom = (hours: number, what: Partial<StateHour>) =>
      dayOf((hour) => (isBetween(hour, 6, 6 + hours) ? what : {}));
    const unknownRain = { rainMm: null, rainProbabilityPercent: null };
    for (const what of [unknownRain, { cloudPercent: null }]) {
      expect([unknownFrom(6, what), unknownFrom(7, what)]).toEqual([5, null]);
    }
    const coolUntil = (from: number) => dayOf((hour) => (hour < from ? {} : { temperatureC: null }));
    expect([coolUntil(12), coolUntil(11)]).toEqual([5, null]);
    expect(decideDayState([], may)).toBeNull();
  });

  test('of unknown rain is dry at a chance below 45 %', () => {
    const unknownRain = (rainProbabilityPercent: number) => dayOf(() => ({ rainMm: null, rainProbabilityPercent }));
    expect([unknownRain(44.9), unknownRain(45)]).toEqual([5, null]);
  });

  test('is found anywhere in a longer list, and unknown outside it', () => {
    const hours = makeHours(may, (hour) => ({ cloudPercent: hour < 24 ? 20 : 90 }));
    expect(decideDayState(hours, may + DAY_SECONDS)).toBe(7);
    expect(decideDayState(hours, may + 2 * DAY_SECONDS)).toBeNull();
    expect(decideDayState(hours, may - DAY_SECONDS)).toBeNull();
  });
});

describe('a night', () => {
  test('is the hours from 18:00 to 05:59 of the next day', () => {
    expect(nightOf((hour) => ({ cloudPercent: isBetween(hour, 18, 30) ? 5 : 100 }))).toBe(1);
    expect(nightOf((hour) => ({ rainMm: isBetween(hour, 18, 30) ? 0 : 9, rainProbabilityPercent: 90 }))).toBe(5);
  });

  test('follows the decision table and not the rule of the day', () => {
    const oneWetHour = (hour: number) => ({ rainMm: hour === 20 ? 5 : 0, rainProbabilityPercent: 40 });
    expect([dayOf((hour) => oneWetHour(hour + 6)), nightOf(oneWetHour)]).toEqual([5, 12]);
  });

  test('is muggy by the apparent temperature of its hours', () => {
    // 29 °C and 90 % without wind: vapour 36 hPa, apparent 36.9 °C.
    expect(nightOf((hour) => (hour === 19 ? { temperatureC: 29, humidityPercent: 90, windSpeedMs: 0 } : {}))).toBe(2);
    expect(nightOf((hour) => (hour === 17 ? { temperatureC: 29, humidityPercent: 90, windSpeedMs: 0 } : {}))).toBe(5);
  });

  test('is unknown where a warm night has no humidity, and known where it is too cool to be muggy', () => {
    expect(nightOf(() => ({ temperatureC: 28, humidityPercent: null }))).toBeNull();
    expect(nightOf(() => ({ temperatureC: 26, humidityPercent: null }))).toBe(5);
  });

  test('is as cold as the 24 hours that end with it', () => {
    expect(winterNightOf((hour) => ({ temperatureC: isBetween(hour, 6, 30) ? 13 : 25 }))).toBe(10);
    expect(winterNightOf((hour) => ({ temperatureC: hour === 29 ? 0 : 21 }))).toBe(11);
    expect(winterNightOf((hour) => ({ temperatureC: hour === 4 ? 0 : 21 }))).toBe(5);
  });
});
