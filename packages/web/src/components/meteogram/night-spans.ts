import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findSunTimes } from '@portal/domain/time/sun';
import { DAY_SECONDS, formatClock, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';

/** A sunrise or sunset among the hours of a drawing. */
export interface SunMark {
  readonly kind: 'sunrise' | 'sunset';
  /** Hours from the first hour's start. */
  readonly at: number;
  readonly clock: string;
}

/** From sunset to sunrise, in hours from the first hour's start. */
export interface NightSpan {
  readonly from: number;
  readonly to: number;
}

/** When the sun rises and sets at a place during some hours that begin at a moment, in order. */
export function listSunMarks(point: LatLng, firstAt: string, hours: number): SunMark[] {
  const startAt = Date.parse(firstAt) / 1000;
  const marks: SunMark[] = [];
  for (let day = startOfVietnamDay(startAt); day < startAt + hours * HOUR_SECONDS; day += DAY_SECONDS) {
    const { sunriseAt, sunsetAt } = findSunTimes(point, day);
    for (const [kind, moment] of [['sunrise', sunriseAt] as const, ['sunset', sunsetAt] as const]) {
      if (moment === null) continue;
      const at = (moment - startAt) / HOUR_SECONDS;
      if (at > 0 && at < hours) marks.push({ kind, at, clock: formatClock(moment) });
    }
  }
  return marks;
}

/** The nights between sun marks; where there is none, the first hour says whether all of it is night. */
export function listNights(marks: readonly SunMark[], hours: number, isDayFirst: boolean): NightSpan[] {
  const nights: NightSpan[] = [];
  let nightFrom: number | null = isDayFirst && marks[0]?.kind !== 'sunrise' ? null : 0;
  for (const { kind, at } of marks) {
    if (kind === 'sunset') nightFrom = at;
    else if (nightFrom !== null) {
      nights.push({ from: nightFrom, to: at });
      nightFrom = null;
    }
  }
  if (nightFrom !== null) nights.push({ from: nightFrom, to: hours });
  return nights;
}
