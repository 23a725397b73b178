import type { DayWeather } from './day-weather.ts';

const RADIANS = Math.PI / 180;
/** Solar constant, MJ/m² per minute, and a day's minutes over π (FAO-56 eq. 21). */
const SOLAR_CONSTANT = 0.082;
const MINUTES_OVER_PI = (24 * 60) / Math.PI;
/** k of FAO-56 eq. 50 away from the coast. */
const INLAND = 0.16;

/**
 * Extraterrestrial radiation on level ground, MJ/m² per day, by latitude, degrees north, and day of the year, 1 for
 * 1 January (FAO-56 eq. 21–25). For latitudes at which the sun rises and sets every day.
 */
export function extraterrestrialRadiationMj(lat: number, dayOfYear: number): number {
  const turn = ((2 * Math.PI) / 365) * dayOfYear;
  const nearness = 1 + 0.033 * Math.cos(turn);
  const declination = 0.409 * Math.sin(turn - 1.39);
  const phi = lat * RADIANS;
  const sunset = Math.acos(-Math.tan(phi) * Math.tan(declination));
  return (
    MINUTES_OVER_PI *
    SOLAR_CONSTANT *
    nearness *
    (sunset * Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.sin(sunset))
  );
}

/** Clear-sky radiation of a day at the surface, MJ/m², at a height in metres (FAO-56 eq. 37). */
export function clearSkyRadiationMj(extraterrestrialMj: number, heightM: number): number {
  return (0.75 + 2e-5 * heightM) * extraterrestrialMj;
}

/**
 * Radiation of a day estimated from its temperature range, °C, in MJ/m² (Hargreaves; FAO-56 eq. 50 with 0.16 for inland
 * places, domain.md §4.1.6), limited to that of a clear sky.
 */
export function estimateRadiationMj(minC: number, maxC: number, extraterrestrialMj: number): number {
  return Math.min(INLAND * Math.sqrt(Math.max(maxC - minC, 0)), 0.75) * extraterrestrialMj;
}

/** Input of a day's reference evapotranspiration. */
export interface EvaporationDay {
  readonly minC: number;
  readonly maxC: number;
  /** Actual vapour pressure, kPa. */
  readonly vapourKpa: number;
  /** Mean wind at 2 m. */
  readonly windMs: number;
  /** Short-wave radiation at the surface, MJ/m² per day. */
  readonly radiationMj: number;
  /** Extraterrestrial radiation, MJ/m² per day. */
  readonly extraterrestrialMj: number;
  readonly heightM: number;
  /** Soil heat flux, MJ/m² per day; 0 for single days. */
  readonly groundHeatMj?: number;
}

const STEFAN_BOLTZMANN = 4.903e-9;
const KELVIN = 273.16;
/** Share of radiation absorbed by grass. */
const ABSORBED = 0.77;
/** mm of water evaporated per MJ/m². */
const MM_PER_MJ = 0.408;
/** Ratio of a day's radiation to clear-sky radiation, within the validity of the long-wave formula. */
const CLEARNESS = { least: 0.3, most: 1 };
/** Lower limit of the wind above a meadow, as FAO-56, chapter 3, advises. */
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
 * Reference evapotranspiration ET₀ of a day, mm, by Penman and Monteith (FAO-56 eq. 6 with eq. 7–13, 37–40; domain.md
 * §4.1.3–4): that of a well-watered meadow. Never below 0. Wind under 0.5 m/s counts as 0.5.
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
 * ET₀ of a day, mm, from temperatures alone, °C (Hargreaves; FAO-56 eq. 52, domain.md §4.1.7): used if radiation, wind
 * or humidity is missing. Somewhat high in humid air.
 */
export function hargreavesMm(minC: number, maxC: number, extraterrestrialMj: number): number {
  const meanC = (minC + maxC) / 2;
  const range = Math.sqrt(Math.max(maxC - minC, 0));
  return Math.max(0.0023 * (meanC + 17.8) * range * extraterrestrialMj * MM_PER_MJ, 0);
}

/** `penmanMonteith`: from radiation, wind and humidity. `hargreaves`: from temperatures alone. */
export type EvaporationBasis = 'penmanMonteith' | 'hargreaves';

/** ET₀ of a day, mm, and its method. */
export interface DayEvaporation {
  readonly mm: number;
  readonly basis: EvaporationBasis;
  /** Whether the radiation was estimated from the range of temperature. */
  readonly isRadiationEstimated: boolean;
}

/** Place and date of a day. */
export interface EvaporationPlace {
  readonly lat: number;
  /** Metres; null counts as sea level. */
  readonly heightM: number | null;
  /** 1 for 1 January. */
  readonly dayOfYear: number;
}

/**
 * ET₀ of a day by the best method that its values allow: Penman–Monteith with the given radiation, MJ/m² per day, or
 * that estimated from the temperature range; Hargreaves if wind or humidity is unknown; null without temperatures.
 */
export function findDayEvaporation(
  day: DayWeather,
  radiationMj: number | null,
  { lat, heightM, dayOfYear }: EvaporationPlace,
): DayEvaporation | null {
  const { minC, maxC, dewPointC, windMs } = day;
  if (minC === null || maxC === null) return null;
  const extraterrestrialMj = extraterrestrialRadiationMj(lat, dayOfYear);
  const isRadiationEstimated = radiationMj === null;
  if (dewPointC === null || windMs === null) {
    return { mm: hargreavesMm(minC, maxC, extraterrestrialMj), basis: 'hargreaves', isRadiationEstimated };
  }
  const mm = penmanMonteithMm({
    minC,
    maxC,
    vapourKpa: saturationKpa(Math.min(dewPointC, maxC)),
    windMs: windAt2mMs(windMs),
    radiationMj: radiationMj ?? estimateRadiationMj(minC, maxC, extraterrestrialMj),
    extraterrestrialMj,
    heightM: heightM ?? 0,
  });
  return { mm, basis: 'penmanMonteith', isRadiationEstimated };
}
