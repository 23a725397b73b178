/** An amount of rain in whole mm, as the blocks of the pages show it: one number, or two where the forecast gives a wide range. Less than a millimetre is a high of 0. */
export interface RainAmount {
  readonly low: number | null;
  readonly high: number;
}

/** A range narrower than this, mm, or than this part of its high end is written as one number, as the pages do. */
const NARROW_MM = 2;
const NARROW_PART = 0.3;

interface ForecastAmount {
  readonly rain: number | null;
  readonly rainLow: number | null;
  readonly rainHigh: number | null;
}

/** The rounded amount; null where it is not known or nothing. Never a range that was not forecast. */
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
