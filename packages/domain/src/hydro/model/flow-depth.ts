import type { HydroStep } from './gr4-model.ts';

/** Seconds of a step. */
export const STEP_SECONDS: Readonly<Record<HydroStep, number>> = { day: 86_400, hour: 3600 };

/** Volume of 1 mm of water on 1 km², m³. */
const M3_OF_KM2_MM = 1000;

/** m³/s of a flow of 1 mm per step from an area in km² (domain.md §5.3: mm/d → m³/s is ×A/86.4). */
export function flowM3SOfMm(step: HydroStep, areaKm2: number): number {
  return (areaKm2 * M3_OF_KM2_MM) / STEP_SECONDS[step];
}
