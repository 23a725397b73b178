import { type EpochSeconds, HOUR_SECONDS, vietnamHour, vietnamMinute } from '@portal/domain/time/vietnam-time';
import type { RainSpell } from '@portal/domain/weather/rain-spells';
import { findDayPart } from '#features/weather/smartgen/facts/find-rain-pattern.ts';
import { findActingSpell, listMainSpells } from '../facts/list-main-spells.ts';
import type { WardRainSum, WardWriter } from '../ward-writer.ts';
import { describeLaterSpell, describeSpell } from './describe-spell.ts';
import { describeWind } from './describe-wind.ts';
import { describeRain, nameClock, namePart, nameSpan, nameStretch } from './names.ts';

const HEAT_WORDS = { 1: 'nắng nóng', 2: 'nắng nóng gay gắt', 3: 'nắng nóng đặc biệt gay gắt' } as const;
const COLD_WORDS = { 1: 'trời rét', 2: 'rét đậm', 3: 'rét hại', 4: 'băng giá, sương muối' } as const;
/** A smaller sum over the ward is not named. */
const NAMED_FROM_MM = 5;

const degrees = (celsius: number): string => `${Math.round(celsius)}°`;
const briefDegrees = (celsius: number): string => `${Math.round(celsius)} độ`;

/** `15h`, `15h20`. */
function nameBriefClock(at: EpochSeconds): string {
  const minute = vietnamMinute(at);
  return `${vietnamHour(at)}h${minute === 0 ? '' : String(minute).padStart(2, '0')}`;
}

function nameBriefSpan({ fromAt, toAt }: RainSpell, nowAt: EpochSeconds, endAt: EpochSeconds): string {
  const to = nameBriefClock(Math.min(toAt, endAt));
  return fromAt <= nowAt ? `đến ${to}` : `${nameBriefClock(fromAt)}-${to}`;
}

function describeSum({ hours, meanMm, highMm }: WardRainSum): string {
  const [mean, high] = [Math.max(Math.round(meanMm), 1), Math.round(highMm)];
  const most = high > mean ? `, có thể tới ${high} mm` : '';
  return `; ${hours} giờ tới cả xã, phường khoảng ${mean} mm${most}`;
}

/** A clock is named only for what is still to come. */
const nameWhen = (at: EpochSeconds, nowAt: EpochSeconds): string =>
  at <= nowAt + HOUR_SECONDS ? '' : ` khoảng ${nameClock(at, nowAt)}`;

export const VIETNAMESE_WARD_WRITER: WardWriter = {
  rain({ spells, word, rainClass }, sum, nowAt, endAt) {
    const [first, second] = listMainSpells(spells);
    if (first === undefined) {
      const dry = `${word === 'dry' ? 'trời ' : ''}${nameStretch(word, rainClass)}`;
      return { text: `từ giờ đến ${nameClock(endAt, nowAt)} ${dry}`, brief: nameStretch(word, rainClass) };
    }
    const spell = describeSpell(first, nowAt);
    const rain = second === undefined ? spell : `${spell}; ${describeLaterSpell(second, nowAt)}`;
    const acting = findActingSpell(spells) ?? first;
    const named = describeRain({ ...acting, rainClass: acting.namedClass });
    return {
      text: `${rain}${sum === null || sum.highMm < NAMED_FROM_MM ? '' : describeSum(sum)}`,
      brief: `${nameBriefSpan(acting, nowAt, endAt)} ${named}`,
    };
  },
  thunder: (isLikely) =>
    isLikely ? { text: 'dông thường kèm sét và gió giật', brief: '' } : { text: 'có thể có sét', brief: '' },
  wind: (wind, nowAt) => {
    const when = wind.at <= nowAt ? '' : ` vào ${namePart(findDayPart(wind.at, nowAt))}`;
    return { text: `${describeWind(wind)}${when}`, brief: describeWind(wind) };
  },
  heat: (heat, { celsius, at }, nowAt) => ({
    text: `${HEAT_WORDS[heat]}, cao nhất ${degrees(celsius)}${nameWhen(at, nowAt)}`,
    brief: `${HEAT_WORDS[heat]} ${briefDegrees(celsius)}`,
  }),
  cold: (cold, { low, high }, nowAt) => ({
    text: `${COLD_WORDS[cold]}, thấp nhất ${degrees(low.celsius)}${nameWhen(low.at, nowAt)}, cao nhất ${degrees(high.celsius)}`,
    brief: `${COLD_WORDS[cold]} ${briefDegrees(low.celsius)}`,
  }),
  warmth: ({ low, high, isNight }, nowAt) =>
    isNight
      ? {
          text: `thấp nhất ${degrees(low.celsius)}${nameWhen(low.at, nowAt)}`,
          brief: `thấp nhất ${briefDegrees(low.celsius)}`,
        }
      : {
          text: `cao nhất ${degrees(high.celsius)}${nameWhen(high.at, nowAt)}`,
          brief: `cao nhất ${briefDegrees(high.celsius)}`,
        },
  fog: ({ fromAt, toAt }, nowAt) => {
    const text = `${nameSpan(fromAt, toAt, nowAt)} có sương mù`;
    return { text, brief: text };
  },
};
