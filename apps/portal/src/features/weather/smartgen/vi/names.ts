import { nameRainClass, sayRain } from '@portal/content/weather/rain-words';
import {
  type EpochSeconds,
  vietnamDate,
  vietnamHour,
  vietnamMinute,
  vietnamWeekday,
} from '@portal/domain/time/vietnam-time';
import type { RainClass } from '@portal/domain/weather/rain-class';
import type { RainSpell } from '@portal/domain/weather/rain-spells';
import type { NamedRainWord, RainWord } from '@portal/domain/weather/rain-word';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import {
  countDaysAhead,
  type DayPart,
  listDayParts,
  type PartName,
} from '#features/weather/smartgen/facts/find-rain-pattern.ts';
import type { RainAmount } from '#features/weather/smartgen/facts/rain-amount.ts';

const HEAVY = 4;

/** A span whose rain is not described: `không mưa`, `có thể có mưa nhỏ`. */
export function nameStretch(word: RainWord, rainClass: RainClass): string {
  return sayRain(word, 'vi', nameRainClass(rainClass, 'vi'));
}

/** Rain without its time. */
interface RainKind {
  readonly rainClass: RainClass;
  readonly thunder: 0 | 1 | 2;
  readonly word: NamedRainWord;
  readonly isBroken?: boolean;
  /** Class of its wettest hour, if that may be higher than the total's. */
  readonly hourClass?: RainClass;
}

/** `mưa vừa kèm dông`. */
export function nameRain({ rainClass, thunder }: Pick<RainKind, 'rainClass' | 'thunder'>): string {
  return `${nameRainClass(rainClass, 'vi')}${thunder === 2 ? ' kèm dông' : ''}`;
}

/** `có mưa vừa kèm dông, có lúc mưa to`, `có lúc có mưa nhỏ, có thể kèm dông`, `có thể có mưa và dông`. */
export function describeRain({ rainClass, thunder, word, isBroken = false, hourClass = 0 }: RainKind): string {
  const rain = nameRain({ rainClass, thunder });
  const isBurst = hourClass >= HEAVY && hourClass > rainClass;
  const burst = isBurst ? `, có lúc ${nameRainClass(hourClass, 'vi')}` : '';
  if (word !== 'rain') return `${sayRain(word, 'vi', rain)}${thunder === 1 ? ' và dông' : ''}${burst}`;
  const rainText = isBroken && !isBurst ? `có lúc có ${rain}` : sayRain(word, 'vi', rain);
  return `${rainText}${burst}${thunder === 1 ? ', có thể kèm dông' : ''}`;
}

/** ` (cả thảy khoảng 60 mm)` after rain with a heavy total but no heavy hour; else empty. */
export function nameLongRain({
  rainClass,
  sumClass,
  rainMm,
}: Pick<RainSpell, 'rainClass' | 'sumClass' | 'rainMm'>): string {
  return sumClass >= HEAVY && sumClass > rainClass ? ` (cả thảy khoảng ${Math.round(rainMm)} mm)` : '';
}

/** `khoảng 15 mm`, `10–25 mm`, `tới 12 mm`, `dưới 1 mm`. */
export function nameAmount({ low, high }: RainAmount): string {
  if (high === 0) return 'dưới 1 mm';
  if (low === null) return `khoảng ${high} mm`;
  return low === 0 ? `tới ${high} mm` : `${low}–${high} mm`;
}

/** Sky states by day, at the start of a sentence. */
const DAY: Readonly<Record<SkyCode, string>> = {
  1: 'trời nắng',
  2: 'trời nắng nóng',
  3: 'trời nắng nóng gay gắt',
  4: 'trời nắng nóng đặc biệt gay gắt',
  5: 'trời nắng ít mây',
  6: 'trời nắng nhẹ',
  7: 'trời nhiều mây',
  8: 'trời rét',
  9: 'trời rét đậm',
  10: 'trời rét hại',
  11: 'trời băng giá',
  12: 'trời lúc mưa lúc tạnh',
  13: 'trời mưa nhỏ',
  14: 'trời mưa',
  15: 'trời mưa to',
  16: 'trời mưa rất to',
  17: 'trời mưa rét',
  18: 'trời mưa và rét đậm',
  19: 'trời mưa và rét hại',
  20: 'trời mưa và băng giá',
  21: 'trời mưa to và rét',
  22: 'trời mưa to và rét đậm',
  23: 'trời mưa to và rét hại',
  24: 'trời có mưa tuyết',
  25: 'trời mưa rất to và rét',
  26: 'trời mưa rất to và rét đậm',
  27: 'trời mưa rất to và rét hại',
  28: 'trời mưa tuyết rất to',
};

