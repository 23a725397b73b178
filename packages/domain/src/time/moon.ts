import { getMoonIllumination, getMoonPosition } from 'suncalc';
import type { LatLng } from '#geo/lat-lng.ts';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from './epoch.ts';
import { findMoonPhase, type MoonPhase } from './moon-phase.ts';

/** How the moon looks at a moment, everywhere alike. */
export interface MoonLook {
  /** Round of the phases: 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter, up to 1. */
  readonly phase: number;
  /** Part of the disc that is lit, 0–1. */
  readonly illumination: number;
  /** Phase of the calendar day in Vietnam that the moment lies in. */
  readonly name: MoonPhase;
}

/** Moonrise and moonset of one day; null where there is none: each skips a day about once a month. */
export interface MoonTimes {
  readonly moonriseAt: EpochSeconds | null;
  readonly moonsetAt: EpochSeconds | null;
}

/** How the moon looks at a moment: phase and lit part by suncalc (after Meeus), the name by the moments of the almanac. */
export function findMoonLook(at: EpochSeconds): MoonLook {
  const { phase, fraction } = getMoonIllumination(new Date(at * 1000));
  return { phase, illumination: fraction, name: findMoonPhase(at) };
}

/** Height of the moon's centre above the horizon at a point and moment, degrees, without refraction; negative below the horizon. */
export function moonElevationDeg(point: LatLng, at: EpochSeconds): number {
  return getMoonPosition(new Date(at * 1000), point.lat, point.lng).altitude;
}

/** Nearer than this the moon crosses the horizon only once or not at all, as far from the poles as the coverage is. */
const STEP_SECONDS = 3 * HOUR_SECONDS;
/** Height of the moon's centre at moonrise by suncalc: its radius, and refraction that suncalc leaves out. */
const HORIZON_DEG = -0.35;

/**
 * Moonrise and moonset (upper edge) at a point within the day of Vietnam that begins at `dayStart`, to about a minute.
 * suncalc's own search goes by the day of UTC, which is another one until 07:00 in Vietnam.
 */
export function findMoonTimes(point: LatLng, dayStart: EpochSeconds): MoonTimes {
  let moonriseAt: EpochSeconds | null = null;
  let moonsetAt: EpochSeconds | null = null;
  let before = moonHeightDeg(point, dayStart);
  for (let at = dayStart; at < dayStart + DAY_SECONDS; at += STEP_SECONDS) {
    const after = moonHeightDeg(point, at + STEP_SECONDS);
    if (before < 0 && after >= 0) moonriseAt = findCrossing(point, at, before, after);
    if (before >= 0 && after < 0) moonsetAt = findCrossing(point, at, before, after);
    before = after;
  }
  return { moonriseAt, moonsetAt };
}

/** Where the height passes 0 within a step, by the rule of false position; four rounds leave some seconds. */
function findCrossing(point: LatLng, stepAt: EpochSeconds, first: number, last: number): EpochSeconds {
  let [from, fromHeight] = [stepAt, first];
  let [to, toHeight] = [stepAt + STEP_SECONDS, last];
  let at = from;
  for (let round = 0; round < 4; round++) {
    at = from + (to - from) * (fromHeight / (fromHeight - toHeight));
    const height = moonHeightDeg(point, at);
    if (height < 0 === fromHeight < 0) [from, fromHeight] = [at, height];
    else [to, toHeight] = [at, height];
  }
  return Math.round(at);
}

function moonHeightDeg(point: LatLng, at: EpochSeconds): number {
  return moonElevationDeg(point, at) - HORIZON_DEG;
}
