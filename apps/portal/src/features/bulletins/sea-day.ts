import type { SeaDay } from '@portal/contract/endpoints/bulletins';
import type { Day } from '@portal/contract/endpoints/weather-schema';
import { findCommonDirection, findRainyShare, listKnown, pick } from './region-day.ts';

/** The middle one, the lower of two; null where one is not known. */
function findUsual(days: readonly Day[], numberOf: (day: Day) => number | null): number | null {
  const known = listKnown(days, numberOf).toSorted((a, b) => a - b);
  return known.length < days.length ? null : (known[Math.floor((known.length - 1) / 2)] ?? null);
}

/** A day of a sea area, from that day at each of its points. */
export function toSeaDay(date: string, days: readonly Day[]): SeaDay {
  return {
    date,
    rainMax: pick(Math.max, days, ({ rain }) => rain),
    rainyShare: findRainyShare(days),
    windSpeedUsual: findUsual(days, ({ windSpeedMax }) => windSpeedMax),
    windSpeedMax: pick(Math.max, days, ({ windSpeedMax }) => windSpeedMax),
    windGustMax: pick(Math.max, days, ({ windGustMax }) => windGustMax),
    windDirection: findCommonDirection(days),
  };
}