/** Different words by night. */
const NIGHT: Readonly<Partial<Record<SkyCode, string>>> = {
  1: 'trời quang',
  2: 'trời oi bức',
  3: 'trời rất oi bức',
  4: 'trời đặc biệt oi nóng',
  5: 'trời ít mây',
  6: 'trời có mây',
  7: 'trời nhiều mây',
};

/** `trời nắng`, by night `trời quang`. */
export function nameSky(code: SkyCode, isDay: boolean): string {
  return (isDay ? undefined : NIGHT[code]) ?? DAY[code];
}

const PARTS: Readonly<Record<PartName, string>> = {
  night: 'đêm',
  dawn: 'rạng sáng',
  morning: 'sáng',
  noon: 'trưa',
  afternoon: 'chiều',
  evening: 'tối',
};
const WEEKDAYS = ['Chủ Nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'] as const;
/** From this day on weekdays repeat, so the date is added. */
const DATED_FROM = 7;

const nameWhen = (day: number): string => (day <= 0 ? 'nay' : day === 1 ? 'mai' : 'ngày kia');

/** `chiều nay`, `đêm nay`, `rạng sáng mai`. */
export function namePart({ name, day }: DayPart): string {
  return `${PARTS[name]} ${nameWhen(day)}`;
}

/** `tối nay`, `chiều và tối nay`, `tối nay và sáng mai`, `từ chiều nay đến sáng mai`. */
export function nameSpan(fromAt: EpochSeconds, toAt: EpochSeconds, nowAt: EpochSeconds): string {
  const parts = listDayParts(fromAt, toAt, nowAt);
  const [first, second] = parts;
  if (first === undefined) return '';
  if (second === undefined) return namePart(first);
  if (parts.length > 2) return `từ ${namePart(first)} đến ${namePart(parts.at(-1) ?? first)}`;
  const isSameDay = nameWhen(first.day) === nameWhen(second.day);
  return isSameDay ? `${PARTS[first.name]} và ${namePart(second)}` : `${namePart(first)} và ${namePart(second)}`;
}

/** `15 giờ`, `15 giờ 20`, `5 giờ sáng mai`, `nửa đêm`, `14 giờ ngày mai`. */
export function nameClock(at: EpochSeconds, nowAt: EpochSeconds): string {
  const hour = vietnamHour(at);
  const day = countDaysAhead(at, nowAt);
  const clock = writeClock(at);
  if (clock === '0 giờ' && day === 1) return 'nửa đêm';
  if (day === 0) return clock;
  if (hour < 4) return day === 1 ? `${clock} đêm nay` : `${clock} đêm mai`;
  return hour < 11 ? `${clock} sáng ${nameWhen(day)}` : `${clock} ${day === 1 ? 'ngày mai' : 'ngày kia'}`;
}

/** `15 giờ`, between full hours `15 giờ 20`. */
function writeClock(at: EpochSeconds): string {
  const minute = vietnamMinute(at);
  return `${vietnamHour(at)} giờ${minute === 0 ? '' : ` ${minute}`}`;
}

/** `15 đến 18 giờ`, `15 giờ 20 đến 16 giờ` within a day; null if the ends need more words. */
export function nameClockSpan(fromAt: EpochSeconds, toAt: EpochSeconds, nowAt: EpochSeconds): string | null {
  if (countDaysAhead(toAt - 1, nowAt) !== 0) return null;
  const isFull = vietnamMinute(fromAt) === 0 && vietnamMinute(toAt) === 0;
  const end = countDaysAhead(toAt, nowAt) === 1 ? '24 giờ' : writeClock(toAt);
  return `${isFull ? vietnamHour(fromAt) : writeClock(fromAt)} đến ${end}`;
}

/** `hôm nay`, `ngày mai`, `thứ Sáu`, from the eighth day with its date: `thứ Sáu 14/8`. */
export function nameDay(at: EpochSeconds, nowAt: EpochSeconds): string {
  const index = countDaysAhead(at, nowAt);
  if (index === 0) return 'hôm nay';
  if (index === 1) return 'ngày mai';
  const weekday = WEEKDAYS[vietnamWeekday(at)] ?? '';
  return index < DATED_FROM ? weekday : `${weekday} ${nameDate(at)}`;
}

/** The same after a verb: `vào thứ Sáu`. */
export function nameOnDay(at: EpochSeconds, nowAt: EpochSeconds): string {
  return `${countDaysAhead(at, nowAt) > 1 ? 'vào ' : ''}${nameDay(at, nowAt)}`;
}

/** `14/8`. */
export function nameDate(at: EpochSeconds): string {
  const { day, month } = vietnamDate(at);
  return `${day}/${month}`;
}
