import { HOUR_SECONDS } from '@portal/domain/time/epoch';
import type { DegreeWriter } from '../degree-writer.ts';
import { findDayPart } from '../facts/day-part.ts';
import type { HourlyFacts } from '../facts/find-hourly-facts.ts';
import { isDuring } from '../facts/is-during.ts';
import { listMainSpells } from '../facts/list-main-spells.ts';
import { joinPhrases, toSentences } from '../to-sentences.ts';
import { nameDryness, nameRain } from './name-rain.ts';
import { nameClock, namePart, nameSpan } from './name-time.ts';
import { tellLaterSpell, tellSpell } from './tell-spell.ts';
import { tellWind } from './tell-wind.ts';

const HEAT_WORDS = ['', 'nắng nóng, ', 'nắng nóng gay gắt, ', 'nắng nóng đặc biệt gay gắt, '] as const;
/** Degrees between low and high that are told as one. */
const STEADY_C = 2;
/** From so many hours of 24 on it rains all the time. */
const ALL_THE_TIME_HOURS = 18;

/** `Từ khoảng 15 đến 18 giờ có mưa to kèm dông. Cao nhất 34° khoảng 14 giờ, thấp nhất 25° khoảng 5 giờ sáng mai.` */
export function tellHourly(facts: HourlyFacts, degrees: DegreeWriter): string[] {
  const [first, second] = listMainSpells(facts.rain?.spells ?? []);
  if (second !== undefined || !isDuring(facts.wind, first)) {
    return toSentences(tellRain(facts), tellWarmth(facts, degrees), tellDanger(facts));
  }
  return toSentences(joinPhrases(tellRain(facts), tellWind(facts.wind)), tellWarmth(facts, degrees));
}

function tellRain({ rain, nowAt }: HourlyFacts): string | null {
  if (rain === null) return null;
  const [first, second] = listMainSpells(rain.spells);
  if (first === undefined) return `24 giờ tới ${nameDryness(rain.dryness)}`;
  if (first.toAt - first.fromAt >= ALL_THE_TIME_HOURS * HOUR_SECONDS) {
    const how = first.isBroken ? 'lúc mưa lúc tạnh' : `${nameRain(first)} gần như liên tục`;
    return `24 giờ tới ${how}, mưa nhiều nhất khoảng ${nameClock(first.peakAt, nowAt)}`;
  }
  return second === undefined
    ? tellSpell(first, nowAt)
    : `${tellSpell(first, nowAt)}; ${tellLaterSpell(second, nowAt)}`;
}

function tellWarmth({ warmths, heat, nowAt }: HourlyFacts, degrees: DegreeWriter): string | null {
  if (warmths === null) return null;
  const { low, high } = warmths;
  if (high.celsius - low.celsius < STEADY_C) return `nhiệt độ quanh ${degrees.at((low.celsius + high.celsius) / 2)}`;
  const highest = `cao nhất ${degrees.at(high.celsius)} khoảng ${nameClock(high.at, nowAt)}`;
  const lowest = `thấp nhất ${degrees.at(low.celsius)} khoảng ${nameClock(low.at, nowAt)}`;
  return `${HEAT_WORDS[heat]}${high.at <= low.at ? `${highest}, ${lowest}` : `${lowest}, ${highest}`}`;
}

function tellDanger({ wind, fog, nowAt }: HourlyFacts): string | null {
  if (wind !== null) return `${tellWind(wind)} vào ${namePart(findDayPart(wind.at, nowAt))}`;
  return fog === null ? null : `${nameSpan(fog.fromAt, fog.toAt, nowAt)} có sương mù`;
}
