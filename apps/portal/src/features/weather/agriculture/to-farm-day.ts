import type { FarmDay as FarmDayReply } from '@portal/contract/endpoints/agriculture-schema';
import { findBalanceMm } from '@portal/domain/agriculture/water-balance';
import { findLongestWindow } from '@portal/domain/agriculture/work-window';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { formatDate } from '@portal/domain/time/vietnam-time';
import { findRainRange } from '../find-rain-range.ts';
import { type PlaceWeather, toDayRange } from '../place-weather.ts';
import { roundTo } from '../rounding.ts';
import type { JudgedActivity } from './judge-hours.ts';
import { countGoodHours, findJudgementsOfDay } from './judgements-of-day.ts';
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
  weather: PlaceWeather,
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
  return judged.flatMap((work) => {
    const { fromAt, judgements } = findJudgementsOfDay(work, dayAt, nowAt);
    if (judgements.length === 0) return [];
    const best = findLongestWindow(fromAt, judgements);
    return [{ activity: work.activity, goodHours: countGoodHours(judgements), best: best && toSpell(best) }];
  });
}
