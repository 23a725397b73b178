import type { BothLanguages, Language } from '#language/language.ts';
import { DAY_SECONDS, type EpochSeconds } from './epoch.ts';
import { estimateLunation, findMoonQuarterAt, type MoonQuarter } from './moon-quarter.ts';
import { startOfVietnamDay } from './vietnam-time.ts';

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

/** Names of the phases, from new moon on. `Khuyết` is said of a moon that loses light, never of one that grows. */
const PHASE_NAMES: Readonly<Record<MoonPhase, BothLanguages>> = {
  new: { vi: 'Trăng mới', en: 'New moon' },
  waxingCrescent: { vi: 'Trăng lưỡi liềm đầu tháng', en: 'Waxing crescent' },
  firstQuarter: { vi: 'Trăng thượng huyền', en: 'First quarter' },
  waxingGibbous: { vi: 'Trăng tròn dần', en: 'Waxing gibbous' },
  full: { vi: 'Trăng tròn', en: 'Full moon' },
  waningGibbous: { vi: 'Trăng khuyết dần', en: 'Waning gibbous' },
  lastQuarter: { vi: 'Trăng hạ huyền', en: 'Last quarter' },
  waningCrescent: { vi: 'Trăng lưỡi liềm cuối tháng', en: 'Waning crescent' },
};
const NEARLY_FULL: BothLanguages = { vi: 'Trăng gần tròn', en: 'Almost full moon' };
const NEARLY_FULL_FROM = 0.9;

/** The moment that names its day, and what is seen after it. */
const QUARTERS: readonly (readonly [moment: MoonPhase, after: MoonPhase])[] = [
  ['new', 'waxingCrescent'],
  ['firstQuarter', 'waxingGibbous'],
  ['full', 'waningGibbous'],
  ['lastQuarter', 'waningCrescent'],
];

/**
 * Phase of the calendar day in Vietnam that a moment lies in. New, full and the quarters are moments, so only the day that
 * one falls on has its name, as in an almanac; the moments are Meeus', within half a minute from 1968 to 2149. Throws a
 * RangeError for a moment that is no number.
 */
export function findMoonPhase(at: EpochSeconds): MoonPhase {
  if (!Number.isFinite(at)) throw new RangeError('The name of an unknown phase of the moon is unknown');
  const dayAt = startOfVietnamDay(at);
  const dayEndAt = dayAt + DAY_SECONDS;
  for (let lunation = estimateLunation(at) + 1; ; lunation--) {
    for (const quarter of [3, 2, 1, 0] as const satisfies MoonQuarter[]) {
      const momentAt = findMoonQuarterAt(lunation, quarter);
      if (momentAt < dayEndAt) return (QUARTERS[quarter] as (typeof QUARTERS)[number])[momentAt >= dayAt ? 0 : 1];
    }
  }
}

/**
 * What a moon of this phase is called with so much of it lit, 0–1: a waxing moon from 0.9 on, which anyone takes for the
 * moon of rằm, is `Trăng gần tròn`.
 */
export function nameMoonPhase(phase: MoonPhase, illumination: number, language: Language): string {
  const isNearlyFull = phase === 'waxingGibbous' && illumination >= NEARLY_FULL_FROM;
  return (isNearlyFull ? NEARLY_FULL : PHASE_NAMES[phase])[language];
}
