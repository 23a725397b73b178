import type { Day } from '@portal/contract/endpoints/weather-schema';
import { DAY_SECONDS } from '@portal/domain/time/epoch';
import { listHours, type PlaceWeather, toRange } from './place-weather.ts';
import { round } from './rounding.ts';

type SplitRain = Pick<Day, 'rainFallen' | 'rainAhead'>;

/**
 * The rain of today, mm, apart: what fell by the frames of the radar and, before them, by the analysis of past hours, and
 * what is still expected. Without a radar the hour that has begun is expected as a whole. Null for other days.
 */
export function splitRain(weather: PlaceWeather, dayAt: number, rain: number | null): SplitRain {
  const { todayAt, hourAt, course } = weather;
  if (dayAt !== todayAt || rain === null) return { rainFallen: null, rainAhead: null };
  const past = listHours(weather, toRange(weather, todayAt, (hourAt - todayAt) / (DAY_SECONDS / 24)));
  const fallen = past.reduce((sum, { rainMm }) => sum + (rainMm ?? 0), course.hours[0]?.fallenMm ?? 0);
  const rainFallen = Math.min(round(fallen, 1), rain);
  return { rainFallen, rainAhead: round(rain - rainFallen, 1) };
}
