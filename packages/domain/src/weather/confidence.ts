import { classifyRain } from './rain-amount.ts';

/** How sure the forecast of a day is. */
export type Confidence = 'high' | 'medium' | 'low';

/** How far the members of an ensemble are apart on a day. Null is unknown. */
export interface DaySpread {
  /** Mean over the day's hours of the distance between the low and the high end of the temperature, K. */
  readonly temperatureK: number | null;
  /** Low and high end of the day's rain, mm. */
  readonly rainLowMm: number | null;
  readonly rainHighMm: number | null;
}

/** A standard deviation of 1 K and of 2 K: from the tenth to the ninetieth per cent are 2.56 of them. */
const SURE_K = 2.5;
const FAIR_K = 5;
/** Classes of a day's rain (domain.md §1.3) between its two ends. */
const FAIR_CLASSES = 2;

/**
 * Confidence of a day: the lower one of what temperature and rain say, as far as they are known. Temperature is sure up to
 * 2.5 K between its ends and fair up to 5 K; rain is sure where both ends are in one class of a day's rain, and fair up
 * to two classes apart. Null where neither is known. The rule is the portal's own.
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
