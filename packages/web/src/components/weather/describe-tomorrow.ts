import type { Day } from '@portal/contract/endpoints/weather-schema';
import { formatDayRain } from './format-day-rain.ts';
import { formatNumber, formatTemperature, type ValueStyle } from './format-values.ts';
import type { PageView } from './page-view.ts';

const HOT_FROM_C = 30;
const CHILLY_BELOW_C = 20;
/** Amounts closer than this, mm, or than this part of the larger one are told as alike. */
const ALIKE_MM = 2;
const ALIKE_PART = 0.3;

/** What a reader sees of a temperature, as a number. */
export function toShownNumber(celsius: number, style: ValueStyle): number {
  return Number(formatTemperature(celsius, style).slice(0, -1).replace('−', '-'));
}

/** Warmer or cooler than today, with both highs; the difference is that of the figures shown. */
export function describeTomorrowWarmth(day: Day, today: Day, { words, style }: PageView): string | null {
  const [high, before] = [day.temperatureMax, today.temperatureMax];
  if (high === null || before === null) return null;
  const messages = words.ahead.tomorrow;
  const apart = toShownNumber(high, style) - toShownNumber(before, style);
  const shown = formatTemperature(high, style);
  if (apart === 0) return messages.asWarm(shown);
  const rising = high >= HOT_FROM_C ? messages.hotter : messages.warmer;
  const falling = high < CHILLY_BELOW_C ? messages.colder : messages.cooler;
  const amount = `${formatNumber(Math.abs(apart), style)}°`;
  return (apart > 0 ? rising : falling)(amount, shown, formatTemperature(before, style));
}

/** What a reader takes an amount for: the middle of its range, where there is one. */
function toTypicalRain(rain: number, { rainLow, rainHigh }: Day): number {
  return rainLow === null || rainHigh === null ? rain : (rainLow + rainHigh) / 2;
}

/** Wetter or drier than today, with both amounts. */
export function describeTomorrowRain(day: Day, today: Day, view: PageView): string | null {
  if (day.rain === null || today.rain === null) return null;
  const messages = view.words.ahead.tomorrow;
  const [amount, before] = [formatDayRain(day, false, view), formatDayRain(today, false, view)];
  const { dry } = view.words.days;
  if (amount === dry) return before === dry ? messages.asDry : messages.dryAfterRain(before);
  if (before === dry) return messages.rainAfterDry(amount);
  const [after, until] = [toTypicalRain(day.rain, day), toTypicalRain(today.rain, today)];
  const apart = Math.abs(after - until);
  if (apart < ALIKE_MM || apart < ALIKE_PART * Math.max(after, until)) return messages.asWet(amount);
  return (after > until ? messages.wetter : messages.drier)(amount, before);
}
