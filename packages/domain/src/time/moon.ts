import { getMoonIllumination, getMoonPosition } from 'suncalc';
import type { LatLng } from '#geo/lat-lng.ts';
import type { BothLanguages, Language } from '#language/language.ts';
import {
  FULL_MOON_TERMS,
  NEW_MOON_TERMS,
  PLANET_TERMS,
  QUARTER_SHIFT_TERMS,
  QUARTER_TERMS,
} from './moon-quarter-terms.table.ts';
import { fromTerrestrialDays } from './sun.ts';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from './vietnam-time.ts';

const RADIANS = Math.PI / 180;
/** Days from J2000.0 to the mean new moon of 6 January 2000, lunation 0. */
const FIRST_DAYS = 5.09766;
const MONTH_DAYS = 29.530588861;
const LUNATIONS_PER_CENTURY = 1236.85;

/** The four moments of a lunation: 0 new moon, 1 first quarter, 2 full moon, 3 last quarter. */
export type MoonQuarter = 0 | 1 | 2 | 3;

const TERMS = [NEW_MOON_TERMS, QUARTER_TERMS, FULL_MOON_TERMS, QUARTER_TERMS] as const;
const SHIFTS = [0, 1, 0, -1] as const;

/**
 * Moment of a new moon, quarter or full moon, with fractions of a second: lunation 0 begins with the new moon of
 * 6 January 2000, negative ones are earlier. Within half a minute for the years 1968 to 2149 (Meeus, Astronomical
 * Algorithms, 2nd ed., chapter 49).
 */
export function findMoonQuarterAt(lunation: number, quarter: MoonQuarter): EpochSeconds {
  const k = lunation + quarter / 4;
  const t = k / LUNATIONS_PER_CENTURY;
  const t2 = t * t;
  const eccentricity = 1 - t * (0.002516 + t * 0.0000074);
  const sun = 2.5534 + 29.1053567 * k - t2 * (0.0000014 + t * 0.00000011);
  const moon = 201.5643 + 385.81693528 * k + t2 * (0.0107582 + t * (0.00001238 - t * 0.000000058));
  const latitude = 160.7108 + 390.67050284 * k - t2 * (0.0016118 + t * (0.00000227 - t * 0.000000011));
  const node = 124.7746 - 1.56375588 * k + t2 * (0.0020672 + t * 0.00000215);
  let days = FIRST_DAYS + MONTH_DAYS * k + t2 * (0.00015437 - t * (0.00000015 - t * 0.00000000073));
  for (const [amplitude, power, ofSun, ofMoon, ofLatitude] of TERMS[quarter]) {
    const angle = ofSun * sun + ofMoon * moon + ofLatitude * latitude;
    days += amplitude * eccentricity ** power * Math.sin(angle * RADIANS);
  }
  const shift = SHIFTS[quarter];
  if (shift !== 0) {
    for (const [amplitude, power, ofSun, ofMoon, ofLatitude] of QUARTER_SHIFT_TERMS) {
      const angle = ofSun * sun + ofMoon * moon + ofLatitude * latitude;
      days += shift * amplitude * eccentricity ** power * Math.cos(angle * RADIANS);
    }
  }
  days -= 0.00017 * Math.sin(node * RADIANS);
  for (const [microdays, phase, rate] of PLANET_TERMS) {
    days += microdays * 1e-6 * Math.sin((phase + rate * k) * RADIANS);
  }
  return fromTerrestrialDays(days);
}

/** Moment of the new moon that begins a lunation; as `findMoonQuarterAt`. */
export function findNewMoonAt(lunation: number): EpochSeconds {
  return findMoonQuarterAt(lunation, 0);
}

/** Number of the lunation whose mean new moon is nearest to a moment; the true one may be up to 14 hours off. */
export function estimateLunation(at: EpochSeconds): number {
  return Math.round((at - fromTerrestrialDays(FIRST_DAYS)) / (MONTH_DAYS * 86_400));
}

/** Phase of the moon: the four that are moments, and the four between them. */
type MoonPhase =
  | 'new'
  | 'waxingCrescent'
  | 'firstQuarter'
  | 'waxingGibbous'
  | 'full'
  | 'waningGibbous'
  | 'lastQuarter'
  | 'waningCrescent';

