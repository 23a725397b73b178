import type { Day } from '@portal/contract/endpoints/weather-schema';
import { DRY_BELOW_PERCENT } from '@portal/domain/weather/rain-amount';
import { formatRainRange } from './format-rain-range.ts';
import { formatNumber, UNKNOWN } from './format-values.ts';
import type { PageView } from './page-view.ts';

/** Days from today on whose hours are told; later ones are a trend. */
export const DAYS_WITH_HOURS = 7;

const WET_FROM_MM = 0.1;

type RainOfDay = Pick<Day, 'rain' | 'rainLow' | 'rainHigh' | 'rainProbability'>;

/** Whether a day or a part of it may be called dry, by its amount and its chance. */
export function mayBeCalledDry({ rain, rainProbability }: Pick<Day, 'rain' | 'rainProbability'>): boolean {
  return rain !== null && rain < WET_FROM_MM && (rainProbability ?? 0) < DRY_BELOW_PERCENT;
}

/** Whether a day is known to stay dry, up to its likely high end. */
export function isDryDay(day: RainOfDay): boolean {
  return mayBeCalledDry(day) && (day.rainHigh ?? 0) < WET_FROM_MM;
}

/** `2–12 mm`, `7,4 mm`, `không mưa`, `có thể mưa`; of a trend in whole millimetres: `7 mm`, `dưới 1 mm`. */
export function formatDayRain(amount: RainOfDay, isTrend: boolean, { words, style }: PageView): string {
  const { rain } = amount;
  if (rain === null) return UNKNOWN;
  const range = formatRainRange(amount, style);
  if (range.includes('–')) return range;
  if (rain < WET_FROM_MM) return mayBeCalledDry(amount) ? words.days.dry : words.days.maybe;
  if (!isTrend) return range;
  const unit = '\u00a0mm';
  return rain < 1 ? words.ahead.days.under(`1${unit}`) : `${formatNumber(rain, style)}${unit}`;
}
