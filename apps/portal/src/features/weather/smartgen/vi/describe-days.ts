import { DAY_SECONDS } from '@portal/domain/time/vietnam-time';
import type { DegreeWriter } from '../degree-writer.ts';
import type { DaysFacts, DescribedDay } from '../facts/find-days-facts.ts';
import { findRainPattern, isDryAfter, isDryUntil } from '../facts/find-rain-pattern.ts';
import { joinPhrases, toSentences } from '../to-sentences.ts';
import { describeWind } from './describe-wind.ts';
import { nameAmount, nameDay, nameOnDay, nameRain } from './names.ts';

const HEAT_WORDS = ['', 'nắng nóng', 'nắng nóng gay gắt', 'nắng nóng đặc biệt gay gắt'] as const;
const COLD_WORDS = ['', '', 'rét đậm', 'rét hại', 'băng giá'] as const;
/** Rain from this class on is worth its words beside the amount. */
const HEAVY = 4;
/** Air this cold at two metres may go with ice on the grass. */
const FROST_UP_TO_C = 4;
/** Days from here on are a trend. */
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
  switch (pattern?.kind) {
    case undefined:
      return null;
    case 'dry':
      return `${count} ngày tới ${days.every(({ isDry }) => isDry) ? 'không mưa' : 'có thể có mưa nhỏ'}`;
    case 'everyDay':
      return `${count} ngày tới ngày nào cũng có mưa`;
    case 'oneDay':
      return `trong ${count} ngày tới, chỉ ${nameDay(pattern.day.at, nowAt)} có mưa`;
    case 'comes':
      return isDryUntil(days, pattern.day)
        ? `khô ráo đến hết ${nameDay(pattern.day.at - DAY_SECONDS, nowAt)}, từ ${nameDay(pattern.day.at, nowAt)} có mưa`
        : `từ ${nameDay(pattern.day.at, nowAt)} có mưa`;
    case 'ends':
      return `mưa đến hết ${nameDay(pattern.day.at, nowAt)}`;
    case 'spell':
      return `có mưa từ ${nameDay(pattern.first.at, nowAt)} đến ${nameDay(pattern.last.at, nowAt)}`;
    case 'some':
      return `trong ${count} ngày tới có ${pattern.count} ngày mưa`;
  }
}

/** What follows rain that ends, after its wettest day. */
function describeEnd({ days }: DaysFacts): string {
  const pattern = findRainPattern(days);
  if (pattern?.kind !== 'ends') return '';
  return isDryAfter(days, pattern.day) ? ', sau đó khô ráo' : ', sau đó ít mưa';
}

/** `, nhiều nhất vào thứ Bảy (mưa to kèm dông, 30–50 mm)`. */
function describeWettestDay({ days, wettest, nowAt }: DaysFacts): string {
  if (wettest?.amount == null) return '';
  const { rainClass, hasThunder, amount } = wettest;
  const isOnly = days.filter((day) => day.rainClass > 0).length === 1;
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

/** Frost of a dry night that is near freezing in the air (domain.md §1.2.6); only ever possible. */
function describeFrost({ low, rainClass }: DescribedDay): string {
  return low <= FROST_UP_TO_C && rainClass === 0 ? '; có thể có sương muối, băng giá ở núi cao' : '';
}

/** The one day that stands out most, else that far days are a trend. */
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
