import type { Day } from '@portal/contract/endpoints/weather-schema';
import { formatDayRain, isDryDay } from '#components/weather/format-day-rain.ts';
import { formatDayMonth, formatTemperature, weekdayOf } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';

/** The day with the most of a value, the first of equals; null where none is known. */
function findMost(days: readonly Day[], read: (day: Day) => number | null): Day | null {
  let most: Day | null = null;
  let best = Number.NEGATIVE_INFINITY;
  for (const day of days) {
    const value = read(day);
    if (value === null || value <= best) continue;
    most = day;
    best = value;
  }
  return most;
}

/** What a drawing of days shows, in a sentence: the hottest, the coldest and the wettest day, as far as they are known. */
export function describeDays(days: readonly Day[], view: PageView): string {
  const { words, style } = view;
  const ahead = words.ahead.days;
  const name = ({ date }: Day) =>
    ahead.onDay(words.weekdays[weekdayOf(date)] ?? '', formatDayMonth(date, style.language));
  const hottest = findMost(days, ({ temperatureMax }) => temperatureMax);
  const coldest = findMost(days, ({ temperatureMin }) => (temperatureMin === null ? null : -temperatureMin));
  const wettest = findMost(days, ({ rain }) => (rain === null || rain < 0.1 ? null : rain));
  const parts = [
    hottest === null ? null : ahead.hottest(formatTemperature(hottest.temperatureMax, style), name(hottest)),
    coldest === null ? null : ahead.coolest(formatTemperature(coldest.temperatureMin, style), name(coldest)),
    wettest === null ? null : ahead.wettest(formatDayRain(wettest, days.indexOf(wettest) >= 7, view), name(wettest)),
    days.length > 0 && days.every(isDryDay) ? ahead.dry : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) return '';
  const sentence = parts.join(', ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
