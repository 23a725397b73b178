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

const HEAT_WORDS = ['', 'hot, with ', 'very hot, with ', 'extremely hot, with '] as const;
/** Degrees between low and high that are told as one. */
const STEADY_C = 2;
/** From so many hours of 24 on it rains all the time. */
const ALL_THE_TIME_HOURS = 18;

/** `Heavy rain with thunderstorms from about 3 to 6 pm. A high of 34° around 2 pm, a low of 25° around 5 am tomorrow.` */
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
  if (first === undefined) return `${nameDryness(rain.dryness)} in the next 24 hours`;
  if (first.toAt - first.fromAt >= ALL_THE_TIME_HOURS * HOUR_SECONDS) {
    const how = first.isBroken ? 'on and off' : 'almost without a break';
    return `${nameRain(first)} ${how} for the next 24 hours, heaviest around ${nameClock(first.peakAt, nowAt)}`;
  }
  return second === undefined
    ? tellSpell(first, nowAt)
    : `${tellSpell(first, nowAt)}; ${tellLaterSpell(second, nowAt)}`;
}

function tellWarmth({ warmths, heat, nowAt }: HourlyFacts, degrees: DegreeWriter): string | null {
  if (warmths === null) return null;
  const { low, high } = warmths;
  if (high.celsius - low.celsius < STEADY_C)
    return `temperatures around ${degrees.at((low.celsius + high.celsius) / 2)}`;
  const highest = `a high of ${degrees.at(high.celsius)} around ${nameClock(high.at, nowAt)}`;
  const lowest = `a low of ${degrees.at(low.celsius)} around ${nameClock(low.at, nowAt)}`;
  return `${HEAT_WORDS[heat]}${high.at <= low.at ? `${highest}, ${lowest}` : `${lowest}, ${highest}`}`;
}

function tellDanger({ wind, fog, nowAt }: HourlyFacts): string | null {
  if (wind !== null) return `${tellWind(wind)} ${namePart(findDayPart(wind.at, nowAt))}`;
  return fog === null ? null : `fog ${nameSpan(fog.fromAt, fog.toAt, nowAt)}`;
}
