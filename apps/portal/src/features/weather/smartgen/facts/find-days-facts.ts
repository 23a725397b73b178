import { DAY_SECONDS, type EpochSeconds, vietnamDate } from '@portal/domain/time/vietnam-time';
import { type ColdLevel, classifyCold } from '@portal/domain/weather/cold-level';
import type { RainClass } from '@portal/domain/weather/rain-class';
import { classifyNamedRain, type RainWord } from '@portal/domain/weather/rain-word';
import { type LocatedWeather, listHours, toDayRange } from '../../place-weather.ts';
import { toDay } from '../../to-day.ts';
import { type RainAmount, toRainAmount } from './rain-amount.ts';
import { findDayWord, isWet } from './rain-spell.ts';
import { classifyHeat, type HeatLevel } from './warmth.ts';
import { findWindPeak, type WindPeak } from './wind-peak.ts';

export interface DescribedDay {
  /** 00:00; `index` counts from today. */
  readonly at: EpochSeconds;
  readonly index: number;
  readonly rainClass: RainClass;
  readonly word: RainWord;
  readonly rainMm: number;
  readonly amount: RainAmount | null;
  readonly hasThunder: boolean;
  readonly low: number;
  readonly high: number;
  readonly heat: HeatLevel;
  readonly cold: ColdLevel;
  readonly wind: WindPeak | null;
}

/** Facts of a text about several days. */
export interface DaysFacts {
  readonly nowAt: EpochSeconds;
  /** Days from today on without gaps. */
  readonly days: readonly DescribedDay[];
  readonly wettest: DescribedDay | null;
  readonly hottest: DescribedDay | null;
  readonly coldest: DescribedDay | null;
  /** The day with the largest drop of the high from the day before, by at least five degrees. */
  readonly drop: { readonly day: DescribedDay; readonly celsius: number } | null;
  readonly windiest: DescribedDay | null;
}

const DROP_FROM_C = 5;

/** Whether rain is more than possible; only such days are counted and named. */
export function isWetDay({ word }: DescribedDay): boolean {
  return word === 'good' || word === 'rain';
}

export function findDaysFacts(weather: LocatedWeather, count: number): DaysFacts {
  const days: DescribedDay[] = [];
  for (let index = 0; index < count; index++) {
    const day = findDescribedDay(weather, index);
    if (day === null) break;
    days.push(day);
  }
  return {
    nowAt: weather.hourAt,
    days,
    wettest: findMost(days.filter(isWetDay), ({ rainMm }) => rainMm),
    hottest: findMost(days, ({ high }) => high),
    coldest: findMost(days, ({ low }) => -low),
    drop: findDrop(days),
    windiest: findMost(
      days.filter(({ wind }) => wind !== null),
      ({ wind }) => Math.max(wind?.force ?? 0, (wind?.gustForce ?? 0) - 1),
    ),
  };
}

function findDescribedDay(weather: LocatedWeather, index: number): DescribedDay | null {
  const day = toDay(weather, index, 'vi');
  const { rain, temperatureMin: low, temperatureMax: high, temperatureMean } = day;
  if (rain === null || low === null || high === null) return null;
  const at = weather.todayAt + index * DAY_SECONDS;
  const hours = listHours(weather, toDayRange(weather, index));
  return {
    at,
    index,
    rainClass: classifyNamedRain(rain, 24),
    word: findDayWord(day, hours),
    rainMm: rain,
    amount: toRainAmount(day),
    hasThunder: hours.some((hour) => hour.thunder === 2 && isWet(hour)),
    low,
    high,
    heat: classifyHeat(high),
    cold: classifyCold(temperatureMean, low, vietnamDate(at).month),
    wind: findWindPeak(hours),
  };
}

function findMost(days: readonly DescribedDay[], read: (day: DescribedDay) => number): DescribedDay | null {
  let most: DescribedDay | null = null;
  for (const day of days) if (most === null || read(day) > read(most)) most = day;
  return most;
}

function findDrop(days: readonly DescribedDay[]): DaysFacts['drop'] {
  let drop: DaysFacts['drop'] = null;
  days.forEach((day, index) => {
    const celsius = (days[index - 1]?.high ?? Number.NEGATIVE_INFINITY) - day.high;
    if (celsius >= DROP_FROM_C && celsius > (drop?.celsius ?? 0)) drop = { day, celsius };
  });
  return drop;
}
