import type { EpochSeconds } from '#time/vietnam-time.ts';
import type { GrowthStage } from './crop.ts';
import type { FarmDay } from './farm-day.ts';
import type { Basis } from './threshold.ts';

/** What a hint for the coming days is about. `HINT_UNITS` names the unit of its value. */
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

/** Something that the coming days ask of a grower. */
export interface Hint {
  readonly kind: HintKind;
  /** What it says of going on as planned: a chance to use, a matter of thought, or a danger. */
  readonly weight: 'good' | 'consider' | 'avoid';
  /** Midnight that begins the first day; for nights the day whose evening begins them. */
  readonly fromAt: EpochSeconds;
  /** How many of the coming seven days it is about. */
  readonly days: number;
  /** Worst value of those days, in the unit of the kind; null for kinds without one. */
  readonly value: number | null;
  /** When in its life the crop minds it. */
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
  /** Days from today on, or from tomorrow on where today's heat is over. */
  readonly days: readonly FarmDay[];
  /** Days whose nights are still to come or not over. */
  readonly nights: readonly FarmDay[];
  /** Seven days from today on. */
  readonly week: readonly FarmDay[];
}

/** How far ahead hints go: beyond it a single day is too unsure to act on (proposed). */
const HINT_DAYS = 7;
/** The hottest of a day is over by then, and the coldest of a night. */
const DAY_OVER_HOUR = 15;
const NIGHT_OVER_HOUR = 7;

/** Chooses by the clock hour of Vietnam the days and nights that hints cover; `today` is the index of today. */
export function toComingDays(days: readonly FarmDay[], today: number, hour: number): ComingDays {
  const firstDay = hour < DAY_OVER_HOUR ? today : today + 1;
  const firstNight = Math.max(hour < NIGHT_OVER_HOUR ? today - 1 : today, 0);
  return {
    days: days.slice(firstDay, firstDay + HINT_DAYS),
    nights: days.slice(firstNight, firstNight + HINT_DAYS),
    week: days.slice(today, today + HINT_DAYS),
  };
}

/** What a hint says of the days that it is about. */
export interface HintRule {
  readonly kind: HintKind;
  readonly weight: Hint['weight'];
  readonly basis: Basis;
  readonly stage?: GrowthStage;
  /** The value of a day that the hint is about; null for other days. */
  readonly pick: (day: FarmDay) => number | null;
  /** Whether lower values are worse. */
  readonly isLowWorse?: boolean;
}

/** A hint about the days that a rule picks; null where it picks none. */
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
