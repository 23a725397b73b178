import type { DayWeather } from './day-weather.ts';
import { type Basis, findWeakestBasis, type Threshold } from './threshold.ts';

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
export interface DayCondition {
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
