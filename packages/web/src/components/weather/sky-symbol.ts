import type { SkyCode } from '@portal/domain/weather/sky-state';
import type { Thunder } from '@portal/domain/weather/thunder';

/** The drawing of `sky-sprite.svg` for a state by day or night; an unknown state has its own, never a sun. */
export function findSkySymbol(code: SkyCode | null, isDay: boolean): string {
  return code === null ? 'unknown' : `${isDay ? 'd' : 'n'}${code}`;
}

/**
 * What thunder lays over a state's drawing, null for none: a small bolt where it is possible, a large one where it is
 * likely or seen. It strikes out of the state's own cloud, or out of one of its own beside a sun.
 */
export function findThunderSymbol(code: SkyCode | null, thunder: Thunder | null): string | null {
  if (code === null || thunder === null || thunder === 0) return null;
  return `${findCloud(code)}-${thunder === 1 ? 1 : 2}`;
}

function findCloud(code: SkyCode): 'under' | 'left' | 'beside' {
  if (code <= 4 || code === 11) return 'beside';
  return code <= 7 || (code >= 12 && code <= 16) || code === 24 || code === 28 ? 'under' : 'left';
}
