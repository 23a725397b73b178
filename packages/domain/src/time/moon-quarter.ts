import type { EpochSeconds } from './epoch.ts';
import {
  FULL_MOON_TERMS,
  NEW_MOON_TERMS,
  PLANET_TERMS,
  QUARTER_SHIFT_TERMS,
  QUARTER_TERMS,
} from './moon-quarter-terms.table.ts';
import { fromTerrestrialDays } from './terrestrial-time.ts';

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
 * Moment of a new moon, quarter or full moon, with its part of a second: lunation 0 begins with the new moon of
 * 6 January 2000, negative ones lie before. Within half a minute for the years 1968 to 2149 (Meeus, Astronomical
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
