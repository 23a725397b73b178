import type { Day, OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import { formatDayRain, formatDayRange, isDryDay } from '#components/weather/format-spans.ts';
import { formatDayMonth, formatRain, formatTemperature, weekdayOf } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';

/** The day with the most of a value, the first of equals; null where none is known. */
function findMost<T>(values: readonly T[], read: (value: T) => number | null): T | null {
  let most: T | null = null;
  let best = Number.NEGATIVE_INFINITY;
  for (const one of values) {
    const value = read(one);
    if (value === null || value <= best) continue;
    most = one;
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

/** What is usual in the weeks of a drawing: the warmest, the coolest and the wettest, as far as they are known. */
export function describeWeeks(weeks: readonly OutlookWeek[], view: PageView): string {
  const { words, style } = view;
  const { ninety } = words.ahead;
  const name = ({ from, to }: OutlookWeek) => formatDayRange(from, to, view);
  const warmest = findMost(weeks, ({ temperatureNormal }) => temperatureNormal);
  const coolest = findMost(weeks, ({ temperatureNormal }) => (temperatureNormal === null ? null : -temperatureNormal));
  const wettest = findMost(weeks, ({ rainNormal }) => rainNormal);
  const parts = [
    warmest === null ? null : ninety.warmest(formatTemperature(warmest.temperatureNormal, style), name(warmest)),
    coolest === null ? null : ninety.coolest(formatTemperature(coolest.temperatureNormal, style), name(coolest)),
    wettest === null ? null : ninety.wettest(formatRain(wettest.rainNormal, style), name(wettest)),
  ].filter((part) => part !== null);
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}
