import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import type { FarmDay as FarmDayReply } from '@portal/contract/endpoints/agriculture-schema';
import type { Crop } from '@portal/domain/agriculture/crop';
import type { ActivityId, Judgement } from '@portal/domain/agriculture/verdict';
import { findBalanceMm } from '@portal/domain/agriculture/water-balance';
import { findLongestWindow } from '@portal/domain/agriculture/work-window';
import type { WorkConditions } from '@portal/domain/safety/work-gate';
import { DAY_SECONDS, type EpochSeconds, formatDate, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { computeRemainingChance, findRainRange } from '#features/weather/find-rain.ts';
import { roundTo } from '#features/weather/to-hour.ts';
import { oncePerWeather } from '../once-per-weather.ts';
import { listHours, type PlaceWeather, toDayRange } from '../place-weather.ts';
import { type AssessedActivity, assessHours } from './assess-hours.ts';
import type { FarmPast } from './farm-past-reader.ts';
import { type FarmCalendar, findShownWindow, listShownHours, type OutlookActivity, toSpell } from './farm-season.ts';
import { COMING_DAYS, type LocatedFarmDay, listFarmDays } from './farm-week.ts';
import { type DryingOutlook, planDrying } from './find-drying.ts';

/** A day's verdicts from now on, and the start of the first; empty after the assessed days. */
function findJudgementsOfDay(
  { judgements }: AssessedActivity,
  dayAt: EpochSeconds,
  nowAt: EpochSeconds,
): { readonly fromAt: EpochSeconds; readonly judgements: readonly Judgement[] } {
  const from = Math.max((dayAt - nowAt) / HOUR_SECONDS, 0);
  const to = (dayAt + DAY_SECONDS - nowAt) / HOUR_SECONDS;
  return { fromAt: nowAt + from * HOUR_SECONDS, judgements: judgements.slice(from, to) };
}

/** Null if half of the assessable hours are unknown. */
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

/** A day without its rain range, which only future days have. */
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

const toPastFarmDay = toDay;

/** A day from today on as the API shows it. */
function toComingFarmDay(
  weather: PlaceWeather,
  day: LocatedFarmDay,
  index: number,
  { lunar, isPond, assessed }: { lunar: FarmDayReply['lunar']; isPond: boolean; assessed: readonly AssessedActivity[] },
): FarmDayReply {
  const reply = toDay(day, lunar, isPond);
  const range = toDayRange(weather, index);
  const rainProbability = computeRemainingChance(weather, listHours(weather, range));
  const { rainLow, rainHigh } = findRainRange(weather.series, 'Day', range, { rain: reply.rain, rainProbability });
  return {
    ...reply,
    rainLow,
    rainHigh,
    balanceLow: roundTo(findBalanceMm(rainLow, day.cropMm), 1),
    balanceHigh: roundTo(findBalanceMm(rainHigh, day.cropMm), 1),
    work: listWork(assessed, day.startAt, weather.hourAt),
  };
}

/** A day's good hours from now on; no list after the assessed days. */
function listWork(
  assessed: readonly AssessedActivity[],
  dayAt: EpochSeconds,
  nowAt: EpochSeconds,
): FarmDayReply['work'] {
  return assessed.flatMap((work) => {
    const { fromAt, judgements } = findJudgementsOfDay(work, dayAt, nowAt);
    if (judgements.length === 0) return [];
    const best = findLongestWindow(fromAt, judgements);
    return [{ activity: work.activity, goodHours: countGoodHours(judgements), best: best && toSpell(best) }];
  });
}

/**
 * Whether grain dries on each day from today on: on assessed days by the drying windows that blocks show, later by
 * the plans of the days. Null for all out of season.
 */
function settleDryingDays(
  days: readonly LocatedFarmDay[],
  assessed: readonly AssessedActivity[],
  plans: DryingOutlook['days'],
  nowAt: EpochSeconds,
): LocatedFarmDay[] {
  const drying = assessed.find(({ activity }) => activity === 'dry');
  return days.map((day, index) => {
    if (drying === undefined) return { ...day, isDryingDay: null };
    const { judgements } = findJudgementsOfDay(drying, day.startAt, nowAt);
    const verdict = plans[index]?.verdict ?? null;
    if (judgements.length === 0) return { ...day, isDryingDay: verdict === null ? null : verdict === 'good' };
    const goodHours = countGoodHours(judgements);
    return { ...day, isDryingDay: goodHours === null ? null : goodHours > 0 };
  });
}

/** Days before today. */
const PAST_DAYS = 7;

type Reply = EndpointReply<typeof weatherAgriculture>;

/** What the weather means for a crop, before it is put into words. */
export interface FarmOutlook {
  /** The seven days before today and fifteen from today on. */
  readonly days: readonly LocatedFarmDay[];
  readonly activities: readonly OutlookActivity[];
  /** Null out of the drying season and for crops that are not dried. */
  readonly drying: DryingOutlook | null;
  readonly dayReplies: Pick<Reply, 'days' | 'pastDays'>;
}

interface FarmWork {
  readonly past: FarmPast;
  readonly calendar: FarmCalendar;
  readonly heightM: number | null;
  readonly crop: Crop;
  /** The crop's activities in season. */
  readonly activities: readonly ActivityId[];
  readonly conditions: WorkConditions;
}

/** Days and verdicts; past, calendar and height follow from the weather's place and date. */
export const findFarmOutlook: (weather: PlaceWeather, work: FarmWork) => FarmOutlook = oncePerWeather(
  computeFarmOutlook,
  ({ crop, activities, conditions }) => `${crop.id} ${activities.join()} ${JSON.stringify(conditions)}`,
);

function computeFarmOutlook(weather: PlaceWeather, work: FarmWork): FarmOutlook {
  const { past, heightM, crop } = work;
  const { hourAt } = weather;
  const listed = listFarmDays(weather, past, crop, heightM);
  const assessed = assessHours(weather, past, listed.slice(PAST_DAYS), work);
  const { activities, conditions } = work;
  const drying = activities.includes('dry')
    ? planDrying(weather, conditions, { nowAt: hourAt, count: COMING_DAYS })
    : null;
  const coming = settleDryingDays(listed.slice(PAST_DAYS), assessed, drying?.days ?? [], hourAt);
  const days = [...listed.slice(0, PAST_DAYS), ...coming];
  return {
    days,
    drying,
    activities: assessed.map((activity) => ({
      ...activity,
      next: findShownWindow(activity, hourAt),
      hours: listShownHours(activity, hourAt),
    })),
    dayReplies: toDayReplies(weather, days, assessed, work),
  };
}

function toDayReplies(
  weather: PlaceWeather,
  days: readonly LocatedFarmDay[],
  assessed: readonly AssessedActivity[],
  { calendar, crop }: FarmWork,
): FarmOutlook['dayReplies'] {
  const isPond = crop.kind === 'pond';
  const findLunar = (day: number) => calendar.days[day] ?? null;
  return {
    days: days
      .slice(PAST_DAYS)
      .map((day, i) => toComingFarmDay(weather, day, i, { lunar: findLunar(PAST_DAYS + i), isPond, assessed })),
    pastDays: days.slice(0, PAST_DAYS).map((day, i) => toPastFarmDay(day, findLunar(i), isPond)),
  };
}
