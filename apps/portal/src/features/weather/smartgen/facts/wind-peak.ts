import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type BeaufortForce, beaufortForce } from '@portal/domain/wind/beaufort';
import { findWindDirection, type WindDirection } from '@portal/domain/wind/wind-direction';
import type { HourWeather } from '@portal/forecast/series/derive-hours';

/** A strong wind by its mean or gusts. */
export interface WindPeak {
  /** Of the mean wind; null if only gusts are strong. */
  readonly force: BeaufortForce | null;
  /** Of the gusts; null if unknown or not stronger than the wind. */
  readonly gustForce: BeaufortForce | null;
  /** Null with gusts alone. */
  readonly direction: WindDirection | null;
  readonly at: EpochSeconds;
}

/** Strong breeze for the mean (39 km/h), near gale for gusts (50 km/h). */
const STRONG_FORCE = 6;
const STRONG_GUST = 7;

/** The strongest wind of some hours; null if none is strong, or without data. */
export function findWindPeak(hours: readonly HourWeather[]): WindPeak | null {
  const windiest = findMost(hours, ({ windSpeedMs }) => windSpeedMs);
  const gustiest = findMost(hours, ({ windGustMs }) => windGustMs);
  const force = windiest === null ? 0 : beaufortForce(windiest.windSpeedMs ?? 0);
  const gustForce = gustiest === null ? 0 : beaufortForce(gustiest.windGustMs ?? 0);
  if (windiest !== null && force >= STRONG_FORCE) {
    const { windDirectionDeg, windSpeedMs, at } = windiest;
    const direction = findWindDirection(windDirectionDeg ?? Number.NaN, windSpeedMs ?? 0);
    return {
      force: force as BeaufortForce,
      gustForce: gustForce > force ? (gustForce as BeaufortForce) : null,
      direction,
      at,
    };
  }
  if (gustiest === null || gustForce < STRONG_GUST) return null;
  return { force: null, gustForce: gustForce as BeaufortForce, direction: null, at: gustiest.at };
}

function findMost(hours: readonly HourWeather[], read: (hour: HourWeather) => number | null): HourWeather | null {
  let most: HourWeather | null = null;
  for (const hour of hours) {
    if ((read(hour) ?? Number.NEGATIVE_INFINITY) > (most === null ? 0 : (read(most) ?? 0))) most = hour;
  }
  return most;
}
