import type { WardMatter, WardMatterKind } from '@portal/content/ward-bulletin/compose-ward-bulletin';
import type { Language } from '@portal/domain/language/language';
import { HOUR_SECONDS, vietnamDate } from '@portal/domain/time/vietnam-time';
import type { BulletinSpan } from '@portal/domain/ward-bulletin/bulletin-span';
import {
  chooseColdAction,
  chooseHeatAction,
  chooseRainAction,
  type WardAction,
} from '@portal/domain/ward-bulletin/ward-action';
import { type ColdLevel, classifyCold } from '@portal/domain/weather/cold-level';
import { findSkyBadge } from '@portal/domain/weather/sky-badge';
import type { HourWeather } from '@portal/forecast/series/hour-rain';
import { type LocatedWeather, listHours, toRange } from '../place-weather.ts';
import { ENGLISH_WARD_WRITER } from '../smartgen/en/english-ward-writer.ts';
import { findFogSpell } from '../smartgen/facts/fog-spell.ts';
import { findRainAhead, type StretchRain } from '../smartgen/facts/rain-spell.ts';
import { classifyHeat, findWarmths } from '../smartgen/facts/warmth.ts';
import { findWindPeak } from '../smartgen/facts/wind-peak.ts';
import { VIETNAMESE_WARD_WRITER } from '../smartgen/vi/vietnamese-ward-writer.ts';
import type { WardPhrase, WardRainSum, WardWarmths, WardWriter } from '../smartgen/ward-writer.ts';
import { toDay } from '../to-day.ts';

const WRITERS: Readonly<Record<Language, WardWriter>> = { vi: VIETNAMESE_WARD_WRITER, en: ENGLISH_WARD_WRITER };

/** Code of `rét`, which highlands do not call so. */
const COLD_CODE = 8;

/** The cold of the day that a bulletin ends in, from its mean; 0 where it is the usual climate of a highland. */
function findCold(weather: LocatedWeather, { kind, validTo }: BulletinSpan): ColdLevel {
  const dayIndex = kind === 'night' && validTo > weather.todayAt + 24 * HOUR_SECONDS ? 1 : 0;
  const { temperatureMean, temperatureMin } = toDay(weather, dayIndex, 'vi');
  const cold = classifyCold(temperatureMean, temperatureMin, vietnamDate(validTo).month);
  const isUsual = cold === 1 && findSkyBadge(COLD_CODE, weather.place.elevation) === null;
  return isUsual ? 0 : cold;
}

const toMatter = (kind: WardMatterKind, phrase: WardPhrase, action: WardAction | null): WardMatter => ({
  kind,
  ...phrase,
  action,
});

/** Drying needs a day that is called dry, by the word of the place's own page. */
function chooseDryAction({ word }: StretchRain, { kind }: BulletinSpan): WardAction | null {
  return word === 'dry' && kind === 'day' ? { kind: 'dryOutside' } : null;
}

interface MatterInput {
  readonly weather: LocatedWeather;
  readonly span: BulletinSpan;
  readonly sum: WardRainSum | null;
  readonly language: Language;
}

function listRainMatters({ weather, span, sum, language }: MatterInput): WardMatter[] {
  const { nowAt, course } = weather;
  const write = WRITERS[language];
  const rain = findRainAhead(weather, span.validTo);
  if (rain === null) return [];
  const phrase = write.rain(rain, sum, course.baseAt, span.validTo);
  const [first] = rain.spells;
  if (first === undefined) return [toMatter('rain', phrase, chooseDryAction(rain, span))];
  const thunder = Math.max(...rain.spells.map((spell) => spell.thunder));
  const storm = thunder === 0 ? [] : [toMatter('thunder', write.thunder(thunder === 2), { kind: 'shelter' })];
  return [toMatter('rain', phrase, chooseRainAction(first, nowAt)), ...storm];
}

function listWarmthMatters({ weather, span, language }: MatterInput, hours: readonly HourWeather[]): WardMatter[] {
  const found = findWarmths(hours);
  if (found === null) return [];
  const write = WRITERS[language];
  const { nowAt } = weather;
  const warmths: WardWarmths = { ...found, isNight: span.kind === 'night' };
  const heat = span.kind === 'day' ? classifyHeat(found.high.celsius) : 0;
  if (heat > 0)
    return [toMatter('heat', write.heat(heat as 1 | 2 | 3, found.high, nowAt), chooseHeatAction(heat as 1))];
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
  const isPressing = ({ action }: WardMatter): boolean => action !== null && action.kind !== 'dryOutside';
  return [...matters.filter(isPressing), ...matters.filter((matter) => !isPressing(matter))];
}
