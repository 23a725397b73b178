import { stripTemperature } from '@portal/domain/weather/open-sky';
import { findSkyBadge, type SkyBadge } from '@portal/domain/weather/sky-badge';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import type { Thunder } from '@portal/domain/weather/thunder';

/**
 * The drawing of `sky-sprite.svg` for a state by day or night; an unknown state has its own, never a sun. Heat and cold are
 * not in it: they are a badge over it.
 */
export function findSkySymbol(code: SkyCode | null, isDay: boolean): string {
  return code === null ? 'unknown' : `${isDay ? 'd' : 'n'}${stripTemperature(code)}`;
}

/**
 * What thunder lays over a state's drawing, null for none: a small bolt where it is possible, a large one where it is
 * likely or seen. It strikes out of the state's own cloud, or out of one of its own beside a sun.
 */
export function findThunderSymbol(code: SkyCode | null, thunder: Thunder | null): string | null {
  if (code === null || thunder === null || thunder === 0) return null;
  return `${stripTemperature(code) === 1 ? 'beside' : 'under'}-${thunder === 1 ? 1 : 2}`;
}

/** The badge's drawing, which has its name; a sky whose badge nobody has told has the one of its state. */
export function findBadgeSymbol(code: SkyCode | null, badge: SkyBadge | null | undefined): string | null {
  return badge === undefined ? findSkyBadge(code, null) : badge;
}
