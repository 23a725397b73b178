/** Specific gas constant of dry air, J/(kg·K). */
const DRY_AIR_J_KG_K = 287.05;
/** Density for which power curves are drawn, kg/m³ (IEC 61400-12-1). */
export const REFERENCE_DENSITY_KG_M3 = 1.225;
const FREEZING_K = 273.15;
const GRAVITY_M_S2 = 9.806_65;

/** What the density of air follows from. */
export interface AirState {
  /** At sea level, hPa; null where unknown. */
  readonly pressureMslHpa: number | null;
  /** Of the air near the ground, °C; null where unknown. */
  readonly temperatureC: number | null;
  /** Height of the rotor above sea level, m. */
  readonly heightM: number;
}

/**
 * Density of air at a height above sea level, kg/m³: ρ = p / (287.05 · T), with the pressure brought up from sea level in air of
 * that temperature (domain.md §6.5; the moisture of the air, under one per cent, is left out). Null where a value is unknown.
 */
export function computeAirDensity({ pressureMslHpa, temperatureC, heightM }: AirState): number | null {
  if (pressureMslHpa === null || temperatureC === null) return null;
  const temperatureK = temperatureC + FREEZING_K;
  const pressurePa = pressureMslHpa * 100 * Math.exp((-GRAVITY_M_S2 * heightM) / (DRY_AIR_J_KG_K * temperatureK));
  return pressurePa / (DRY_AIR_J_KG_K * temperatureK);
}

/**
 * The wind that would give the same power in air of 1.225 kg/m³, m/s: v · (ρ / 1.225)^(1/3), for turbines with pitch control
 * (IEC 61400-12-1, domain.md §6.5). In air of unknown density the wind itself.
 */
export function normaliseWind(speedMs: number, densityKgM3: number | null): number {
  return densityKgM3 === null ? speedMs : speedMs * Math.cbrt(densityKgM3 / REFERENCE_DENSITY_KG_M3);
}
