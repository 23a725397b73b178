import type { DayWeather } from './day-weather.ts';
import { hargreavesMm, penmanMonteithMm, saturationKpa, windAt2mMs } from './evapotranspiration.ts';
import { estimateRadiationMj, extraterrestrialRadiationMj } from './solar-radiation.ts';

/** `penmanMonteith`: from radiation, wind and humidity. `hargreaves`: from temperatures alone. */
export type EvaporationBasis = 'penmanMonteith' | 'hargreaves';

/** ET₀ of a day, mm, and how it was come by. */
export interface DayEvaporation {
  readonly mm: number;
  readonly basis: EvaporationBasis;
  /** Whether the radiation was estimated from the range of temperature. */
  readonly isRadiationEstimated: boolean;
}

/** Where and when a day is. */
export interface EvaporationPlace {
  readonly lat: number;
  /** Metres; null counts as the sea's height. */
  readonly heightM: number | null;
  /** 1 for 1 January. */
  readonly dayOfYear: number;
}

/**
 * ET₀ of a day by the best rule that its values allow: Penman–Monteith with the radiation given, MJ/m² a day, or estimated
 * from the range of temperature; Hargreaves where wind or humidity is unknown; null without temperatures.
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
