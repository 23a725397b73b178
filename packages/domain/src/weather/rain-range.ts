/** Low and high end of what is likely of an amount of rain, millimetres: both or none. */
export interface RainRange {
  readonly lowMm: number | null;
  readonly highMm: number | null;
}

const NO_RANGE: RainRange = { lowMm: null, highMm: null };

/**
 * Fits the range of an ensemble to the rain that is shown beside it, so that low ≤ rain ≤ high (api.md, last line of the
 * weather part). The forecast that is shown is one more possible outcome of the same model, so a range that it falls out
 * of is widened up to it, never moved. Null where the rain or an end of the range is unknown.
 */
export function fitRainRange(lowMm: number | null, rainMm: number | null, highMm: number | null): RainRange {
  if (lowMm === null || rainMm === null || highMm === null) return NO_RANGE;
  return { lowMm: Math.min(lowMm, rainMm), highMm: Math.max(highMm, rainMm) };
}
