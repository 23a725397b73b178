import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { findDayPart } from '#features/weather/smartgen/facts/find-rain-pattern.ts';
import type { DegreeWriter } from '../degree-writer.ts';
import type { NowFacts } from '../facts/find-now-facts.ts';
import { isDuring } from '../facts/is-during.ts';
import { classifyHeat } from '../facts/warmth.ts';
import { joinPhrases, toSentences } from '../to-sentences.ts';
import { describeSpell } from './describe-spell.ts';
import { describeWind } from './describe-wind.ts';
import { nameClock, namePart, nameSky, nameSpan, nameStretch } from './names.ts';

/** `Trời nắng, 33° nhưng cảm giác như 41°. Từ giờ đến hết đêm nay trời không mưa, thấp nhất 26°.` */
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
    const extreme = danger === null ? describeExtreme(facts, degrees) : null;
    const spellText = spell === null ? null : describeSpell(spell, nowAt);
    return [
      isDuring(facts.wind, spell) ? joinPhrases(spellText, describeWind(facts.wind)) : spellText,
      extreme,
      danger,
    ];
  }
  const dryPart = findDayPart(rain.dryUntil - HOUR_SECONDS, nowAt);
  if (rain.word === 'unseen') {
    const seen = `ước tính từ vệ tinh hiện ${nameStretch(rain.word, rain.rainClass)}`;
    return [joinPhrases(seen, describeExtreme(facts, degrees)), danger];
  }
  const dry = `từ giờ đến hết ${namePart(dryPart)} ${rain.word === 'dry' ? 'trời ' : ''}${nameStretch(rain.word, rain.rainClass)}`;
  return [joinPhrases(dry, describeExtreme(facts, degrees, dryPart.name === 'night')), danger];
}

function describePresent(facts: NowFacts, degrees: DegreeWriter): string {
  const { code, isDay, thunder, temperature, feelsLike } = facts;
  const sky = code === null ? null : `${nameSky(code, isDay)}${thunder === 2 ? ' kèm dông' : ''}`;
  const state = facts.isFoggy ? 'trời có sương mù' : sky;
  if (temperature === null) return state ?? '';
  const felt = feelsLike === null ? '' : ` nhưng cảm giác như ${degrees.at(feelsLike)}`;
  return `${state === null ? 'nhiệt độ ' : `${state}, `}${degrees.at(temperature)}${felt}`;
}

/** `thấp nhất đêm nay 16°`, without the night if the text has just named it. */
function describeExtreme({ extreme, nowAt }: NowFacts, degrees: DegreeWriter, isNightNamed = false): string | null {
  if (extreme === null) return null;
  const value = degrees.at(extreme.celsius);
  if (extreme.kind === 'low') return `thấp nhất ${isNightNamed ? '' : 'đêm nay '}${value}`;
  const high = `cao nhất hôm nay ${value}`;
  return classifyHeat(extreme.celsius) === 0 ? high : `${high} vào khoảng ${nameClock(extreme.at, nowAt)}`;
}

function describeDanger({ wind, fog, nowAt }: NowFacts): string | null {
  if (wind !== null) {
    const when = wind.at <= nowAt ? '' : ` vào ${namePart(findDayPart(wind.at, nowAt))}`;
    return `${describeWind(wind)}${when}`;
  }
  return fog === null ? null : `${nameSpan(fog.fromAt, fog.toAt, nowAt)} có sương mù`;
}
