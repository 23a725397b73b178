import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { findDayPart } from '#features/weather/smartgen/facts/find-rain-pattern.ts';
import type { DegreeWriter } from '../degree-writer.ts';
import type { DayQuarter, DayRain, TomorrowFacts } from '../facts/find-tomorrow-facts.ts';
import type { RainAmount } from '../facts/rain-amount.ts';
import { joinList, joinPhrases, toSentences } from '../to-sentences.ts';
import { describeWind } from './describe-wind.ts';
import { describeRain, nameAmount, namePart, nameSky, nameStretch } from './names.ts';

const QUARTERS: Readonly<Record<DayQuarter, string>> = {
  early: 'rạng sáng',
  morning: 'sáng',
  afternoon: 'chiều',
  evening: 'tối',
};
/** Dry sky states; on a day with a rain state, too little falls to mention. */
const LAST_DRY_CODE = 11;
const HEAT_WORDS = ['', 'nắng nóng', 'nắng nóng gay gắt', 'nắng nóng đặc biệt gay gắt'] as const;
const COLD_WORDS = ['', 'trời rét', 'rét đậm', 'rét hại', 'băng giá'] as const;
/** Words for night and morning. */
const COLD_HOURS = ['', 'rét', 'rét đậm', 'rét hại', 'băng giá'] as const;
/** Midday sky after a cold night, by the day's state. */
const NOON_SKIES: Readonly<Record<number, string>> = { 1: ' nắng', 5: ' nắng', 6: ' nắng nhẹ', 7: ' nhiều mây' };
const FIRST_HEAT_CODE = 2;
const LAST_HEAT_CODE = 4;
const FIRST_COLD_CODE = 8;
const HOT_FROM_C = 30;
const CHILLY_BELOW_C = 20;

/** `Sáng mai khô ráo, chiều có mưa vừa kèm dông (10–25 mm). Nhiệt độ 24–31°, mát hơn hôm nay 3°.` */
export function describeTomorrow(facts: TomorrowFacts, degrees: DegreeWriter): string[] {
  return toSentences(describeDay(facts, degrees), describeWarmth(facts, degrees), describeNote(facts));
}

function describeDay(facts: TomorrowFacts, degrees: DegreeWriter): string | null {
  const { code, rain } = facts;
  if (isColdHeadline(facts))
    return joinPhrases(describeColdHours(facts, degrees, ' mai'), rain && describeDayRain(rain));
  const sky = code === null || code > LAST_DRY_CODE ? null : nameSky(code, true);
  if (rain === null) return sky === null ? null : `ngày mai ${sky}`;
  if (rain.wet.length > 0) return describeQuarters(rain);
  return `ngày mai ${sky === null ? '' : `${sky}, `}${describeDayRain(rain)}`;
}

/** A day without notable rain is described by its cold and its warm hours. */
function isColdHeadline({ isColdEarly, rain }: TomorrowFacts): boolean {
  return isColdEarly && (rain === null || rain.wet.length === 0);
}

/** `đêm và sáng mai rét 15°, trưa nắng 27°`. */
function describeColdHours({ cold, code, low, high }: TomorrowFacts, degrees: DegreeWriter, when: string): string {
  const sky = when === '' ? '' : (NOON_SKIES[code ?? 0] ?? '');
  return `đêm và sáng${when} ${COLD_HOURS[cold]} ${degrees.at(low ?? 0)}, trưa${sky} ${degrees.at(high ?? 0)}`;
}

/** A day without a wet quarter: `không mưa`, `có thể có mưa nhỏ`, `có mưa nhỏ (dưới 1 mm)`. */
function describeDayRain({ word, rainClass, amount }: DayRain): string {
  const hasAmount = (word === 'rain' || word === 'good') && amount !== null;
  return `${nameStretch(word, rainClass)}${hasAmount ? ` (${nameAmount(amount)})` : ''}`;
}

const nameSum = (amount: RainAmount | null): string => (amount === null ? '' : ` (${nameAmount(amount)})`);

function describeQuarters({ wet, dry, phases, allDay, amount, word }: DayRain): string {
  const [first, second] = phases;
  if (first === undefined) return '';
  const sum = nameSum(amount);
  if (allDay !== null) return `ngày mai gần như cả ngày ${describeRain(allDay)}${sum}`;
  if (second !== undefined) {
    const before = `rạng sáng mai ${describeRain(first)}${nameSum(first.amount)}`;
    return `${before}, ${nameQuarters(second.quarters)} ${describeRain(second)}${nameSum(second.amount)}`;
  }
  const verb = `${describeRain(first)}${sum}`;
  const isDry = (...quarters: readonly DayQuarter[]) => quarters.every((quarter) => dry.includes(quarter));
  const has = (quarter: DayQuarter) => wet.includes(quarter);
  if (has('morning') && has('afternoon') && has('evening')) {
    return `ngày mai ${describeRain({ ...first, word: word === 'dry' || word === 'unseen' || word === 'drizzle' ? first.word : word })}${sum}`;
  }
  if (wet.length === 1 && has('early')) {
    return `rạng sáng mai ${verb}${isDry('morning', 'afternoon') ? ', ban ngày khô ráo' : ''}`;
  }
  if (!has('afternoon') && !has('evening')) {
    return `${nameQuarters(wet)} mai ${verb}${isDry('afternoon', 'evening') ? ', từ trưa khô ráo' : ''}`;
  }
  const isMorningDry = isDry('early', 'morning');
  return `${isMorningDry ? 'sáng mai khô ráo, ' : ''}${nameQuarters(wet)}${isMorningDry ? '' : ' mai'} ${verb}`;
}

const nameQuarters = (wet: readonly DayQuarter[]): string =>
  joinList(
    wet.map((quarter) => QUARTERS[quarter]),
    'vi',
  );

function describeWarmth(facts: TomorrowFacts, degrees: DegreeWriter): string | null {
  const { low, high, highToday, isColdEarly } = facts;
  if (low === null || high === null) return null;
  const change = highToday === null ? null : compare(highToday, high, degrees);
  // The headline has given both temperatures.
  if (isColdHeadline(facts)) return change === null ? null : `ban ngày ${change}`;
  if (isColdEarly) return joinPhrases(describeColdHours(facts, degrees, ''), change);
  return joinPhrases(nameExtremity(facts), `nhiệt độ ${degrees.between(low, high)}`, change);
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
  if (change === 0) return 'tương tự hôm nay';
  const warmer = high >= HOT_FROM_C ? 'nóng' : 'ấm';
  const cooler = high < CHILLY_BELOW_C ? 'lạnh' : 'mát';
  return `${change > 0 ? warmer : cooler} hơn hôm nay ${Math.abs(change)}°`;
}

function describeNote({ wind, fog, confidence, nowAt }: TomorrowFacts): string | null {
  if (wind !== null) return describeWind(wind);
  if (fog !== null) return `${namePart(findDayPart(fog.toAt - HOUR_SECONDS, nowAt))} có sương mù`;
  return confidence === 'low' ? 'dự báo còn có thể thay đổi nhiều, nên xem lại' : null;
}
