import type { Language } from '@portal/domain/language/language';
import { beaufortForce } from '@portal/domain/wind/beaufort';
import { findWindDirection, nameWindDirection } from '@portal/domain/wind/wind-direction';
import { measuredMessages } from '../messages/measured-messages.ts';

/** A wind as reports and forecasts of stations state it; null: not stated, for a direction also variable. */
interface StationWind {
  readonly speedMs: number | null;
  readonly directionDeg: number | null;
  readonly gustMs: number | null;
}

/** `gió đông bắc cấp 3, giật cấp 6`; null where the speed is unknown. A gust of the same force is not named. */
export function nameStationWind({ speedMs, directionDeg, gustMs }: StationWind, language: Language): string | null {
  if (speedMs === null) return null;
  const words = measuredMessages[language];
  const force = beaufortForce(speedMs);
  const direction = directionDeg === null ? null : findWindDirection(directionDeg, speedMs);
  const name = direction === null ? null : nameWindDirection(direction, language).toLowerCase();
  const wind = force === 0 ? words.calm : words.wind(name, force);
  const gust = gustMs === null ? force : beaufortForce(gustMs);
  return gust > force ? `${wind}, ${words.gust(gust)}` : wind;
}
