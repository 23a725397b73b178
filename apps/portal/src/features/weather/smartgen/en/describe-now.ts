import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { findDayPart } from '#features/weather/smartgen/facts/find-rain-pattern.ts';
import type { DegreeWriter } from '../degree-writer.ts';
import type { NowFacts } from '../facts/find-now-facts.ts';
import { isDuring } from '../facts/is-during.ts';
import { classifyHeat } from '../facts/warmth.ts';
import { joinPhrases, toSentences } from '../to-sentences.ts';
import { describeSpell } from './describe-spell.ts';
import { describeWind } from './describe-wind.ts';
import { nameClock, namePart, nameSky, nameSkyWith, nameSpan, nameStretch } from './names.ts';

/** `33° and sunny, but it feels like 41°. Dry through tonight, with a low of 26°.` */
export function describeNow(facts: NowFacts, degrees: DegreeWriter): string[] {
  const present = describePresent(facts, degrees);
  return present === '' ? [] : toSentences(present, ...describeAhead(facts, degrees));
}

/**
 * A dry spell and the coming extreme form one sentence; rain has its own, and next to a hazard the extreme is
 * omitted.
 */
function describeAhead(facts: NowFacts, degrees: DegreeWriter): (string | null)[] {
  const { rain, nowAt } = facts;
  const danger = isDuring(facts.wind, rain?.spell) ? null : describeDanger(facts);
  if (rain === null || rain.spell !== null) {
    const spell = rain?.spell ?? null;
    const wind = isDuring(facts.wind, spell) ? describeWind(facts.wind) : danger;
    const extreme = wind === null ? describeExtreme(facts, degrees) : null;
    const spellText = spell === null ? null : describeSpell(spell, nowAt);
    return [spellText, extreme, wind];
  }
  const dryPart = findDayPart(rain.dryUntil - HOUR_SECONDS, nowAt);
  if (rain.word === 'unseen') {
    const seen = `${nameStretch(rain.word, rain.rainClass)} now by satellite estimate`;
    const coming = describeExtreme(facts, degrees);
    return [joinPhrases(seen, coming === null ? null : `with ${coming}`), danger];
  }
  const dry = `${rain.word === 'dry' ? 'dry' : nameStretch(rain.word, rain.rainClass)} through ${namePart(dryPart).replace('around ', '')}`;
  const extreme = describeExtreme(facts, degrees, dryPart.name === 'night');
  return [joinPhrases(dry, extreme === null ? null : `with ${extreme.replace(/ today$/, '')}`), danger];
}

function describePresent(facts: NowFacts, degrees: DegreeWriter): string {
  const { code, isDay, temperature, feelsLike, isFoggy } = facts;
  const thunder = facts.thunder === 2 ? ' and thunderstorms' : '';
  if (temperature === null) return isFoggy ? 'fog' : code === null ? '' : `${nameSky(code, isDay)}${thunder}`;
  const sky = code === null ? '' : `${nameSkyWith(code, isDay)}${thunder}`;
  const felt = feelsLike === null ? '' : `, but it feels like ${degrees.at(feelsLike)}`;
  return `${degrees.at(temperature)}${isFoggy ? ' with fog' : sky}${felt}`;
}

/** `a low of 16° tonight`, without the night if the text has just named it. */
function describeExtreme({ extreme, nowAt }: NowFacts, degrees: DegreeWriter, isNightNamed = false): string | null {
  if (extreme === null) return null;
  const value = degrees.at(extreme.celsius);
  if (extreme.kind === 'low') return `a low of ${value}${isNightNamed ? '' : ' tonight'}`;
  const high = `a high of ${value} today`;
  return classifyHeat(extreme.celsius) === 0 ? high : `${high} around ${nameClock(extreme.at, nowAt)}`;
}

function describeDanger({ wind, fog, nowAt }: NowFacts): string | null {
  if (wind !== null) {
    const when = wind.at <= nowAt ? '' : ` ${namePart(findDayPart(wind.at, nowAt))}`;
    return `${describeWind(wind)}${when}`;
  }
  return fog === null ? null : `fog ${nameSpan(fog.fromAt, fog.toAt, nowAt)}`;
}
