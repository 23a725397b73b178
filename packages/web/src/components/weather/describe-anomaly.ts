import type { OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import type { ForecastOfWeek } from './find-forecast-of-week.ts';
import { formatNumber, UNKNOWN } from './format-values.ts';
import type { PageView } from './page-view.ts';

/** A week this near the average, K, is as usual. */
const USUAL_K = 0.5;
/** Rain this near the average, mm, or within this part of it is as usual. */
const USUAL_MM = 5;
const USUAL_PART = 0.25;

/** `ấm hơn 1,4°, mưa ít hơn 22 mm`: how a week that is forecast differs from the mean of many years; a dash where nothing is forecast. */
export function describeAnomaly(
  week: OutlookWeek,
  forecast: ForecastOfWeek | null,
  { words, style }: PageView,
): string {
  const { temperatureNormal, rainNormal } = week;
  if (forecast === null || temperatureNormal === null || rainNormal === null) return UNKNOWN;
  const messages = words.ahead.ninety;
  const warmer = forecast.temperature - temperatureNormal;
  const wetter = forecast.rain - rainNormal;
  const degrees = `${formatNumber(Math.abs(warmer) * (style.temperatureUnit === 'F' ? 1.8 : 1), style, 1)}°`;
  const amount = `${formatNumber(Math.abs(wetter), style)}\u00a0mm`;
  const parts: string[] = [];
  if (Math.abs(warmer) >= USUAL_K) parts.push((warmer > 0 ? messages.warmer : messages.cooler)(degrees));
  if (Math.abs(wetter) >= USUAL_MM && Math.abs(wetter) >= USUAL_PART * rainNormal) {
    parts.push((wetter > 0 ? messages.wetter : messages.drier)(amount));
  }
  return parts.length === 0 ? messages.usual : parts.join(', ');
}
