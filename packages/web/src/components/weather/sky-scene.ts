import { findLandscape, type Landscape, type LandscapePlace } from '@portal/content/find-landscape';
import { computeMoonAppearance, moonElevationDeg } from '@portal/domain/time/moon';
import { isDayAt, sunElevationDeg } from '@portal/domain/time/sun';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { nameSky, nameSkyLight, type SkyAppearance, type SkyLight, type SkyName, type SunPlace } from './sky.ts';

/** Clouds of `sky-scene.svg`. */
type CloudDrawing = 'few' | 'wisps' | 'cloudy' | 'pall';

/** Sun or moon as it stands: degrees above the horizon, and for the moon the round of its phases 0–1. */
export interface SkyDisc {
  readonly heightDeg: number;
  readonly moonPhase: number | null;
}

/** Everything that the sky behind a head is drawn from. */
export interface SkyScene {
  readonly name: SkyName;
  /** Glow of a low sun along the horizon of a closed sky; null where there is none or the sky is named after it. */
  readonly light: SkyLight | null;
  readonly landscape: Landscape;
  readonly disc: SkyDisc | null;
  readonly clouds: CloudDrawing | null;
  /** 0 none, 1 light, 2 rain, 3 heavy. */
  readonly rain: 0 | 1 | 2 | 3;
  readonly hasBolt: boolean;
}

const QUARTER_HOUR = 900;

/** Dark and still, whatever the model expects: the bulletin says what comes. */
const WARNING_SCENE = {
  light: null,
  name: 'warning-night',
  disc: null,
  clouds: 'pall',
  rain: 0,
  hasBolt: false,
} as const;

const SHOWS_SUN = new Set<SkyName>(['clear-day', 'few-clouds', 'hot', 'dawn', 'dusk']);

/** The sky over a place at a moment. */
export function findSkyScene(weather: SkyAppearance, place: LandscapePlace, at: EpochSeconds): SkyScene {
  const sun = findSun(place, at);
  const name = nameSky(weather, sun);
  if (name === 'warning-night') return { ...WARNING_SCENE, landscape: findLandscape(place) };
  const light = nameSkyLight(sun);
  return {
    name,
    light: light === name || weather.isDay === false ? null : light,
    landscape: findLandscape(place),
    disc: SHOWS_SUN.has(name) ? { heightDeg: sun.heightDeg, moonPhase: null } : findMoon(name, place, at),
    clouds: findClouds(weather.code, name),
    rain: findRain(weather.code),
    hasBolt: (weather.thunder ?? 0) >= 2,
  };
}

function findSun(place: LandscapePlace, at: EpochSeconds): SunPlace {
  const heightDeg = sunElevationDeg(place, at);
  return { heightDeg, isUp: isDayAt(place, at), isRising: sunElevationDeg(place, at + QUARTER_HOUR) > heightDeg };
}

/** Only a clear night shows the moon, and only while it is up and lit. */
function findMoon(name: SkyName, place: LandscapePlace, at: EpochSeconds): SkyDisc | null {
  if (name !== 'clear-night') return null;
  const heightDeg = moonElevationDeg(place, at);
  const { phase, illumination } = computeMoonAppearance(at);
  return heightDeg <= 0 || illumination < 0.02 ? null : { heightDeg, moonPhase: phase };
}

/** A state that is not known has no cloud: nothing is invented. */
function findClouds(code: number | null, name: SkyName): CloudDrawing | null {
  if (code === null || code === 1 || name === 'fog') return null;
  if (code <= 4) return code === 2 ? null : 'wisps';
  if (code <= 6) return 'few';
  if (code >= 8 && code <= 11) return 'wisps';
  return code === 7 || code === 12 || code === 13 ? 'cloudy' : 'pall';
}

function findRain(code: number | null): SkyScene['rain'] {
  if (code === null || code < 12) return 0;
  if (code <= 13) return 1;
  return code === 14 || (code >= 17 && code <= 20) ? 2 : 3;
}
