import type { Language } from '@portal/domain/language/language';

/** The visitor's formatting choices; a page never mixes them. */
export interface ValueStyle {
  readonly language: Language;
  readonly temperatureUnit: 'C' | 'F';
  readonly windUnit: 'kmh' | 'ms';
}

/** What a number without a unit of choice needs. */
type NumberStyle = Pick<ValueStyle, 'language'>;
type WarmthStyle = Omit<ValueStyle, 'windUnit'>;
type WindStyle = Omit<ValueStyle, 'temperatureUnit'>;

export const UNKNOWN = '–';

const NO_BREAK_SPACE = '\u00a0';

const FACTORS = [1, 10, 100, 1000] as const;
type Decimals = 0 | 1 | 2 | 3;

/** Rounds half up, also below zero; never yields "-0". */
function roundHalfUp(value: number, decimals: Decimals = 0): number {
  const factor = FACTORS[decimals];
  if (factor === 1 && Number.isInteger(value)) return value + 0;
  return Math.floor(Number((value * factor).toFixed(6)) + 0.5) / factor + 0;
}

/** `1.004,6` in Vietnamese, `1,004.6` in English. */
export function formatNumber(value: number | null, style: NumberStyle, decimals: Decimals = 0): string {
  if (value === null) return UNKNOWN;
  const rounded = roundHalfUp(value, decimals);
  // Fast path: most numbers are whole degrees and percentages.
  if (decimals === 0 && rounded >= 0 && rounded < 1000) return String(rounded);
  const [whole = '', fraction] = rounded.toFixed(decimals).split('.');
  const vietnamese = style.language === 'vi';
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, vietnamese ? '.' : ',');
  const text = fraction === undefined ? grouped : `${grouped}${vietnamese ? ',' : '.'}${fraction}`;
  return text.replace('-', '−');
}

/** Temperature in the visitor's whole degrees, without the sign; null stays null. */
function toShownDegrees(celsius: number | null, style: WarmthStyle): number | null {
  if (celsius === null) return null;
  return roundHalfUp(style.temperatureUnit === 'F' ? celsius * 1.8 + 32 : celsius);
}

/** `28°`; the unit is a page setting and not repeated. */
export function formatTemperature(celsius: number | null, style: WarmthStyle): string {
  const shown = toShownDegrees(celsius, style);
  return shown === null ? UNKNOWN : `${formatNumber(shown, style)}°`;
}

/** Absolute temperature difference: `2°`. */
export function formatDegreesApart(celsius: number, style: WarmthStyle): string {
  return `${formatNumber(Math.abs(style.temperatureUnit === 'F' ? celsius * 1.8 : celsius), style)}°`;
}

/** `2,4 mm`; no decimals from 10 mm on. */
export function formatRain(millimetres: number | null, style: NumberStyle): string {
  return millimetres === null ? UNKNOWN : `${formatRainNumber(millimetres, style)}${NO_BREAK_SPACE}mm`;
}

/** The amount alone, for columns headed mm. */
export function formatRainNumber(millimetres: number | null, style: NumberStyle): string {
  if (millimetres === null) return UNKNOWN;
  return formatNumber(millimetres, style, millimetres >= 0.05 && millimetres < 9.95 ? 1 : 0);
}

/** `45%`, without a space in both languages. */
export function formatPercent(percent: number | null, style: NumberStyle): string {
  if (percent === null) return UNKNOWN;
  return `${formatNumber(percent, style)}%`;
}

/** `12 km/h` or `3,3 m/s`. */
export function formatSpeed(metresPerSecond: number | null, style: WindStyle): string {
  if (metresPerSecond === null) return UNKNOWN;
  if (style.windUnit === 'ms') return `${formatNumber(metresPerSecond, style, 1)}${NO_BREAK_SPACE}m/s`;
  return `${formatNumber(metresPerSecond * 3.6, style)}${NO_BREAK_SPACE}km/h`;
}

/** `14:00`, from a moment with offset +07:00. */
export function formatClock(moment: string | null): string {
  return moment === null ? UNKNOWN : moment.slice(11, 16);
}

/** `22/7` in Vietnamese, `22 Jul` in English, from a date or moment. */
export function formatDayMonth(date: string, language: Language): string {
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8, 10));
  return language === 'vi' ? `${day}/${month}` : `${day} ${MONTHS[month - 1] ?? ''}`;
}

/** Duplicated on purpose: a separate script chunk would cost a page more. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 0 for Sunday … 6 for Saturday; takes `YYYY-MM-DD`. */
export function weekdayOf(date: string): number {
  const days = Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / 86_400_000;
  return (((days + 4) % 7) + 7) % 7;
}

/** End hour of a part of a day; midnight is 24. */
export function formatEndHour(moment: string): string {
  const hour = formatClock(moment).slice(0, 2);
  return hour === '00' ? '24' : hour;
}
