import type { BothLanguages } from '#language/language.ts';
import { sunLongitudeDeg } from '#time/sun.ts';
import { DAY_SECONDS, type EpochSeconds, startOfVietnamDay } from '#time/vietnam-time.ts';
import { SOLAR_TERMS } from './solar-terms.table.ts';

const DEGREES_PER_TERM = 15;

/** A term of the farmer's year (tiết khí) with the day of Vietnam on which it begins. */
export interface SolarTerm {
  readonly name: BothLanguages;
  /** Midnight in Vietnam that begins the day. */
  readonly startAt: EpochSeconds;
}

/** The solar term of a Vietnamese day: the last that began before the day ended (domain.md §4.5.4). */
export function findSolarTerm(at: EpochSeconds): SolarTerm {
  const dayAt = startOfVietnamDay(at);
  const term = findTermOfDay(dayAt);
  let startAt = dayAt;
  while (findTermOfDay(startAt - DAY_SECONDS) === term) startAt -= DAY_SECONDS;
  return { name: getName(term), startAt };
}

/** The first term after the day of a moment. */
export function findNextSolarTerm(at: EpochSeconds): SolarTerm {
  let startAt = startOfVietnamDay(at) + DAY_SECONDS;
  const term = findTermOfDay(startAt - DAY_SECONDS);
  while (findTermOfDay(startAt) === term) startAt += DAY_SECONDS;
  return { name: getName(findTermOfDay(startAt)), startAt };
}

/** 0 at the March equinox, one per 15°, by the end of the day. */
function findTermOfDay(dayAt: EpochSeconds): number {
  return Math.floor(sunLongitudeDeg(dayAt + DAY_SECONDS - 1) / DEGREES_PER_TERM);
}

function getName(term: number): BothLanguages {
  const name = SOLAR_TERMS[term];
  if (name === undefined) throw new RangeError(`There is no solar term ${term}`);
  return name;
}
