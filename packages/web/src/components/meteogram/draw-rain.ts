import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { chanceOfAnyHour } from '@portal/domain/weather/rain-chance';
import { classifyRainChance } from '@portal/domain/weather/rain-word';
import { isWithoutRain } from '#components/weather/format-spans.ts';
import { RAIN_LEVEL_LIMITS, toRainLevel, toRainShare, type Wet } from '#components/weather/rain-level.ts';
import type { MeteogramShape } from './meteogram-shape.ts';

const WET_FROM_MM = 0.1;
const LEAST_BAR = 2;

/** Height of an amount above the baseline. */
export function rainHeight(millimetres: number, top: number, { rows }: MeteogramShape): number {
  return Math.round(10 * (rows.rainBase - rows.rainTop) * toRainShare(millimetres, top)) / 10;
}

/** Upper end of a rain class, and y of its label at its centre. */
export interface RainClassMark {
  /** 1 light … 4 very heavy. */
  readonly level: number;
  readonly middle: number;
  /** Null for the class cut off at the top. */
  readonly end: number | null;
}

/** Rain classes that fit below this top. */
export function listRainClasses(top: number, shape: MeteogramShape): RainClassMark[] {
  return RAIN_LEVEL_LIMITS.flatMap((from, index) => {
    const [low, high] = [index === 0 ? 0 : from, RAIN_LEVEL_LIMITS[index + 1] ?? Number.POSITIVE_INFINITY];
    if (low >= top) return [];
    const middle = (rainHeight(low, top, shape) + rainHeight(Math.min(high, top), top, shape)) / 2;
    return [{ level: index + 1, middle, end: high < top ? rainHeight(high, top, shape) : null }];
  });
}

/** Paths per rain class: expected amount, and possible extra amount. */
interface RainDrawing {
  readonly bars: readonly string[];
  readonly caps: readonly string[];
  /** Upper edges of the caps. */
  readonly edges: readonly string[];
}

/** Hourly rain bars, with caps where more is possible. */
export function drawRain(hours: readonly Wet[], top: number, shape: MeteogramShape): RainDrawing {
  const { left, step, barInset, rows } = shape;
  const [bars, caps, edges] = [0, 1, 2].map(() => ['', '', '', '', '']) as [string[], string[], string[]];
  const width = Math.round(10 * (step - 2 * barInset)) / 10;
  hours.forEach(({ rain, rainHigh }, index) => {
    if (rain === null) return;
    const x = Math.round(10 * (left + index * step + barInset)) / 10;
    const level = toRainLevel(rain);
    const height = level === 0 ? 0 : Math.max(rainHeight(rain, top, shape), LEAST_BAR);
    if (level > 0) bars[level] += `M${x} ${rows.rainBase}v-${height}h${width}v${height}z`;
    if (rainHigh === null || rainHigh < WET_FROM_MM) return;
    const rise = Math.round(10 * (rainHeight(rainHigh, top, shape) - height)) / 10;
    if (rise < LEAST_BAR) return;
    const most = toRainLevel(rainHigh);
    caps[most] += `M${x} ${Math.round(10 * (rows.rainBase - height)) / 10}v-${rise}h${width}v${rise}z`;
    edges[most] += `M${x} ${Math.round(10 * (rows.rainBase - height - rise)) / 10}h${width}v2h-${width}z`;
  });
  return { bars, caps, edges };
}

/** Hours of a chart in which satellites estimate rain are not called dry. */
export const isEstimated = (hours: readonly Pick<Hour, 'rainBasis'>[]): boolean =>
  hours.some(({ rainBasis }) => rainBasis !== undefined);

/** True if every hour is known to be without rain including its range, and their combined chance is low. */
export function isDry(hours: readonly (Wet & Pick<Hour, 'rainProbability'>)[]): boolean {
  const chance = chanceOfAnyHour(hours.map(({ rainProbability }) => rainProbability));
  return (
    classifyRainChance(chance ?? 0) === 'unlikely' &&
    hours.every((hour) => isWithoutRain(hour) && (hour.rainHigh ?? 0) < WET_FROM_MM)
  );
}
