import { hedgeVietnamese } from '@portal/content/weather/rain-words';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RainSpell } from '@portal/domain/weather/rain-spells';
import { findDayPart } from '#features/weather/smartgen/facts/find-rain-pattern.ts';
import { describeRain, nameClock, nameClockSpan, nameLongRain, namePart, nameRain, nameSpan } from './names.ts';

/** Up to this many hours ahead the clock time is given, later only the part of the day. */
const CLOCK_HOURS = 6;
const HEAVY = 4;

const toNamed = (spell: RainSpell) => ({ ...spell, rainClass: spell.namedClass });

/**
 * `từ khoảng 15 đến 18 giờ có mưa to kèm dông`, `tối nay có mưa nhỏ`, for rain that has begun `mưa tạnh khoảng 16
 * giờ`.
 */
export function describeSpell(spell: RainSpell, nowAt: EpochSeconds): string {
  const text =
    spell.fromAt <= nowAt ? describeOngoing(spell, nowAt) : `${nameTime(spell, nowAt)} ${describeRain(toNamed(spell))}`;
  return `${text}${nameLongRain(spell)}`;
}

/** A later spell after another: `đêm nay lại có mưa nhỏ`. */
export function describeLaterSpell(spell: RainSpell, nowAt: EpochSeconds): string {
  // Rain that is only possible does not come "lại".
  const again = spell.word === 'rain' ? 'lại ' : '';
  return `${nameSpan(spell.fromAt, spell.toAt, nowAt)} ${again}${describeRain(toNamed(spell))}${nameLongRain(spell)}`;
}

function describeOngoing(spell: RainSpell, nowAt: EpochSeconds): string {
  const hoursLeft = (spell.toAt - nowAt) / HOUR_SECONDS;
  if (spell.isOver && hoursLeft <= 2 && spell.word === 'rain') return `mưa tạnh khoảng ${nameClock(spell.toAt, nowAt)}`;
  const end =
    spell.isOver && hoursLeft <= CLOCK_HOURS
      ? `khoảng ${nameClock(spell.toAt, nowAt)}`
      : namePart(findDayPart(spell.toAt - HOUR_SECONDS, nowAt));
  if (spell.word !== 'rain') return `${hedgeVietnamese(spell.word)}còn ${nameRain(toNamed(spell))} đến ${end}`;
  const rain = `${spell.isBroken ? 'còn lúc mưa lúc tạnh' : `${nameRain(toNamed(spell))} còn kéo dài`} đến ${end}`;
  return `${rain}${describePeak(spell, nowAt)}${spell.thunder === 1 ? ', có thể kèm dông' : ''}`;
}

function describePeak({ rainClass, peakAt }: RainSpell, nowAt: EpochSeconds): string {
  const isAhead = peakAt > nowAt && peakAt - nowAt <= CLOCK_HOURS * HOUR_SECONDS;
  return rainClass >= HEAVY && isAhead ? `, to nhất khoảng ${nameClock(peakAt, nowAt)}` : '';
}

function nameTime({ fromAt, toAt, isOver }: RainSpell, nowAt: EpochSeconds): string {
  if (fromAt - nowAt > CLOCK_HOURS * HOUR_SECONDS) return nameSpan(fromAt, toAt, nowAt);
  const start = `khoảng ${nameClock(fromAt, nowAt)}`;
  if (toAt - fromAt <= HOUR_SECONDS) return start;
  const span = isOver ? nameClockSpan(fromAt, toAt, nowAt) : null;
  if (span !== null) return `từ khoảng ${span}`;
  const last = namePart(findDayPart(toAt - HOUR_SECONDS, nowAt));
  return last === namePart(findDayPart(fromAt, nowAt)) ? `từ ${start}` : `từ ${start} đến ${last}`;
}
