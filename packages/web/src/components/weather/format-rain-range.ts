import { formatNumber, formatRain, formatRainNumber, type ValueStyle } from './format-values.ts';

interface RainAmount {
  readonly rain: number | null;
  readonly rainLow: number | null;
  readonly rainHigh: number | null;
}

/** A range narrower than this, mm, or than this part of its high end is told as one number. */
const NARROW_MM = 2;
const NARROW_PART = 0.3;

/** `2–12`, whole millimetres; null where nothing gives a range, or where it is so narrow that one number says it. */
function findRangeText({ rain, rainLow, rainHigh }: RainAmount, style: ValueStyle): string | null {
  if (rain === null || rainLow === null || rainHigh === null) return null;
  const width = rainHigh - rainLow;
  if (width < NARROW_MM || width < NARROW_PART * rainHigh) return null;
  return `${formatNumber(rainLow, style)}–${formatNumber(rainHigh, style)}`;
}

/** `2–12 mm` where members are apart, else `7 mm`. Never a range that was not forecast. */
export function formatRainRange(amount: RainAmount, style: ValueStyle): string {
  const range = findRangeText(amount, style);
  return range === null ? formatRain(amount.rain, style) : `${range}\u00a0mm`;
}

/** The same for columns whose head says mm. */
export function formatRainRangeNumber(amount: RainAmount, style: ValueStyle): string {
  return findRangeText(amount, style) ?? formatRainNumber(amount.rain, style);
}
