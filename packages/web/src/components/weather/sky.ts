import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import { isFoggy, nameFog } from '@portal/domain/weather/fog';
import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import { stripTemperature } from '@portal/domain/weather/open-sky';
import { findSkyBadge, nameShownSky, type SkyBadge } from '@portal/domain/weather/sky-badge';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import type { Thunder } from '@portal/domain/weather/thunder';
import spriteUrl from './sky-sprite.svg?no-inline';

/** Inputs of the sky behind a place's header. */
export interface SkyAppearance {
  readonly code: number | null;
  /** Sky code without heat and cold, where known. */
  readonly skyCode?: number | null;
  /** Null: decided by the sun; otherwise a whole day or night. */
  readonly isDay: boolean | null;
  readonly thunder: Hour['thunder'];
  /** km; null or absent: unknown. */
  readonly visibility?: number | null;
  /** %; null or absent: unknown. */
  readonly cloudCover?: number | null;
  /** m/s; null or absent: unknown. */
  readonly windSpeed?: number | null;
  /** True where an official warning forbids showing the model's weather. */
  readonly isWarning?: boolean;
}

/** Sky of an hour; neutral for an unknown hour. */
export function findSky(hour: SkyAppearance | null): SkyAppearance {
  if (hour === null) return { code: null, isDay: null, thunder: null };
  const { code, skyCode, isDay, thunder, visibility = null, cloudCover = null, windSpeed = null } = hour;
  return { code, skyCode: skyCode ?? null, isDay, thunder, visibility, cloudCover, windSpeed };
}

/** Sky of now: day or night by the minute, not by the hour. */
export function findSkyNow(hour: SkyAppearance | null): SkyAppearance {
  return { ...findSky(hour), isDay: null };
}

/** Rain icons that make space for a bolt; sheets of rain and snow lie below it. */
const STEPS_ASIDE: readonly SkyCode[] = [12, 13, 14, 15];

/**
 * Symbol in `sky-sprite.svg` for a state by day or night; an unknown state has its own, never a sun. Heat and cold are
 * separate badges. With likely thunder the rain cloud is dark and leaves space for the bolt.
 */
export function findSkySymbol(code: SkyCode | null, isDay: boolean, thunder: Thunder | null = null): string {
  if (code === null) return 'unknown';
  const sky = stripTemperature(code);
  const isAside = thunder !== null && thunder >= 2 && STEPS_ASIDE.includes(sky);
  return `${isDay ? 'd' : 'n'}${sky}${isAside ? 't' : ''}`;
}

/**
 * Bolt over a state's symbol, null for none: small where thunder is possible, large where likely or observed. It comes
 * from the state's cloud, or from its own next to a sun.
 */
export function findThunderSymbol(code: SkyCode | null, thunder: Thunder | null): string | null {
  if (code === null || thunder === null || thunder === 0) return null;
  return `${stripTemperature(code) === 1 ? 'beside' : 'under'}-${thunder === 1 ? 1 : 2}`;
}

/** Symbol of the badge; without a given badge, that of the state. */
export function findBadgeSymbol(code: SkyCode | null, badge: SkyBadge | null | undefined): string | null {
  return badge === undefined ? findSkyBadge(code, null) : badge;
}

/** Inputs of an icon. `skyCode`, `badge` and `visibility` are absent where only the state is known. */
export type DrawnSky = Pick<Hour, 'code' | 'isDay'> &
  Partial<Pick<Hour, 'thunder' | 'skyCode' | 'badge' | 'visibility'>>;

/** Stacked symbols of an icon: sky, optional bolt, optional heat or cold badge. */
export function listSkyUses(sky: DrawnSky): readonly [string, string, string] {
  const { code, skyCode, badge, isDay, thunder = null } = sky;
  const state = (skyCode ?? code) as SkyCode | null;
  if (isInFog(sky)) return [`${spriteUrl}#fog`, '', toAddress(findBadgeSymbol(code as SkyCode | null, badge))];
  return [
    `${spriteUrl}#${findSkySymbol(state, isDay, thunder)}`,
    toAddress(findThunderSymbol(state, thunder)),
    toAddress(findBadgeSymbol(code as SkyCode | null, badge)),
  ];
}

/** Whether fog replaces the clouds, by the same rule as the sentence. */
export function isInFog({ code, visibility }: Pick<DrawnSky, 'code' | 'visibility'>): boolean {
  return isFoggy({ code: code as SkyCode | null, visibilityKm: visibility });
}

const toAddress = (symbol: string | null): string => (symbol === null ? '' : `${spriteUrl}#${symbol}`);

/** Name of a sky as drawn: with its clouds, and `rét` only where people say so. */
export function nameShown(sky: DrawnSky, language: Language): string {
  const { skyCode, badge, isDay, thunder = null } = sky;
  const code = sky.code as SkyCode | null;
  const fog = nameFog({ code, visibilityKm: sky.visibility }, language);
  if (fog !== null) return fog;
  if (skyCode === undefined || badge === undefined) return nameSkyState(code, isDay, language, thunder);
  return nameShownSky({ code, skyCode, badge }, isDay, language, thunder);
}
