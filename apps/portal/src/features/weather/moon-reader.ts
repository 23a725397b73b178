import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherToday } from '@portal/contract/endpoints/weather';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import { findLunarDate, type LunarDate } from '@portal/domain/time/lunar-date';
import { nameLunarYear } from '@portal/domain/time/lunar-year-name';
import {
  computeMoonAppearance,
  findMoonTimes,
  type MoonAppearance,
  type MoonTimes,
  nameMoonPhase,
} from '@portal/domain/time/moon';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { LRUCache } from 'lru-cache';
import type { LocatedWeather } from './place-weather.ts';
import { round } from './to-hour.ts';

type Today = Pick<EndpointReply<typeof weatherToday>, 'moon' | 'lunarDate'>;

/**
 * Rise and set are computed for the centres of quarter-degree cells, at most half a minute off, and shared by nearby
 * places.
 */
const CELLS_PER_DEGREE = 4;
const MAX_CELLS = 2000;

export type ReadMoon = (weather: LocatedWeather, language: Language) => Today;

/** Caches what all places share, and rise and set of places read before. */
export function createMoonReader(): ReadMoon {
  const times = new LRUCache<string, MoonTimes>({ max: MAX_CELLS });
  let common: {
    readonly hourAt: EpochSeconds;
    readonly appearance: MoonAppearance;
    readonly lunar: LunarDate | null;
  } | null = null;
  return ({ place, hourAt, todayAt }, language) => {
    if (common?.hourAt !== hourAt)
      common = { hourAt, appearance: computeMoonAppearance(hourAt), lunar: findLunarDate(hourAt) };
    const cell = { lat: toCellMiddle(place.lat), lng: toCellMiddle(place.lng) };
    return {
      moon: toMoon(common.appearance, readTimes(times, cell, todayAt), language),
      lunarDate: common.lunar === null ? null : toLunarDate(common.lunar, language),
    };
  };
}

function readTimes(cache: LRUCache<string, MoonTimes>, cell: LatLng, todayAt: EpochSeconds): MoonTimes {
  const key = `${todayAt} ${cell.lat},${cell.lng}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const times = findMoonTimes(cell, todayAt);
  cache.set(key, times);
  return times;
}

function toCellMiddle(degrees: number): number {
  return (Math.floor(degrees * CELLS_PER_DEGREE) + 0.5) / CELLS_PER_DEGREE;
}

function toMoon(appearance: MoonAppearance, { moonriseAt, moonsetAt }: MoonTimes, language: Language): Today['moon'] {
  return {
    phase: round(appearance.phase, 3),
    illumination: round(appearance.illumination, 2),
    name: nameMoonPhase(appearance.name, appearance.illumination, language),
    rise: moonriseAt === null ? null : formatMoment(moonriseAt),
    set: moonsetAt === null ? null : formatMoment(moonsetAt),
  };
}

function toLunarDate({ day, month, year, leap }: LunarDate, language: Language): Today['lunarDate'] {
  return { day, month, year, leap, yearName: nameLunarYear(year, language) };
}
