/** Thunder of an hour by the forecast: 0 none, 1 possible, 2 likely. */
export type ForecastThunder = 0 | 1 | 2;

/** Displayed thunder; 3 is lightning observed within 20 km, which no forecast gives (api.md). */
export type Thunder = ForecastThunder | 3;

const POSSIBLE = { capeJkg: 1000, rainMm: 0.1 };
const LIKELY = { capeJkg: 2500, rainMm: 1 };

/**
 * Thunder of an hour from CAPE, J/kg, and the hour's rain, mm. Our own proposed rule, not a standard: energy for
 * deep convection counts only together with rain; possible from 1000 J/kg with 0.1 mm, likely from 2500 J/kg with
 * 1 mm. Null if CAPE is unknown, or if it would allow thunder and the rain is unknown.
 */
export function classifyThunder(capeJkg: number | null, rainMm: number | null): ForecastThunder | null {
  if (capeJkg === null || Number.isNaN(capeJkg)) return null;
  if (capeJkg < POSSIBLE.capeJkg) return 0;
  if (rainMm === null || Number.isNaN(rainMm)) return null;
  if (capeJkg >= LIKELY.capeJkg && rainMm >= LIKELY.rainMm) return 2;
  return rainMm >= POSSIBLE.rainMm ? 1 : 0;
}

/** Cloud tops that are colder stand over deep thunderclouds, °C. */
const DEEP_CONVECTION_C = -65;

/**
 * Whether a cloud top, °C by a satellite, stands over a deep thundercloud: below −65 °C. A sign that lightning is likely,
 * not an observation of it.
 */
export function isDeepConvection(topCelsius: number): boolean {
  return topCelsius < DEEP_CONVECTION_C;
}
