import { sayRain } from '@portal/content/weather/rain-words';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { findDayPart } from '#features/weather/smartgen/facts/find-rain-pattern.ts';
import type { DegreeWriter } from '../degree-writer.ts';
import { isWetDay } from '../facts/find-days-facts.ts';
import type { HourlyFacts } from '../facts/find-hourly-facts.ts';
import type { NinetyFacts, NormalRain, NormalWarmth, NormalWeek } from '../facts/find-ninety-facts.ts';
import { isDuring } from '../facts/is-during.ts';
import { listMainSpells } from '../facts/list-main-spells.ts';
import type { TextGenerator } from '../text-generator.ts';
import { joinPhrases, toSentences } from '../to-sentences.ts';
import { countWetDays, describeDays } from './describe-days.ts';
import { describeNow } from './describe-now.ts';
import { describeLaterSpell, describeSpell } from './describe-spell.ts';
import { describeTomorrow } from './describe-tomorrow.ts';
import { describeWind } from './describe-wind.ts';
import { nameAmount, nameClock, nameDate, nameLongRain, namePart, nameRain, nameSpan, nameStretch } from './names.ts';

/** `15 ngày đầu là dự báo, có 6 ngày mưa, cao nhất 31–34°; từ 18/8 là trung bình nhiều năm.` and what these years say. */
function describeNinetyDays(facts: NinetyFacts, degrees: DegreeWriter): string[] {
  const basis = describeBasis(facts, degrees);
  if (basis === null) return [];
  const { weeks, hasTerciles } = facts;
  const unknown = hasTerciles || weeks.length === 0 ? null : 'năm nay sẽ khác thường lệ bao nhiêu thì chưa biết được';
  return toSentences(basis, describeSeason(facts, degrees), unknown);
}

function describeBasis({ forecast: { days }, normalFromAt, weeks }: NinetyFacts, degrees: DegreeWriter): string | null {
  const normals = weeks.length === 0 ? null : `từ ${nameDate(normalFromAt)} là trung bình nhiều năm`;
  if (days.length === 0) return normals === null ? null : 'chưa có dự báo, chỉ có trung bình nhiều năm';
  const highs = days.map(({ high }) => high);
  const possible = days.filter(({ word }) => word !== 'dry').length;
  const least = possible === 0 ? sayRain('dry', 'vi') : `có ${possible} ngày ${sayRain('slight', 'vi')}`;
  const rain = days.some(isWetDay) ? countWetDays(days) : least;
  const forecast = `${days.length} ngày đầu là dự báo, ${rain}, cao nhất ${degrees.between(Math.min(...highs), Math.max(...highs))}`;
  return normals === null ? forecast : `${forecast}; ${normals}`;
}

function describeSeason({ forecast, rain, warmth }: NinetyFacts, degrees: DegreeWriter): string | null {
  if (rain === null || warmth === null) return null;
  const after = forecast.days.length === 0 ? '' : 'sau đó ';
  return joinPhrases(`${after}${describeNormalRain(rain)}`, describeNormalWarmth(warmth, degrees));
}

function describeNormalRain(rain: NormalRain): string {
  switch (rain.kind) {
    case 'alike':
      return rain.amount.high === 0 ? 'thường hầu như không mưa' : `mỗi tuần thường mưa ${nameAmount(rain.amount)}`;
    case 'peak':
      return `thường mưa nhiều nhất vào tuần ${nameWeek(rain.week)} (khoảng ${Math.round(rain.week.rainMm)} mm)`;
    default: {
      const [course, direction] = rain.kind === 'rising' ? ['nhiều dần', 'lên'] : ['ít dần', 'xuống'];
      return `mưa thường ${course}, từ khoảng ${Math.round(rain.fromMm)} ${direction} ${Math.round(rain.toMm)} mm mỗi tuần`;
    }
  }
}

