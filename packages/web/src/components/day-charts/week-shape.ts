/** Geometry of a week chart in its own pixels: one wide, one for phones. */
export interface WeekShape {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
  /** Left edge of the first column, and column width. */
  readonly left: number;
  readonly step: number;
  /** True where columns are too narrow for a degree sign, a range or a full date. */
  readonly isDense: boolean;
  readonly barWidth: number;
}

/** Columns narrower than this hold only two digits. */
const DENSE_BELOW = 32;

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

export const columnAt = ({ left, step }: WeekShape, index: number): number =>
  Math.round((left + (index + 0.5) * step) * 10) / 10;

export const edgeAt = ({ left, step }: WeekShape, index: number): number => Math.round((left + index * step) * 10) / 10;

/** y of the rows; above the temperatures there is space for each week's chances. */
export const WEEK_ROWS = {
  name: 13,
  date: 31,
  warmTop: 104,
  warmBase: 190,
  rainTop: 234,
  rainBase: 288,
  amount: 306,
  /** Lowered label: a three-digit amount next to another in narrow columns. */
  lowered: 319,
  height: 314,
} as const;

/** Row of the chances below, near and above normal. */
export const TERCILE_ROW = { top: 44, height: 30 } as const;

/** Which labels go one line lower: two three-digit neighbours overlap in narrow columns. */
export function findLowered(amounts: readonly string[], { isDense }: WeekShape): readonly boolean[] {
  const lowered: boolean[] = [];
  for (const [index, amount] of amounts.entries()) {
    const isCrowded = amount.length > 2 && (amounts[index - 1] ?? '').length > 2;
    lowered.push(isDense && isCrowded && lowered[index - 1] !== true);
  }
  return lowered;
}

/** Axis labels of rain, mm; the last is the top. */
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

/** Smallest scale that holds every amount; above 400 mm bars are cut off. */
export function findAmountScale(amounts: readonly (number | null)[]): AmountScale {
  const most = Math.max(0, ...amounts.map((amount) => amount ?? 0));
  return SCALES.find(([, top]) => most <= top) ?? LAST;
}

/** Bar height: square root of the amount, so that a shower is visible next to a downpour. */
export function amountHeight(millimetres: number, [, top]: AmountScale): number {
  return Math.round(FULL * Math.min(Math.sqrt(millimetres / top), 1) * 10) / 10;
}

/** Bar on the baseline with a minimum visible height. */
export function drawBar(x: number, width: number, millimetres: number, scale: AmountScale): string {
  const height = Math.max(amountHeight(millimetres, scale), 2);
  return `M${x - width / 2} ${WEEK_ROWS.rainBase}v-${height}h${width}v${height}z`;
}
