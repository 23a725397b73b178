import { nameRainClass, sayRain } from '@portal/content/weather/rain-words';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { RainClass } from '@portal/domain/weather/rain-class';
import type { DegreeWriter } from '../degree-writer.ts';
import { type DaysFacts, type DescribedDay, isWetDay } from '../facts/find-days-facts.ts';
import { findRainPattern, findSharedWord, isDryAfter, isDryUntil } from '../facts/find-rain-pattern.ts';
import { joinPhrases, toSentences } from '../to-sentences.ts';
import { describeWind } from './describe-wind.ts';
import { nameAmount, nameDay, nameOnDay, nameRain } from './names.ts';

const HEAT_WORDS = ['', 'hot', 'very hot', 'extremely hot'] as const;
const COLD_WORDS = [
  '',
  '',
  'cold (severe-cold level in Vietnam)',
  'very cold (rét hại by Vietnam’s scale)',
  'ice',
] as const;
/** From this class on rain is described next to its amount. */
const HEAVY = 4;
/** With air this cold at two metres, frost may form on grass. */
const FROST_UP_TO_C = 4;
const TREND_FROM = 7;

/** `Dry through Wednesday, rain from Thursday on, wettest on Saturday (30–50 mm). Days 31–34°, nights 24–25°.` */
export function describeDays(facts: DaysFacts, degrees: DegreeWriter): string[] {
  if (facts.days.length === 0) return [];
  return toSentences(
    `${describeRain(facts) ?? ''}${describeWettestDay(facts)}${describeEnd(facts)}`,
    describeWarmth(facts, degrees),
    describeNotableDay(facts, degrees),
  );
}

function describeRain({ days, nowAt }: DaysFacts): string | null {
  const pattern = findRainPattern(days);
  const count = days.length;
  const rainText = sayRain(findSharedWord(days), 'en');
  switch (pattern?.kind) {
    case undefined:
      return null;
    case 'dry':
      return `dry for the next ${count} days`;
    case 'possible':
      return describePossible(pattern.days, count, nowAt);
    case 'everyDay':
      return `${rainText} on each of the next ${count} days`;
    case 'oneDay':
      return isDryUntil(days, pattern.day) && isDryAfter(days, pattern.day)
        ? `dry for the next ${count} days but for ${rainText} ${nameOnDay(pattern.day.at, nowAt)}`
        : `${rainText} ${nameOnDay(pattern.day.at, nowAt)}`;
    case 'comes':
      return isDryUntil(days, pattern.day)
        ? `dry through ${nameDay(pattern.day.at - DAY_SECONDS, nowAt)}, ${rainText} from ${nameDay(pattern.day.at, nowAt)} on`
        : `${rainText} from ${nameDay(pattern.day.at, nowAt)} on`;
    case 'ends':
      return `${rainText} through ${nameDay(pattern.day.at, nowAt)}`;
    case 'spell':
      return `${rainText} from ${nameDay(pattern.first.at, nowAt)} to ${nameDay(pattern.last.at, nowAt)}`;
    case 'some':
      return countWetDays(days, `of the next ${count} days`);
  }
}

/**
 * Days with no more than possible rain: `dry for the next 7 days but for a slight chance of light rain on Wednesday`.
 */
function describePossible(possible: readonly DescribedDay[], count: number, nowAt: EpochSeconds): string {
  const rainClass = Math.max(...possible.map((day) => day.rainClass)) as RainClass;
  const isDrizzle = possible.every(({ word }) => word === 'drizzle');
  const rainText = sayRain(isDrizzle ? 'drizzle' : 'slight', 'en', nameRainClass(rainClass, 'en'));
  const [only] = possible;
  if (possible.length === count) return `${rainText} on each of the next ${count} days`;
  return possible.length === 1 && only !== undefined
    ? `dry for the next ${count} days but for ${rainText} ${nameOnDay(only.at, nowAt)}`
    : `${rainText} on ${possible.length} of the next ${count} days`;
}

/** `rain on 3 of the next 7 days and a good chance of it on 2 more`; `of` says of which days. */
export function countWetDays(days: readonly DescribedDay[], of: string): string {
  const [rain = 0, good = 0] = (['rain', 'good'] as const).map(
    (word) => days.filter((day) => day.word === word).length,
  );
  if (rain === 0) return `${sayRain('good', 'en')} on ${good} ${of}`;
  return `rain on ${rain} ${of}${good === 0 ? '' : ` and a good chance of it on ${good === 1 ? 'another' : `${good} more`}`}`;
}

/** Follows the wettest day: what comes after rain that ends, or what may fall on the other days. */
function describeEnd({ days }: DaysFacts): string {
  const pattern = findRainPattern(days);
  if (pattern?.kind === 'ends')
    return isDryAfter(days, pattern.day) ? ', then dry' : `, then ${sayRain('slight', 'en')}`;
  if (pattern?.kind !== 'oneDay') return '';
  const isElseDry = isDryUntil(days, pattern.day) && isDryAfter(days, pattern.day);
  return isElseDry ? '' : `, ${sayRain('slight', 'en')} on other days`;
}

/** `, wettest on Saturday (heavy rain with thunderstorms, 30–50 mm)`. */
function describeWettestDay({ days, wettest, nowAt }: DaysFacts): string {
  if (wettest?.amount == null) return '';
  const { rainClass, hasThunder, amount } = wettest;
  const isOnly = days.filter(isWetDay).length === 1;
  const isRainNamed = rainClass >= HEAVY || hasThunder;
  const kind = isRainNamed ? nameRain({ rainClass, thunder: hasThunder ? 2 : 0 }) : null;
  return `${isOnly ? '' : `, wettest ${nameOnDay(wettest.at, nowAt)}`} (${joinPhrases(kind, nameAmount(amount))})`;
}

function describeWarmth({ days }: DaysFacts, degrees: DegreeWriter): string {
  const highs = days.map(({ high }) => high);
  const lows = days.map(({ low }) => low);
  const byDay = degrees.between(Math.min(...highs), Math.max(...highs));
  return `days ${byDay}, nights ${degrees.between(Math.min(...lows), Math.max(...lows))}`;
}

/** Possible frost after a dry night near freezing; never stated as certain. */
function describeFrost({ low, word }: DescribedDay): string {
  return low <= FROST_UP_TO_C && word === 'dry' ? '; frost and ice possible on high ground' : '';
}

/** The most notable day, else that distant days are a trend. */
function describeNotableDay(
  { days, hottest, coldest, drop, windiest, nowAt }: DaysFacts,
  degrees: DegreeWriter,
): string | null {
  if (windiest?.wind != null) return `${describeWind(windiest.wind)} ${nameOnDay(windiest.at, nowAt)}`;
  if (hottest !== null && hottest.heat > 0) {
    return `${HEAT_WORDS[hottest.heat]}, peaking ${nameOnDay(hottest.at, nowAt)} at ${degrees.at(hottest.high)}`;
  }
  if (drop !== null)
    return `turning cooler ${nameOnDay(drop.day.at, nowAt)}, when the high falls by ${degrees.apart(drop.celsius)}`;
  if (coldest !== null && coldest.cold >= 2) {
    return `${COLD_WORDS[coldest.cold]}, coldest ${nameOnDay(coldest.at, nowAt)} at ${degrees.at(coldest.low)}${describeFrost(coldest)}`;
  }
  const trend = days[TREND_FROM];
  return trend === undefined
    ? null
    : `from ${nameDay(trend.at, nowAt)} on this is only a trend; look again nearer the day`;
}
