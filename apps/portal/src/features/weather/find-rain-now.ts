import type { RainNow } from '@portal/domain/safety/rain-now';
import type { PlaceWeather } from './place-weather.ts';
import { toNow } from './to-hour.ts';

/** What falls at a place at this minute, as the weather of now tells it: its rain of an hour is its rate. */
export function findRainNow(weather: PlaceWeather): RainNow {
  const { rain, thunder } = toNow(weather, 'vi');
  return { rateMmh: rain, thunder };
}
