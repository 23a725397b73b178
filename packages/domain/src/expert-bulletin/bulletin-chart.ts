import { type EpochSeconds, HOUR_SECONDS, startOfVietnamDay, vietnamHour } from '#time/vietnam-time.ts';
import type { BulletinChart } from './bulletin-document.ts';

/** Size and margins of a chart, in drawing units. */
export interface BulletinChartFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  /** Least distance of two hour labels. */
  readonly labelWidth: number;
}

/** A chart as shapes: bars for rain, else lines, with gaps for unknown values. */
export interface BulletinChartShapes {
  readonly ticks: readonly { readonly y: number; readonly value: number }[];
  readonly bars: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
  readonly lines: readonly (readonly (readonly [x: number, y: number])[])[];
  /** Labelled hours. */
  readonly hours: readonly { readonly x: number; readonly at: EpochSeconds }[];
  /** Midnights within the chart. */
  readonly days: readonly { readonly x: number; readonly at: EpochSeconds }[];
  readonly foot: number;
}

const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];
const MOST_TICKS = 5;
/** Least span of an axis: 0.1 mm of rain must not fill the chart. */
const LEAST_SPAN = { rain: 2, temperature: 4, wind: 5, gust: 5, wave: 1 } as const;
const HOUR_STEPS = [1, 3, 6, 12, 24, 48];

const toTenth = (value: number): number => Math.round(value * 10) / 10 + 0;

/** Axis values: from 0, or for temperatures from below the least, in round steps. */
function findAxis({ quantity, values }: BulletinChart): readonly number[] {
  const known = values.flatMap((value) => value ?? []);
  const low = quantity === 'temperature' ? Math.min(...(known.length === 0 ? [0] : known)) : 0;
  const high = Math.max(low + LEAST_SPAN[quantity], ...known);
  const step = STEPS.find((one) => Math.ceil(high / one) - Math.floor(low / one) < MOST_TICKS) ?? 200;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: last - first + 1 }, (_, index) => toTenth((first + index) * step));
}

/** Runs of points without gaps. */
function joinPoints(points: readonly (readonly [number, number] | null)[]): (readonly [number, number])[][] {
  const lines: (readonly [number, number])[][] = [[]];
  for (const point of points) {
    if (point === null) lines.push([]);
    else lines.at(-1)?.push(point);
  }
  return lines.filter((line) => line.length > 0);
}

/** Lays out a chart, the same for page and paper. */
export function layoutBulletinChart(chart: BulletinChart, frame: BulletinChartFrame): BulletinChartShapes {
  const { quantity, fromAt, values } = chart;
  const { left, top, width, height, bottom, labelWidth } = frame;
  const foot = height - bottom;
  const axis = findAxis(chart);
  const [low = 0, high = 1] = [axis[0], axis.at(-1)];
  const toY = (value: number): number => foot - ((value - low) / (high - low)) * (foot - top);
  const column = (width - left) / Math.max(1, values.length);
  const isBars = quantity === 'rain';
  const toX = (index: number): number => left + (index + 0.5) * column;
  const named = HOUR_STEPS.find((hours) => hours * column >= labelWidth) ?? 72;
  const marks = values.map((_, index) => ({
    x: isBars ? left + index * column : toX(index),
    at: fromAt + index * HOUR_SECONDS,
  }));
  return {
    foot,
    ticks: axis.map((value) => ({ value, y: toY(value) })),
    bars: isBars
      ? values.flatMap((value, index) =>
          value === null || value === 0
            ? []
            : [{ x: left + (index + 0.1) * column, y: toY(value), width: column * 0.8, height: foot - toY(value) }],
        )
      : [],
    lines: isBars
      ? []
      : joinPoints(values.map((value, index) => (value === null ? null : ([toX(index), toY(value)] as const)))),
    hours: marks.filter(({ at }) =>
      named < 24
        ? vietnamHour(at) % named === 0
        : vietnamHour(at) === 0 && Math.round(at / 86_400) % (named / 24) === 0,
    ),
    days: marks.filter(({ at }) => at === startOfVietnamDay(at)),
  };
}
