import { nameEstimate, sayRain } from '@portal/content/weather/rain-words';
import type { Day } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import { DRY_BELOW_PERCENT } from '@portal/domain/weather/rain-chance';
import { nameChance } from '@portal/domain/weather/rain-word';
import {
  formatDayMonth,
  formatNumber,
  formatRain,
  formatRainNumber,
  formatTemperature,
  UNKNOWN,
  type ValueStyle,
} from './format-values.ts';
import type { PageView } from './page-view.ts';

interface RainAmount {
  readonly rain: number | null;
  readonly rainLow: number | null;
  readonly rainHigh: number | null;
  /** Of hours whose rain satellites estimate. */
  readonly rainBasis?: 'satellite' | undefined;
}

/** Ranges narrower than this (mm, or share of the high end) are written as one number. */
const NARROW_MM = 2;
const NARROW_PART = 0.3;

/** `2–12`, whole mm; null without a range or where it is too narrow. */
function findRangeText({ rain, rainLow, rainHigh }: RainAmount, style: ValueStyle): string | null {
  if (rain === null || rainLow === null || rainHigh === null) return null;
  const width = rainHigh - rainLow;
  if (width < NARROW_MM || width < NARROW_PART * rainHigh) return null;
  return `${formatNumber(rainLow, style)}–${formatNumber(rainHigh, style)}`;
}

/** `2–12 mm` where ensemble members differ, else `7 mm`. */
export function formatRainRange(amount: RainAmount, style: ValueStyle): string {
  const range = findRangeText(amount, style);
  return range === null ? formatRain(amount.rain, style) : `${range}\u00a0mm`;
}

/** The same without the unit, for columns headed mm. */
export function formatRainRangeNumber(amount: RainAmount, style: ValueStyle): string {
  return findRangeText(amount, style) ?? formatRainNumber(amount.rain, style);
}

/** Daily and part-day amounts below this are not distinguished (decisions.md, "Chance and amount of one row"). */
const LEAST_MM = 1;

/** Rain of a day or part of a day on every page: `2–12 mm`, `7,4 mm`, `< 1 mm`, `0 mm`. */
export function formatSpanRain(amount: RainAmount, style: ValueStyle): string {
  const text = formatSpanRainNumber(amount, style);
  return text === UNKNOWN ? UNKNOWN : `${text}\u00a0mm`;
}

/** The same without the unit, for columns headed mm. */
export function formatSpanRainNumber(amount: RainAmount, style: ValueStyle): string {
  const range = findRangeText(amount, style);
  const { rain } = amount;
  if (range !== null || rain === null || rain <= 0 || rain >= LEAST_MM) return range ?? formatRainNumber(rain, style);
  return `<\u00a0${formatNumber(LEAST_MM, style)}`;
}

/** The same for an amount without a range. */
export const formatSpanAmount = (rain: number | null, style: ValueStyle): string =>
  formatSpanRain({ rain, rainLow: null, rainHigh: null }, style);

/** Amount within a sentence: `dưới 1 mm` rather than `< 1 mm`. */
export const spellRain = (amount: string, { words }: Pick<PageView, 'words'>): string =>
  amount.startsWith('<') ? words.ahead.days.under(amount.slice(2)) : amount;

const WET_FROM_MM = 0.1;

const findEstimate = ({ rain, rainBasis }: RainAmount, { language }: ValueStyle, length: 'short' | 'long') =>
  rainBasis === undefined ? null : nameEstimate(rain, language, length);

/** Rain of an hour with its unit: `2–12 mm`; by satellites' estimate its class, or that none was seen. */
export function formatHourAmount(hour: RainAmount, style: ValueStyle, length: 'short' | 'long' = 'long'): string {
  return findEstimate(hour, style, length) ?? formatRainRange(hour, style);
}

