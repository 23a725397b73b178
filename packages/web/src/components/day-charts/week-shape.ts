/** Where everything of a drawing of weeks stands, in its own pixels. There are two: a wide one and one for a phone. */
export interface WeekShape {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
  /** Left edge of the first column, and width of a column. */
  readonly left: number;
  readonly step: number;
  /** Whether a column is too narrow for a degree sign, a range or a date with its month. */
  readonly isDense: boolean;
  readonly barWidth: number;
}

/** A column narrower than this has space for two digits only. */
const DENSE_BELOW = 32;

/** Wide and narrow drawing of so many columns. */
export function listWeekShapes(count: number): readonly [WeekShape, WeekShape] {
  return [makeShape('wide', 860, 44, 12, count), makeShape('narrow', 326, 32, 2, count)];
}

function makeShape(name: WeekShape['name'], width: number, left: number, right: number, count: number): WeekShape {
  const step = (width - left - right) / Math.max(count, 1);
  return {
    name,
    width,
    left,
    step,
    isDense: step < DENSE_BELOW,
    barWidth: Math.round(Math.min(step * 0.45, 28)),
  };
}

/** Middle of a column. */
export const columnAt = ({ left, step }: WeekShape, index: number): number =>
  Math.round((left + (index + 0.5) * step) * 10) / 10;

/** Left edge of a column. */
export const edgeAt = ({ left, step }: WeekShape, index: number): number => Math.round((left + index * step) * 10) / 10;

/** Heights of the rows from the top; above the degrees there is space for the chances of each week. */
export const WEEK_ROWS = {
  name: 13,
  date: 31,
  warmTop: 104,
  warmBase: 190,
  rainTop: 234,
  rainBase: 288,
  amount: 306,
  /** Of an amount of three digits beside another in a narrow column. */
  lowered: 319,
  height: 314,
} as const;

/** Where a drawing of weeks shows the chances of cooler, near and warmer than usual. */
export const TERCILE_ROW = { top: 44, height: 30 } as const;

/** Which amounts stand a line lower: in narrow columns two of three digits beside each other would meet. */
export function findLowered(amounts: readonly string[], { isDense }: WeekShape): readonly boolean[] {
  const lowered: boolean[] = [];
  for (const [index, amount] of amounts.entries()) {
    const isCrowded = amount.length > 2 && (amounts[index - 1] ?? '').length > 2;
    lowered.push(isDense && isCrowded && lowered[index - 1] !== true);
  }
  return lowered;
}

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
const FULL = WEEK_ROWS.rainBase - WEEK_ROWS.rainTop;

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
  return `M${x - width / 2} ${WEEK_ROWS.rainBase}v-${height}h${width}v${height}z`;
}
