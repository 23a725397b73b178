import type { Day } from '@portal/contract/endpoints/weather-schema';
import { DAY_SECONDS, type EpochSeconds, vietnamDate, vietnamHour } from '@portal/domain/time/vietnam-time';
import { type ColdLevel, classifyCold } from '@portal/domain/weather/cold-level';
import type { Confidence } from '@portal/domain/weather/confidence';
import { classifyRain, isDry, type RainClass } from '@portal/domain/weather/rain-amount';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import type { HourWeather } from '@portal/forecast/series/hour-rain';
import { type LocatedWeather, listHours, toDayRange } from '../../place-weather.ts';
import { toDay } from '../../to-day.ts';
import { type FogSpell, findFogSpell } from './fog-spell.ts';
import { type RainAmount, toRainAmount } from './rain-amount.ts';
import { findRainOfHours, isWet } from './rain-spell.ts';
import { classifyHeat, type HeatLevel } from './warmth.ts';
import { findWindPeak, type WindPeak } from './wind-peak.ts';

/** Quarter of a calendar day: 00–07, 07–13, 13–19, 19–24. */
export type DayQuarter = 'early' | 'morning' | 'afternoon' | 'evening';

/** Rain of some quarters, described in one phrase. */
export interface RainPhase {
  readonly quarters: readonly DayQuarter[];
  readonly rainClass: RainClass;
  readonly thunder: 0 | 1 | 2;
  readonly isLikely: boolean;
  /** Whether most of their hours stay dry. */
  readonly isBroken: boolean;
}

/** Rain of a day by its quarters. */
export interface DayRain {
  /** The quarters that get rain, in order; none where the day stays dry. */
  readonly wet: readonly DayQuarter[];
  /** The quarters that may be called dry. */
  readonly dry: readonly DayQuarter[];
  /** The small hours apart where they get more rain than the rest, else all wet quarters together. */
  readonly phases: readonly RainPhase[];
  /** The rain between 07 and 19 where it falls in nearly every hour of them; else null. */
  readonly allDay: RainPhase | null;
  readonly amount: RainAmount | null;
  /** Whether a day without a wet quarter has too much of a chance, or too high an end of its range, to be called dry. */
  readonly isDryDoubtful: boolean;
}

/** What the text for tomorrow rests on; null is unknown, or too minor, and is left out. */
export interface TomorrowFacts {
  readonly nowAt: EpochSeconds;
  readonly code: SkyCode | null;
  readonly rain: DayRain | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Today's high. */
  readonly highToday: number | null;
  readonly heat: HeatLevel;
  readonly cold: ColdLevel;
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

/** Facts of the calendar day after today, with today's high to compare. */
export function findTomorrowFacts(weather: LocatedWeather): TomorrowFacts {
  const day = toDay(weather, 1, 'vi');
  const today = toDay(weather, 0, 'vi');
  const hours = listHours(weather, toDayRange(weather, 1));
  const { temperatureMin: low, temperatureMax: high } = day;
  const { month } = vietnamDate(weather.todayAt + DAY_SECONDS);
  return {
    nowAt: weather.hourAt,
    code: day.code as SkyCode | null,
    rain: findDayRain(hours, day),
    low,
    high,
    highToday: today.temperatureMax,
    heat: classifyHeat(high),
    cold: classifyCold(day.temperatureMean, low, month),
    wind: findWindPeak(hours),
    fog: findFogSpell(hours),
    confidence: day.confidence,
  };
}

/** From so many wet hours of the twelve between 07 and 19 on it rains all day. */
const ALL_DAY_HOURS = 9;

/** A quarter with its hours and class. */
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
  return {
    wet: wet.map(({ name }) => name),
    dry: quarters.filter((quarter) => isQuarterDry(quarter)).map(({ name }) => name),
    phases: splitPhases(wet).map(toPhase),
    allDay: findAllDay(daylight),
    amount: toRainAmount(day),
    isDryDoubtful: !isDry(Math.max(day.rain, day.rainHigh ?? 0), day.rainProbability, 24),
  };
}

/** What falls all day long has the class that most of its wet hours reach: one hour of heavy rain is not that of the day. */
function findAllDay(daylight: readonly Quarter[]): RainPhase | null {
  const wet = daylight.flatMap((quarter) => quarter.hours).filter(isWet);
  if (wet.length < ALL_DAY_HOURS) return null;
  const classes = wet.map(({ rainMm }) => classifyRain(rainMm ?? 0, 1)).sort((a, b) => b - a);
  const usual = classes[Math.floor(classes.length / 2)] ?? 1;
  return { ...toPhase(daylight), rainClass: Math.max(usual, 1) as RainClass, isBroken: false };
}

function isQuarterDry({ hours, rainClass }: Quarter): boolean {
  return rainClass === 0 && findRainOfHours(hours)?.dryness === 'dry';
}

/** Rain before dawn that is stronger than all the day’s is not that of the day. */
function splitPhases(wet: readonly Quarter[]): (readonly Quarter[])[] {
  const [first, ...later] = wet;
  if (first === undefined) return [];
  const isApart = first.name === 'early' && later.length > 0 && later.every((one) => one.rainClass < first.rainClass);
  return isApart ? [[first], later] : [wet];
}

function toPhase(quarters: readonly Quarter[]): RainPhase {
  const hours = quarters.flatMap((quarter) => quarter.hours);
  const spells = findRainOfHours(hours)?.spells ?? [];
  return {
    quarters: quarters.map(({ name }) => name),
    rainClass: Math.max(...quarters.map(({ rainClass }) => rainClass)) as RainClass,
    thunder: Math.max(0, ...spells.map(({ thunder }) => thunder)) as RainPhase['thunder'],
    isLikely: spells.some(({ isLikely }) => isLikely),
    isBroken: hours.filter(isWet).length * 2 < hours.length,
  };
}

/** The class of its strongest hour, as the table of the same hours has it; 0 where its sum is not worth a word. */
function classifyQuarter(hours: readonly HourWeather[]): RainClass {
  const spells = findRainOfHours(hours)?.spells ?? [];
  const sum = spells.reduce((total, { rainMm }) => total + rainMm, 0);
  if (classifyRain(sum, 6) === 0) return 0;
  return Math.max(0, ...spells.map(({ rainClass }) => rainClass)) as RainClass;
}
