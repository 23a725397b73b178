import { classifyRain } from './rain-class.ts';

/** Confidence of a day's forecast. */
export type Confidence = 'high' | 'medium' | 'low';

/** Ensemble spread on a day. Null is unknown. */
export interface DaySpread {
  /** Mean distance between the low and the high end of the temperature over the day's hours, K. */
  readonly temperatureK: number | null;
  /** Low and high end of the day's rain, mm. */
  readonly rainLowMm: number | null;
  readonly rainHighMm: number | null;
}

/** A standard deviation of 1 K and of 2 K: the 10–90 % range is 2.56 of them. */
const SURE_K = 2.5;
const FAIR_K = 5;
/** Classes of daily rain (domain.md §1.3) between its two ends. */
const FAIR_CLASSES = 2;

/**
 * Confidence of a day: the lower one of temperature and rain, as far as they are known. Temperature is high up to 2.5 K
 * between its ends and medium up to 5 K; rain is high if both ends are in one class of daily rain, and medium up to two
 * classes apart. Null if neither is known. The rule is the portal's own.
 */
export function decideConfidence({ temperatureK, rainLowMm, rainHighMm }: DaySpread): Confidence | null {
  const levels: number[] = [];
  if (temperatureK !== null) levels.push(temperatureK <= SURE_K ? 2 : temperatureK <= FAIR_K ? 1 : 0);
  if (rainLowMm !== null && rainHighMm !== null) {
    const classes = classifyRain(rainHighMm, 24) - classifyRain(rainLowMm, 24);
    levels.push(classes === 0 ? 2 : classes <= FAIR_CLASSES ? 1 : 0);
  }
  if (levels.length === 0) return null;
  return (['low', 'medium', 'high'] as const)[Math.min(...levels)] ?? null;
}
