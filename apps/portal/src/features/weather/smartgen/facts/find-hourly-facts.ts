import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { type LocatedWeather, listHours, toRange } from '../../place-weather.ts';
import { type FogSpell, findFogSpell } from './fog-spell.ts';
import { findRainAhead, type StretchRain } from './rain-spell.ts';
import { classifyHeat, findWarmths, type HeatLevel, type TimedWarmth } from './warmth.ts';
import { findWindPeak, type WindPeak } from './wind-peak.ts';

/** Facts of the text about the next 24 hours; null (unknown or minor) is left out. */
export interface HourlyFacts {
  /** Start of the current ten minutes. */
  readonly nowAt: EpochSeconds;
  /** All spells in order; null if an hour's rain is missing. */
  readonly rain: StretchRain | null;
  readonly warmths: { readonly low: TimedWarmth; readonly high: TimedWarmth } | null;
  readonly heat: HeatLevel;
  readonly wind: WindPeak | null;
  readonly fog: FogSpell | null;
}

const HOURS = 24;

/** Facts of the current hour and the next 23. */
export function findHourlyFacts(weather: LocatedWeather): HourlyFacts {
  const { hourAt, course } = weather;
  const hours = listHours(weather, toRange(weather, hourAt, HOURS));
  const warmths = findWarmths(hours);
  return {
    nowAt: course.baseAt,
    rain: findRainAhead(weather, hourAt + HOURS * HOUR_SECONDS),
    warmths,
    heat: classifyHeat(warmths?.high.celsius ?? null),
    wind: findWindPeak(hours),
    fog: findFogSpell(hours),
  };
}