function describeNormalWarmth(warmth: NormalWarmth, degrees: DegreeWriter): string {
  switch (warmth.kind) {
    case 'steady':
      return `nhiệt độ trung bình quanh ${degrees.at(warmth.celsius)}`;
    case 'turning':
      return `nhiệt độ trung bình ${degrees.between(warmth.low, warmth.high)}`;
    default: {
      const [course, direction] = warmth.kind === 'rising' ? ['tăng dần', 'lên'] : ['giảm dần', 'xuống'];
      return `nhiệt độ trung bình ${course} từ ${degrees.at(warmth.from)} ${direction} ${degrees.at(warmth.to)}`;
    }
  }
}

/** `7–13/9`, `31/8–6/9`. */
function nameWeek({ fromAt, lastAt }: NormalWeek): string {
  const [from, to] = [nameDate(fromAt), nameDate(lastAt)];
  const isOneMonth = from.split('/')[1] === to.split('/')[1];
  return `${isOneMonth ? from.split('/')[0] : from}–${to}`;
}

const HEAT_WORDS = ['', 'nắng nóng, ', 'nắng nóng gay gắt, ', 'nắng nóng đặc biệt gay gắt, '] as const;
/** A smaller difference between low and high, in degrees, is written as one value. */
const STEADY_C = 2;
/** From this many wet hours of 24 on it rains all the time. */
const ALL_THE_TIME_HOURS = 18;

/** `Từ khoảng 15 đến 18 giờ có mưa to kèm dông. Cao nhất 34° khoảng 14 giờ, thấp nhất 25° khoảng 5 giờ sáng mai.` */
function describeHourly(facts: HourlyFacts, degrees: DegreeWriter): string[] {
  const [first, second] = listMainSpells(facts.rain?.spells ?? []);
  if (second !== undefined || !isDuring(facts.wind, first)) {
    return toSentences(describeRain(facts), describeWarmth(facts, degrees), describeDanger(facts));
  }
  return toSentences(joinPhrases(describeRain(facts), describeWind(facts.wind)), describeWarmth(facts, degrees));
}

function describeRain({ rain, nowAt }: HourlyFacts): string | null {
  if (rain === null) return null;
  const [first, second] = listMainSpells(rain.spells);
  if (first === undefined) return `24 giờ tới ${nameStretch(rain.word, rain.rainClass)}`;
  if (first.toAt - first.fromAt >= ALL_THE_TIME_HOURS * HOUR_SECONDS && first.word === 'rain') {
    const how = first.isBroken
      ? 'lúc mưa lúc tạnh'
      : `${nameRain({ ...first, rainClass: first.namedClass })} gần như liên tục`;
    return `24 giờ tới ${how}${nameLongRain(first)}, mưa nhiều nhất khoảng ${nameClock(first.peakAt, nowAt)}`;
  }
  return second === undefined
    ? describeSpell(first, nowAt)
    : `${describeSpell(first, nowAt)}; ${describeLaterSpell(second, nowAt)}`;
}

function describeWarmth({ warmths, heat, nowAt }: HourlyFacts, degrees: DegreeWriter): string | null {
  if (warmths === null) return null;
  const { low, high } = warmths;
  if (high.celsius - low.celsius < STEADY_C) return `nhiệt độ quanh ${degrees.at((low.celsius + high.celsius) / 2)}`;
  const highest = `cao nhất ${degrees.at(high.celsius)} khoảng ${nameClock(high.at, nowAt)}`;
  const lowest = `thấp nhất ${degrees.at(low.celsius)} khoảng ${nameClock(low.at, nowAt)}`;
  return `${HEAT_WORDS[heat]}${high.at <= low.at ? `${highest}, ${lowest}` : `${lowest}, ${highest}`}`;
}

function describeDanger({ wind, fog, nowAt }: HourlyFacts): string | null {
  if (wind !== null) return `${describeWind(wind)} vào ${namePart(findDayPart(wind.at, nowAt))}`;
  return fog === null ? null : `${nameSpan(fog.fromAt, fog.toAt, nowAt)} có sương mù`;
}

export const VIETNAMESE_TEXT_GENERATOR: TextGenerator = {
  now: describeNow,
  hourly: describeHourly,
  tomorrow: describeTomorrow,
  days: describeDays,
  ninety: describeNinetyDays,
};
