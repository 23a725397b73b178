import type { Day } from '@portal/contract/endpoints/weather-schema';
import { classifyRain } from '@portal/domain/weather/rain-amount';
import { type DegreeAxis, findDegreeAxis, findDegreeClass } from '#components/weather/charts/degree-bar.tsx';

const round = (value: number): number => Math.round(10 * value) / 10;

/** Height of the degrees of a column, and of its rain. */
export const WARMTH_HEIGHT = 112;
export const RAIN_HEIGHT = 36;

const HALF_BAR = 8;
const HALF_RAIN = 11;
const WET_FROM_MM = 0.1;
const LEAST_BAR = 2;

/** Degrees that an axis has at least: days of 2 °C apart must not look as different as a day and a night. */
const LEAST_SPAN = 10;

/** One axis for the columns of all days, in °C; null where no day has both ends. */
export function findColumnAxis(days: readonly Day[]): DegreeAxis | null {
  const axis = findDegreeAxis(days);
  if (axis === null) return null;
  const lacking = Math.max(0, LEAST_SPAN - (axis.high - axis.low));
  return { low: axis.low - Math.ceil(lacking / 2), high: axis.high + Math.floor(lacking / 2) };
}

/** A day's degrees: blocks of one degree by their colour, and where they end above and below. */
export interface WarmthColumn {
  readonly top: number;
  readonly bottom: number;
  /** Path of the blocks of each colour class. */
  readonly blocks: ReadonlyMap<string, string>;
}

/** The column from the low to the high of a day, its middle at 0; null where an end is not known. */
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

/** mm of a day at the top of a drawing. */
const RAIN_TOPS = [20, 50, 100, 200, 400] as const;

/** The smallest top that holds the rain of every day with its range; above 400 mm bars end there. */
export function findDayRainTop(days: readonly Pick<Day, 'rain' | 'rainHigh'>[]): number {
  const most = Math.max(0, ...days.map(({ rain, rainHigh }) => Math.max(rain ?? 0, rainHigh ?? 0)));
  return RAIN_TOPS.find((top) => most <= top) ?? 400;
}

/** Step of the rain scale of each class of a day’s rain. */
const LEVEL_OF_CLASS = [1, 1, 1, 2, 3, 4] as const;

/** A part of a column of rain: the step of the rain scale that colours it, and its outline. */
interface RainShape {
  readonly level: number;
  readonly path: string;
}

/** A day’s rain: what is expected, what may come on top of it, and the edge of that. */
export interface RainColumn {
  readonly bar: RainShape | null;
  readonly cap: RainShape | null;
  readonly edge: string;
}

const drawBlock = (top: number, height: number): string =>
  `M-${HALF_RAIN} ${round(top)}h${2 * HALF_RAIN}v${round(height)}h-${2 * HALF_RAIN}z`;

/** The rain of a day on an axis of square roots, so that a shower is seen beside a downpour; its middle is at 0. */
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
