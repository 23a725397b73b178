/** Specific gas constant of dry air, J/(kg·K). */
const DRY_AIR_J_KG_K = 287.05;
/** Reference density of power curves, kg/m³ (IEC 61400-12-1). */
export const REFERENCE_DENSITY_KG_M3 = 1.225;
const FREEZING_K = 273.15;
const GRAVITY_M_S2 = 9.806_65;

/** Input of the air density. */
export interface AirState {
  /** At sea level, hPa; null if unknown. */
  readonly pressureMslHpa: number | null;
  /** Air temperature near the ground, °C; null if unknown. */
  readonly temperatureC: number | null;
  /** Height of the rotor above sea level, m. */
  readonly heightM: number;
}

/**
 * Air density at a height above sea level, kg/m³: ρ = p / (287.05 · T), with sea-level pressure reduced to that height
 * in air of that temperature (domain.md §6.5; ignores humidity, under one per cent). Null if a value is unknown.
 */
export function computeAirDensity({ pressureMslHpa, temperatureC, heightM }: AirState): number | null {
  if (pressureMslHpa === null || temperatureC === null) return null;
  const temperatureK = temperatureC + FREEZING_K;
  const pressurePa = pressureMslHpa * 100 * Math.exp((-GRAVITY_M_S2 * heightM) / (DRY_AIR_J_KG_K * temperatureK));
  return pressurePa / (DRY_AIR_J_KG_K * temperatureK);
}

/**
 * The wind that would give the same power in air of 1.225 kg/m³, m/s: v · (ρ / 1.225)^(1/3), for turbines with pitch
 * control (IEC 61400-12-1, domain.md §6.5). With unknown density the wind itself.
 */
export function normaliseWind(speedMs: number, densityKgM3: number | null): number {
  return densityKgM3 === null ? speedMs : speedMs * Math.cbrt(densityKgM3 / REFERENCE_DENSITY_KG_M3);
}
