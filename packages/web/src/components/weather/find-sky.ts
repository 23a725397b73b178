import type { Hour } from '@portal/contract/endpoints/weather-schema';

/** Name of the sky band (`data-sky`) behind a place’s head, from the state of the hour. */
export function findSky(hour: Pick<Hour, 'code' | 'isDay' | 'thunder'> | null): string {
  const code = hour?.code ?? null;
  if (hour === null || code === null) return 'cloudy';
  if (!hour.isDay) return findNightSky(code);
  if (code === 15 || code === 16 || (hour.thunder ?? 0) >= 2) return 'storm';
  if (code >= 12 && code <= 14) return 'rain';
  if (code >= 8) return 'cold';
  if (code === 7) return 'cloudy';
  if (code >= 5) return 'few-clouds';
  return code === 1 ? 'clear-day' : 'hot';
}

function findNightSky(code: number): string {
  if (code >= 12) return 'rain-night';
  return code >= 6 && code <= 11 ? 'cloudy-night' : 'clear-night';
}
