import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { isFoggy } from '@portal/domain/weather/fog';
import type { HourWeather } from '@portal/forecast/series/hour-rain';

/** The first hours in a row in which one sees less than a kilometre without rain in the way. */
export interface FogSpell {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
}

/** The first fog of some hours; null where there is none or nothing is known. */
export function findFogSpell(hours: readonly HourWeather[]): FogSpell | null {
  const first = hours.findIndex((hour) => isFoggy(hour));
  if (first < 0) return null;
  let last = first;
  while (last + 1 < hours.length && isFoggy(hours[last + 1] as HourWeather)) last++;
  return { fromAt: hours[first]?.at ?? 0, toAt: (hours[last]?.at ?? 0) + HOUR_SECONDS };
}
