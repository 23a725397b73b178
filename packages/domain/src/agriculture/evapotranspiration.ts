import { clearSkyRadiationMj } from './solar-radiation.ts';

/** What the reference evapotranspiration of a day rests on. */
export interface EvaporationDay {
  readonly minC: number;
  readonly maxC: number;
  /** Actual vapour pressure, kPa. */
  readonly vapourKpa: number;
  /** Mean wind at 2 m. */
  readonly windMs: number;
  /** Short-wave radiation on the ground, MJ/m² a day. */
  readonly radiationMj: number;
  /** Radiation at the top of the air, MJ/m² a day. */
  readonly extraterrestrialMj: number;
  readonly heightM: number;
  /** Heat that goes into the ground, MJ/m² a day; 0 over a day. */
  readonly groundHeatMj?: number;
}

const STEFAN_BOLTZMANN = 4.903e-9;
const KELVIN = 273.16;
/** Part of the radiation that grass takes up. */
const ABSORBED = 0.77;
/** Mm of water that a MJ/m² evaporates. */
const MM_PER_MJ = 0.408;
/** A day's radiation over that of a clear one, as far as the long-wave formula holds. */
const CLEARNESS = { least: 0.3, most: 1 };
/** Air is never quite still above a meadow: FAO-56, chapter 3, advises no less. */
const CALMEST_MS = 0.5;

/** Saturation vapour pressure, kPa, at a temperature, °C (FAO-56 eq. 11). With the dew point: the actual one (eq. 14). */
export function saturationKpa(temperatureC: number): number {
  return 0.6108 * Math.exp((17.27 * temperatureC) / (temperatureC + 237.3));
}

/** Wind at 2 m from that at 10 m, m/s (FAO-56 eq. 47: × 0.748). */
export function windAt2mMs(windAt10mMs: number): number {
  return (windAt10mMs * 4.87) / Math.log(67.8 * 10 - 5.42);
}

/**
 * Reference evapotranspiration ET₀ of a day, mm, after Penman and Monteith (FAO-56 eq. 6 with eq. 7–13, 37–40; domain.md
 * §4.1.3–4): what a well-watered meadow gives up. Never below 0. Wind under 0.5 m/s counts as 0.5.
 */
export function penmanMonteithMm(day: EvaporationDay): number {
  const meanC = (day.minC + day.maxC) / 2;
  const slope = (4098 * saturationKpa(meanC)) / (meanC + 237.3) ** 2;
  const pressureKpa = 101.3 * ((293 - 0.0065 * day.heightM) / 293) ** 5.26;
  const psychrometric = 0.000665 * pressureKpa;
  const deficit = Math.max((saturationKpa(day.minC) + saturationKpa(day.maxC)) / 2 - day.vapourKpa, 0);
  const windMs = Math.max(day.windMs, CALMEST_MS);
  const energyMj = netRadiationMj(day) - (day.groundHeatMj ?? 0);
  const dividend = 0.408 * slope * energyMj + ((psychrometric * 900) / (meanC + 273)) * windMs * deficit;
  return Math.max(dividend / (slope + psychrometric * (1 + 0.34 * windMs)), 0);
}

/** Net radiation of a day on grass, MJ/m² (FAO-56 eq. 38–40). */
export function netRadiationMj(day: EvaporationDay): number {
  const clearMj = clearSkyRadiationMj(day.extraterrestrialMj, day.heightM);
  const clearness = Math.min(Math.max(day.radiationMj / clearMj, CLEARNESS.least), CLEARNESS.most);
  const emitted = (STEFAN_BOLTZMANN * ((day.minC + KELVIN) ** 4 + (day.maxC + KELVIN) ** 4)) / 2;
  const longWave = emitted * (0.34 - 0.14 * Math.sqrt(day.vapourKpa)) * (1.35 * clearness - 0.35);
  return ABSORBED * day.radiationMj - longWave;
}

/**
 * ET₀ of a day, mm, from temperatures alone, °C (Hargreaves; FAO-56 eq. 52, domain.md §4.1.7): where radiation, wind or
 * humidity is missing. Somewhat high in humid air.
 */
export function hargreavesMm(minC: number, maxC: number, extraterrestrialMj: number): number {
  const meanC = (minC + maxC) / 2;
  const range = Math.sqrt(Math.max(maxC - minC, 0));
  return Math.max(0.0023 * (meanC + 17.8) * range * extraterrestrialMj * MM_PER_MJ, 0);
}
