import type { BothLanguages } from '#language/language.ts';

/** Name of a phase of the moon: the four that are moments, and the four between them. */
export type MoonPhase =
  | 'new'
  | 'waxingCrescent'
  | 'firstQuarter'
  | 'waxingGibbous'
  | 'full'
  | 'waningGibbous'
  | 'lastQuarter'
  | 'waningCrescent';

/** Names of the phases, from new moon on. */
export const MOON_PHASE_NAMES: Readonly<Record<MoonPhase, BothLanguages>> = {
  new: { vi: 'Trăng mới', en: 'New moon' },
  waxingCrescent: { vi: 'Trăng lưỡi liềm đầu tháng', en: 'Waxing crescent' },
  firstQuarter: { vi: 'Trăng thượng huyền', en: 'First quarter' },
  waxingGibbous: { vi: 'Trăng khuyết đầu tháng', en: 'Waxing gibbous' },
  full: { vi: 'Trăng tròn', en: 'Full moon' },
  waningGibbous: { vi: 'Trăng khuyết cuối tháng', en: 'Waning gibbous' },
  lastQuarter: { vi: 'Trăng hạ huyền', en: 'Last quarter' },
  waningCrescent: { vi: 'Trăng lưỡi liềm cuối tháng', en: 'Waning crescent' },
};

/** Phases by the quarter that a day ends in: the moment on the day itself, and what is seen between two. */
const QUARTERS: readonly (readonly [moment: MoonPhase, between: MoonPhase])[] = [
  ['new', 'waxingCrescent'],
  ['firstQuarter', 'waxingGibbous'],
  ['full', 'waningGibbous'],
  ['lastQuarter', 'waningCrescent'],
];

/**
 * Phase of a day from the phases at its beginning and end, each 0 (new) over 0.5 (full) up to 1: new, full and the
 * quarters are moments, so only the day that one falls on has its name, as in an almanac. Throws a RangeError for NaN.
 */
export function classifyMoonPhase(phaseAtStart: number, phaseAtEnd: number): MoonPhase {
  const quarter = QUARTERS[toQuarter(phaseAtEnd)];
  if (quarter === undefined) throw new RangeError('The name of an unknown phase of the moon is unknown');
  return toQuarter(phaseAtStart) === toQuarter(phaseAtEnd) ? quarter[1] : quarter[0];
}

/** A phase of exactly 1 is that of the next new moon. */
function toQuarter(phase: number): number {
  return Math.floor(phase * 4) % 4;
}
