import { HOUR_SECONDS } from '@portal/domain/time/epoch';
import type { HourWeather } from '@portal/forecast/series/hour-weather';
import { describe, expect, it } from 'vitest';
import { locateSample } from '../locate-sample.ts';
import { makeHour } from '../make-hour.ts';
import type { LocatedWeather } from '../place-weather.ts';
import { toNow } from '../to-hour.ts';
import { findNowFacts } from './find-now-facts.ts';

/** 00:00 of 21 November 2026 in Vietnam. */
const TODAY = Date.UTC(2026, 10, 20, 17) / 1000;

function weatherAt(hour: number, known: (index: number) => Partial<HourWeather>): LocatedWeather {
  const startAt = TODAY - 24 * HOUR_SECONDS;
  const hours = Array.from({ length: 79 }, (_, i) => makeHour({ at: startAt + i * HOUR_SECONDS, ...known(i - 24) }));
  const place = locateSample({ location: 'da-lat' });
  const series = {
    point: place,
    readAt: place,
    stationCode: null,
    placeHeightM: null,
    startAt,
    hours: 79,
    runs: [],
    variables: {},
  };
  const readHours = (from: number, to: number) => hours.slice(from, to);
  return { place, series, readHours, days: [], hourAt: TODAY + hour * HOUR_SECONDS, todayAt: TODAY };
}

function factsAt(hour: number, known: (index: number) => Partial<HourWeather>) {
  const weather = weatherAt(hour, known);
  return findNowFacts(weather, toNow(weather, 'vi'));
}

describe('findNowFacts', () => {
  it('tells the high of today in the morning and the low of the night later', () => {
    const warmth = (index: number) => ({ temperatureC: 20 + (index % 24) / 2 });
    expect(factsAt(4, warmth).extreme).toEqual({ kind: 'high', temperature: 32 });
    expect(factsAt(11, warmth).extreme).toEqual({ kind: 'high', temperature: 32 });
    expect(factsAt(12, warmth).extreme).toEqual({ kind: 'low', temperature: 20 });
    expect(factsAt(3, warmth).extreme).toEqual({ kind: 'low', temperature: 22 });
  });

  it('tells what it feels like from three degrees apart on', () => {
    expect(factsAt(14, () => ({ temperatureC: 30, feelsLikeC: 32.4 })).feelsLike).toBeNull();
    expect(factsAt(14, () => ({ temperatureC: 30, feelsLikeC: 32.6 })).feelsLike).toBe(33);
    expect(factsAt(14, () => ({ temperatureC: 10, feelsLikeC: 7 })).feelsLike).toBe(7);
  });

  it('does not call a warm hour of a cold day cold', () => {
    expect(factsAt(14, () => ({ temperatureC: 20, code: 8 })).sky).toBe('Trời rét');
    expect(factsAt(14, () => ({ temperatureC: 20.1, code: 8 })).sky).toBeNull();
    expect(factsAt(14, () => ({ temperatureC: 23, code: 7 })).sky).toBe('Nhiều mây, trời u ám');
  });

  it('looks at the rest of this part of the day, where it is two hours or more, and at the next', () => {
    const dry = () => ({ rainMm: 0, rainProbabilityPercent: 0 });
    const listIds = (hour: number) => factsAt(hour, dry).coming?.periods.map(({ id }) => id);
    expect(listIds(16)).toEqual(['afternoon', 'evening']);
    expect(listIds(17)).toEqual(['evening', 'night']);
    expect(listIds(0)).toEqual(['night', 'morning']);
    expect(listIds(23)).toEqual(['night', 'morning']);
    expect(factsAt(23, dry).coming?.periods.map(({ isTomorrow }) => isTomorrow)).toEqual([true, true]);
    expect(factsAt(0, dry).coming?.periods.map(({ isTomorrow }) => isTomorrow)).toEqual([false, false]);
  });

  it('names only the parts that get rain, by the strongest of them', () => {
    const coming = factsAt(14, (index) => ({
      rainMm: index >= 19 && index < 22 ? 2 : 0,
      rainProbabilityPercent: 70,
      thunder: index === 20 ? 1 : 0,
    })).coming;
    expect(coming).toEqual({
      periods: [{ id: 'evening', isTomorrow: false }],
      rainClass: 3,
      rainMm: 6,
      isLikely: true,
      hasThunder: true,
    });
  });

  it('takes a chance below 30 % for dry and below 60 % for possible', () => {
    const wet = (rainProbabilityPercent: number) => () => ({ rainMm: 1, rainProbabilityPercent });
    expect(factsAt(14, wet(29)).coming?.rainClass).toBe(0);
    expect(factsAt(14, wet(30)).coming).toMatchObject({ isLikely: false, rainClass: 3 });
    expect(factsAt(14, wet(59)).coming?.isLikely).toBe(false);
    expect(factsAt(14, wet(60)).coming?.isLikely).toBe(true);
  });

  it('says nothing of rain that is not known', () => {
    expect(factsAt(14, () => ({})).coming).toBeNull();
  });
});
