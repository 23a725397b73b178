import { HOUR_SECONDS } from '@portal/domain/time/epoch';
import type { DegreeWriter } from '../degree-writer.ts';
import { findDayPart } from '../facts/day-part.ts';
import type { NowFacts } from '../facts/find-now-facts.ts';
import { classifyHeat } from '../facts/warmth.ts';
import { joinPhrases, toSentences } from '../to-sentences.ts';
import { nameSky } from './name-sky.ts';
import { nameClock, namePart, nameSpan } from './name-time.ts';
import { tellSpell } from './tell-spell.ts';
import { tellWind } from './tell-wind.ts';

/** `Trời nắng, 26°. Từ giờ đến hết đêm nay không mưa, thấp nhất 16°.` */
export function tellNow(facts: NowFacts, degrees: DegreeWriter): string[] {
  const present = tellPresent(facts, degrees);
  if (present === '') return [];
  const rain = tellRain(facts);
  const extreme = tellExtreme(facts, degrees);
  const danger = tellDanger(facts);
  // A dry spell and the night's low are one thought; rain stands by itself.
  const isDry = facts.rain !== null && facts.rain.spell === null;
  const ahead = isDry ? [joinPhrases(rain, extreme)] : [rain, danger === null ? extreme : null];
  return toSentences(present, ...ahead, danger);
}

function tellPresent(facts: NowFacts, degrees: DegreeWriter): string {
  const { code, isDay, thunder, temperature, feelsLike } = facts;
  const sky = code === null ? null : `${nameSky(code, isDay)}${thunder === 2 ? ' kèm dông' : ''}`;
  return joinPhrases(
    facts.isFoggy ? 'có sương mù' : sky,
    temperature === null ? null : degrees.at(temperature),
    feelsLike === null ? null : `cảm giác như ${degrees.at(feelsLike)}`,
  );
}

function tellRain({ rain, nowAt }: NowFacts): string | null {
  if (rain === null) return null;
  if (rain.spell !== null) return tellSpell(rain.spell, nowAt);
  return `từ giờ đến hết ${namePart(findDayPart(rain.dryUntil - HOUR_SECONDS, nowAt))} không mưa`;
}

function tellExtreme({ extreme, nowAt }: NowFacts, degrees: DegreeWriter): string | null {
  if (extreme === null) return null;
  const value = degrees.at(extreme.celsius);
  if (extreme.kind === 'low') return `thấp nhất đêm nay ${value}`;
  const high = `cao nhất hôm nay ${value}`;
  return classifyHeat(extreme.celsius) === 0 ? high : `${high} vào khoảng ${nameClock(extreme.at, nowAt)}`;
}

function tellDanger({ wind, fog, nowAt }: NowFacts): string | null {
  if (wind !== null) {
    const when = wind.at === nowAt ? '' : ` vào ${namePart(findDayPart(wind.at, nowAt))}`;
    return `${tellWind(wind)}${when}`;
  }
  return fog === null ? null : `${nameSpan(fog.fromAt, fog.toAt, nowAt)} có sương mù`;
}
