import type { Language } from '#language/language.ts';
import { WIND_DIRECTION_NAMES } from './wind-direction-names.table.ts';

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
