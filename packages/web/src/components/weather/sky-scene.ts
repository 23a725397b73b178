import { findLandscape, type Landscape, type LandscapePlace } from '@portal/content/find-landscape';
import { findLunarDate, type LunarDate } from '@portal/domain/time/lunar-date';
import { computeMoonAppearance, moonElevationDeg } from '@portal/domain/time/moon';
import { sunElevationDeg } from '@portal/domain/time/sun';
import { type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { type OpenSkyCode, stripTemperature } from '@portal/domain/weather/open-sky';
import { isHotSky, type SkyCode } from '@portal/domain/weather/sky-state';
import { isInFog, type SkyAppearance } from './sky.ts';

/** Sun heights that change the bands of a sky (`data-sun`). */
export const SUN_BANDS = ['night', 'nautical', 'dawn', 'morning', 'noon', 'golden', 'dusk'] as const;
type SunBand = (typeof SUN_BANDS)[number];

/** Weather veils over the bands (`data-sky`). */
export const SKY_VEILS = [
  ...(['clear', 'few', 'changing', 'cloudy', 'overcast'] as const),
  ...(['rain-1', 'rain-2', 'rain-3', 'thunder', 'storm'] as const),
  ...(['fog', 'heat', 'cold'] as const),
] as const;
type SkyVeil = (typeof SKY_VEILS)[number];

/** Sun or moon: degrees above the horizon; for the moon its phase 0–1. */
export interface SkyDisc {
  readonly heightDeg: number;
  readonly moonPhase: number | null;
}

/** 0 none, 1 few, 2 some, 3 many, 4 overcast, 5 shelf cloud of a storm. */
type CloudStep = 0 | 1 | 2 | 3 | 4 | 5;

/** Festival drawing. */
type SkyFeast = 'peach' | 'fireworks' | 'lanterns';

export interface SkyScene {
  readonly sun: SunBand;
  readonly sky: SkyVeil;
  readonly landscape: Landscape;
  readonly disc: SkyDisc | null;
  readonly hasStars: boolean;
  readonly clouds: CloudStep;
  /** 0 none, 1 light, 2 moderate, 3 heavy. */
  readonly rain: 0 | 1 | 2 | 3;
  /** Slant of the rain from the vertical, degrees. */
  readonly slantDeg: number;
  readonly hasBolt: boolean;
  readonly feast: SkyFeast | null;
  /** True under an official warning: no animation. */
  readonly isStill: boolean;
}

const QUARTER_HOUR = 900;
const HOUR = 3_600;

/** Time shown: noon for a whole day, late evening for a night. */
function toShownAt(isDay: boolean | null, at: EpochSeconds): EpochSeconds {
  return isDay === null ? at : startOfVietnamDay(at) + (isDay ? 12 : 22) * HOUR;
}

/** Bands for a sun height, by whether the sun is rising. */
export function classifySunBand(heightDeg: number, isRising: boolean): SunBand {
  if (heightDeg < -12) return 'night';
  if (heightDeg < -4) return 'nautical';
  if (isRising && heightDeg < 6) return 'dawn';
  if (!isRising && heightDeg < 3) return 'dusk';
  if (!isRising && heightDeg < 12) return 'golden';
  return heightDeg > 50 ? 'noon' : 'morning';
}

export function findSkyScene(weather: SkyAppearance, place: LandscapePlace, at: EpochSeconds): SkyScene {
  const shownAt = toShownAt(weather.isDay, at);
  const heightDeg = sunElevationDeg(place, shownAt);
  const sun = classifySunBand(heightDeg, sunElevationDeg(place, shownAt + QUARTER_HOUR) > heightDeg);
  const isDark = sun === 'night' || sun === 'nautical';
  const state = findOpenState(weather);
  const sky = weather.isWarning === true ? 'storm' : findVeil(weather, state, isDark);
  const clouds = findClouds(weather, state, sky);
  const rain = findRain(state, sky);
  const isOpen = clouds <= 2 && rain === 0 && sky !== 'fog' && sky !== 'storm' && weather.code !== null;
  return {
    sun,
    sky,
    landscape: findLandscape(place),
    disc: isOpen ? findDisc(isDark, heightDeg, place, shownAt) : null,
    hasStars: isDark && isOpen && clouds <= 1,
    clouds,
    rain,
    slantDeg: toSlant(weather.isWarning === true ? STORM_WIND_MS : (weather.windSpeed ?? null)),
    hasBolt: sky === 'thunder',
    feast: weather.isWarning === true ? null : findFeast(findLunarDate(shownAt), sun, shownAt),
    isStill: weather.isWarning === true,
  };
}

const CLOSED_FROM_PERCENT = 95;
const FIRST_COLD_CODE = 8;
const LAST_COLD_CODE = 11;

/** Sky code without heat and cold; null where unknown. */
function findOpenState({ code, skyCode }: SkyAppearance): OpenSkyCode | null {
  const known = skyCode ?? code;
  return known === null ? null : stripTemperature(known as SkyCode);
}

/** Precedence: thunder, rain, fog, cold, heat, clouds; an unknown state gets a quiet cloudy veil. */
function findVeil(weather: SkyAppearance, state: OpenSkyCode | null, isDark: boolean): SkyVeil {
  if ((weather.thunder ?? 0) >= 2) return 'thunder';
  if (state === null) return 'cloudy';
  if (state >= 12) return toRainVeil(state);
  if (isInFog(weather)) return 'fog';
  const { code } = weather;
  if (code !== null && code >= FIRST_COLD_CODE && code <= LAST_COLD_CODE) return 'cold';
  if (code !== null && isHotSky(code) && !isDark) return 'heat';
  if (state === 7) return isClosed(weather) ? 'overcast' : 'cloudy';
  return state === 1 ? 'clear' : state === 5 ? 'few' : 'changing';
}

function toRainVeil(state: OpenSkyCode): SkyVeil {
  if (state <= 13 || state === 24) return 'rain-1';
  return state === 14 ? 'rain-2' : 'rain-3';
}

const isClosed = ({ cloudCover }: SkyAppearance): boolean => cloudCover != null && cloudCover >= CLOSED_FROM_PERCENT;

/** No clouds for an unknown state: nothing is invented. Fog hides clouds. */
function findClouds(weather: SkyAppearance, state: OpenSkyCode | null, sky: SkyVeil): CloudStep {
  if (sky === 'storm' || sky === 'thunder' || sky === 'rain-3') return 5;
  if (state === null || state === 1 || sky === 'fog') return 0;
  if (state === 5) return 1;
  if (state === 6) return 2;
  if (state === 7) return isClosed(weather) ? 4 : 3;
  return sky === 'rain-1' ? 3 : 4;
}

/** Rain of the state; under a storm bulletin it is always heavy, whatever the model says. */
function findRain(state: OpenSkyCode | null, sky: SkyVeil): SkyScene['rain'] {
  if (sky === 'storm') return 3;
  if (state === null || state < 12) return 0;
  const veil = toRainVeil(state);
  return veil === 'rain-1' ? 1 : veil === 'rain-2' ? 2 : 3;
}

/** Piecewise linear slant: km/h to degrees. */
const SLANTS = [
  [0, 3],
  [6, 5],
  [15, 12],
  [30, 20],
  [90, 38],
] as const;
const STORM_WIND_MS = 25;

function toSlant(windMs: number | null): number {
  const speed = 3.6 * (windMs ?? 2);
  const next = SLANTS.findIndex(([kmh]) => kmh > speed);
  if (next === -1) return SLANTS[4][1];
  const [from, to] = [SLANTS[next - 1] ?? SLANTS[0], SLANTS[next] ?? SLANTS[4]];
  return Math.round(from[1] + ((speed - from[0]) / (to[0] - from[0])) * (to[1] - from[1]));
}

/** The sun while above the horizon; at night the moon while up and lit. */
function findDisc(isDark: boolean, heightDeg: number, place: LandscapePlace, at: EpochSeconds): SkyDisc | null {
  if (!isDark) return heightDeg < -1 ? null : { heightDeg, moonPhase: null };
  const moonDeg = moonElevationDeg(place, at);
  const { phase, illumination } = computeMoonAppearance(at);
  return moonDeg <= 0 || illumination < 0.02 ? null : { heightDeg: moonDeg, moonPhase: phase };
}

/** Peach blossom on the first three days of Tết, fireworks in its first night, lanterns on Mid-Autumn evening. */
function findFeast(lunar: LunarDate | null, sun: SunBand, at: EpochSeconds): SkyFeast | null {
  if (lunar === null) return null;
  const { day, month, leap } = lunar;
  const isNight = sun === 'night';
  const isYearsEdge = (month === 12 && day >= 29) || (month === 1 && day === 1);
  if (isNight && isYearsEdge && isFirstNight(at)) return 'fireworks';
  if (!leap && month === 1 && day <= 3) return 'peach';
  return !leap && month === 8 && day === 15 && (isNight || sun === 'nautical' || sun === 'dusk') ? 'lanterns' : null;
}

/** 22:00 on the last day of the lunar year to 3:00 on the first. */
function isFirstNight(at: EpochSeconds): boolean {
  const [soon, before] = [findLunarDate(at + 2 * HOUR), findLunarDate(at - 3 * HOUR)];
  return soon?.month === 1 && soon.day === 1 && before !== null && before.month !== 1;
}

/** Attributes by which `sky.css` colours a scene and its text. */
export function toSkyAttributes({ sun, sky }: Pick<SkyScene, 'sun' | 'sky'>) {
  return { 'data-sun': sun, 'data-sky': sky };
}
