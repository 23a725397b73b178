import { type EpochSeconds, formatClock, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RainSpell } from '@portal/domain/weather/rain-spells';
import { findDayPart } from '#features/weather/smartgen/facts/find-rain-pattern.ts';
import { findActingSpell, listMainSpells } from '../facts/list-main-spells.ts';
import type { WardRainSum, WardWriter } from '../ward-writer.ts';
import { describeLaterSpell, describeSpell } from './describe-spell.ts';
import { describeWind } from './describe-wind.ts';
import { describeRain, nameClock, namePart, nameSpan, nameStretch } from './names.ts';

const HEAT_WORDS = { 1: 'hot', 2: 'very hot', 3: 'extremely hot' } as const;
const COLD_WORDS = { 1: 'cold', 2: 'severe cold', 3: 'damaging cold', 4: 'ice or frost' } as const;
/** A smaller sum over the ward is not named. */
const NAMED_FROM_MM = 5;

const degrees = (celsius: number): string => `${Math.round(celsius)}°`;
const briefDegrees = (celsius: number): string => `${Math.round(celsius)} C`;

function nameBriefSpan({ fromAt, toAt }: RainSpell, nowAt: EpochSeconds, endAt: EpochSeconds): string {
  const to = formatClock(Math.min(toAt, endAt));
  return fromAt <= nowAt ? `until ${to}` : `${formatClock(fromAt)}-${to}`;
}

function describeSum({ hours, meanMm, highMm }: WardRainSum): string {
  const [mean, high] = [Math.max(Math.round(meanMm), 1), Math.round(highMm)];
  const most = high > mean ? `, possibly ${high} mm` : '';
  return `; about ${mean} mm over the whole ward in the next ${hours} hours${most}`;
}

/** A clock is named only for what is still to come. */
const nameWhen = (at: EpochSeconds, nowAt: EpochSeconds): string =>
  at <= nowAt + HOUR_SECONDS ? '' : ` around ${nameClock(at, nowAt)}`;

export const ENGLISH_WARD_WRITER: WardWriter = {
  rain({ spells, word, rainClass }, sum, nowAt, endAt) {
    const [first, second] = listMainSpells(spells);
    if (first === undefined) {
      const dry = nameStretch(word, rainClass);
      return { text: `${dry} until ${nameClock(endAt, nowAt)}`, brief: dry };
    }
    const spell = describeSpell(first, nowAt);
    const rain = second === undefined ? spell : `${spell}; ${describeLaterSpell(second, nowAt)}`;
    const acting = findActingSpell(spells) ?? first;
    const when = nameBriefSpan(acting, nowAt, endAt);
    return {
      text: `${rain}${sum === null || sum.highMm < NAMED_FROM_MM ? '' : describeSum(sum)}`,
      brief: describeRain({ ...acting, rainClass: acting.namedClass }, when),
    };
  },
  thunder: (isLikely) =>
    isLikely
      ? { text: 'thunderstorms bring lightning and sudden gusts', brief: '' }
      : { text: 'lightning is possible', brief: '' },
  wind: (wind, nowAt) => {
    const when = wind.at <= nowAt ? '' : ` ${namePart(findDayPart(wind.at, nowAt))}`;
    return { text: `${describeWind(wind)}${when}`, brief: describeWind(wind) };
  },
  heat: (heat, { celsius, at }, nowAt) => ({
    text: `${HEAT_WORDS[heat]}, with a high of ${degrees(celsius)}${nameWhen(at, nowAt)}`,
    brief: `${HEAT_WORDS[heat]}, ${briefDegrees(celsius)}`,
  }),
  cold: (cold, { low, high }, nowAt) => ({
    text: `${COLD_WORDS[cold]}, with a low of ${degrees(low.celsius)}${nameWhen(low.at, nowAt)} and a high of ${degrees(high.celsius)}`,
    brief: `${COLD_WORDS[cold]}, ${briefDegrees(low.celsius)}`,
  }),
  warmth: ({ low, high, isNight }, nowAt) =>
    isNight
      ? {
          text: `a low of ${degrees(low.celsius)}${nameWhen(low.at, nowAt)}`,
          brief: `low ${briefDegrees(low.celsius)}`,
        }
      : {
          text: `a high of ${degrees(high.celsius)}${nameWhen(high.at, nowAt)}`,
          brief: `high ${briefDegrees(high.celsius)}`,
        },
  fog: ({ fromAt, toAt }, nowAt) => {
    const text = `fog ${nameSpan(fromAt, toAt, nowAt)}`;
    return { text, brief: text };
  },
};
