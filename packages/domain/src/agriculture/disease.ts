import type { DayWeather } from './day-weather.ts';
import { type Basis, findWeakestBasis, type Threshold } from './threshold.ts';

/** How favourable the weather is to a disease: under 30, 30 to 60, over 60 per cent of the days. */
export type DiseaseLevel = 'low' | 'medium' | 'high';

/** Index of a disease with its level. */
interface DiseaseIndex {
  /** Share of favourable days among the known ones, per cent, 0–100. */
  readonly index: number;
  readonly level: DiseaseLevel;
}

/** Days before today and from today on that the index covers (domain.md §4.3.8). */
export const DISEASE_DAYS = { past: 7, coming: 3 } as const;

/** With fewer known days there is no index (proposed). */
const LEAST_DAYS = 7;
const MEDIUM_FROM = 30;
const HIGH_ABOVE = 60;

/**
 * Index 0–100 of a disease from whether each of ten days is favourable (proposed, domain.md §4.3.8): the share of the
 * known days. It rates the weather and does not say that a field is infected. Null with fewer than seven known days.
 */
export function findDiseaseIndex(days: readonly (boolean | null)[]): DiseaseIndex | null {
  const known = days.filter((day) => day !== null);
  if (known.length < LEAST_DAYS) return null;
  const index = Math.round((100 * known.filter((day) => day).length) / known.length);
  return { index, level: index < MEDIUM_FROM ? 'low' : index > HIGH_ABOVE ? 'high' : 'medium' };
}

/** Diseases and pests with a weather index. */
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

/** A day's weather with the pond estimates. */
export interface DiseaseDay extends DayWeather {
  /** Estimated temperature of a pond, °C, and its fall since the day before. */
  readonly pondC: number | null;
  readonly pondDropC: number | null;
}

/** Inclusive limits of a daily value; an absent limit does not apply. */
interface DayCondition {
  readonly value: Exclude<keyof DiseaseDay, 'startAt'>;
  readonly from?: Threshold;
  readonly to?: Threshold;
}

/** Weather of a day that favours a disease: all conditions of `all` and, if given, at least one of `any`. */
export interface DiseaseRule {
  readonly id: DiseaseId;
  readonly all: readonly DayCondition[];
  readonly any?: readonly DayCondition[];
}

/** Whether a day's weather favours a disease; null if a deciding value is unknown. */
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

/** Basis of a rule: that of its weakest figure. */
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
