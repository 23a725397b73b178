import { DAY_SECONDS } from '@portal/domain/time/vietnam-time';
import type { DegreeWriter } from '../degree-writer.ts';
import type { DaysFacts, DescribedDay } from '../facts/find-days-facts.ts';
import { findRainPattern, isDryAfter, isDryUntil } from '../facts/find-rain-pattern.ts';
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
/** Rain from this class on is worth its words beside the amount. */
const HEAVY = 4;
/** Air this cold at two metres may go with ice on the grass. */
const FROST_UP_TO_C = 4;
/** Days from here on are a trend. */
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
  switch (pattern?.kind) {
    case undefined:
      return null;
    case 'dry':
      return days.every(({ isDry }) => isDry)
        ? `dry for the next ${count} days`
        : `perhaps a little rain in the next ${count} days`;
    case 'everyDay':
      return `rain on each of the next ${count} days`;
    case 'oneDay':
      return isDryUntil(days, pattern.day) && isDryAfter(days, pattern.day)
        ? `dry for the next ${count} days except ${nameDay(pattern.day.at, nowAt)}`
        : `in the next ${count} days rain only ${nameOnDay(pattern.day.at, nowAt)}`;
    case 'comes':
      return isDryUntil(days, pattern.day)
        ? `dry through ${nameDay(pattern.day.at - DAY_SECONDS, nowAt)}, rain from ${nameDay(pattern.day.at, nowAt)} on`
        : `rain from ${nameDay(pattern.day.at, nowAt)} on`;
    case 'ends':
      return `rain through ${nameDay(pattern.day.at, nowAt)}`;
    case 'spell':
      return `rain from ${nameDay(pattern.first.at, nowAt)} to ${nameDay(pattern.last.at, nowAt)}`;
    case 'some':
      return `rain on ${pattern.count} of the next ${count} days`;
  }
}

/** What follows rain that ends, after its wettest day. */
function describeEnd({ days }: DaysFacts): string {
  const pattern = findRainPattern(days);
  if (pattern?.kind !== 'ends') return '';
  return isDryAfter(days, pattern.day) ? ', then dry' : ', then little rain';
}

/** `, wettest on Saturday (heavy rain with thunderstorms, 30–50 mm)`. */
function describeWettestDay({ days, wettest, nowAt }: DaysFacts): string {
  if (wettest?.amount == null) return '';
  const { rainClass, hasThunder, amount } = wettest;
  const isOnly = days.filter((day) => day.rainClass > 0).length === 1;
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

/** Frost of a dry night that is near freezing in the air (domain.md §1.2.6); only ever possible. */
function describeFrost({ low, rainClass }: DescribedDay): string {
  return low <= FROST_UP_TO_C && rainClass === 0 ? '; frost and ice possible on high ground' : '';
}

/** The one day that stands out most, else that far days are a trend. */
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
