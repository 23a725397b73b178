import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { toRainLevel } from '#components/weather/rain-level.ts';
import { type MeteogramShape, ROWS } from './meteogram-shape.ts';

type Wet = Pick<Hour, 'rain' | 'rainLow' | 'rainHigh'>;

/** Amounts that are written beside the bars, mm in an hour; the last is the top of the drawing. */
export type RainScale = readonly [number, number, number];

const SCALES: readonly RainScale[] = [
  [2.5, 10, 25],
  [10, 25, 50],
  [10, 50, 100],
];
const WET_FROM_MM = 0.1;
const LEAST_BAR = 2;

/** The smallest scale that holds every amount and every range; above 100 mm bars end at the top. */
export function findRainScale(hours: readonly Wet[]): RainScale {
  const most = Math.max(0, ...hours.map(({ rain, rainHigh }) => Math.max(rain ?? 0, rainHigh ?? 0)));
  return SCALES.find(([, , top]) => most <= top) ?? [10, 50, 100];
}

/** Height of an amount above the base: its square root, so that drizzle is seen beside a downpour. */
export function rainHeight(millimetres: number, [, , top]: RainScale): number {
  const full = ROWS.rainBase - ROWS.rainTop;
  return Math.round(full * Math.min(Math.sqrt(millimetres / top), 1) * 10) / 10;
}

/** The rain of a drawing: a path of bars for each step of the classes, pale caps up to what is likely, whiskers. */
export interface RainDrawing {
  readonly bars: readonly string[];
  readonly caps: string;
  readonly whiskers: string;
}

/** Bars of the hours' rain, with caps and whiskers where there is a range. */
export function drawRain(
  hours: readonly Wet[],
  scale: RainScale,
  { left, step, barInset }: MeteogramShape,
): RainDrawing {
  const bars = ['', '', '', '', ''];
  const width = step - 2 * barInset;
  let caps = '';
  let whiskers = '';
  hours.forEach(({ rain, rainLow, rainHigh }, index) => {
    if (rain === null) return;
    const x = left + index * step + barInset;
    const level = toRainLevel(rain);
    const height = Math.max(rainHeight(rain, scale), level === 0 ? 0 : LEAST_BAR);
    if (level > 0) bars[level] += `M${x} ${ROWS.rainBase}v-${height}h${width}v${height}z`;
    if (rainLow === null || rainHigh === null || rainHigh - rainLow < WET_FROM_MM) return;
    const [bottom, top] = [ROWS.rainBase - rainHeight(rainLow, scale), ROWS.rainBase - rainHeight(rainHigh, scale)];
    caps += `M${x} ${ROWS.rainBase - height}V${top}h${width}V${ROWS.rainBase - height}z`;
    const middle = x + width / 2;
    const arm = Math.min(width / 2, 4);
    whiskers += `M${middle} ${bottom}V${top}M${middle - arm} ${top}h${2 * arm}M${middle - arm} ${bottom}h${2 * arm}`;
  });
  return { bars, caps, whiskers };
}

/** Whether every hour is known to be dry, by its range too. */
export function isDry(hours: readonly Wet[]): boolean {
  return hours.every(({ rain, rainHigh }) => rain !== null && rain < WET_FROM_MM && (rainHigh ?? 0) < WET_FROM_MM);
}
