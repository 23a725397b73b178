import type { SkyCode } from '@portal/domain/weather/sky-state';

const BY_DAY: Record<SkyCode, string> = {
  1: 'clear-day',
  2: 'hot-day',
  3: 'hot-day',
  4: 'hot-day',
  5: 'few-day',
  6: 'change-day',
  7: 'overcast',
  8: 'cold',
  9: 'very-cold',
  10: 'very-cold',
  11: 'ice',
  12: 'showers-day',
  13: 'light-rain',
  14: 'rain',
  15: 'heavy-rain',
  16: 'very-heavy-rain',
  17: 'cold-rain',
  18: 'cold-rain',
  19: 'cold-rain',
  20: 'cold-rain',
  21: 'cold-heavy-rain',
  22: 'cold-heavy-rain',
  23: 'cold-heavy-rain',
  24: 'sleet',
  25: 'cold-heavy-rain',
  26: 'cold-heavy-rain',
  27: 'cold-heavy-rain',
  28: 'sleet',
};

const BY_NIGHT: Partial<Record<SkyCode, string>> = {
  1: 'clear-night',
  2: 'hot-night',
  3: 'hot-night',
  4: 'hot-night',
  5: 'few-night',
  6: 'change-night',
  12: 'showers-night',
};

/** Rain states that a likely thunderstorm turns into the storm drawing. */
const MAY_STORM = new Set<SkyCode>([12, 13, 14, 15, 16]);

/** The drawing of `sky-sprite.svg` for a state; an unknown state has its own, never a sun. */
export function findSkySymbol(code: SkyCode | null, isDay: boolean, thunder: number | null): string {
  if (code === null) return 'unknown';
  if (thunder !== null && thunder >= 2 && MAY_STORM.has(code)) return 'storm';
  return (isDay ? undefined : BY_NIGHT[code]) ?? BY_DAY[code];
}
