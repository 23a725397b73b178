import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
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
  /** Null: what is shown is of a whole day, so the sun of the present moment decides. */
  readonly isDay: boolean | null;
  readonly thunder: Hour['thunder'];
  /** km; null or absent: not known. */
  readonly visibility?: number | null;
  /** Whether an official warning forbids a picture of the model’s weather. */
  readonly isWarning?: boolean;
}

const FIRST_COLD_CODE = 8;

/** How an hour’s sky is drawn; that of an unknown hour stays neutral. */
export function findSky(hour: SkyAppearance | null): SkyAppearance {
  if (hour === null) return { code: null, isDay: null, thunder: null };
  const { code, skyCode, isDay, thunder, visibility = null } = hour;
  // Cold is no sky: the one above it is drawn.
  const isCold = code !== null && code >= FIRST_COLD_CODE;
  return { code: isCold ? (skyCode ?? code) : code, isDay, thunder, visibility };
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

/** The skies of `sky.css` (`data-sky`); that of a warning is as dark by day as by night. */
export type SkyName =
  | 'clear-day'
  | 'few-clouds'
  | 'hot'
  | 'cloudy'
  | 'rain'
  | 'storm'
  | 'fog'
  | 'cold'
  | 'dawn'
  | 'dusk'
  | 'clear-night'
  | 'cloudy-night'
  | 'rain-night'
  | 'warning-night';

/** Where the sun stands: degrees above the horizon, whether it is between sunrise and sunset, and whether it climbs. */
export interface SunPlace {
  readonly heightDeg: number;
  readonly isUp: boolean;
  readonly isRising: boolean;
}

/** What a low sun adds to a sky that is named by its clouds. */
export type SkyLight = 'dawn' | 'dusk';

const LOW_DEG = 6;
const FOG_BELOW_KM = 1;

/** The sky of an appearance under the sun: a state that lets the sun through goes with its height too. */
export function nameSky(weather: SkyAppearance, sun: SunPlace): SkyName {
  if (weather.isWarning === true) return 'warning-night';
  const isDay = weather.isDay ?? sun.isUp;
  const code = weather.code ?? 7;
  if (code <= 6) {
    const light = nameSkyLight(sun);
    if (light !== null) return light;
  }
  return isDay ? nameDaySky(code, weather) : nameNightSky(code, weather);
}

/** The light of a sun that has just risen or will soon set; null for a high sun and by night. */
export function nameSkyLight({ heightDeg, isUp, isRising }: SunPlace): SkyLight | null {
  if (!isUp || heightDeg > LOW_DEG) return null;
  return isRising ? 'dawn' : 'dusk';
}

const isFoggy = ({ visibility }: SkyAppearance): boolean => visibility != null && visibility < FOG_BELOW_KM;

function nameDaySky(code: number, weather: SkyAppearance): SkyName {
  if (code === 15 || code === 16 || (weather.thunder ?? 0) >= 2) return 'storm';
  if (code >= 17) return 'cold';
  if (code >= 12) return 'rain';
  if (isFoggy(weather)) return 'fog';
  if (code >= 8) return 'cold';
  if (code === 7) return 'cloudy';
  if (code >= 5) return 'few-clouds';
  return code === 1 ? 'clear-day' : 'hot';
}

function nameNightSky(code: number, weather: SkyAppearance): SkyName {
  if (code >= 12) return 'rain-night';
  return code >= 6 || isFoggy(weather) ? 'cloudy-night' : 'clear-night';
}

/** What a sky is drawn from. `skyCode` and `badge` are absent where only the state is known. */
export type DrawnSky = Pick<Hour, 'code' | 'isDay'> & Partial<Pick<Hour, 'thunder' | 'skyCode' | 'badge'>>;

/** Addresses of the drawings of a sky, one over the other: the sky, a bolt or nothing, a badge of heat or cold or nothing. */
export function listSkyUses(sky: DrawnSky): readonly [string, string, string] {
  const { code, skyCode, badge, isDay, thunder = null } = sky;
  const state = (skyCode ?? code) as SkyCode | null;
  return [
    `${spriteUrl}#${findSkySymbol(state, isDay, thunder)}`,
    toAddress(findThunderSymbol(state, thunder)),
    toAddress(findBadgeSymbol(code as SkyCode | null, badge)),
  ];
}

const toAddress = (symbol: string | null): string => (symbol === null ? '' : `${spriteUrl}#${symbol}`);

/** Words for a sky as it is drawn: with its clouds, and `rét` only where people say so. */
export function nameShown(sky: DrawnSky, language: Language): string {
  const { skyCode, badge, isDay, thunder = null } = sky;
  const code = sky.code as SkyCode | null;
  if (skyCode === undefined || badge === undefined) return nameSkyState(code, isDay, language, thunder);
  return nameShownSky({ code, skyCode, badge }, isDay, language, thunder);
}
