import { BAND_ROWS } from './band-shape.ts';

/** Amounts of rain beside the bars, mm; the last is the top of the drawing. */
export type AmountScale = readonly [number, number];

const SCALES: readonly AmountScale[] = [
  [5, 20],
  [10, 50],
  [20, 100],
  [50, 200],
  [100, 400],
];
const LAST: AmountScale = [100, 400];
const FULL = BAND_ROWS.rainBase - BAND_ROWS.rainTop;

/** The smallest scale that holds every amount; above 400 mm bars end at the top. */
export function findAmountScale(amounts: readonly (number | null)[]): AmountScale {
  const most = Math.max(0, ...amounts.map((amount) => amount ?? 0));
  return SCALES.find(([, top]) => most <= top) ?? LAST;
}

/** Height of an amount above the base: its square root, so that a shower is seen beside a downpour. */
export function amountHeight(millimetres: number, [, top]: AmountScale): number {
  return Math.round(FULL * Math.min(Math.sqrt(millimetres / top), 1) * 10) / 10;
}

/** A bar that stands on the base, no lower than can be seen. */
export function drawBar(x: number, width: number, millimetres: number, scale: AmountScale): string {
  const height = Math.max(amountHeight(millimetres, scale), 2);
  return `M${x - width / 2} ${BAND_ROWS.rainBase}v-${height}h${width}v${height}z`;
}

/** From the low to the high end of what is likely, with a stroke at both. */
export function drawWhisker(x: number, arm: number, low: number, high: number, scale: AmountScale): string {
  const [bottom, top] = [low, high].map((amount) => BAND_ROWS.rainBase - amountHeight(amount, scale));
  return `M${x} ${bottom}V${top}M${x - arm} ${top}h${2 * arm}M${x - arm} ${bottom}h${2 * arm}`;
}
