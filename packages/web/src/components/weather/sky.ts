import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import { isFoggy, nameFog } from '@portal/domain/weather/fog';
import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import { stripTemperature } from '@portal/domain/weather/open-sky';
import { findSkyBadge, nameShownSky, type SkyBadge } from '@portal/domain/weather/sky-badge';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import type { Thunder } from '@portal/domain/weather/thunder';
import spriteUrl from './sky-sprite.svg?no-inline';

/** What the sky behind a place’s head is drawn from. */
export interface SkyAppearance {
  readonly code: number | null;
  /** The sky without heat and cold, where it is known. */
  readonly skyCode?: number | null;
  /** Null: the sun of the moment decides; else the picture is of a whole day or night. */
  readonly isDay: boolean | null;
  readonly thunder: Hour['thunder'];
  /** km; null or absent: not known. */
  readonly visibility?: number | null;
  /** %; null or absent: not known. */
  readonly cloudCover?: number | null;
  /** m/s; null or absent: not known. */
  readonly windSpeed?: number | null;
  /** Whether an official warning forbids a picture of the model’s weather. */
  readonly isWarning?: boolean;
}

/** How an hour’s sky is drawn; that of an unknown hour stays neutral. */
export function findSky(hour: SkyAppearance | null): SkyAppearance {
  if (hour === null) return { code: null, isDay: null, thunder: null };
  const { code, skyCode, isDay, thunder, visibility = null, cloudCover = null, windSpeed = null } = hour;
  return { code, skyCode: skyCode ?? null, isDay, thunder, visibility, cloudCover, windSpeed };
}

/** The sky of the present moment: day or night by the minute, not by its hour. */
export function findSkyNow(hour: SkyAppearance | null): SkyAppearance {
  return { ...findSky(hour), isDay: null };
}

/** Rain whose strokes step aside for a bolt; sheets of rain and snow lie below it. */
const STEPS_ASIDE: readonly SkyCode[] = [12, 13, 14, 15];

/**
 * The drawing of `sky-sprite.svg` for a state by day or night; an unknown state has its own, never a sun. Heat and cold are
 * not in it: they are a badge over it. Where thunder is likely, the cloud of rain is dark and leaves room for the bolt.
 */
export function findSkySymbol(code: SkyCode | null, isDay: boolean, thunder: Thunder | null = null): string {
  if (code === null) return 'unknown';
  const sky = stripTemperature(code);
  const isAside = thunder !== null && thunder >= 2 && STEPS_ASIDE.includes(sky);
  return `${isDay ? 'd' : 'n'}${sky}${isAside ? 't' : ''}`;
}

/**
 * What thunder draws over a state's drawing, null for none: a small bolt where it is possible, a large one where it is
 * likely or seen. It strikes out of the state's own cloud, or out of one of its own beside a sun.
 */
export function findThunderSymbol(code: SkyCode | null, thunder: Thunder | null): string | null {
  if (code === null || thunder === null || thunder === 0) return null;
  return `${stripTemperature(code) === 1 ? 'beside' : 'under'}-${thunder === 1 ? 1 : 2}`;
}

/** The badge's drawing, which has its name; a sky without a given badge has the one of its state. */
export function findBadgeSymbol(code: SkyCode | null, badge: SkyBadge | null | undefined): string | null {
  return badge === undefined ? findSkyBadge(code, null) : badge;
}

/** What a sky is drawn from. `skyCode`, `badge` and `visibility` are absent where only the state is known. */
export type DrawnSky = Pick<Hour, 'code' | 'isDay'> &
  Partial<Pick<Hour, 'thunder' | 'skyCode' | 'badge' | 'visibility'>>;

/** Addresses of the drawings of a sky, one over the other: the sky, a bolt or nothing, a badge of heat or cold or nothing. */
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

/** Whether fog is drawn and named instead of the clouds: by the rule that the sentence has. */
export function isInFog({ code, visibility }: Pick<DrawnSky, 'code' | 'visibility'>): boolean {
  return isFoggy({ code: code as SkyCode | null, visibilityKm: visibility });
}

const toAddress = (symbol: string | null): string => (symbol === null ? '' : `${spriteUrl}#${symbol}`);

/** Words for a sky as it is drawn: with its clouds, and `rét` only where people say so. */
export function nameShown(sky: DrawnSky, language: Language): string {
  const { skyCode, badge, isDay, thunder = null } = sky;
  const code = sky.code as SkyCode | null;
  const fog = nameFog({ code, visibilityKm: sky.visibility }, language);
  if (fog !== null) return fog;
  if (skyCode === undefined || badge === undefined) return nameSkyState(code, isDay, language, thunder);
  return nameShownSky({ code, skyCode, badge }, isDay, language, thunder);
}
