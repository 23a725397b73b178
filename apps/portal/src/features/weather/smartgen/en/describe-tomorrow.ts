import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { findDayPart } from '#features/weather/smartgen/facts/find-rain-pattern.ts';
import type { DegreeWriter } from '../degree-writer.ts';
import type { DayQuarter, DayRain, TomorrowFacts } from '../facts/find-tomorrow-facts.ts';
import type { RainAmount } from '../facts/rain-amount.ts';
import { joinList, joinPhrases, toSentences } from '../to-sentences.ts';
import { describeWind } from './describe-wind.ts';
import { describeRain, nameAmount, namePart, nameSky, nameStretch } from './names.ts';

const QUARTERS: Readonly<Record<Exclude<DayQuarter, 'early'>, string>> = {
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
};
/** Dry sky states; on a day with a rain state, too little falls to mention. */
const LAST_DRY_CODE = 11;
const HEAT_WORDS = ['', 'hot', 'very hot', 'extremely hot'] as const;
const COLD_WORDS = [
  '',
  'cold',
  'cold (severe-cold level in Vietnam)',
  'very cold (rét hại by Vietnam’s scale)',
  'ice',
] as const;
/** Adjectives for the hours around dawn. */
const COLD_HOURS = ['', 'cold', 'cold (severe-cold level in Vietnam)', 'very cold', 'freezing'] as const;
/** Midday sky after a cold night, by the day's state. */
const NOON_SKIES: Readonly<Record<number, string>> = {
  1: 'sunny and ',
  5: 'sunny and ',
  6: 'partly sunny and ',
  7: 'overcast and ',
};
const FIRST_HEAT_CODE = 2;
const LAST_HEAT_CODE = 4;
const FIRST_COLD_CODE = 8;

/** `A dry morning tomorrow, then moderate rain with thunderstorms in the afternoon (10–25 mm). Temperatures 24–31°, 3° cooler than today.` */
export function describeTomorrow(facts: TomorrowFacts, degrees: DegreeWriter): string[] {
  return toSentences(describeDay(facts, degrees), describeWarmth(facts, degrees), describeNote(facts));
}

function describeDay(facts: TomorrowFacts, degrees: DegreeWriter): string | null {
  const { code, rain } = facts;
  if (isColdHeadline(facts)) {
    return joinPhrases(describeColdHours(facts, degrees, ' tomorrow'), rain && describeDayRain(rain));
  }
  const sky = code === null || code > LAST_DRY_CODE ? null : nameSky(code, true);
  if (rain === null) return sky === null ? null : `${sky} tomorrow`;
  if (rain.wet.length > 0) return describeQuarters(rain);
  const rainText = describeDayRain(rain);
  if (sky === null) return rain.word === 'dry' ? 'no rain tomorrow' : `${rainText} tomorrow`;
  return `${sky} tomorrow, with ${rainText}`;
}

/** A day without notable rain is described by its cold and its warm hours. */
function isColdHeadline({ isColdEarly, rain }: TomorrowFacts): boolean {
  return isColdEarly && (rain === null || rain.wet.length === 0);
}

/** `cold early tomorrow at 15°, sunny and 27° by midday`. */
function describeColdHours({ cold, code, low, high }: TomorrowFacts, degrees: DegreeWriter, when: string): string {
  const sky = when === '' ? '' : (NOON_SKIES[code ?? 0] ?? '');
  return `${COLD_HOURS[cold]} early${when} at ${degrees.at(low ?? 0)}, ${sky}${degrees.at(high ?? 0)} by midday`;
}

/** A day without a wet quarter: `no rain`, `a slight chance of light rain`, `light rain (less than 1 mm)`. */
function describeDayRain({ word, rainClass, amount }: DayRain): string {
  const hasAmount = (word === 'rain' || word === 'good') && amount !== null;
  return `${nameStretch(word, rainClass)}${hasAmount ? ` (${nameAmount(amount)})` : ''}`;
}

