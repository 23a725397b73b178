import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { RAIN_LIKELY_FROM_PERCENT, RAIN_TOLD_FROM_PERCENT } from '@portal/domain/weather/rain-chance';
import { classifyRain, type RainClass, type RainPeriodHours } from '@portal/domain/weather/rain-class';
import type { HourWeather } from '@portal/forecast/series/hour-weather';
import { round } from '../../rounding.ts';

/** Hours of rain with at most short breaks. */
export interface RainSpell {
  readonly fromAt: EpochSeconds;
  /** End of its last wet hour. */
  readonly toAt: EpochSeconds;
  /** Whether dry hours follow; else nobody has looked further. */
  readonly isOver: boolean;
  /** The higher one of what its wettest hour and its sum are. */
  readonly rainClass: RainClass;
  readonly rainMm: number;
  /** Beginning of the wettest hour. */
  readonly peakAt: EpochSeconds;
  /** 0 none or not known, 1 possible, 2 likely. */
  readonly thunder: 0 | 1 | 2;
  readonly isLikely: boolean;
  /** Whether a quarter or more of its hours are dry. */
  readonly isBroken: boolean;
}

const FIRST_RAIN_CODE = 12;
const WET_MM = 0.1;
/** Dry hours that do not end a spell. */
const LONGEST_BREAK_HOURS = 2;
const BROKEN_FROM = 0.25;

/** The spells of consecutive hours in order; null where the rain of an hour is not known. */
export function findRainSpells(hours: readonly HourWeather[]): RainSpell[] | null {
  if (hours.length === 0 || hours.some(({ rainMm }) => rainMm === null)) return null;
  const groups: HourWeather[][] = [];
  let dry: HourWeather[] = [];
  for (const hour of hours) {
    const last = groups.at(-1);
    if (!isWet(hour)) dry.push(hour);
    else if (last !== undefined && dry.length <= LONGEST_BREAK_HOURS) last.push(...dry, hour);
    else groups.push([hour]);
    if (isWet(hour)) dry = [];
  }
  return groups.map((group, index) => toSpell(group, index < groups.length - 1 || dry.length > 0));
}

/** Whether an hour is told as one of rain: as its sky state says, where that is known. */
export function isWet({ code, rainMm, rainProbabilityPercent }: HourWeather): boolean {
  if (code !== null && code < FIRST_RAIN_CODE) return false;
  return (rainMm ?? 0) >= WET_MM && (rainProbabilityPercent ?? 100) >= RAIN_TOLD_FROM_PERCENT;
}

function toSpell(hours: readonly HourWeather[], isOver: boolean): RainSpell {
  const wet = hours.filter(isWet);
  const peak = wet.reduce((most, hour) => ((hour.rainMm ?? 0) > (most.rainMm ?? 0) ? hour : most));
  const rainMm = wet.reduce((sum, hour) => sum + (hour.rainMm ?? 0), 0);
  const byHour = classifyRain(peak.rainMm ?? 0, 1);
  const bySum = classifyRain(rainMm, findPeriod(hours.length));
  return {
    fromAt: hours[0]?.at ?? 0,
    toAt: (hours.at(-1)?.at ?? 0) + HOUR_SECONDS,
    isOver,
    rainClass: byHour > bySum ? byHour : bySum === 0 ? 1 : bySum,
    rainMm: round(rainMm, 1),
    peakAt: peak.at,
    thunder: Math.max(...wet.map(({ thunder }) => thunder ?? 0)) as RainSpell['thunder'],
    isLikely: wet.some(({ rainProbabilityPercent }) => (rainProbabilityPercent ?? 100) >= RAIN_LIKELY_FROM_PERCENT),
    isBroken: (hours.length - wet.length) / hours.length >= BROKEN_FROM,
  };
}

/** The shortest period with classes of its own that a spell fits into. */
function findPeriod(hours: number): RainPeriodHours {
  if (hours === 1) return 1;
  if (hours <= 6) return 6;
  return hours <= 12 ? 12 : 24;
}
