import type { EpochSeconds } from '#time/vietnam-time.ts';
import type { GrowthStage } from './crop.ts';
import type { FarmDay } from './farm-day.ts';
import type { Basis } from './threshold.ts';

/** Subject of a hint for the coming days. `HINT_UNITS` names the unit of its value. */
export type HintKind =
  | 'ice'
  | 'frost'
  | 'cold'
  | 'heat'
  | 'heavyRain'
  | 'strongWind'
  | 'sowGood'
  | 'sowCold'
  | 'sowCovered'
  | 'sowRain'
  | 'dryingRun'
  | 'noDrying'
  | 'waterShort'
  | 'waterPlenty'
  | 'pondHot'
  | 'pondCold'
  | 'pondDrop'
  | 'pondCalm';

/** Advice to a grower for the coming days. */
export interface Hint {
  readonly kind: HintKind;
  /** Its severity: an opportunity, a doubt, or a danger. */
  readonly weight: 'good' | 'consider' | 'avoid';
  /** Midnight at the start of the first day; for nights the day of the evening. */
  readonly fromAt: EpochSeconds;
  /** Number of the coming seven days concerned. */
  readonly days: number;
  /** Worst value of those days, in the unit of the kind; null for kinds without one. */
  readonly value: number | null;
  /** Growth stage in which it matters to the crop. */
  readonly stage: GrowthStage;
  readonly basis: Basis;
}

/** Unit of each kind's value. */
export const HINT_UNITS: Readonly<Record<HintKind, '°C' | 'mm' | 'm/s' | null>> = {
  ice: '°C',
  frost: '°C',
  cold: '°C',
  heat: '°C',
  heavyRain: 'mm',
  strongWind: 'm/s',
  sowGood: '°C',
  sowCold: '°C',
  sowCovered: '°C',
  sowRain: 'mm',
  dryingRun: null,
  noDrying: null,
  waterShort: 'mm',
  waterPlenty: 'mm',
  pondHot: '°C',
  pondCold: '°C',
  pondDrop: '°C',
  pondCalm: 'm/s',
};

/** The days that hints cover. */
export interface ComingDays {
  /** Days from today on, or from tomorrow on if today's heat is over. */
  readonly days: readonly FarmDay[];
  /** Days whose nights are not over. */
  readonly nights: readonly FarmDay[];
  /** Seven days from today on. */
  readonly week: readonly FarmDay[];
}

/** Range of hints: beyond it single days are too uncertain to act on (proposed). */
const HINT_DAYS = 7;
/** By then the maximum of a day, or the minimum of a night, has passed. */
const DAY_OVER_HOUR = 15;
const NIGHT_OVER_HOUR = 7;

/** Chooses the days and nights for hints by the clock hour in Vietnam; `today` is the index of today. */
export function toComingDays(days: readonly FarmDay[], today: number, hour: number): ComingDays {
  const firstDay = hour < DAY_OVER_HOUR ? today : today + 1;
  const firstNight = Math.max(hour < NIGHT_OVER_HOUR ? today - 1 : today, 0);
  return {
    days: days.slice(firstDay, firstDay + HINT_DAYS),
    nights: days.slice(firstNight, firstNight + HINT_DAYS),
    week: days.slice(today, today + HINT_DAYS),
  };
}

/** Rule for deriving a hint from days. */
export interface HintRule {
  readonly kind: HintKind;
  readonly weight: Hint['weight'];
  readonly basis: Basis;
  readonly stage?: GrowthStage;
  /** The value of a day for the hint; null if the day is not concerned. */
  readonly pick: (day: FarmDay) => number | null;
  /** Whether lower values are worse. */
  readonly isLowWorse?: boolean;
}

/** A hint for the days that a rule selects; null if it selects none. */
export function findHint(days: readonly FarmDay[], rule: HintRule): Hint | null {
  let first: FarmDay | null = null;
  let count = 0;
  let worst: number | null = null;
  for (const day of days) {
    const value = rule.pick(day);
    if (value === null) continue;
    first ??= day;
    count++;
    if (worst === null || (rule.isLowWorse === true ? value < worst : value > worst)) worst = value;
  }
  if (first === null) return null;
  const { kind, weight, basis, stage = 'any' } = rule;
  return { kind, weight, fromAt: first.startAt, days: count, value: worst, stage, basis };
}
