import type { Day } from '@portal/contract/endpoints/weather-schema';
import { DAY_SECONDS, type EpochSeconds, vietnamDate, vietnamHour } from '@portal/domain/time/vietnam-time';
import { type ColdLevel, classifyCold } from '@portal/domain/weather/cold-level';
import type { Confidence } from '@portal/domain/weather/confidence';
import { chanceOfAnyHour } from '@portal/domain/weather/rain-chance';
import { classifyRain, type RainClass } from '@portal/domain/weather/rain-class';
import {
  classifyNamedRain,
  findRainPeriod,
  type NamedRainWord,
  nameChance,
  type RainWord,
} from '@portal/domain/weather/rain-word';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import type { HourWeather } from '@portal/forecast/series/derive-hours';
import { type LocatedWeather, listHours, toDayRange } from '../../place-weather.ts';
import { toDay } from '../../to-day.ts';
import { roundTo } from '../../to-hour.ts';
import { type FogSpell, findFogSpell } from './fog-spell.ts';
import { type RainAmount, toRainAmount } from './rain-amount.ts';
import { findDayWord, findRainOfHours, isWet } from './rain-spell.ts';
import { classifyHeat, findWarmths, type HeatLevel } from './warmth.ts';
import { findWindPeak, type WindPeak } from './wind-peak.ts';

/** Quarter of a calendar day: 00–07, 07–13, 13–19, 19–24. */
export type DayQuarter = 'early' | 'morning' | 'afternoon' | 'evening';

/** Rain of some quarters, described in one phrase. */
export interface RainPhase {
  readonly quarters: readonly DayQuarter[];
  /** Class of the amount stated: the day's, or its own if that is stated. */
  readonly rainClass: RainClass;
  /** Class of its wettest hour. */
  readonly hourClass: RainClass;
  readonly thunder: 0 | 1 | 2;
  /** From the combined chance of its hours. */
  readonly word: NamedRainWord;
  /** Whether most of its hours stay dry. */
  readonly isBroken: boolean;
  /** Its own amount if several phases are described; else null. */
  readonly amount: RainAmount | null;
}

export interface DayRain {
  /** The quarters with rain, in order; empty if the day stays dry. */
  readonly wet: readonly DayQuarter[];
  /** The quarters that may be called dry. */
  readonly dry: readonly DayQuarter[];
  /** The hours before dawn separately if they get more rain than the rest, else all wet quarters together. */
  readonly phases: readonly RainPhase[];
  /** The day's rain if it falls in nearly every hour between 07 and 19; else null. */
  readonly allDay: RainPhase | null;
  /** Amount, class and word of the whole day. */
  readonly amount: RainAmount | null;
  readonly rainClass: RainClass;
  readonly word: RainWord;
}

/** Facts of the text about tomorrow; null (unknown or minor) is left out. */
export interface TomorrowFacts {
  readonly nowAt: EpochSeconds;
  readonly code: SkyCode | null;
  readonly rain: DayRain | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly highToday: number | null;
  readonly heat: HeatLevel;
  readonly cold: ColdLevel;
  /** Whether a cold day is cold at night and in the morning only, so that cold is not its headline. */
  readonly isColdEarly: boolean;
  readonly wind: WindPeak | null;
  readonly fog: FogSpell | null;
  readonly confidence: Confidence | null;
}

const QUARTERS: readonly (readonly [name: DayQuarter, from: number, to: number])[] = [
  ['early', 0, 7],
  ['morning', 7, 13],
  ['afternoon', 13, 19],
  ['evening', 19, 24],
];

/** Facts of tomorrow, with today's high for comparison. */
export function findTomorrowFacts(weather: LocatedWeather): TomorrowFacts {
  const day = toDay(weather, 1, 'vi');
  const today = toDay(weather, 0, 'vi');
  const hours = listHours(weather, toDayRange(weather, 1));
  const { temperatureMin: low, temperatureMax: high } = day;
  const { month } = vietnamDate(weather.todayAt + DAY_SECONDS);
  const cold = classifyCold(day.temperatureMean, low, month);
  return {
    nowAt: weather.hourAt,
    code: (cold > 0 && isWarmByDay(high) ? day.skyCode : day.code) as SkyCode | null,
    rain: findDayRain(hours, day),
    low,
    high,
    highToday: today.temperatureMax,
    heat: classifyHeat(high),
    cold: isWarmByDay(high) && !isColdEarly(hours) ? 0 : cold,
    isColdEarly: cold > 0 && isWarmByDay(high) && isColdEarly(hours),
    wind: findWindPeak(hours),
    fog: findFogSpell(hours),
    confidence: day.confidence,
  };
}

