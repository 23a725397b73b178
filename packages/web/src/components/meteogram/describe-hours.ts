import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { formatClock, formatRain, formatSpeed, formatTemperature } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';

/** The hour with the most of a value, the first of equals; null where none is known. */
function findMost(hours: readonly Hour[], read: (hour: Hour) => number | null): Hour | null {
  let most: Hour | null = null;
  for (const hour of hours) {
    const value = read(hour);
    if (value !== null && (most === null || value > (read(most) ?? Number.NEGATIVE_INFINITY))) most = hour;
  }
  return most;
}

function describeWarmth(hours: readonly Hour[], { words, style }: PageView): string | null {
  const warmest = findMost(hours, ({ temperature }) => temperature);
  const coolest = findMost(hours, ({ temperature }) => (temperature === null ? null : -temperature));
  if (warmest === null || coolest === null) return null;
  const [low, high] = [formatTemperature(coolest.temperature, style), formatTemperature(warmest.temperature, style)];
  if (low === high) return words.charts.steady(high);
  return words.charts.warmth(low, formatClock(coolest.at), high, formatClock(warmest.at));
}

/** The sum over all hours; where one is not known, a sum that says so, and nothing where none is. */
function describeRain(hours: readonly Hour[], { words, style }: PageView): string | null {
  const known = hours.flatMap(({ rain }) => (rain === null ? [] : [rain]));
  const wettest = findMost(hours, ({ rain }) => rain);
  if (wettest === null) return null;
  const isWhole = known.length === hours.length;
  const sum = known.reduce((total, rain) => total + rain, 0);
  if (sum < 0.1) return isWhole ? words.charts.dry : null;
  return (isWhole ? words.charts.wet : words.charts.wetPart)(formatRain(sum, style), formatClock(wettest.at));
}

function describeWind(hours: readonly Hour[], { words, style }: PageView): string | null {
  const strongest = findMost(hours, ({ windSpeed }) => windSpeed);
  if (strongest === null) return null;
  return words.charts.wind(formatSpeed(strongest.windSpeed, style), formatClock(strongest.at));
}

/** What a drawing of hours shows, in sentences; what is not known is not told. */
export function describeHours(hours: readonly Hour[], view: PageView): string {
  const sentences = [describeWarmth(hours, view), describeRain(hours, view), describeWind(hours, view)];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}
