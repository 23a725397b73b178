import type { CatchmentMessages } from '@portal/content/messages/catchment-messages';
import { getWeatherMessages } from '@portal/content/messages/weather';
import type { CatchmentDetail, CatchmentRain } from '@portal/contract/own/catchments';
import type { Language } from '@portal/domain/language/language';
import { formatClock, formatDayMonth, type ValueStyle, weekdayOf } from '#components/weather/format-values.ts';

/** Props shared by all parts of the desk. */
export interface DeskProps {
  readonly catchment: CatchmentDetail;
  readonly rain: CatchmentRain;
  readonly words: CatchmentMessages;
  readonly style: ValueStyle;
}

/** `02:30 T5`, with the date beyond a week. */
export function formatWhen(moment: string, now: string, language: Language): string {
  const days = getWeatherMessages(language).weekdaysShort;
  const isFar = Date.parse(moment) - Date.parse(now) > 6 * 86_400_000;
  const day = days[weekdayOf(moment.slice(0, 10))] ?? '';
  return `${formatClock(moment)} ${day}${isFar ? ` ${formatDayMonth(moment, language)}` : ''}`;
}
