/** Where everything of a drawing of days or weeks stands, in its own pixels. There are two: a wide one and one for a phone. */
export interface BandShape {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
  /** Left edge of the first column, and width of a column. */
  readonly left: number;
  readonly step: number;
  /** Whether a column is too narrow for a degree sign, a range or a date with its month. */
  readonly isDense: boolean;
  readonly barWidth: number;
  readonly icon: number;
}

/** A column narrower than this has space for two digits only. */
const DENSE_BELOW = 32;

/** Wide and narrow drawing of so many columns. */
export function listBandShapes(count: number): readonly [BandShape, BandShape] {
  return [makeShape('wide', 860, 44, 12, count), makeShape('narrow', 326, 32, 2, count)];
}

function makeShape(name: BandShape['name'], width: number, left: number, right: number, count: number): BandShape {
  const step = (width - left - right) / Math.max(count, 1);
  return {
    name,
    width,
    left,
    step,
    isDense: step < DENSE_BELOW,
    barWidth: Math.round(Math.min(step * 0.45, 28)),
    icon: step < DENSE_BELOW ? 20 : 32,
  };
}

/** Middle of a column. */
export const columnAt = ({ left, step }: BandShape, index: number): number =>
  Math.round((left + (index + 0.5) * step) * 10) / 10;

/** Left edge of a column. */
export const edgeAt = ({ left, step }: BandShape, index: number): number => Math.round((left + index * step) * 10) / 10;

/** Heights of the rows from the top. */
export const BAND_ROWS = {
  name: 13,
  date: 31,
  iconTop: 38,
  warmTop: 104,
  warmBase: 190,
  trend: 222,
  rainTop: 234,
  rainBase: 288,
  amount: 306,
  chance: 323,
  height: 330,
} as const;

/** Height of a drawing of weeks, which has no chances of rain. */
export const WEEK_HEIGHT = BAND_ROWS.amount + 8;

/** Where a drawing of weeks shows the chances of cooler, near and warmer than usual. */
export const TERCILE_ROW = { top: 44, height: 30 } as const;

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
