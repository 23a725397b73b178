import { greatCircleKm } from '#geo/great-circle.ts';
import type { LatLng } from '#geo/lat-lng.ts';
import { estimateLunation, findMoonQuarterAt } from '#time/moon.ts';
import {
  DAY_SECONDS,
  type EpochSeconds,
  HOUR_SECONDS,
  startOfHour,
  startOfVietnamDay,
  vietnamDate,
} from '#time/vietnam-time.ts';
import { PHU_AN, TIDAL_AREAS, type TidalArea } from './tidal-areas.table.ts';
import { findTideStation, listTideTurns, type TideTurn } from './tide.ts';

/** Whole hours in which drains may be shut by the tide. */
export interface HighTide {
  readonly from: EpochSeconds;
  readonly to: EpochSeconds;
  /** The high water; null where only hours or days are known. */
  readonly turn: TideTurn | null;
}

/** Days around new and full moon that count as spring tide (proposed: domain-2.md §18). */
const SPRING_DAYS = 2;
/** Hours before and after a high water in which low drains are shut (proposed). */
const DRAIN_HOURS = 2;
/** Lower high waters shut no drain: two thirds of the diurnal range at Hòn Dấu (proposed), m from mean sea level. */
const LEAST_HIGH_WATER_M = 1;

/** The tidal area of a place, by its province and position; null elsewhere. */
export function findTidalArea(place: LatLng & { readonly province: string | null }): TidalArea | null {
  const isWithin = ({ province, around }: TidalArea): boolean =>
    province === place.province && (around === null || greatCircleKm(around, place) <= around.reachKm);
  return TIDAL_AREAS.find(isWithin) ?? null;
}

/** Whether a moment's day in Vietnam is one of the days around new and full moon. */
export function isSpringTide(at: EpochSeconds): boolean {
  const day = startOfVietnamDay(at);
  const lunation = estimateLunation(at);
  return [lunation - 1, lunation, lunation + 1]
    .flatMap((number) => [findMoonQuarterAt(number, 0), findMoonQuarterAt(number, 2)])
    .some((moonAt) => Math.abs(startOfVietnamDay(moonAt) - day) <= SPRING_DAYS * DAY_SECONDS);
}

/** High tides that touch the hours from `from` to `to`, in order. */
export function listHighTides(area: TidalArea, place: LatLng, from: EpochSeconds, to: EpochSeconds): HighTide[] {
  const found = area.basis === 'station' ? listAtStation(place, from, to) : listOnSpringDays(area, from, to);
  return found.filter((tide) => tide.to > from && tide.from < to);
}

function listAtStation(place: LatLng, from: EpochSeconds, to: EpochSeconds): HighTide[] {
  const near = findTideStation(place);
  if (near === null) return [];
  const reach = DRAIN_HOURS * HOUR_SECONDS;
  return listTideTurns(near.station, from - reach, to + reach)
    .filter(({ kind, heightM }) => kind === 'high' && heightM >= LEAST_HIGH_WATER_M)
    .map((turn) => ({
      from: startOfHour(turn.at - reach),
      to: startOfHour(turn.at + reach + HOUR_SECONDS - 1),
      turn,
    }));
}

function listOnSpringDays({ basis }: TidalArea, from: EpochSeconds, to: EpochSeconds): HighTide[] {
  const tides: HighTide[] = [];
  for (let day = startOfVietnamDay(from); day < to; day += DAY_SECONDS) {
    if (!isSpringTide(day)) continue;
    for (const [start, end] of basis === 'days' ? [[0, 24] as const] : listPeaks(day))
      tides.push({ from: day + start * HOUR_SECONDS, to: day + end * HOUR_SECONDS, turn: null });
  }
  return tides;
}

function listPeaks(day: EpochSeconds): readonly (readonly [from: number, to: number])[] {
  return PHU_AN.months.some((month) => month === vietnamDate(day).month) ? PHU_AN.peaks : [];
}

/** Rain of a stretch of at most so many hours is compared with the limits. */
export const STRETCH_HOURS = 3;
/** Expected rain from which low streets may not drain at high tide (proposed), mm in the stretch. */
export const HIGH_TIDE_RAIN_MM = 10;
/** Chance from which rain is counted on (proposed), %. */
export const HIGH_TIDE_CHANCE = 40;

/** Rain of a stretch as shown; null: unknown. */
export interface StretchRain {
  /** mm. */
  readonly rain: number | null;
  /** %. */
  readonly rainProbability: number | null;
}

/** Whether the rain of a stretch at high tide is enough to warn of, by its figures as shown; null if unknown. */
export function mayFloodAtHighTide({ rain, rainProbability }: StretchRain): boolean | null {
  if (rain === null || rainProbability === null) return null;
  return rain >= HIGH_TIDE_RAIN_MM && rainProbability >= HIGH_TIDE_CHANCE;
}
