import type { DiseaseDay } from './disease.ts';

/** A day with all that is derived of it for a crop. */
export interface FarmDay extends DiseaseDay {
  /** Reference evapotranspiration, and what the crop drinks (Kc × ET₀; of a pond what evaporates), mm. */
  readonly et0Mm: number | null;
  readonly cropMm: number | null;
  /** Growing degree days, °C·day. */
  readonly degreeDays: number | null;
  readonly isDryingDay: boolean | null;
}
