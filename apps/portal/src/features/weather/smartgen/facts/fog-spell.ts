import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { HourWeather } from '@portal/forecast/series/hour-rain';

/** The first hours in a row in which one sees less than a kilometre without rain in the way. */
export interface FogSpell {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
}

const FOG_BELOW_KM = 1;
const WET_MM = 0.1;

/** The first fog of some hours; null where there is none or nothing is known. */
export function findFogSpell(hours: readonly HourWeather[]): FogSpell | null {
  const first = hours.findIndex(isFoggy);
  if (first < 0) return null;
  let last = first;
  while (last + 1 < hours.length && isFoggy(hours[last + 1])) last++;
  return { fromAt: hours[first]?.at ?? 0, toAt: (hours[last]?.at ?? 0) + HOUR_SECONDS };
}

/** Whether an hour is foggy. */
export function isFoggy(hour: Pick<HourWeather, 'visibilityKm' | 'rainMm'> | undefined): boolean {
  return hour?.visibilityKm != null && hour.visibilityKm < FOG_BELOW_KM && (hour.rainMm ?? 0) < WET_MM;
}