/** Above this high a day does not feel cold, °C, though its national class follows the mean. */
const COLD_DAY_UP_TO_C = 22;

export const isWarmByDay = (high: number | null): boolean => high !== null && high > COLD_DAY_UP_TO_C;

/** Whether the coldest hour is at night or in the morning and the warmest around midday. */
function isColdEarly(hours: readonly HourWeather[]): boolean {
  const warmths = findWarmths(hours);
  if (warmths === null) return false;
  const [coldest, warmest] = [vietnamHour(warmths.low.at), vietnamHour(warmths.high.at)];
  return (coldest < 10 || coldest >= 19) && warmest >= 10 && warmest < 18;
}

/** From this many wet hours of the twelve between 07 and 19 on it rains all day. */
const ALL_DAY_HOURS = 9;

/** A quarter with its hours and the class of its amount; 0 if not worth mentioning. */
interface Quarter {
  readonly name: DayQuarter;
  readonly hours: readonly HourWeather[];
  readonly rainClass: RainClass;
}

function findDayRain(hours: readonly HourWeather[], day: Day): DayRain | null {
  if (findRainOfHours(hours) === null || day.rain === null) return null;
  const quarters = QUARTERS.map(([name, from, to]): Quarter => {
    const inside = hours.filter(({ at }) => vietnamHour(at) >= from && vietnamHour(at) < to);
    return { name, hours: inside, rainClass: classifyQuarter(inside) };
  });
  const wet = quarters.filter(({ rainClass }) => rainClass > 0);
  const daylight = quarters.filter(({ name }) => name === 'morning' || name === 'afternoon');
  const rainClass = classifyNamedRain(day.rain, 24);
  const phases = listPhases(wet, rainClass);
  return {
    wet: wet.map(({ name }) => name),
    dry: quarters.filter((quarter) => isQuarterDry(quarter)).map(({ name }) => name),
    phases,
    allDay:
      isWetAllDay(daylight) && phases.length === 1
        ? { ...toPhase(daylight), rainClass, word: nameChance(day.rainProbability), isBroken: false }
        : null,
    amount: toRainAmount(day),
    rainClass,
    word: findDayWord(day, hours),
  };
}

function isWetAllDay(daylight: readonly Quarter[]): boolean {
  return daylight.flatMap((quarter) => quarter.hours).filter(isWet).length >= ALL_DAY_HOURS;
}

function isQuarterDry({ hours, rainClass }: Quarter): boolean {
  return rainClass === 0 && findRainOfHours(hours)?.word === 'dry';
}

/**
 * If rain before dawn is heavier than the class of the whole day, both phases get their own amount and class.
 * Otherwise all rain has the class of the day's amount.
 */
function listPhases(wet: readonly Quarter[], rainClass: RainClass): RainPhase[] {
  const [first, ...later] = wet;
  if (first === undefined) return [];
  const isApart = first.name === 'early' && later.length > 0 && later.every((one) => one.rainClass < first.rainClass);
  if (!isApart) return [{ ...toPhase(wet), rainClass }];
  return [[first], later].map((quarters) => {
    const hours = quarters.flatMap((quarter) => quarter.hours);
    const rain = hours.reduce((sum, { rainMm }) => sum + (rainMm ?? 0), 0);
    return {
      ...toPhase(quarters),
      rainClass: classifyNamedRain(rain, findRainPeriod(hours.length)),
      amount: toRainAmount({ rain, rainLow: null, rainHigh: null }),
    };
  });
}

function toPhase(quarters: readonly Quarter[]): Omit<RainPhase, 'rainClass'> {
  const hours = quarters.flatMap((quarter) => quarter.hours);
  const wet = hours.filter(isWet);
  const spells = findRainOfHours(hours)?.spells ?? [];
  return {
    quarters: quarters.map(({ name }) => name),
    hourClass: classifyRain(Math.max(0, ...wet.map(({ rainMm }) => rainMm ?? 0)), 1),
    thunder: Math.max(0, ...spells.map(({ thunder }) => thunder)) as RainPhase['thunder'],
    word: nameChance(chanceOfAnyHour(hours.map(({ rainProbabilityPercent }) => roundTo(rainProbabilityPercent, 0)))),
    isBroken: wet.length * 2 < hours.length,
    amount: null,
  };
}

/** Class of the amount in its spells. */
function classifyQuarter(hours: readonly HourWeather[]): RainClass {
  const spells = findRainOfHours(hours)?.spells ?? [];
  return classifyRain(
    spells.reduce((total, { rainMm }) => total + rainMm, 0),
    6,
  );
}
