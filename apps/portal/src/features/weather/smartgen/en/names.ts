import { SHORT_ENGLISH_MONTHS } from '@portal/content/english-months.table';
import { nameRainClass, sayRain } from '@portal/content/weather/rain-words';
import { type EpochSeconds, formatClock, vietnamDate, vietnamWeekday } from '@portal/domain/time/vietnam-time';
import type { RainClass } from '@portal/domain/weather/rain-class';
import type { RainSpell } from '@portal/domain/weather/rain-spells';
import type { NamedRainWord, RainWord } from '@portal/domain/weather/rain-word';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import { countDaysAhead, type DayPart, listDayParts } from '#features/weather/smartgen/facts/find-rain-pattern.ts';
import type { RainAmount } from '#features/weather/smartgen/facts/rain-amount.ts';

const HEAVY = 4;

/** A span whose rain is not described: `no rain`, `a slight chance of light rain`. */
export function nameStretch(word: RainWord, rainClass: RainClass): string {
  return sayRain(word, 'en', nameRainClass(rainClass, 'en'));
}

/** Rain without its time. */
interface RainKind {
  readonly rainClass: RainClass;
  readonly thunder: 0 | 1 | 2;
  readonly word: NamedRainWord;
  readonly isBroken?: boolean;
  /** Class of its wettest hour, if that may be higher than the total's. */
  readonly hourClass?: RainClass;
}

/** `moderate rain with thunderstorms`. */
export function nameRain({ rainClass, thunder }: Pick<RainKind, 'rainClass' | 'thunder'>): string {
  return `${nameRainClass(rainClass, 'en')}${thunder === 2 ? ' with thunderstorms' : ''}`;
}

/** `moderate rain with thunderstorms this evening, heavy at times`, `light rain at times tonight, possibly with thunder`, `a slight chance of rain and thunder around 15:00`. */
export function describeRain(
  { rainClass, thunder, word, isBroken = false, hourClass = 0 }: RainKind,
  when: string,
): string {
  const rain = nameRain({ rainClass, thunder });
  const isBurst = hourClass >= HEAVY && hourClass > rainClass;
  const burst = isBurst ? `, ${nameRainClass(hourClass, 'en').replace(' rain', '')} at times` : '';
  if (word !== 'rain') return `${sayRain(word, 'en', rain)}${thunder === 1 ? ' and thunder' : ''} ${when}${burst}`;
  const breaks = isBroken && !isBurst ? ' at times' : '';
  return `${sayRain(word, 'en', rain)}${breaks} ${when}${burst}${thunder === 1 ? ', possibly with thunder' : ''}`;
}

/** ` (about 60 mm in all)` after rain with a heavy total but no heavy hour; else empty. */
export function nameLongRain({
  rainClass,
  sumClass,
  rainMm,
}: Pick<RainSpell, 'rainClass' | 'sumClass' | 'rainMm'>): string {
  return sumClass >= HEAVY && sumClass > rainClass ? ` (about ${Math.round(rainMm)} mm in all)` : '';
}

/** `about 15 mm`, `10–25 mm`, `up to 12 mm`, `less than 1 mm`. */
export function nameAmount({ low, high }: RainAmount): string {
  if (high === 0) return 'less than 1 mm';
  if (low === null) return `about ${high} mm`;
  return low === 0 ? `up to ${high} mm` : `${low}–${high} mm`;
}

/** Sky states by day, in a forecaster's words. */
const DAY: Readonly<Record<SkyCode, string>> = {
  1: 'sunny',
  2: 'hot and sunny',
  3: 'very hot',
  4: 'extremely hot',
  5: 'mostly sunny',
  6: 'sun and clouds',
  7: 'overcast',
  8: 'cold',
  9: 'cold (severe-cold level in Vietnam)',
  10: 'very cold (rét hại by Vietnam’s scale)',
  11: 'icy',
  12: 'rain at times',
  13: 'light rain',
  14: 'rain',
  15: 'heavy rain',
  16: 'very heavy rain',
  17: 'cold with rain',
  18: 'cold with rain (severe-cold level in Vietnam)',
  19: 'very cold with rain (rét hại by Vietnam’s scale)',
  20: 'icy with rain',
  21: 'cold with heavy rain',
  22: 'cold with heavy rain (severe-cold level in Vietnam)',
  23: 'very cold with heavy rain (rét hại by Vietnam’s scale)',
  24: 'sleet',
  25: 'cold with very heavy rain',
  26: 'cold with very heavy rain (severe-cold level in Vietnam)',
  27: 'very cold with very heavy rain (rét hại by Vietnam’s scale)',
  28: 'very heavy sleet',
};

