import type { SiteMessages } from '@portal/content/messages/site-messages';
import type { SiteLimit, SiteQuantity } from '@portal/domain/trade/site-limit';
import {
  formatNumber,
  formatPercent,
  formatRain,
  formatSpeed,
  formatTemperature,
  UNKNOWN,
  type ValueStyle,
} from '#components/weather/format-values.ts';

/** A value with its unit, as a reader of the page has it. */
export function formatSiteValue(
  quantity: SiteQuantity,
  value: number | null,
  style: ValueStyle,
  words: SiteMessages,
): string {
  if (value === null) return UNKNOWN;
  switch (quantity) {
    case 'windMs':
    case 'gustMs':
    case 'hookWindMs':
    case 'hookGustMs':
      return formatSpeed(value, style);
    case 'waveM':
      return `${formatNumber(value, style, 1)}\u00a0m`;
    case 'wavePeriodS':
      return `${formatNumber(value, style, 1)}\u00a0s`;
    case 'visibilityKm':
      return `${formatNumber(value, style, value < 10 ? 1 : 0)}\u00a0km`;
    case 'thunder':
      return words.thunder[value] ?? UNKNOWN;
    case 'rainMm':
      return formatRain(value, style);
    case 'rainChance':
      return formatPercent(value, style);
    case 'feelsLikeC':
      return formatTemperature(value, style);
    case 'uvIndex':
      return formatNumber(value, style);
  }
}

/** `≤ 10 m/s`; thunder has the word of the first level that is too much. */
export function formatSiteLimit({ quantity, side, limit }: SiteLimit, style: ValueStyle, words: SiteMessages): string {
  if (quantity === 'thunder') return words.thunderLimit(words.thunder[limit + 1] ?? UNKNOWN);
  const value = formatSiteValue(quantity, limit, style, words).replace(/[.,]0(?=\u00a0)/, '');
  return `${side === 'most' ? '≤' : '≥'}\u00a0${value}`;
}
