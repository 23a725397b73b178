import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { findDayPart } from '../facts/day-part.ts';
import type { RainSpell } from '../facts/rain-spell.ts';
import { addThunder, nameRain } from './name-rain.ts';
import { nameClock, nameClockSpan, namePart, nameSpan } from './name-time.ts';

/** Hours ahead that are told by the clock; what is farther off by its part of the day. */
const CLOCK_HOURS = 6;
const HEAVY = 4;

/** `từ khoảng 15 đến 18 giờ có mưa to kèm dông`, `tối nay có mưa nhỏ`, of rain that has begun `mưa tạnh khoảng 16 giờ`. */
export function tellSpell(spell: RainSpell, nowAt: EpochSeconds): string {
  return `${spell.fromAt <= nowAt ? tellGoingOn(spell, nowAt) : tellComing(spell, nowAt)}${addThunder(spell)}`;
}

function tellGoingOn(spell: RainSpell, nowAt: EpochSeconds): string {
  const hoursLeft = (spell.toAt - nowAt) / HOUR_SECONDS;
  if (spell.isOver && hoursLeft <= 2) return `mưa tạnh khoảng ${nameClock(spell.toAt, nowAt)}`;
  const end =
    spell.isOver && hoursLeft <= CLOCK_HOURS
      ? `khoảng ${nameClock(spell.toAt, nowAt)}`
      : namePart(findDayPart(spell.toAt - HOUR_SECONDS, nowAt));
  const rain = `${spell.isBroken ? 'lúc mưa lúc tạnh, ' : ''}${nameRain(spell)}`;
  return `${rain} còn kéo dài đến ${end}${tellPeak(spell, nowAt)}`;
}

function tellPeak({ rainClass, peakAt }: RainSpell, nowAt: EpochSeconds): string {
  const isAhead = peakAt > nowAt && peakAt - nowAt <= CLOCK_HOURS * HOUR_SECONDS;
  return rainClass >= HEAVY && isAhead ? `, to nhất khoảng ${nameClock(peakAt, nowAt)}` : '';
}

function tellComing(spell: RainSpell, nowAt: EpochSeconds): string {
  const { fromAt, toAt } = spell;
  const verb = `${spell.isLikely ? '' : 'có thể '}${spell.isBroken ? 'có lúc có' : 'có'} ${nameRain(spell)}`;
  if (fromAt - nowAt > CLOCK_HOURS * HOUR_SECONDS) return `${nameSpan(fromAt, toAt, nowAt)} ${verb}`;
  if (toAt - fromAt <= HOUR_SECONDS) return `khoảng ${nameClock(fromAt, nowAt)} ${verb}`;
  const span = spell.isOver ? nameClockSpan(fromAt, toAt, nowAt) : null;
  if (span !== null) return `từ khoảng ${span} ${verb}`;
  const last = namePart(findDayPart(toAt - HOUR_SECONDS, nowAt));
  return `từ khoảng ${nameClock(fromAt, nowAt)} đến ${last} ${verb}`;
}
