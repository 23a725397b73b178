import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { isFoggy } from '@portal/domain/weather/fog';
import type { HourWeather } from '@portal/forecast/series/derive-hours';

/** The first consecutive hours with visibility below a kilometre without rain. */
export interface FogSpell {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
}

/** Null: none, or no data. */
export function findFogSpell(hours: readonly HourWeather[]): FogSpell | null {
  const first = hours.findIndex((hour) => isFoggy(hour));
  if (first < 0) return null;
  let last = first;
  while (last + 1 < hours.length && isFoggy(hours[last + 1] as HourWeather)) last++;
  return { fromAt: hours[first]?.at ?? 0, toAt: (hours[last]?.at ?? 0) + HOUR_SECONDS };
}
