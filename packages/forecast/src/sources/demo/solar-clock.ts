import type { Sites } from './sites.ts';

/** Position of the sun and solar time, for all sites at one moment. */
export interface SolarClock {
  /** Sine of the sun's elevation above the horizon, −1…1. */
  readonly sinElevation: Float64Array;
  /** Cosine and sine of the local solar hour angle (0 at midnight, 2π a day later). */
  readonly cosHour: Float64Array;
  readonly sinHour: Float64Array;
  /** Extraterrestrial radiation relative to its annual mean. */
  nearness: number;
}

const DAY_HOURS = 24;
const YEAR_DAYS = 365.2425;

/** Creates a clock that is not set yet. */
export function makeSolarClock(sites: Sites): SolarClock {
  return {
    sinElevation: new Float64Array(sites.count),
    cosHour: new Float64Array(sites.count),
    sinHour: new Float64Array(sites.count),
    nearness: 1,
  };
}

/**
 * Sets the clock to a moment (hours since 2000-01-01T00:00Z). Declination and equation of time by Spencer's series
 * (1971), good to a tenth of a degree.
 */
export function setSolarClock(clock: SolarClock, sites: Sites, hours: number): void {
  const year = (2 * Math.PI * (hours / DAY_HOURS)) / YEAR_DAYS;
  const declination = 0.006918 - 0.399912 * Math.cos(year) + 0.070257 * Math.sin(year) - 0.006758 * Math.cos(2 * year);
  const equation = 0.000075 + 0.001868 * Math.cos(year) - 0.032077 * Math.sin(year) - 0.014615 * Math.cos(2 * year);
  const meridian = (2 * Math.PI * hours) / DAY_HOURS + equation - 0.040849 * Math.sin(2 * year);
  const cosMeridian = Math.cos(meridian);
  const sinMeridian = Math.sin(meridian);
  const cosDeclination = Math.cos(declination);
  const sinDeclination = Math.sin(declination);
  clock.nearness = 1 + 0.033 * Math.cos(year);
  for (let site = 0; site < sites.count; site += 1) {
    const cosLng = sites.cosLng[site] as number;
    const sinLng = sites.sinLng[site] as number;
    const cosHour = cosMeridian * cosLng - sinMeridian * sinLng;
    clock.cosHour[site] = cosHour;
    clock.sinHour[site] = sinMeridian * cosLng + cosMeridian * sinLng;
    clock.sinElevation[site] =
      (sites.sinLat[site] as number) * sinDeclination - (sites.cosLat[site] as number) * cosDeclination * cosHour;
  }
}

/** Cosine and sine of a solar hour, which shift a daily wave to its peak hour. */
export interface HourPhase {
  readonly cos: number;
  readonly sin: number;
}

/** The phase of an hour of the solar day. */
export function toHourPhase(hour: number): HourPhase {
  const angle = (2 * Math.PI * hour) / DAY_HOURS;
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
}
