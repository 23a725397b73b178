import { CHANCE_FROM_MM } from './rain-chance.ts';
import { classifyRain, type RainPeriodHours } from './rain-class.ts';

/** Likely range of an amount of rain, millimetres: both ends or none. */
interface RainRange {
  readonly lowMm: number | null;
  readonly highMm: number | null;
}

const NO_RANGE: RainRange = { lowMm: null, highMm: null };

/**
 * Fits an ensemble's range to the displayed rain, so that low ≤ rain ≤ high (api.md, last line of the weather part).
 * The displayed forecast is one more possible outcome of the same model, so a range that excludes it is widened up to
 * it, never shifted. Null if the rain or an end of the range is unknown.
 */
export function fitRainRange(lowMm: number | null, rainMm: number | null, highMm: number | null): RainRange {
  if (lowMm === null || rainMm === null || highMm === null) return NO_RANGE;
  return { lowMm: Math.min(lowMm, rainMm), highMm: Math.max(highMm, rainMm) };
}

/** Chance of a span, %, below which its rain may be zero. */
const SURE_FROM_PERCENT = 90;

/**
 * The low end of the likely range of a future span, mm: counts only rain that is certain (decisions.md, "Beyond day
 * 7").
 */
export function limitSureRain(
  lowMm: number | null,
  chancePercent: number | null,
  periodHours: RainPeriodHours,
): number | null {
  if (lowMm === null || chancePercent === null || chancePercent >= SURE_FROM_PERCENT) return lowMm;
  return classifyRain(lowMm, periodHours) === 0 ? lowMm : 0;
}

/** Chance of a span, %, below which no rain is likely: the 90th percentile is dry. */
const LIKELY_FROM_PERCENT = 10;

/**
 * The high end of the likely range of a future span, mm: no rain where its chance is below a tenth, and otherwise at least
 * the rain of that chance.
 */
export function limitLikelyRain(
  highMm: number | null,
  chancePercent: number | null,
  periodHours: RainPeriodHours,
): number | null {
  if (highMm === null || chancePercent === null) return highMm;
  // As it is shown.
  if (Math.round(chancePercent) >= LIKELY_FROM_PERCENT) return Math.max(highMm, CHANCE_FROM_MM);
  return classifyRain(highMm, periodHours) === 0 ? highMm : 0;
}
