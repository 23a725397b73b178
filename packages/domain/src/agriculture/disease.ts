import type { DayWeather } from './day-weather.ts';
import { type Basis, findWeakestBasis, type Threshold } from './threshold.ts';

/** How much the weather favours a disease: under 30, 30 to 60, over 60 of a hundred days. */
export type DiseaseLevel = 'low' | 'medium' | 'high';

/** Index of a disease with its level. */
interface DiseaseIndex {
  /** Favourable part of the days that are known, per cent, 0–100. */
  readonly index: number;
  readonly level: DiseaseLevel;
}

/** Days before today and from today on that the index is about (domain.md §4.3.8). */
export const DISEASE_DAYS = { past: 7, coming: 3 } as const;

/** With fewer known days nothing is said (proposed). */
const LEAST_DAYS = 7;
const MEDIUM_FROM = 30;
const HIGH_ABOVE = 60;

/**
 * Index 0–100 of a disease from whether each of the ten days favours it (proposed, domain.md §4.3.8): the part of the days
 * that are known. It rates the weather and never says that a field is ill. Null with fewer than seven known days.
 */
export function findDiseaseIndex(days: readonly (boolean | null)[]): DiseaseIndex | null {
  const known = days.filter((day) => day !== null);
  if (known.length < LEAST_DAYS) return null;
  const index = Math.round((100 * known.filter((day) => day).length) / known.length);
  return { index, level: index < MEDIUM_FROM ? 'low' : index > HIGH_ABOVE ? 'high' : 'medium' };
}

/** Diseases and pests whose weather is watched. */
export type DiseaseId =
  | 'riceBlast'
  | 'sheathBlight'
  | 'leafBlight'
  | 'planthopper'
  | 'maizeLeafBlight'
  | 'fallArmyworm'
  | 'coffeeRust'
  | 'berryAnthracnose'
  | 'pepperFootRot'
  | 'pepperAnthracnose'
  | 'durianPhytophthora'
  | 'durianAnthracnose'
  | 'stemCanker'
  | 'dragonAnthracnose'
  | 'lateBlight'
  | 'softRot'
  | 'whiteSpot'
  | 'vibriosis';

/** A day's weather with what is estimated for ponds. */
export interface DiseaseDay extends DayWeather {
  /** Estimated temperature of a pond, °C, and how much it fell since the day before. */
  readonly pondC: number | null;
  readonly pondDropC: number | null;
}

/** A value of a day within limits, both ends included; a limit that is left out does not bound it. */
interface DayCondition {
  readonly value: Exclude<keyof DiseaseDay, 'startAt'>;
  readonly from?: Threshold;
  readonly to?: Threshold;
}

/** When the weather of a day favours a disease: all conditions of `all`, and of `any`, where it is given, at least one. */
export interface DiseaseRule {
  readonly id: DiseaseId;
  readonly all: readonly DayCondition[];
  readonly any?: readonly DayCondition[];
}

/** Whether a day's weather favours a disease; null where a value that decides is unknown. */
export function isFavourable(rule: DiseaseRule, day: DiseaseDay): boolean | null {
  let isUnknown = false;
  for (const condition of rule.all) {
    const holds = meets(condition, day);
    if (holds === false) return false;
    if (holds === null) isUnknown = true;
  }
  const any = rule.any?.map((condition) => meets(condition, day));
  if (any !== undefined && !any.includes(true)) {
    if (!any.includes(null)) return false;
    isUnknown = true;
  }
  return isUnknown ? null : true;
}

/** How a rule is founded: as its weakest figure. */
export function findDiseaseBasis({ all, any = [] }: DiseaseRule): Basis {
  return findWeakestBasis(
    [...all, ...any].flatMap(({ from, to }) => [from, to].filter((limit) => limit !== undefined)),
  );
}

function meets({ value, from, to }: DayCondition, day: DiseaseDay): boolean | null {
  const known = day[value];
  if (known === null) return null;
  return (from === undefined || known >= from.value) && (to === undefined || known <= to.value);
}
