import { sayRain } from '@portal/content/weather/rain-words';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RainSpell } from '@portal/domain/weather/rain-spells';
import { findDayPart } from '#features/weather/smartgen/facts/find-rain-pattern.ts';
import { describeRain, nameClock, nameClockSpan, nameLongRain, namePart, nameRain, nameSpan } from './names.ts';

/** Up to this many hours ahead the clock time is given, later only the part of the day. */
const CLOCK_HOURS = 6;
const HEAVY = 4;

const toNamed = (spell: RainSpell) => ({ ...spell, rainClass: spell.namedClass });

/**
 * `heavy rain with thunderstorms from about 15:00 to 18:00`, `light rain this evening`, for rain that has begun `the
 * rain stops around 16:00`.
 */
export function describeSpell(spell: RainSpell, nowAt: EpochSeconds): string {
  const text =
    spell.fromAt <= nowAt ? describeOngoing(spell, nowAt) : describeRain(toNamed(spell), nameTime(spell, nowAt));
  return `${text}${nameLongRain(spell)}`;
}

/** A later spell after another: `light rain again tonight`. */
export function describeLaterSpell(spell: RainSpell, nowAt: EpochSeconds): string {
  // Rain that is only possible does not come "again".
  const again = spell.word === 'rain' ? 'again ' : '';
  const when = `${again}${nameSpan(spell.fromAt, spell.toAt, nowAt)}`;
  return `${describeRain(toNamed(spell), when)}${nameLongRain(spell)}`;
}

function describeOngoing(spell: RainSpell, nowAt: EpochSeconds): string {
  const hoursLeft = (spell.toAt - nowAt) / HOUR_SECONDS;
  if (spell.isOver && hoursLeft <= 2 && spell.word === 'rain')
    return `the rain stops around ${nameClock(spell.toAt, nowAt)}`;
  const end =
    spell.isOver && hoursLeft <= CLOCK_HOURS
      ? `until about ${nameClock(spell.toAt, nowAt)}`
      : `into ${nameInto(spell.toAt - HOUR_SECONDS, nowAt)}`;
  if (spell.word !== 'rain') return `${sayRain(spell.word, 'en', nameRain(toNamed(spell)))} ${end}`;
  const rain = `${nameRain(toNamed(spell))} ${spell.isBroken ? 'comes and goes' : 'continues'} ${end}`;
  return `${rain}${describePeak(spell, nowAt)}${spell.thunder === 1 ? ', possibly with thunder' : ''}`;
}

/** `tonight`, `the afternoon`, `early tomorrow`. */
function nameInto(at: EpochSeconds, nowAt: EpochSeconds): string {
  return namePart(findDayPart(at, nowAt))
    .replace(/^this /, 'the ')
    .replace(/^around /, '');
}

function describePeak({ rainClass, peakAt }: RainSpell, nowAt: EpochSeconds): string {
  const isAhead = peakAt > nowAt && peakAt - nowAt <= CLOCK_HOURS * HOUR_SECONDS;
  return rainClass >= HEAVY && isAhead ? `, heaviest around ${nameClock(peakAt, nowAt)}` : '';
}

function nameTime({ fromAt, toAt, isOver }: RainSpell, nowAt: EpochSeconds): string {
  if (fromAt - nowAt > CLOCK_HOURS * HOUR_SECONDS) return nameSpan(fromAt, toAt, nowAt);
  const start = nameClock(fromAt, nowAt);
  if (toAt - fromAt <= HOUR_SECONDS) return `around ${start}`;
  const span = isOver ? nameClockSpan(fromAt, toAt, nowAt) : null;
  if (span !== null) return `from about ${span}`;
  const last = nameInto(toAt - HOUR_SECONDS, nowAt);
  return last === nameInto(fromAt, nowAt) ? `from about ${start} on` : `from about ${start} into ${last}`;
}
