import type { Day } from '@portal/contract/endpoints/weather-schema';
import { formatDayRain } from './format-day-rain.ts';
import { formatNumber, formatTemperature, type ValueStyle } from './format-values.ts';
import type { PageView } from './page-view.ts';

const HOT_FROM_C = 30;
const CHILLY_BELOW_C = 20;
const WET_FROM_MM = 0.1;
/** Amounts closer than this, mm, or than this part of the larger one are told as alike. */
const ALIKE_MM = 2;
const ALIKE_PART = 0.3;

/** What a reader sees of a temperature, as a number. */
export function toShownNumber(celsius: number, style: ValueStyle): number {
  return Number(formatTemperature(celsius, style).slice(0, -1).replace('−', '-'));
}

/** Warmer or cooler than today, with both highs; the difference is that of the figures shown. */
export function tellWarmthOfTomorrow(day: Day, today: Day, { words, style }: PageView): string | null {
  const [high, before] = [day.temperatureMax, today.temperatureMax];
  if (high === null || before === null) return null;
  const told = words.ahead.tomorrow;
  const apart = toShownNumber(high, style) - toShownNumber(before, style);
  const shown = formatTemperature(high, style);
  if (apart === 0) return told.asWarm(shown);
  const rising = high >= HOT_FROM_C ? told.hotter : told.warmer;
  const falling = high < CHILLY_BELOW_C ? told.colder : told.cooler;
  const amount = `${formatNumber(Math.abs(apart), style)}°`;
  return (apart > 0 ? rising : falling)(amount, shown, formatTemperature(before, style));
}

/** Wetter or drier than today, with both amounts. */
export function tellRainOfTomorrow(day: Day, today: Day, view: PageView): string | null {
  if (day.rain === null || today.rain === null) return null;
  const told = view.words.ahead.tomorrow;
  const [amount, before] = [formatDayRain(day, false, view), formatDayRain(today, false, view)];
  const [isWet, wasWet] = [day.rain >= WET_FROM_MM, today.rain >= WET_FROM_MM];
  if (!isWet) return wasWet ? told.dryAfterRain(before) : told.asDry;
  if (!wasWet) return told.rainAfterDry(amount);
  const apart = Math.abs(day.rain - today.rain);
  if (apart < ALIKE_MM || apart < ALIKE_PART * Math.max(day.rain, today.rain)) return told.asWet(amount);
  return (day.rain > today.rain ? told.wetter : told.drier)(amount, before);
}
