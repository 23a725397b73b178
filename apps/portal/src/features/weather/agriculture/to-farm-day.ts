import type { FarmDay as FarmDayReply } from '@portal/contract/endpoints/agriculture-schema';
import type { Judgement } from '@portal/domain/agriculture/verdict';
import { findBalanceMm } from '@portal/domain/agriculture/water-balance';
import { findLongestWindow } from '@portal/domain/agriculture/work-window';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { formatDate } from '@portal/domain/time/vietnam-time';
import { findRainRange } from '../find-rain-range.ts';
import type { LocatedWeather } from '../place-weather.ts';
import { toDayRange } from '../place-weather.ts';
import { roundTo } from '../rounding.ts';
import type { JudgedActivity } from './judge-hours.ts';
import type { LocatedFarmDay } from './list-farm-days.ts';
import { toSpell } from './to-farm-activity.ts';

/** Everything of a day but its rain range, which only days to come have. */
function toDay(day: LocatedFarmDay, lunar: FarmDayReply['lunar'], isPond: boolean): FarmDayReply {
  const { rainMm, cropMm, evaporation } = day;
  return {
    date: formatDate(day.startAt),
    temperatureMin: roundTo(day.minC, 1),
    temperatureMax: roundTo(day.maxC, 1),
    rain: roundTo(rainMm, 1),
    rainLow: null,
    rainHigh: null,
    et0: roundTo(day.et0Mm, 1),
    et0Basis: evaporation?.basis ?? null,
    etc: roundTo(cropMm, 1),
    balance: roundTo(findBalanceMm(rainMm, cropMm), 1),
    balanceLow: null,
    balanceHigh: null,
    gdd: roundTo(day.degreeDays, 1),
    dryingDay: day.isDryingDay,
    pondTemperature: isPond ? roundTo(day.pondC, 1) : null,
    lunar,
    work: [],
  };
}

/** A day that is over, as the API tells it. */
export const toPastFarmDay = toDay;

/** A day from today on, counted from today, as the API tells it. */
export function toComingFarmDay(
  weather: LocatedWeather,
  day: LocatedFarmDay,
  index: number,
  { lunar, isPond, judged }: { lunar: FarmDayReply['lunar']; isPond: boolean; judged: readonly JudgedActivity[] },
): FarmDayReply {
  const told = toDay(day, lunar, isPond);
  const { rainLow, rainHigh } = findRainRange(weather.series, 'Day', toDayRange(weather, index), told.rain);
  return {
    ...told,
    rainLow,
    rainHigh,
    balanceLow: roundTo(findBalanceMm(rainLow, day.cropMm), 1),
    balanceHigh: roundTo(findBalanceMm(rainHigh, day.cropMm), 1),
    work: listWork(judged, day.startAt, weather.hourAt),
  };
}

/** Good hours of a day from now on; no list for days after those that are judged. */
function listWork(judged: readonly JudgedActivity[], dayAt: EpochSeconds, nowAt: EpochSeconds): FarmDayReply['work'] {
  const from = Math.max((dayAt - nowAt) / HOUR_SECONDS, 0);
  const to = (dayAt + DAY_SECONDS - nowAt) / HOUR_SECONDS;
  return judged.flatMap(({ activity, judgements }) => {
    const ofDay = judgements.slice(from, to);
    if (ofDay.length === 0) return [];
    const best = findLongestWindow(nowAt + from * HOUR_SECONDS, ofDay);
    const goodHours = countGoodHours(ofDay);
    return [{ activity, goodHours, best: best && toSpell(best) }];
  });
}

/** Null where half of the hours that could be judged are unknown. */
function countGoodHours(judgements: readonly Judgement[]): number | null {
  let good = 0;
  let known = 0;
  let unknown = 0;
  for (const { verdict } of judgements) {
    if (verdict === null) unknown++;
    else if (verdict !== 'night') known++;
    if (verdict === 'good') good++;
  }
  return unknown > 0 && unknown >= known ? null : good;
}
