import type { OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import { formatDayRange } from '#components/weather/format-spans.ts';
import { formatRain, formatTemperature } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';

/** The week with the most of a value, the first of equals; null where none is known. */
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
