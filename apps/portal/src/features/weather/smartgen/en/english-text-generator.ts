import { sayRain } from '@portal/content/weather/rain-words';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { findDayPart } from '#features/weather/smartgen/facts/find-rain-pattern.ts';
import type { DegreeWriter } from '../degree-writer.ts';
import { isWetDay } from '../facts/find-days-facts.ts';
import type { HourlyFacts } from '../facts/find-hourly-facts.ts';
import type { NinetyFacts, NormalRain, NormalWarmth, NormalWeek } from '../facts/find-ninety-facts.ts';
import { isDuring } from '../facts/is-during.ts';
import { listMainSpells } from '../facts/list-main-spells.ts';
import type { TextGenerator } from '../text-generator.ts';
import { joinPhrases, toSentences } from '../to-sentences.ts';
import { countWetDays, describeDays } from './describe-days.ts';
import { describeNow } from './describe-now.ts';
import { describeLaterSpell, describeSpell } from './describe-spell.ts';
import { describeTomorrow } from './describe-tomorrow.ts';
import { describeWind } from './describe-wind.ts';
import { nameAmount, nameClock, nameDate, nameLongRain, namePart, nameRain, nameSpan, nameStretch } from './names.ts';

const HEAT_WORDS = ['', 'hot, with ', 'very hot, with ', 'extremely hot, with '] as const;
/** From this many wet hours of 24 on it rains all the time. */
const ALL_THE_TIME_HOURS = 18;

/** `Heavy rain with thunderstorms from about 15:00 to 18:00. A high of 34° around 14:00, a low of 25° around 05:00 tomorrow.` */
function describeHourly(facts: HourlyFacts, degrees: DegreeWriter): string[] {
  const [first, second] = listMainSpells(facts.rain?.spells ?? []);
  if (second !== undefined || !isDuring(facts.wind, first)) {
    return toSentences(describeRain(facts), describeWarmth(facts, degrees), describeDanger(facts));
  }
  return toSentences(joinPhrases(describeRain(facts), describeWind(facts.wind)), describeWarmth(facts, degrees));
}

function describeRain({ rain, nowAt }: HourlyFacts): string | null {
  if (rain === null) return null;
  const [first, second] = listMainSpells(rain.spells);
  if (first === undefined) return `${nameStretch(rain.word, rain.rainClass)} in the next 24 hours`;
  if (first.toAt - first.fromAt >= ALL_THE_TIME_HOURS * HOUR_SECONDS && first.word === 'rain') {
    const how = first.isBroken ? 'on and off' : 'almost without a break';
    return `${nameRain({ ...first, rainClass: first.namedClass })} ${how} for the next 24 hours${nameLongRain(first)}, heaviest around ${nameClock(first.peakAt, nowAt)}`;
  }
  return second === undefined
    ? describeSpell(first, nowAt)
    : `${describeSpell(first, nowAt)}; ${describeLaterSpell(second, nowAt)}`;
}

function describeWarmth({ warmths, heat, nowAt }: HourlyFacts, degrees: DegreeWriter): string | null {
  if (warmths === null) return null;
  const { low, high } = warmths;
  if (high.celsius - low.celsius < STEADY_C)
    return `temperatures around ${degrees.at((low.celsius + high.celsius) / 2)}`;
  const highest = `a high of ${degrees.at(high.celsius)} around ${nameClock(high.at, nowAt)}`;
  const lowest = `a low of ${degrees.at(low.celsius)} around ${nameClock(low.at, nowAt)}`;
  return `${HEAT_WORDS[heat]}${high.at <= low.at ? `${highest}, ${lowest}` : `${lowest}, ${highest}`}`;
}

function describeDanger({ wind, fog, nowAt }: HourlyFacts): string | null {
  if (wind !== null) return `${describeWind(wind)} ${namePart(findDayPart(wind.at, nowAt))}`;
  return fog === null ? null : `fog ${nameSpan(fog.fromAt, fog.toAt, nowAt)}`;
}

const STEADY_C = 2;

/** `The first 15 days are a forecast, with rain on 6 of them and highs of 31–34°; from 18 Aug on, only long-term averages.` and what these years say. */
function describeNinetyDays(facts: NinetyFacts, degrees: DegreeWriter): string[] {
  const basis = describeBasis(facts, degrees);
  if (basis === null) return [];
  const { weeks, hasTerciles } = facts;
  const unknown = hasTerciles || weeks.length === 0 ? null : 'how this year will differ from average is not known yet';
  return toSentences(basis, describeSeason(facts, degrees), unknown);
}

function describeBasis({ forecast: { days }, normalFromAt, weeks }: NinetyFacts, degrees: DegreeWriter): string | null {
  const normals = weeks.length === 0 ? null : `from ${nameDate(normalFromAt)} on, only long-term averages`;
  if (days.length === 0) return normals === null ? null : 'there is no forecast yet, only long-term averages';
  const highs = days.map(({ high }) => high);
  const possible = days.filter(({ word }) => word !== 'dry').length;
  const least = possible === 0 ? sayRain('dry', 'en') : `${sayRain('slight', 'en')} on ${possible} of them`;
  const rain = days.some(isWetDay) ? countWetDays(days, 'of them') : least;
  const forecast = `the first ${days.length} days are a forecast, with ${rain} and highs of ${degrees.between(Math.min(...highs), Math.max(...highs))}`;
  return normals === null ? forecast : `${forecast}; ${normals}`;
}

function describeSeason({ forecast, rain, warmth }: NinetyFacts, degrees: DegreeWriter): string | null {
  if (rain === null || warmth === null) return null;
  const after = forecast.days.length === 0 ? '' : 'after that ';
  return joinPhrases(`${after}${describeNormalRain(rain)}`, `with ${describeNormalWarmth(warmth, degrees)}`);
}

function describeNormalRain(rain: NormalRain): string {
  switch (rain.kind) {
    case 'alike':
      return rain.amount.high === 0
        ? 'there is usually hardly any rain'
        : `a week usually brings ${nameAmount(rain.amount)} of rain`;
    case 'peak':
      return `the wettest week is usually ${nameWeek(rain.week)} (about ${Math.round(rain.week.rainMm)} mm)`;
    default: {
      const course = rain.kind === 'rising' ? 'increases' : 'eases';
      return `rain usually ${course} from about ${Math.round(rain.fromMm)} to ${Math.round(rain.toMm)} mm a week`;
    }
  }
}

function describeNormalWarmth(warmth: NormalWarmth, degrees: DegreeWriter): string {
  switch (warmth.kind) {
    case 'steady':
      return `mean temperatures around ${degrees.at(warmth.celsius)}`;
    case 'turning':
      return `mean temperatures of ${degrees.between(warmth.low, warmth.high)}`;
    default:
      return `mean temperatures ${warmth.kind} from ${degrees.at(warmth.from)} to ${degrees.at(warmth.to)}`;
  }
}

/** `7–13 Sep`, `31 Aug – 6 Sep`. */
function nameWeek({ fromAt, lastAt }: NormalWeek): string {
  const [from, to] = [nameDate(fromAt), nameDate(lastAt)];
  const isOneMonth = from.split(' ')[1] === to.split(' ')[1];
  return isOneMonth ? `${from.split(' ')[0]}–${to}` : `${from} – ${to}`;
}

export const ENGLISH_TEXT_GENERATOR: TextGenerator = {
  now: describeNow,
  hourly: describeHourly,
  tomorrow: describeTomorrow,
  days: describeDays,
  ninety: describeNinetyDays,
};