const nameSum = (amount: RainAmount | null): string => (amount === null ? '' : ` (${nameAmount(amount)})`);

function describeQuarters({ wet, dry, phases, allDay, amount, word }: DayRain): string {
  const [first, second] = phases;
  if (first === undefined) return '';
  const sum = nameSum(amount);
  if (allDay !== null) return `${describeRain(allDay, 'most of tomorrow')}${sum}`;
  if (second !== undefined) {
    const later = describeRain(second, `in the ${nameQuarters(second.quarters)}`);
    return `${describeRain(first, 'before dawn tomorrow')}${nameSum(first.amount)}, ${later}${nameSum(second.amount)}`;
  }
  const describeWhen = (when: string) => `${describeRain(first, when)}${sum}`;
  const isDry = (...quarters: readonly DayQuarter[]) => quarters.every((quarter) => dry.includes(quarter));
  const has = (quarter: DayQuarter) => wet.includes(quarter);
  if (has('morning') && has('afternoon') && has('evening')) {
    return `${describeRain({ ...first, word: word === 'dry' || word === 'unseen' || word === 'drizzle' ? first.word : word }, 'tomorrow')}${sum}`;
  }
  if (wet.length === 1 && has('early')) {
    return `${describeWhen('before dawn tomorrow')}${isDry('morning', 'afternoon', 'evening') ? ', then a dry day' : ''}`;
  }
  const later = nameQuarters(wet);
  const when = has('early') ? `overnight, then tomorrow ${later}` : `tomorrow ${later}`;
  if (!has('afternoon') && !has('evening')) {
    return `${describeWhen(when)}${isDry('afternoon', 'evening') ? ', dry from midday' : ''}`;
  }
  return isDry('early', 'morning')
    ? `a dry morning tomorrow, then ${describeWhen(`in the ${later}`)}`
    : describeWhen(when);
}

/** The quarters after dawn; earlier ones count as night. */
function nameQuarters(wet: readonly DayQuarter[]): string {
  return joinList(
    wet.filter((quarter) => quarter !== 'early').map((quarter) => QUARTERS[quarter]),
    'en',
  );
}

function describeWarmth(facts: TomorrowFacts, degrees: DegreeWriter): string | null {
  const { low, high, highToday, isColdEarly } = facts;
  if (low === null || high === null) return null;
  const change = highToday === null ? null : compare(highToday, high, degrees);
  // The headline has given both temperatures.
  if (isColdHeadline(facts)) return change === null ? null : `by day ${change}`;
  if (isColdEarly) return joinPhrases(describeColdHours(facts, degrees, ''), change);
  return joinPhrases(nameExtremity(facts), `temperatures ${degrees.between(low, high)}`, change);
}

/** Heat or cold, unless the sky state names it already. */
function nameExtremity({ code, heat, cold, rain }: TomorrowFacts): string {
  const isSkyNamed = code !== null && code <= LAST_DRY_CODE && rain?.wet.length === 0;
  if (heat > 0) return isSkyNamed && code >= FIRST_HEAT_CODE && code <= LAST_HEAT_CODE ? '' : HEAT_WORDS[heat];
  return isSkyNamed && code >= FIRST_COLD_CODE ? '' : COLD_WORDS[cold];
}

/** The difference of the rounded figures shown. */
function compare(before: number, high: number, degrees: DegreeWriter): string {
  const change = degrees.rise(before, high);
  if (change === 0) return 'much like today';
  return `${Math.abs(change)}° ${change > 0 ? 'warmer' : 'cooler'} than today`;
}

function describeNote({ wind, fog, confidence, nowAt }: TomorrowFacts): string | null {
  if (wind !== null) return describeWind(wind);
  if (fog !== null) return `fog ${namePart(findDayPart(fog.toAt - HOUR_SECONDS, nowAt))}`;
  return confidence === 'low' ? 'this forecast may still change a good deal, so look again' : null;
}
