import type { Crop } from '@portal/domain/agriculture/crop';
import type { FarmDay } from '@portal/domain/agriculture/farm-day';
import { toFarmWork } from '@portal/domain/agriculture/farm-work';
import { judgeActivity } from '@portal/domain/agriculture/judge-activity';
import type { ActivityId, Judgement } from '@portal/domain/agriculture/verdict';
import type { WorkConditions } from '@portal/domain/safety/work-gate';
import { HOUR_SECONDS } from '@portal/domain/time/epoch';
import type { LocatedWeather } from '../place-weather.ts';
import type { FarmPast } from './farm-past-reader.ts';

/** The hours of a day at an hour's verdict are too unsure to plan by after a week. */
const JUDGED_DAYS = 7;

/** Verdicts of a kind of work, hour by hour from the current one to the end of the sixth day after today. */
export interface JudgedActivity {
  readonly activity: ActivityId;
  readonly judgements: readonly Judgement[];
}

/** Judges the work of a crop; `days` are those from today on. */
export function judgeHours(
  weather: LocatedWeather,
  past: FarmPast,
  days: readonly FarmDay[],
  { crop, conditions }: { readonly crop: Crop; readonly conditions: WorkConditions },
): JudgedActivity[] {
  const hours = [...past.lastHours, ...weather.readHours(0, weather.series.hours)];
  const work = toFarmWork(
    hours,
    weather.days,
    days.map(({ pondC }) => pondC),
    conditions,
  );
  const today = past.lastHours.length;
  const first = today + (weather.hourAt - weather.todayAt) / HOUR_SECONDS;
  const count = today + JUDGED_DAYS * 24 - first;
  return (Object.keys(crop.activities) as ActivityId[]).map((activity) => ({
    activity,
    judgements: Array.from({ length: count }, (_, hour) =>
      judgeActivity(work, activity, first + hour, crop.activities),
    ),
  }));
}
