import type { DiseaseDay } from './disease.ts';

/** A day with all values derived for a crop. */
export interface FarmDay extends DiseaseDay {
  /** Reference evapotranspiration, and the crop's water use (Kc × ET₀; for a pond its evaporation), mm. */
  readonly et0Mm: number | null;
  readonly cropMm: number | null;
  /** Growing degree days, °C·day. */
  readonly degreeDays: number | null;
  readonly isDryingDay: boolean | null;
}
