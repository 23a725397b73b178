import type { RainNow } from '@portal/domain/safety/rain-now';
import type { LocatedWeather } from './place-weather.ts';
import { isWet } from './smartgen/facts/rain-spell.ts';

/** What falls at a place at this minute, by its course of rain; rain that the sky of now does not tell is none. */
export function findRainNow(weather: LocatedWeather): RainNow {
  const now = weather.readNow(weather.nowAt);
  const rateMmh = weather.course.steps[0]?.rainMmh ?? null;
  return { rateMmh: rateMmh === null || isWet(now) ? rateMmh : 0, thunder: now.thunder };
}
