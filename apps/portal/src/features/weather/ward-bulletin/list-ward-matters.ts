import type { WardMatter, WardMatterKind } from '@portal/content/ward-bulletin/compose-ward-bulletin';
import type { Language } from '@portal/domain/language/language';
import { HOUR_SECONDS, vietnamDate } from '@portal/domain/time/vietnam-time';
import type { BulletinSpan } from '@portal/domain/ward-bulletin/bulletin-span';
import {
  chooseColdAction,
  chooseDryAction,
  chooseHeatAction,
  chooseRainAction,
  isPressing,
  type WardAction,
} from '@portal/domain/ward-bulletin/ward-action';
import { type ColdLevel, classifyCold } from '@portal/domain/weather/cold-level';
import { findSkyBadge } from '@portal/domain/weather/sky-badge';
import type { HourWeather } from '@portal/forecast/series/derive-hours';
import { type LocatedWeather, listHours, toRange } from '../place-weather.ts';
import { ENGLISH_WARD_WRITER } from '../smartgen/en/english-ward-writer.ts';
import { isWarmByDay } from '../smartgen/facts/find-tomorrow-facts.ts';
import { findFogSpell } from '../smartgen/facts/fog-spell.ts';
import { findActingSpell } from '../smartgen/facts/list-main-spells.ts';
import { findRainAhead, type StretchRain } from '../smartgen/facts/rain-spell.ts';
import { classifyHeat, findWarmths } from '../smartgen/facts/warmth.ts';
import { findWindPeak } from '../smartgen/facts/wind-peak.ts';
import { VIETNAMESE_WARD_WRITER } from '../smartgen/vi/vietnamese-ward-writer.ts';
import type { WardPhrase, WardRainSum, WardWarmths, WardWriter } from '../smartgen/ward-writer.ts';
import { toDay } from '../to-day.ts';

const WRITERS: Readonly<Record<Language, WardWriter>> = { vi: VIETNAMESE_WARD_WRITER, en: ENGLISH_WARD_WRITER };

/** Code of `rét`, which highlands do not call so. */
const COLD_CODE = 8;

/** The cold of the day that a bulletin ends in, from its mean; 0 where it is the usual climate of a highland, or midday is warm. */
function findCold(weather: LocatedWeather, { kind, validTo }: BulletinSpan): ColdLevel {
  const dayIndex = kind === 'night' && validTo > weather.todayAt + 24 * HOUR_SECONDS ? 1 : 0;
  const { temperatureMean, temperatureMin, temperatureMax } = toDay(weather, dayIndex, 'vi');
  const cold = classifyCold(temperatureMean, temperatureMin, vietnamDate(validTo).month);
  const isHighland = findSkyBadge(COLD_CODE, weather.place.elevation) === null;
  return cold === 1 && (isHighland || isWarmByDay(temperatureMax)) ? 0 : cold;
}

const toMatter = (kind: WardMatterKind, phrase: WardPhrase, action: WardAction | null): WardMatter => ({
  kind,
  ...phrase,
  action,
});

interface MatterInput {
  readonly weather: LocatedWeather;
  readonly span: BulletinSpan;
  readonly sum: WardRainSum | null;
  readonly language: Language;
}

/** What to do about a time without a spell: be ready for what may come, or dry crops on a dry day. */
function chooseActionWithoutSpell({ word }: StretchRain, { weather, span }: MatterInput): WardAction | null {
  if (word === 'slight' || word === 'good') return { kind: 'beReady' };
  return word === 'dry' && span.kind === 'day' ? chooseDryAction(toDay(weather, 0, 'vi').skyCode, weather.nowAt) : null;
}

function listRainMatters(input: MatterInput): WardMatter[] {
  const { weather, span, sum, language } = input;
  const { nowAt, course } = weather;
  const write = WRITERS[language];
  const rain = findRainAhead(weather, span.validTo);
  if (rain === null) return [];
  const phrase = write.rain(rain, sum, course.baseAt, span.validTo);
  const spell = findActingSpell(rain.spells);
  if (spell === null) return [toMatter('rain', phrase, chooseActionWithoutSpell(rain, input))];
  const thunder = Math.max(...rain.spells.map((spell) => spell.thunder));
  const storm = thunder === 0 ? [] : [toMatter('thunder', write.thunder(thunder === 2), { kind: 'shelter' })];
  return [toMatter('rain', phrase, chooseRainAction(spell, nowAt)), ...storm];
}

function listWarmthMatters({ weather, span, language }: MatterInput, hours: readonly HourWeather[]): WardMatter[] {
  const found = findWarmths(hours);
  if (found === null) return [];
  const write = WRITERS[language];
  const { nowAt } = weather;
  const warmths: WardWarmths = { ...found, isNight: span.kind === 'night' };
  const heat = span.kind === 'day' ? classifyHeat(found.high.celsius) : 0;
  if (heat > 0)
    return [toMatter('heat', write.heat(heat as 1 | 2 | 3, found.high, nowAt), chooseHeatAction(heat as 1, nowAt))];
  const cold = findCold(weather, span);
  if (cold > 0) return [toMatter('cold', write.cold(cold as 1, warmths, nowAt), chooseColdAction(cold as 1))];
  return [toMatter('warmth', write.warmth(warmths, nowAt), null)];
}

/** What matters at a place until the bulletin ends: first what calls for something to be done, in a fixed order. */
export function listWardMatters(input: MatterInput): WardMatter[] {
  const { weather, span, language } = input;
  const write = WRITERS[language];
  const hours = listHours(weather, toRange(weather, weather.hourAt, (span.validTo - weather.hourAt) / HOUR_SECONDS));
  const wind = findWindPeak(hours);
  const fog = findFogSpell(hours);
  const matters = [
    ...listRainMatters(input),
    ...(wind === null ? [] : [toMatter('wind', write.wind(wind, weather.course.baseAt), { kind: 'secure' })]),
    ...listWarmthMatters(input, hours),
    ...(fog === null ? [] : [toMatter('fog', write.fog(fog, weather.course.baseAt), { kind: 'lights' })]),
  ];
  return [true, false].flatMap((pressing) => matters.filter(({ action }) => isPressing(action) === pressing));
}
