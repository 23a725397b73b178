import type { Day } from '@portal/contract/endpoints/weather-schema';
import { classifyRain } from '@portal/domain/weather/rain-class';
import { type DegreeAxis, findDegreeAxis, findDegreeClass } from '#components/weather/charts/degree-bar.tsx';

const round = (value: number): number => Math.round(10 * value) / 10;

/** Heights of the temperature column and the rain column. */
export const WARMTH_HEIGHT = 112;
export const RAIN_HEIGHT = 36;

const HALF_BAR = 8;
const HALF_RAIN = 11;
const WET_FROM_MM = 0.1;
const LEAST_BAR = 2;

/** Minimum span of the axis: days that differ by 2 °C must not look like day and night. */
const LEAST_SPAN = 10;

/** Common axis of all columns, °C; null where no day has both low and high. */
export function findColumnAxis(days: readonly Day[]): DegreeAxis | null {
  const axis = findDegreeAxis(days);
  if (axis === null) return null;
  const lacking = Math.max(0, LEAST_SPAN - (axis.high - axis.low));
  return { low: axis.low - Math.ceil(lacking / 2), high: axis.high + Math.floor(lacking / 2) };
}

/** Temperature of one day: one-degree blocks by colour, and the ends of the column. */
export interface WarmthColumn {
  readonly top: number;
  readonly bottom: number;
  readonly blocks: ReadonlyMap<string, string>;
}

/** Column from low to high, centred at 0; null where either is unknown. */
export function drawWarmthColumn(
  { temperatureMin, temperatureMax }: Pick<Day, 'temperatureMin' | 'temperatureMax'>,
  axis: DegreeAxis | null,
): WarmthColumn | null {
  if (axis === null || temperatureMin === null || temperatureMax === null) return null;
  const unit = WARMTH_HEIGHT / (axis.high - axis.low);
  const heightOf = (degree: number) => round(WARMTH_HEIGHT - (degree - axis.low) * unit);
  const low = Math.round(temperatureMin);
  const high = Math.max(Math.round(temperatureMax), low + 1);
  const blocks = new Map<string, string>();
  for (let degree = low; degree < high; degree += 1) {
    const color = findDegreeClass(degree);
    const block = `M-${HALF_BAR} ${heightOf(degree + 1)}h${2 * HALF_BAR}v${round(unit - 1)}h-${2 * HALF_BAR}z`;
    blocks.set(color, `${blocks.get(color) ?? ''}${block}`);
  }
  return { top: heightOf(high), bottom: heightOf(low), blocks };
}

/** Possible tops of the axis, mm per day. */
const RAIN_TOPS = [20, 50, 100, 200, 400] as const;

/** Smallest top that holds every day's rain range; above 400 mm bars are cut off. */
export function findDayRainTop(days: readonly Pick<Day, 'rain' | 'rainHigh'>[]): number {
  const most = Math.max(0, ...days.map(({ rain, rainHigh }) => Math.max(rain ?? 0, rainHigh ?? 0)));
  return RAIN_TOPS.find((top) => most <= top) ?? 400;
}

/** Step of the rain scale for each daily rain class. */
const LEVEL_OF_CLASS = [1, 1, 1, 2, 3, 4] as const;

/** Part of a rain column: its colour step and outline. */
interface RainShape {
  readonly level: number;
  readonly path: string;
}

/** Rain of one day: expected part, possible part, and its edge. */
export interface RainColumn {
  readonly bar: RainShape | null;
  readonly cap: RainShape | null;
  readonly edge: string;
}

const drawBlock = (top: number, height: number): string =>
  `M-${HALF_RAIN} ${round(top)}h${2 * HALF_RAIN}v${round(height)}h-${2 * HALF_RAIN}z`;

/** Daily rain on a square-root axis, so that a shower is visible next to a downpour; centred at 0. */
export function drawRainColumn({ rain, rainHigh }: Pick<Day, 'rain' | 'rainHigh'>, top: number): RainColumn {
  const heightOf = (millimetres: number) => RAIN_HEIGHT * Math.min(Math.sqrt(millimetres / top), 1);
  const levelOf = (millimetres: number) => LEVEL_OF_CLASS[classifyRain(millimetres, 24)];
  const isWet = rain !== null && rain >= WET_FROM_MM;
  const height = isWet ? Math.max(heightOf(rain), LEAST_BAR) : 0;
  const bar = isWet ? { level: levelOf(rain), path: drawBlock(RAIN_HEIGHT - height, height) } : null;
  const rise = rain === null || rainHigh === null ? 0 : heightOf(rainHigh) - height;
  if (rainHigh === null || rainHigh < WET_FROM_MM || rise < LEAST_BAR) return { bar, cap: null, edge: '' };
  const ceiling = RAIN_HEIGHT - height - rise;
  return {
    bar,
    cap: { level: levelOf(rainHigh), path: drawBlock(ceiling, rise) },
    edge: drawBlock(ceiling, 2),
  };
}
