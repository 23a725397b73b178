import type { Day } from '@portal/contract/endpoints/weather-schema';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/epoch';
import { vietnamDate, vietnamHour } from '@portal/domain/time/vietnam-time';
import { type ColdLevel, classifyCold } from '@portal/domain/weather/cold-level';
import type { Confidence } from '@portal/domain/weather/confidence';
import { isDry } from '@portal/domain/weather/rain-chance';
import { classifyRain, type RainClass } from '@portal/domain/weather/rain-class';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import type { HourWeather } from '@portal/forecast/series/hour-weather';
import type { LocatedWeather } from '../../place-weather.ts';
import { listHours, toDayRange } from '../../place-weather.ts';
import { toDay } from '../../to-day.ts';
import { type FogSpell, findFogSpell } from './fog-spell.ts';
import { type RainAmount, toRainAmount } from './rain-amount.ts';
import { findRainOfHours } from './rain-spell.ts';
import { classifyHeat, type HeatLevel } from './warmth.ts';
import { findWindPeak, type WindPeak } from './wind-peak.ts';

/** Quarter of a calendar day: 00–07, 07–13, 13–19, 19–24. */
export type DayQuarter = 'early' | 'morning' | 'afternoon' | 'evening';

/** Rain of a day by its quarters. */
export interface DayRain {
  /** The quarters that get rain, in order; none where the day stays dry. */
  readonly wet: readonly DayQuarter[];
  readonly rainClass: RainClass;
  readonly thunder: 0 | 1 | 2;
  readonly isLikely: boolean;
  readonly amount: RainAmount | null;
  /** Whether a day without a wet quarter has too much of a chance, or too high an end of its range, to be called dry. */
  readonly isDryDoubtful: boolean;
}

/** What the text for tomorrow rests on; null is unknown, or not worth a word, and is not told. */
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

function findDayRain(hours: readonly HourWeather[], day: Day): DayRain | null {
  const spells = findRainOfHours(hours)?.spells;
  if (spells === undefined || day.rain === null) return null;
  const quarters = QUARTERS.map(([name, from, to]) => {
    const inside = hours.filter(({ at }) => vietnamHour(at) >= from && vietnamHour(at) < to);
    return { name, rainClass: classifyQuarter(inside) };
  }).filter(({ rainClass }) => rainClass > 0);
  return {
    wet: quarters.map(({ name }) => name),
    rainClass: Math.max(0, ...quarters.map(({ rainClass }) => rainClass)) as RainClass,
    thunder: Math.max(0, ...spells.map(({ thunder }) => thunder)) as DayRain['thunder'],
    isLikely: spells.some(({ isLikely }) => isLikely),
    amount: toRainAmount(day),
    isDryDoubtful: !isDry(Math.max(day.rain, day.rainHigh ?? 0), day.rainProbability, 24),
  };
}

function classifyQuarter(hours: readonly HourWeather[]): RainClass {
  const spells = findRainOfHours(hours)?.spells ?? [];
  const sum = spells.reduce((total, { rainMm }) => total + rainMm, 0);
  const strongest = Math.max(0, ...spells.filter(({ rainClass }) => rainClass >= 4).map(({ rainClass }) => rainClass));
  return Math.max(classifyRain(sum, 6), strongest) as RainClass;
}
