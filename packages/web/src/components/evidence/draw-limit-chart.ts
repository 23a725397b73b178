/** Coordinate space of the chart; it stretches to the available width. */
export const CHART_WIDTH = 480;
export const CHART_HEIGHT = 160;

type Values = readonly (number | null)[];

/** Scale from `bottom` (default 0) to `top` with marks at `ticks`. */
export interface ChartScale {
  readonly top: number;
  readonly bottom?: number;
  readonly ticks: readonly number[];
}

const STEPS = [0.5, 1, 2, 5, 10, 20, 25, 50, 100] as const;
const MOST_TICKS = 5;

/** Round marks up to slightly above the highest value or limit. */
export function findChartScale(values: Values): ChartScale {
  const most = Math.max(1, ...values.map((value) => value ?? 0)) * 1.08;
  const step = STEPS.find((each) => most / each <= MOST_TICKS) ?? 200;
  const count = Math.ceil(most / step);
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) };
}

/**
 * Round marks around the values. Starts at 0 if the lowest is less than half of the highest; otherwise a line far from
 * zero, such as pressure, would look flat.
 */
export function findSpanScale(values: Values): ChartScale {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (known.length === 0 || (least >= 0 && least < most / 2) || most === 0) return findChartScale(values);
  const step = STEPS.find((each) => (most - least) / each <= MOST_TICKS - 1) ?? 200;
  const [bottom, top] = [Math.floor(least / step) * step, (Math.floor(most / step) + 1) * step];
  const count = Math.round((top - bottom) / step);
  return { bottom, top, ticks: Array.from({ length: count + 1 }, (_, index) => bottom + index * step) };
}

/** y of a value; 0 is the top. */
export function toChartY(value: number, { top, bottom = 0 }: ChartScale): number {
  return Math.round(CHART_HEIGHT * (1 - Math.min((value - bottom) / (top - bottom), 1)) * 10) / 10;
}

/** Centre of an hour as a share of the width. */
const toX = (index: number, count: number): number => Math.round(((index + 0.5) / count) * CHART_WIDTH * 10) / 10;

/** Line through the values, broken at unknown ones. */
export function drawChartLine(values: Values, scale: ChartScale): string {
  return values
    .map((value, index) => {
      if (value === null) return '';
      const isStart = index === 0 || values[index - 1] === null;
      return `${isStart ? 'M' : 'L'}${toX(index, values.length)} ${toChartY(value, scale)}`;
    })
    .join('');
}

/** Area between two series wherever both are known. */
export function drawChartBand(low: Values, high: Values, scale: ChartScale): string {
  let path = '';
  let from: number | null = null;
  for (let index = 0; index <= low.length; index++) {
    const isKnown = index < low.length && low[index] !== null && high[index] !== null;
    if (isKnown) from ??= index;
    else if (from !== null) {
      path += drawStretch(low, high, from, index, scale);
      from = null;
    }
  }
  return path;
}

function drawStretch(low: Values, high: Values, from: number, to: number, scale: ChartScale): string {
  const indices = Array.from({ length: to - from }, (_, offset) => from + offset);
  const toPoint = (values: Values) => (index: number) =>
    `${toX(index, low.length)} ${toChartY(values[index] ?? 0, scale)}`;
  const upper = indices.map(toPoint(high)).join('L');
  const lower = indices.toReversed().map(toPoint(low)).join('L');
  return `M${upper}L${lower}z`;
}

/** Bars with gaps; no bar for zero. */
export function drawChartBars(values: Values, scale: ChartScale): string {
  const step = CHART_WIDTH / values.length;
  return values
    .map((value, index) => {
      if (value === null || value <= 0) return '';
      const y = toChartY(value, scale);
      const x = Math.round((index + 0.1) * step * 10) / 10;
      return `M${x} ${CHART_HEIGHT}V${y}h${Math.round(step * 8) / 10}V${CHART_HEIGHT}z`;
    })
    .join('');
}
