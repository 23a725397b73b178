import type { Language } from '@portal/domain/language/language';
import { listPartsAhead } from '@portal/domain/observation/taf/list-parts-ahead';
import type { Taf, TafPart } from '@portal/domain/observation/taf/taf';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatClock,
  startOfVietnamDay,
  vietnamDate,
} from '@portal/domain/time/vietnam-time';
import { formatShortDay } from '../format-day.ts';
import { pair, splitLanguages } from '../split-languages.ts';
import { namePresentWeather } from './present-weather-words.ts';
import { nameStationWind } from './wind-words.ts';

/** A part of an airport's forecast in words: when it applies, with a capital, and what it says, without. */
export interface TafLine {
  readonly when: string;
  readonly text: string;
}

const WORDS = splitLanguages({
  tomorrow: pair([(clock: string) => `${clock} mai`, (clock) => `${clock} tomorrow`]),
  until: pair([(end: string) => `Đến ${end}`, (end) => `Until ${end}`]),
  from: pair([(start: string) => `Từ ${start}`, (start) => `From ${start}`]),
  becoming: pair([(span: string) => `Chuyển dần ${span}`, (span) => `Gradually, ${span}`]),
  temporary: pair([(span: string) => `Có lúc ${span}`, (span) => `At times, ${span}`]),
  chance: pair([
    (percent: number, span: string) => `Khả năng ${percent}%, có lúc ${span}`,
    (percent, span) => `${percent}% chance, at times ${span}`,
  ]),
  far: ['tầm nhìn từ 10 km', 'visibility 10 km or more'],
  sight: pair([(distance: string) => `tầm nhìn ${distance}`, (distance) => `visibility ${distance}`]),
  nothing: ['không có hiện tượng đáng kể', 'no significant weather'],
});

function nameTime(at: EpochSeconds, now: EpochSeconds, language: Language): string {
  const days = Math.round((startOfVietnamDay(at) - startOfVietnamDay(now)) / DAY_SECONDS);
  if (days === 0) return formatClock(at);
  return days === 1
    ? WORDS[language].tomorrow(formatClock(at))
    : `${formatClock(at)} ${formatShortDay(vietnamDate(at), language)}`;
}

/** The end of a span: midnight is 24:00 of the day before. */
function nameEnd(at: EpochSeconds, now: EpochSeconds, language: Language): string {
  if (at !== startOfVietnamDay(at)) return nameTime(at, now, language);
  return nameTime(at - 1, now, language).replace('23:59', '24:00');
}

/** `13:00–19:00`, `22:00–03:00 mai`. */
function nameSpan({ fromAt, toAt }: TafPart, now: EpochSeconds, language: Language): string {
  const isOneDay =
    startOfVietnamDay(fromAt) === startOfVietnamDay(toAt - 1) && startOfVietnamDay(now) !== startOfVietnamDay(toAt - 1);
  return `${isOneDay ? formatClock(fromAt) : nameTime(fromAt, now, language)}–${nameEnd(toAt, now, language)}`;
}

function nameWhen(part: TafPart, now: EpochSeconds, language: Language): string {
  const words = WORDS[language];
  const span = nameSpan(part, now, language);
  if (part.chancePercent !== null) return words.chance(part.chancePercent, span);
  switch (part.change) {
    case 'base':
      return part.fromAt <= now ? words.until(nameEnd(part.toAt, now, language)) : span;
    case 'from':
      return words.from(nameTime(part.fromAt, now, language));
    case 'becoming':
      return words.becoming(span);
    case 'temporary':
      return words.temporary(span);
  }
}

function describeSight({ visibilityM }: TafPart, language: Language): string | null {
  if (visibilityM === null) return null;
  const { far, sight } = WORDS[language];
  if (visibilityM >= 10_000) return far;
  if (visibilityM < 1000) return sight(`${visibilityM} m`);
  const km = (visibilityM / 1000).toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB', { maximumFractionDigits: 1 });
  return sight(`${km} km`);
}

/** No weather in a forecast of an airport only means none that matters to aircraft, so it is not called dry. */
function describeWeather({ weather, cloudOktas }: TafPart, language: Language): string | null {
  const named = namePresentWeather({ weather: weather === 0 ? null : weather, cloudOktas }, language);
  if (weather !== 0) return named;
  return [WORDS[language].nothing, named].filter((part) => part !== null).join(', ');
}

/** The parts of an airport's forecast that are not over at `now`, in words; parts that state nothing are left out. */
export function describeTaf(taf: Pick<Taf, 'parts'>, now: EpochSeconds, language: Language): readonly TafLine[] {
  return listPartsAhead(taf, now).flatMap((part) => {
    const facts = [
      nameStationWind({ speedMs: part.windMs, directionDeg: part.windDirectionDeg, gustMs: part.gustMs }, language),
      describeSight(part, language),
      describeWeather(part, language),
    ];
    const text = facts.filter((fact) => fact !== null).join(', ');
    return text === '' ? [] : [{ when: nameWhen(part, now, language), text }];
  });
}
