import type { Day } from '@portal/contract/endpoints/weather-schema';
import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import { formatDayRain } from '#components/weather/format-spans.ts';
import {
  formatClock,
  formatNumber,
  formatPercent,
  formatSpeed,
  formatTemperature,
} from '#components/weather/format-values.ts';
import { findDirectionName } from '#components/weather/name-wind.ts';
import type { PageView } from '#components/weather/page-view.ts';

export interface DayFact {
  readonly name: string;
  readonly value: string;
}

const WET_FROM_MM = 0.1;
/** Mention feels-like from this far above the high, K. */
const FELT_APART_K = 3;

const join = (parts: readonly (string | null)[]): string | null => {
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : known.join(' · ');
};

function formatRainFact(day: Day, isTrend: boolean, view: PageView): string | null {
  const { facts } = view.words.ahead.days;
  const wet = day.rainHours.filter((millimetres) => millimetres !== null && millimetres >= WET_FROM_MM).length;
  return join([
    day.rain === null ? null : formatDayRain(day, isTrend, view),
    day.rainProbability === null ? null : facts.chance(formatPercent(day.rainProbability, view.style)),
    isTrend || wet === 0 ? null : facts.wetHours(wet),
  ]);
}

function formatWindFact(day: Day, isTrend: boolean, { words, style }: PageView): string | null {
  if (day.windSpeedMax === null) return null;
  const direction = findDirectionName(day.windDirection, day.windSpeedMax, style.language);
  const speed = formatSpeed(day.windSpeedMax, style);
  return join([
    direction === null ? speed : `${direction} ${speed}`,
    isTrend || day.windGustMax === null ? null : words.ahead.days.facts.gust(formatSpeed(day.windGustMax, style)),
  ]);
}

/** A rare but costly event is mentioned from this chance on, %. */
const RISK_FROM_PERCENT = 5;
/** As the ready probabilities count gusts. */
const STRONG_GUST_MS = 15;

function formatRisk(percent: number | null | undefined, { style }: PageView): string | null {
  return percent == null || percent < RISK_FROM_PERCENT ? null : formatPercent(percent, style);
}

function formatFeltFact({ feelsLikeMax, temperatureMax }: Day, { style }: PageView): string | null {
  if (feelsLikeMax === null || temperatureMax === null || feelsLikeMax - temperatureMax < FELT_APART_K) return null;
  return formatTemperature(feelsLikeMax, style);
}

/** Known values of a day; for a trend only what is predictable that far ahead. Unknown values are left out. */
export function listDayFacts(day: Day, isTrend: boolean, isUvEstimated: boolean, view: PageView): DayFact[] {
  const { words, style } = view;
  const { facts } = words.ahead.days;
  const uv = isTrend || day.uvIndexMax === null ? null : formatNumber(day.uvIndexMax, style);
  const night = day.nightCode === null ? null : nameSkyState(day.nightCode as SkyCode, false, style.language);
  const { sunrise, sunset } = day;
  const sun = sunrise === null || sunset === null ? null : facts.sunTimes(formatClock(sunrise), formatClock(sunset));
  const entries: readonly (readonly [string, string | null])[] = [
    [facts.rain, formatRainFact(day, isTrend, view)],
    [facts.wind, formatWindFact(day, isTrend, view)],
    [facts.heavyRain, formatRisk(day.heavyRainProbability, view)],
    [facts.strongGust(formatSpeed(STRONG_GUST_MS, style)), formatRisk(day.strongGustProbability, view)],
    [facts.feels, isTrend ? null : formatFeltFact(day, view)],
    [facts.humidity, day.humidity === null ? null : formatPercent(day.humidity, style)],
    [isUvEstimated ? facts.uvEstimated : facts.uv, uv],
    [facts.night, night],
    [facts.sun, sun],
  ];
  return entries.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}
