/** Rainfall in whole mm as the pages show it: one number, or two for a wide range. `high` 0: less than a millimetre. */
export interface RainAmount {
  readonly low: number | null;
  readonly high: number;
}

/** A narrower range, in mm or as a share of its upper end, becomes one number, like on the pages. */
const NARROW_MM = 2;
const NARROW_PART = 0.3;

interface ForecastAmount {
  readonly rain: number | null;
  readonly rainLow: number | null;
  readonly rainHigh: number | null;
}

/** The rounded amount; null if unknown or zero. Never a range that was not forecast. */
export function toRainAmount({ rain, rainLow, rainHigh }: ForecastAmount): RainAmount | null {
  if (rain === null) return null;
  if (rainLow !== null && rainHigh !== null) {
    const width = rainHigh - rainLow;
    const [low, high] = [Math.round(rainLow), Math.round(rainHigh)];
    if (width >= NARROW_MM && width >= NARROW_PART * rainHigh && low < high) return { low, high };
  }
  if (rain <= 0) return null;
  return { low: null, high: rain < 1 ? 0 : Math.round(rain) };
}