/** `16–21`; a dash for unknown or unnoticeable amounts; by satellites' estimate its class: `mưa vừa`, `chưa thấy`. */
export function formatHourRain(hour: RainAmount, style: ValueStyle): string {
  const { rain, rainHigh } = hour;
  const estimate = findEstimate(hour, style, 'short');
  if (estimate !== null) return estimate;
  if ((rain ?? 0) >= WET_FROM_MM) return formatRainRangeNumber(hour, style);
  return rain === null || (rainHigh ?? 0) < WET_FROM_MM ? UNKNOWN : `0–${formatRainNumber(rainHigh, style)}`;
}

/** Days with hourly forecasts; later ones are a trend. */
export const DAYS_WITH_HOURS = 7;

type RainOfSpan = Pick<Day, 'rain' | 'rainProbability' | 'rainBasis'>;
type RainOfDay = RainOfSpan & Pick<Day, 'rainLow' | 'rainHigh'>;

/** Whether no rain is expected or seen in a span, by amount and chance. */
export function isWithoutRain({ rain, rainProbability }: RainOfSpan): boolean {
  return rain !== null && rain < WET_FROM_MM && (rainProbability ?? 0) < DRY_BELOW_PERCENT;
}

/** Whether a span may be called dry: never on satellites' word, which miss small showers. */
export function mayBeCalledDry(span: RainOfSpan): boolean {
  return span.rainBasis === undefined && isWithoutRain(span);
}

/** Whether a day stays dry up to its likely high end. */
export function isDryDay(day: RainOfDay): boolean {
  return mayBeCalledDry(day) && (day.rainHigh ?? 0) < WET_FROM_MM;
}

/** Words for negligible rain: `không mưa`, `chưa thấy mây mưa`, `có thể có mưa`, `khả năng có mưa`. */
export function sayLittleRain(amount: RainOfSpan, language: Language): string {
  if (!isWithoutRain(amount)) return sayRain(nameChance(amount.rainProbability), language);
  return sayRain(mayBeCalledDry(amount) ? 'dry' : 'unseen', language);
}

/** `2–12 mm`, `7,4 mm`, `< 1 mm`, `không mưa`, `có thể có mưa`; a trend in whole mm: `7 mm`. */
export function formatDayRain(amount: RainOfDay, isTrend: boolean, { words, style }: PageView): string {
  const { rain } = amount;
  if (rain === null) return UNKNOWN;
  const text = formatSpanRain(amount, style);
  if (text.includes('–')) return text;
  if (rain < WET_FROM_MM) return mayBeCalledDry(amount) ? words.days.dry : sayLittleRain(amount, style.language);
  return isTrend && rain >= LEAST_MM ? `${formatNumber(rain, style)}\u00a0mm` : text;
}

/** Today's rain, once some fell: `đã mưa 11 mm`, and `còn 1 mm` or `hết mưa`. Null: not divided. */
export function divideRain(
  { rainFallen, rainAhead, rainBasis }: Pick<Day, 'rainFallen' | 'rainAhead' | 'rainBasis'>,
  { words, style }: PageView,
): Record<'fallen' | 'ahead', string> | null {
  if (rainFallen === null || rainAhead === null || rainFallen < WET_FROM_MM) return null;
  const { fallen, ahead, noMore, noMoreSeen } = words.days;
  const end = rainBasis === undefined ? noMore : noMoreSeen;
  return {
    fallen: fallen(formatRain(rainFallen, style)),
    ahead: rainAhead < WET_FROM_MM ? end : ahead(formatSpanAmount(rainAhead, style)),
  };
}

/** `26–33°`, one number where both read the same, a dash where either is unknown. */
export function formatDegreeSpan(low: number | null, high: number | null, { style }: PageView): string {
  if (low === null || high === null) return UNKNOWN;
  const [from, to] = [formatTemperature(low, style), formatTemperature(high, style)];
  return from === to ? to : `${from.slice(0, -1)}–${to}`;
}

/** `3–9/8`, `31/8–6/9`; `3–9 Aug`, `31 Aug – 6 Sep`. */
export function formatDayRange(from: string, to: string, { style }: Pick<PageView, 'style'>): string {
  const end = formatDayMonth(to, style.language);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8, 10))}–${end}`;
  const start = formatDayMonth(from, style.language);
  return style.language === 'vi' ? `${start}–${end}` : `${start} – ${end}`;
}
