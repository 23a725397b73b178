import type { Language } from '#language/language.ts';
import { BEAUFORT_NAMES } from './beaufort-names.table.ts';
import { WIND_DIRECTION_NAMES } from './wind-direction-names.table.ts';

/** Vietnamese wind force: Beaufort extended to 17, and 18 for anything above (QĐ 18/2021/QĐ-TTg, annex III). */
export type BeaufortForce = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18;

/** Strongest wind of forces 0–17, m/s. */
const UPPER_MS = [
  0.2, 1.5, 3.3, 5.4, 7.9, 10.7, 13.8, 17.1, 20.7, 24.4, 28.4, 32.6, 36.9, 41.4, 46.1, 50.9, 56.0, 61.2,
] as const;

/**
 * Force of a mean wind or gust in m/s. The table is read with the speed rounded to 0.1 m/s: 10.7 is 5, 10.8 is 6
 * (domain.md §2.5). 18 means above 17. Throws a RangeError for NaN.
 */
export function beaufortForce(windMs: number): BeaufortForce {
  if (Number.isNaN(windMs)) throw new RangeError('The force of an unknown wind is unknown');
  const rounded = Math.round(windMs * 10) / 10;
  let force = 0;
  while (force < UPPER_MS.length && rounded > (UPPER_MS[force] ?? 0)) force++;
  return force as BeaufortForce;
}

/**
 * Name of a force: `Gió nhẹ`, `Gentle breeze`. From 12 up the name is that of force 12, which has no upper limit in
 * Beaufort's scale.
 */
export function nameBeaufort(force: BeaufortForce, language: Language): string {
  return BEAUFORT_NAMES[force][language];
}

/** One of 16 directions from which the wind blows, clockwise: 0 north, 4 east, 8 south, 12 west. */
export type WindDirection = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15;

const SECTOR_DEG = 22.5;
const CALM_BELOW_MS = 0.3;

/**
 * Direction of a wind from degrees (any multiple turn; from which it blows) and speed, m/s. Null below 0.3 m/s, where
 * the air is calm, and for NaN (domain.md §2.5.2).
 */
export function findWindDirection(directionDeg: number, speedMs: number): WindDirection | null {
  if (!(speedMs >= CALM_BELOW_MS) || !Number.isFinite(directionDeg)) return null;
  const turns = directionDeg / 360;
  const degrees = (turns - Math.floor(turns)) * 360;
  return (Math.floor((degrees + SECTOR_DEG / 2) / SECTOR_DEG) % 16) as WindDirection;
}

/** Name of a direction: `Đông Bắc`, `Northeast`. */
export function nameWindDirection(direction: WindDirection, language: Language): string {
  return WIND_DIRECTION_NAMES[direction][language][0];
}

/** Short form of a direction: `ĐB`, `NE`. `N` is south (Nam) in Vietnamese and north in English. */
export function abbreviateWindDirection(direction: WindDirection, language: Language): string {
  return WIND_DIRECTION_NAMES[direction][language][1];
}

/** Speed, m/s, and the direction from which the wind blows, 0 ≤ degrees < 360. */
export interface SpeedAndDirection {
  readonly speedMs: number;
  readonly directionDeg: number;
}

const DEGREES = 180 / Math.PI;

/**
 * Speed and direction of a wind from its components towards east (u) and north (v), m/s: a wind towards the south
 * (v < 0) blows from 0°. Still air has direction 0. NaN components give NaN.
 */
export function toSpeedAndDirection(u: number, v: number): SpeedAndDirection {
  const speedMs = Math.sqrt(u * u + v * v);
  if (speedMs === 0) return { speedMs: 0, directionDeg: 0 };
  const directionDeg = Math.atan2(-u, -v) * DEGREES;
  if (directionDeg >= 0 || Number.isNaN(directionDeg)) return { speedMs, directionDeg: directionDeg + 0 };
  // A tiny negative angle plus 360 rounds to 360, which is north again.
  return { speedMs, directionDeg: (directionDeg + 360) % 360 };
}
