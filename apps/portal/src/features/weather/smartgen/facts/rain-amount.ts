/** An amount of rain as people say it, whole mm: one number, or two where the forecast gives a wide range. */
export interface RainAmount {
  readonly low: number | null;
  readonly high: number;
}

/** A range narrower than this, mm, or than this part of its high end is told as one number, as the pages do. */
const NARROW_MM = 2;
const NARROW_PART = 0.3;

interface ForecastAmount {
  readonly rain: number | null;
  readonly rainLow: number | null;
  readonly rainHigh: number | null;
}

/** The rounded amount; null where it is not known or below half a millimetre. Never a range that was not forecast. */
export function toRainAmount({ rain, rainLow, rainHigh }: ForecastAmount): RainAmount | null {
  if (rain === null) return null;
  if (rainLow !== null && rainHigh !== null) {
    const width = rainHigh - rainLow;
    const [low, high] = [roundAmount(rainLow), roundAmount(rainHigh)];
    if (width >= NARROW_MM && width >= NARROW_PART * rainHigh && low < high) return { low, high };
  }
  const high = roundAmount(rain);
  return high === 0 ? null : { low: null, high };
}

/** Whole mm below 20, then fives, tens, and fifties from 200 on. */
function roundAmount(millimetres: number): number {
  const step = millimetres < 20 ? 1 : millimetres < 50 ? 5 : millimetres < 200 ? 10 : 50;
  return Math.round(millimetres / step) * step;
}
