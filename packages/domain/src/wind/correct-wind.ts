/** Up to this wind, m/s, a correction counts in full: most days that it is learned from have less. */
const FULL_UP_TO_MS = 8;
/** From force 8 on, the wind of a tropical storm, nothing is corrected: there are too few such days to learn from. */
const NONE_FROM_MS = 17.2;
/** Widest correction; within it a stronger wind stays the stronger one. */
const [LEAST_FACTOR, MOST_FACTOR] = [0.65, 1.5];
/** Added to both winds of a ratio, m/s: calm has no ratio. */
const OFFSET_MS = 1;

/** Bias of a forecast wind as the logarithm of a ratio: positive if the forecast is too strong. Winds in m/s. */
export function findWindBias(forecastMs: number, observedMs: number): number {
  return Math.log((forecastMs + OFFSET_MS) / (observedMs + OFFSET_MS));
}

/**
 * A forecast wind without its bias of `findWindBias`, m/s: in full up to 8 m/s, not at all from 17.2 m/s on. Never above
 * the gust of its own model, and never raised without one (null).
 */
export function correctWindMs(forecastMs: number, bias: number, gustMs: number | null): number {
  const ratio = Math.exp(-bias) + ((Math.exp(-bias) - 1) * OFFSET_MS) / Math.max(forecastMs, OFFSET_MS);
  const factor = Math.min(Math.max(ratio, LEAST_FACTOR), MOST_FACTOR);
  const share = Math.min(Math.max((NONE_FROM_MS - forecastMs) / (NONE_FROM_MS - FULL_UP_TO_MS), 0), 1);
  const corrected = forecastMs * (1 + (factor - 1) * share);
  return Math.min(corrected, Math.max(gustMs ?? 0, forecastMs));
}
