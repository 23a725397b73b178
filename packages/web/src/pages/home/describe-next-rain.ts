import { homeMessages } from '@portal/content/messages/home-messages';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { isEmergency, type RatedWarning } from '@portal/domain/warning/warning-kind';
import { isRainLikely } from '#components/weather/day-facts.tsx';
import { formatClock, formatPercent, type ValueStyle } from '#components/weather/format-values.ts';

/** When it rains next at a place, by its hours; null where they are not known or a bulletin says more than they do. */
export function describeNextRain(
  hours: readonly Hour[],
  warnings: readonly RatedWarning[],
  style: ValueStyle,
): string | null {
  if (hours.length === 0 || warnings.some(isEmergency)) return null;
  const words = homeMessages[style.language].nextRain;
  const wet = hours.find(isRainLikely);
  if (wet !== undefined) return words.at(formatClock(wet.at), formatPercent(wet.rainProbability, style));
  return hours.every(({ rainProbability }) => rainProbability !== null) ? words.dry : null;
}
