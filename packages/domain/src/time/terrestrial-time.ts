import { DAY_SECONDS, type EpochSeconds } from './epoch.ts';

/** Seconds from 1970 to 2000-01-01T12:00:00, from which astronomers count. */
const J2000_SECONDS = 946_728_000;

/**
 * Days since J2000.0 in terrestrial time, in which the motions of sun and moon are counted: universal time, which clocks
 * show, plus ΔT. ΔT after Espenak and Meeus (Five Millennium Canon of Solar Eclipses, 2006), years 1961 to 2150.
 */
export function toTerrestrialDays(at: EpochSeconds): number {
  const days = (at - J2000_SECONDS) / DAY_SECONDS;
  return days + deltaSeconds(days) / DAY_SECONDS;
}

/** The moment of so many days since J2000.0 in terrestrial time, with its part of a second. */
export function fromTerrestrialDays(days: number): EpochSeconds {
  return days * DAY_SECONDS + J2000_SECONDS - deltaSeconds(days);
}

function deltaSeconds(days: number): number {
  const years = days / 365.2425;
  if (years < -14) {
    const t = years + 25;
    return 45.45 + t * (1.067 + t * (-1 / 260 - t / 718));
  }
  if (years < 5) {
    const t = years;
    return 63.86 + t * (0.3345 + t * (-0.060374 + t * (0.0017275 + t * (0.000651814 + t * 0.00002373599))));
  }
  if (years < 50) return 62.92 + years * (0.32217 + years * 0.005589);
  const centuries = (years + 180) / 100;
  return -20 + 32 * centuries * centuries - 0.5628 * (150 - years);
}
