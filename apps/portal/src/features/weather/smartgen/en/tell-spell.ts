import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { findDayPart } from '../facts/day-part.ts';
import type { RainSpell } from '../facts/rain-spell.ts';
import { addThunder, nameRain } from './name-rain.ts';
import { nameClock, nameClockSpan, namePart, nameSpan } from './name-time.ts';

/** Hours ahead that are told by the clock; what is farther off by its part of the day. */
const CLOCK_HOURS = 6;
const HEAVY = 4;

/** `heavy rain with thunderstorms from about 3 to 6 pm`, `light rain this evening`, of rain that has begun `rain stopping around 4 pm`. */
export function tellSpell(spell: RainSpell, nowAt: EpochSeconds): string {
  return `${spell.fromAt <= nowAt ? tellGoingOn(spell, nowAt) : tellComing(spell, nowAt)}${addThunder(spell)}`;
}

function tellGoingOn(spell: RainSpell, nowAt: EpochSeconds): string {
  const hoursLeft = (spell.toAt - nowAt) / HOUR_SECONDS;
  if (spell.isOver && hoursLeft <= 2) return `the rain stops around ${nameClock(spell.toAt, nowAt)}`;
  const end =
    spell.isOver && hoursLeft <= CLOCK_HOURS
      ? `until about ${nameClock(spell.toAt, nowAt)}`
      : `into ${nameInto(spell.toAt - HOUR_SECONDS, nowAt)}`;
  return `${nameRain(spell)} ${spell.isBroken ? 'off and on' : 'continuing'} ${end}${tellPeak(spell, nowAt)}`;
}

/** `tonight`, `the afternoon`, `early tomorrow`. */
function nameInto(at: EpochSeconds, nowAt: EpochSeconds): string {
  return namePart(findDayPart(at, nowAt))
    .replace(/^this /, 'the ')
    .replace(/^around /, '');
}

function tellPeak({ rainClass, peakAt }: RainSpell, nowAt: EpochSeconds): string {
  const isAhead = peakAt > nowAt && peakAt - nowAt <= CLOCK_HOURS * HOUR_SECONDS;
  return rainClass >= HEAVY && isAhead ? `, heaviest around ${nameClock(peakAt, nowAt)}` : '';
}

function tellComing(spell: RainSpell, nowAt: EpochSeconds): string {
  const { fromAt, toAt } = spell;
  const rain = `${spell.isLikely ? '' : 'a chance of '}${nameRain(spell)}${spell.isBroken ? ' at times' : ''}`;
  if (fromAt - nowAt > CLOCK_HOURS * HOUR_SECONDS) return `${rain} ${nameSpan(fromAt, toAt, nowAt)}`;
  if (toAt - fromAt <= HOUR_SECONDS) return `${rain} around ${nameClock(fromAt, nowAt)}`;
  const span = spell.isOver ? nameClockSpan(fromAt, toAt, nowAt) : null;
  if (span !== null) return `${rain} from about ${span}`;
  return `${rain} from about ${nameClock(fromAt, nowAt)} into ${nameInto(toAt - HOUR_SECONDS, nowAt)}`;
}
