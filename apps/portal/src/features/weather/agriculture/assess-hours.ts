import { assessActivity } from '@portal/domain/agriculture/assess-activity';
import type { Crop } from '@portal/domain/agriculture/crop';
import type { FarmDay } from '@portal/domain/agriculture/farm-day';
import type { FarmHour } from '@portal/domain/agriculture/farm-hour';
import { toFarmWork } from '@portal/domain/agriculture/farm-work';
import type { ActivityId, Judgement } from '@portal/domain/agriculture/verdict';
import { settleSpells } from '@portal/domain/agriculture/work-window';
import type { WorkConditions } from '@portal/domain/safety/work-gate';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { PlaceWeather } from '../place-weather.ts';
import { isWet } from '../smartgen/facts/rain-spell.ts';
import type { FarmPast } from './farm-past-reader.ts';

/** Hourly verdicts are too uncertain to plan with after a week. */
const JUDGED_DAYS = 7;

/** Hourly verdicts of an activity, from the current hour to the end of the sixth day after today. */
export interface AssessedActivity {
  readonly activity: ActivityId;
  readonly judgements: readonly Judgement[];
}

interface JudgedWork {
  readonly crop: Crop;
  /** The crop's activities in season. */
  readonly activities: readonly ActivityId[];
  readonly conditions: WorkConditions;
}

/** Hours of the series. Of the current hour only the rest counts, since rain that has fallen is over. */
export function listComingHours(weather: PlaceWeather): FarmHour[] {
  return weather.readHours(0, weather.series.hours).map((hour) => {
    if (hour.at !== weather.hourAt) return hour;
    return { ...hour, rainMm: isWet(hour) ? (weather.course.hours[0]?.remainingMmh ?? hour.rainMm) : 0 };
  });
}

/**
 * Assesses a crop's activities; `days` start with today. Windows, blocks and daily rows all come from these verdicts.
 */
export function assessHours(
  weather: PlaceWeather,
  past: FarmPast,
  days: readonly FarmDay[],
  { crop, activities, conditions }: JudgedWork,
): AssessedActivity[] {
  const hours = [...past.lastHours, ...listComingHours(weather)];
  const work = toFarmWork(
    hours,
    weather.days,
    days.map(({ pondC }) => pondC),
    conditions,
  );
  const today = past.lastHours.length;
  const first = today + (weather.hourAt - weather.todayAt) / HOUR_SECONDS;
  const count = today + JUDGED_DAYS * 24 - first;
  return activities.map((activity) => ({
    activity,
    judgements: settleSpells(
      activity,
      Array.from({ length: count }, (_, hour) => assessActivity(work, activity, first + hour, crop.activities)),
    ),
  }));
}
