import type { SkyLook } from './find-sky.ts';

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

/** The sky of a look under the sun: a state that lets the sun through goes with its height too. */
export function nameSky(weather: SkyLook, sun: SunPlace): SkyName {
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

const isFoggy = ({ visibility }: SkyLook): boolean => visibility != null && visibility < FOG_BELOW_KM;

function nameDaySky(code: number, weather: SkyLook): SkyName {
  if (code === 15 || code === 16 || (weather.thunder ?? 0) >= 2) return 'storm';
  if (code >= 17) return 'cold';
  if (code >= 12) return 'rain';
  if (isFoggy(weather)) return 'fog';
  if (code >= 8) return 'cold';
  if (code === 7) return 'cloudy';
  if (code >= 5) return 'few-clouds';
  return code === 1 ? 'clear-day' : 'hot';
}

function nameNightSky(code: number, weather: SkyLook): SkyName {
  if (code >= 12) return 'rain-night';
  return code >= 6 || isFoggy(weather) ? 'cloudy-night' : 'clear-night';
}
