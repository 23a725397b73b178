import type { OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import { formatDayRange, formatRainRange } from '#components/weather/format-spans.ts';
import { formatRain, formatTemperature } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';

/** Week with the highest value (the first on a tie); null where none is known. */
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

/** Weeks within these limits (mm, or share of the wettest) count as equal; the page text uses the same limits. */
const ALIKE_MM = 5;
const ALIKE_PART = 0.25;

/** Warmest and coolest week; one value where both read the same. */
function describeWarmth(weeks: readonly OutlookWeek[], view: PageView): string | null {
  const { ninety } = view.words.ahead;
  const warmest = findMost(weeks, ({ temperatureNormal }) => temperatureNormal);
  const coolest = findMost(weeks, ({ temperatureNormal }) => (temperatureNormal === null ? null : -temperatureNormal));
  if (warmest === null || coolest === null) return null;
  const [high, low] = [warmest, coolest].map(({ temperatureNormal }) =>
    formatTemperature(temperatureNormal, view.style),
  ) as [string, string];
  if (high === low) return ninety.warmthAlike(high);
  return `${ninety.warmest(high, nameWeek(warmest, view))}, ${ninety.coolest(low, nameWeek(coolest, view))}`;
}

/** Wettest week; where none stands out, the typical amount. */
function describeRain(weeks: readonly OutlookWeek[], view: PageView): string | null {
  const { ninety } = view.words.ahead;
  const wettest = findMost(weeks, ({ rainNormal }) => rainNormal);
  const driest = findMost(weeks, ({ rainNormal }) => (rainNormal === null ? null : -rainNormal));
  const [most, least] = [wettest?.rainNormal ?? null, driest?.rainNormal ?? null];
  if (wettest === null || most === null || least === null) return null;
  if (most - least >= Math.max(ALIKE_MM, ALIKE_PART * most)) {
    return ninety.wettest(formatRain(most, view.style), nameWeek(wettest, view));
  }
  return ninety.rainAlike(formatRainRange({ rain: most, rainLow: least, rainHigh: most }, view.style));
}

const nameWeek = ({ from, to }: OutlookWeek, view: PageView): string => formatDayRange(from, to, view);

/** Describes the climatology of the charted weeks: warmest, coolest and wettest, where they differ. */
export function describeWeeks(weeks: readonly OutlookWeek[], view: PageView): string {
  const parts = [describeWarmth(weeks, view), describeRain(weeks, view)].filter((part) => part !== null);
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}
