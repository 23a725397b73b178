import type { Hour } from '@portal/contract/endpoints/weather-schema';

/** What the sky behind a place’s head is drawn from. */
export interface SkyLook {
  readonly code: number | null;
  /** The sky without heat and cold, where it is known. */
  readonly skyCode?: number | null;
  /** Null: what is shown is of a whole day, so the sun of the present moment decides. */
  readonly isDay: boolean | null;
  readonly thunder: Hour['thunder'];
  /** km; null or absent: not known. */
  readonly visibility?: number | null;
  /** Whether an official warning forbids a picture of the model’s weather. */
  readonly isWarning?: boolean;
}

const FIRST_COLD_CODE = 8;

/** The look of an hour’s sky; that of an hour which is not known stays neutral. */
export function findSky(hour: SkyLook | null): SkyLook {
  if (hour === null) return { code: null, isDay: null, thunder: null };
  const { code, skyCode, isDay, thunder, visibility = null } = hour;
  // Cold is no sky: the one above it is drawn.
  const isCold = code !== null && code >= FIRST_COLD_CODE;
  return { code: isCold ? (skyCode ?? code) : code, isDay, thunder, visibility };
}

/** The look of the present moment: day or night by the minute, not by what its hour is told as. */
export function findSkyNow(hour: SkyLook | null): SkyLook {
  return { ...findSky(hour), isDay: null };
}
