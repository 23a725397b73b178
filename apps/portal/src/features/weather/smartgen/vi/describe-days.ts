import { nameRainClass, sayRain } from '@portal/content/weather/rain-words';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { RainClass } from '@portal/domain/weather/rain-class';
import type { DegreeWriter } from '../degree-writer.ts';
import { type DaysFacts, type DescribedDay, isWetDay } from '../facts/find-days-facts.ts';
import { findRainPattern, findSharedWord, isDryAfter, isDryUntil } from '../facts/find-rain-pattern.ts';
import { joinPhrases, toSentences } from '../to-sentences.ts';
import { describeWind } from './describe-wind.ts';
import { nameAmount, nameDay, nameOnDay, nameRain } from './names.ts';

const HEAT_WORDS = ['', 'nắng nóng', 'nắng nóng gay gắt', 'nắng nóng đặc biệt gay gắt'] as const;
const COLD_WORDS = ['', '', 'rét đậm', 'rét hại', 'băng giá'] as const;
/** From this class on rain is described next to its amount. */
const HEAVY = 4;
/** With air this cold at two metres, frost may form on grass. */
const FROST_UP_TO_C = 4;
const TREND_FROM = 7;

/** `Khô ráo đến hết thứ Tư, từ thứ Năm có mưa, nhiều nhất thứ Bảy (30–50 mm). Ban ngày 31–34°, ban đêm 24–25°.` */
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
  const rainText = sayRain(findSharedWord(days), 'vi');
  switch (pattern?.kind) {
    case undefined:
      return null;
    case 'dry':
      return `${count} ngày tới không mưa`;
    case 'possible':
      return describePossible(pattern.days, count, nowAt);
    case 'everyDay':
      return `${count} ngày tới ngày nào cũng ${rainText}`;
    case 'oneDay':
      return isDryUntil(days, pattern.day) && isDryAfter(days, pattern.day)
        ? `${count} ngày tới khô ráo, riêng ${nameDay(pattern.day.at, nowAt)} ${rainText}`
        : `${nameDay(pattern.day.at, nowAt)} ${rainText}`;
    case 'comes':
      return isDryUntil(days, pattern.day)
        ? `khô ráo đến hết ${nameDay(pattern.day.at - DAY_SECONDS, nowAt)}, từ ${nameDay(pattern.day.at, nowAt)} ${rainText}`
        : `từ ${nameDay(pattern.day.at, nowAt)} ${rainText}`;
    case 'ends':
      return `từ nay đến hết ${nameDay(pattern.day.at, nowAt)} ${rainText}`;
    case 'spell':
      return `từ ${nameDay(pattern.first.at, nowAt)} đến ${nameDay(pattern.last.at, nowAt)} ${rainText}`;
    case 'some':
      return `trong ${count} ngày tới ${countWetDays(days)}`;
  }
}

/** Days with no more than possible rain: `7 ngày tới khô ráo, riêng thứ Tư có thể có mưa nhỏ`. */
function describePossible(possible: readonly DescribedDay[], count: number, nowAt: EpochSeconds): string {
  const rainClass = Math.max(...possible.map((day) => day.rainClass)) as RainClass;
  const isDrizzle = possible.every(({ word }) => word === 'drizzle');
  const rainText = sayRain(isDrizzle ? 'drizzle' : 'slight', 'vi', nameRainClass(rainClass, 'vi'));
  const [only] = possible;
  if (possible.length === count) return `${count} ngày tới ngày nào cũng ${rainText}`;
  return possible.length === 1 && only !== undefined
    ? `${count} ngày tới khô ráo, riêng ${nameDay(only.at, nowAt)} ${rainText}`
    : `${count} ngày tới có ${possible.length} ngày ${rainText}`;
}

/** `có 3 ngày mưa, thêm 2 ngày khả năng có mưa`. */
export function countWetDays(days: readonly DescribedDay[]): string {
  const [rain, good] = (['rain', 'good'] as const).map((word) => days.filter((day) => day.word === word).length);
  const parts = [
    rain ? `${rain} ngày mưa` : '',
    good ? `${rain ? 'thêm ' : ''}${good} ngày ${sayRain('good', 'vi')}` : '',
  ];
  return `có ${parts.filter((part) => part !== '').join(', ')}`;
}

/** Follows the wettest day: what comes after rain that ends, or what may fall on the other days. */
function describeEnd({ days }: DaysFacts): string {
  const pattern = findRainPattern(days);
  if (pattern?.kind === 'ends') return isDryAfter(days, pattern.day) ? ', sau đó khô ráo' : ', sau đó có thể còn mưa';
  if (pattern?.kind !== 'oneDay') return '';
  const isElseDry = isDryUntil(days, pattern.day) && isDryAfter(days, pattern.day);
  return isElseDry ? '' : ', những ngày khác có thể có mưa';
}

/** `, nhiều nhất vào thứ Bảy (mưa to kèm dông, 30–50 mm)`. */
function describeWettestDay({ days, wettest, nowAt }: DaysFacts): string {
  if (wettest?.amount == null) return '';
  const { rainClass, hasThunder, amount } = wettest;
  const isOnly = days.filter(isWetDay).length === 1;
  const isRainNamed = rainClass >= HEAVY || hasThunder;
  const kind = isRainNamed ? nameRain({ rainClass, thunder: hasThunder ? 2 : 0 }) : null;
  return `${isOnly ? '' : `, nhiều nhất ${nameOnDay(wettest.at, nowAt)}`} (${joinPhrases(kind, nameAmount(amount))})`;
}

function describeWarmth({ days }: DaysFacts, degrees: DegreeWriter): string {
  const highs = days.map(({ high }) => high);
  const lows = days.map(({ low }) => low);
  const byDay = degrees.between(Math.min(...highs), Math.max(...highs));
  return `ban ngày ${byDay}, ban đêm ${degrees.between(Math.min(...lows), Math.max(...lows))}`;
}

/** Possible frost after a dry night near freezing; never stated as certain. */
function describeFrost({ low, word }: DescribedDay): string {
  return low <= FROST_UP_TO_C && word === 'dry' ? '; có thể có sương muối, băng giá ở núi cao' : '';
}

/** The most notable day, else that distant days are a trend. */
function describeNotableDay(
  { days, hottest, coldest, drop, windiest, nowAt }: DaysFacts,
  degrees: DegreeWriter,
): string | null {
  if (windiest?.wind != null) return `${nameDay(windiest.at, nowAt)} ${describeWind(windiest.wind)}`;
  if (hottest !== null && hottest.heat > 0) {
    return `${HEAT_WORDS[hottest.heat]}, nóng nhất ${nameDay(hottest.at, nowAt)}, ${degrees.at(hottest.high)}`;
  }
  if (drop !== null)
    return `${nameDay(drop.day.at, nowAt)} trời trở lạnh, cao nhất giảm ${degrees.apart(drop.celsius)}`;
  if (coldest !== null && coldest.cold >= 2) {
    return `${COLD_WORDS[coldest.cold]}, lạnh nhất ${nameDay(coldest.at, nowAt)} ${degrees.at(coldest.low)}${describeFrost(coldest)}`;
  }
  const trend = days[TREND_FROM];
  return trend === undefined ? null : `từ ${nameDay(trend.at, nowAt)} trở đi chỉ là xu thế; xem lại khi gần ngày`;
}
