import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import type { Crop } from '@portal/domain/agriculture/crop';
import type { ActivityId } from '@portal/domain/agriculture/verdict';
import type { WorkConditions } from '@portal/domain/safety/work-gate';
import { oncePerWeather } from '../once-per-weather.ts';
import type { PlaceWeather } from '../place-weather.ts';
import type { FarmCalendar } from './farm-calendar.ts';
import type { FarmPast } from './farm-past-reader.ts';
import { type JudgedActivity, judgeHours } from './judge-hours.ts';
import { type LocatedFarmDay, listFarmDays } from './list-farm-days.ts';
import { settleDryingDays } from './settle-drying-days.ts';
import { findShownWindow, listShownHours, type OutlookActivity } from './to-farm-activity.ts';
import { toComingFarmDay, toPastFarmDay } from './to-farm-day.ts';

/** Days before today. */
const PAST_DAYS = 7;

type Reply = EndpointReply<typeof weatherAgriculture>;

/** What the weather of a place means for a crop, before any words. */
export interface FarmOutlook {
  /** The seven days before today and fifteen from today on. */
  readonly days: readonly LocatedFarmDay[];
  readonly activities: readonly OutlookActivity[];
  /** The days as the API tells them. */
  readonly dayReplies: Pick<Reply, 'days' | 'pastDays'>;
}

interface FarmWork {
  readonly past: FarmPast;
  readonly calendar: FarmCalendar;
  readonly heightM: number | null;
  readonly crop: Crop;
  /** Those of the crop's that are in season. */
  readonly activities: readonly ActivityId[];
  readonly conditions: WorkConditions;
}

/** Works out days and verdicts; past, calendar and height follow from the weather's place and date. */
export const findFarmOutlook: (weather: PlaceWeather, work: FarmWork) => FarmOutlook = oncePerWeather(
  computeFarmOutlook,
  ({ crop, activities, conditions }) => `${crop.id} ${activities.join()} ${JSON.stringify(conditions)}`,
);

function computeFarmOutlook(weather: PlaceWeather, work: FarmWork): FarmOutlook {
  const { past, heightM, crop } = work;
  const { hourAt } = weather;
  const listed = listFarmDays(weather, past, crop, heightM);
  const judged = judgeHours(weather, past, listed.slice(PAST_DAYS), work);
  const days = [...listed.slice(0, PAST_DAYS), ...settleDryingDays(listed.slice(PAST_DAYS), judged, hourAt)];
  return {
    days,
    activities: judged.map((activity) => ({
      ...activity,
      next: findShownWindow(activity, hourAt),
      hours: listShownHours(activity, hourAt),
    })),
    dayReplies: toDayReplies(weather, days, judged, work),
  };
}

function toDayReplies(
  weather: PlaceWeather,
  days: readonly LocatedFarmDay[],
  judged: readonly JudgedActivity[],
  { calendar, crop }: FarmWork,
): FarmOutlook['dayReplies'] {
  const isPond = crop.kind === 'pond';
  const findLunar = (day: number) => calendar.days[day] ?? null;
  return {
    days: days
      .slice(PAST_DAYS)
      .map((day, i) => toComingFarmDay(weather, day, i, { lunar: findLunar(PAST_DAYS + i), isPond, judged })),
    pastDays: days.slice(0, PAST_DAYS).map((day, i) => toPastFarmDay(day, findLunar(i), isPond)),
  };
}