/** Names of the phases, from new moon on. `Khuyết` applies only to a waning moon. */
const PHASE_NAMES: Readonly<Record<MoonPhase, BothLanguages>> = {
  new: { vi: 'Trăng mới', en: 'New moon' },
  waxingCrescent: { vi: 'Trăng lưỡi liềm đầu tháng', en: 'Waxing crescent' },
  firstQuarter: { vi: 'Trăng thượng huyền', en: 'First quarter' },
  waxingGibbous: { vi: 'Trăng tròn dần', en: 'Waxing gibbous' },
  full: { vi: 'Trăng tròn', en: 'Full moon' },
  waningGibbous: { vi: 'Trăng khuyết dần', en: 'Waning gibbous' },
  lastQuarter: { vi: 'Trăng hạ huyền', en: 'Last quarter' },
  waningCrescent: { vi: 'Trăng lưỡi liềm cuối tháng', en: 'Waning crescent' },
};
const NEARLY_FULL: BothLanguages = { vi: 'Trăng gần tròn', en: 'Almost full moon' };
const NEARLY_FULL_FROM = 0.9;

/** The moment that names its day, and the phase after it. */
const QUARTERS: readonly (readonly [moment: MoonPhase, after: MoonPhase])[] = [
  ['new', 'waxingCrescent'],
  ['firstQuarter', 'waxingGibbous'],
  ['full', 'waningGibbous'],
  ['lastQuarter', 'waningCrescent'],
];

/**
 * Phase of a moment's calendar day in Vietnam. New, full and the quarters are moments, so only the day of such a moment
 * has its name, as in an almanac; the moments are Meeus', within half a minute from 1968 to 2149. Throws a RangeError
 * for NaN.
 */
export function findMoonPhase(at: EpochSeconds): MoonPhase {
  if (!Number.isFinite(at)) throw new RangeError('The name of an unknown phase of the moon is unknown');
  const dayAt = startOfVietnamDay(at);
  const dayEndAt = dayAt + DAY_SECONDS;
  for (let lunation = estimateLunation(at) + 1; ; lunation--) {
    for (const quarter of [3, 2, 1, 0] as const satisfies MoonQuarter[]) {
      const momentAt = findMoonQuarterAt(lunation, quarter);
      if (momentAt < dayEndAt) return (QUARTERS[quarter] as (typeof QUARTERS)[number])[momentAt >= dayAt ? 0 : 1];
    }
  }
}

/**
 * Name of a phase with its illuminated part, 0–1: a waxing moon from 0.9 on, which looks like the moon of rằm, is
 * `Trăng gần tròn`.
 */
export function nameMoonPhase(phase: MoonPhase, illumination: number, language: Language): string {
  const isNearlyFull = phase === 'waxingGibbous' && illumination >= NEARLY_FULL_FROM;
  return (isNearlyFull ? NEARLY_FULL : PHASE_NAMES[phase])[language];
}

/** The moon's phase and illuminated part at a moment, the same everywhere. */
export interface MoonAppearance {
  /** Cycle of the phases: 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter, up to 1. */
  readonly phase: number;
  /** Illuminated part of the disc, 0–1. */
  readonly illumination: number;
  /** Phase of the moment's calendar day in Vietnam. */
  readonly name: MoonPhase;
}

/** Moonrise and moonset of one day; null if there is none: each skips a day about once a month. */
export interface MoonTimes {
  readonly moonriseAt: EpochSeconds | null;
  readonly moonsetAt: EpochSeconds | null;
}

/**
 * The moon's appearance at a moment: phase and illuminated part by suncalc (after Meeus), the name by the almanac's
 * moments.
 */
export function computeMoonAppearance(at: EpochSeconds): MoonAppearance {
  const { phase, fraction } = getMoonIllumination(new Date(at * 1000));
  return { phase, illumination: fraction, name: findMoonPhase(at) };
}

/** Elevation of the moon's centre at a point and moment, degrees, without refraction; negative below the horizon. */
export function moonElevationDeg(point: LatLng, at: EpochSeconds): number {
  return getMoonPosition(new Date(at * 1000), point.lat, point.lng).altitude;
}

/** Within this time the moon crosses the horizon at most once, at the latitudes of the coverage. */
const STEP_SECONDS = 3 * HOUR_SECONDS;
/** Elevation of the moon's centre at moonrise as in suncalc: its radius, and the refraction that suncalc leaves out. */
const HORIZON_DEG = -0.35;

/**
 * Moonrise and moonset (upper edge) at a point within the Vietnamese day that begins at `dayStart`, to about a minute.
 * suncalc's own search uses the UTC day, which differs until 07:00 in Vietnam.
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

/** Zero of the elevation within a step, by false position; four iterations leave an error of some seconds. */
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
