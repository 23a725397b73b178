import { extraterrestrialRadiationMj } from '#agriculture/day-evaporation.ts';

/** Latent heat of vaporization, MJ/kg, which is MJ/m² per mm (Oudin et al. 2005). */
const LATENT_HEAT_MJ = 2.45;
/** The constants of Oudin's formula, °C: above −5 °C there is evapotranspiration. */
const ADDED_C = 5;
const DIVISOR_C = 100;
/** Clock hours between which the hourly cycle has evapotranspiration. */
const DAWN_HOUR = 6;
const DUSK_HOUR = 18;

/**
 * Potential evapotranspiration of a day, mm: PE = Ra/2.45 · (T+5)/100, 0 at −5 °C and below (Oudin et al. 2005, doi
 * 10.1016/j.jhydrol.2004.08.026).
 *
 * @param meanC mean temperature of the day, °C
 * @param lat degrees north, for latitudes at which the sun rises and sets every day
 * @param dayOfYear 1 for 1 January
 */
export function computeOudinMm(meanC: number, lat: number, dayOfYear: number): number {
  const warmth = Math.max(0, meanC + ADDED_C) / DIVISOR_C;
  return (extraterrestrialRadiationMj(lat, dayOfYear) / LATENT_HEAT_MJ) * warmth;
}

/**
 * Share of a day's potential evapotranspiration in the hour that begins at `hour` on Vietnam's clock, 0–23: half a sine
 * between 06:00 and 18:00. The 24 shares sum to 1 (our own; a substitute for a measured cycle).
 */
export function hourPartOfDayPe(hour: number): number {
  const angle = (at: number): number =>
    (Math.PI * (Math.min(DUSK_HOUR, Math.max(DAWN_HOUR, at)) - DAWN_HOUR)) / (DUSK_HOUR - DAWN_HOUR);
  return (Math.cos(angle(hour)) - Math.cos(angle(hour + 1))) / 2;
}