/** Different words by night. */
const NIGHT: Readonly<Partial<Record<SkyCode, string>>> = {
  1: 'clear',
  2: 'muggy',
  3: 'very muggy',
  4: 'extremely muggy',
  5: 'mostly clear',
  6: 'partly cloudy',
  7: 'cloudy',
};

/** Nouns, which need "with". */
const NOUNS: ReadonlySet<SkyCode> = new Set<SkyCode>([6, 12, 13, 14, 15, 16, 24, 28]);

/** Follows a temperature: ` and sunny`, ` with light rain`, `, hot and sunny`. */
export function nameSkyWith(code: SkyCode, isDay: boolean): string {
  const isNoun = NOUNS.has(code) && (isDay || NIGHT[code] === undefined);
  const name = nameSky(code, isDay);
  if (isNoun) return ` with ${name}`;
  return name.includes(' and ') ? `, ${name}` : ` and ${name}`;
}

/** `sunny`, by night `clear`. */
export function nameSky(code: SkyCode, isDay: boolean): string {
  return (isDay ? undefined : NIGHT[code]) ?? DAY[code];
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** From this day on weekdays repeat, so the date is added. */
const DATED_FROM = 7;

/** `this afternoon`, `tonight`, `early tomorrow`, as an adverb. */
export function namePart({ name, day }: DayPart): string {
  if (name === 'night') return day <= 0 ? 'tonight' : day === 1 ? 'tomorrow night' : 'the night after next';
  if (day > 1) return name === 'dawn' ? 'early in two days' : `the ${name} of the day after tomorrow`;
  if (name === 'dawn') return day <= 0 ? 'early this morning' : 'early tomorrow';
  if (name === 'noon') return day <= 0 ? 'around midday' : 'around midday tomorrow';
  return day <= 0 ? `this ${name}` : `tomorrow ${name}`;
}

/** `this evening`, `this afternoon and evening`, `tonight and early tomorrow`, `from this afternoon until early tomorrow`. */
export function nameSpan(fromAt: EpochSeconds, toAt: EpochSeconds, nowAt: EpochSeconds): string {
  const parts = listDayParts(fromAt, toAt, nowAt);
  const [first, second] = parts;
  if (first === undefined) return '';
  if (second === undefined) return namePart(first);
  if (parts.length > 2) return `from ${namePart(first)} until ${namePart(parts.at(-1) ?? first)}`;
  const isBothToday = namePart(first).startsWith('this ') && namePart(second).startsWith('this ');
  return `${namePart(first)} and ${isBothToday ? second.name : namePart(second)}`;
}

/** `15:00`, `15:20`, `05:00 tomorrow`, `midnight`. */
export function nameClock(at: EpochSeconds, nowAt: EpochSeconds): string {
  const day = countDaysAhead(at, nowAt);
  const clock = writeClock(at);
  const when = day === 0 ? '' : day === 1 ? ' tomorrow' : ' the day after';
  return `${clock}${clock === MIDNIGHT ? '' : when}`;
}

/** `15:00 to 18:00` within a day; null if the ends need more words. */
export function nameClockSpan(fromAt: EpochSeconds, toAt: EpochSeconds, nowAt: EpochSeconds): string | null {
  if (countDaysAhead(toAt - 1, nowAt) !== 0) return null;
  return `${writeClock(fromAt)} to ${writeClock(toAt)}`;
}

const MIDNIGHT = 'midnight';

/** The clock as in tables; midnight by its name, since `00:00` does not say of which day. */
function writeClock(at: EpochSeconds): string {
  const clock = formatClock(at);
  return clock === '00:00' ? MIDNIGHT : clock;
}

/** `today`, `tomorrow`, `Friday`, from the eighth day with its date: `Friday 14 Aug`. */
export function nameDay(at: EpochSeconds, nowAt: EpochSeconds): string {
  const index = countDaysAhead(at, nowAt);
  if (index === 0) return 'today';
  if (index === 1) return 'tomorrow';
  const weekday = WEEKDAYS[vietnamWeekday(at)] ?? '';
  return index < DATED_FROM ? weekday : `${weekday} ${nameDate(at)}`;
}

/** The same after a verb: `on Friday`. */
export function nameOnDay(at: EpochSeconds, nowAt: EpochSeconds): string {
  return `${countDaysAhead(at, nowAt) > 1 ? 'on ' : ''}${nameDay(at, nowAt)}`;
}

/** `14 Aug`. */
export function nameDate(at: EpochSeconds): string {
  const { day, month } = vietnamDate(at);
  return `${day} ${SHORT_ENGLISH_MONTHS[month - 1] ?? ''}`;
}
