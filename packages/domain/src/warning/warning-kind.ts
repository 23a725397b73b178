import { getWarningFacts, type WarningKind } from './warning-kind.table.ts';

/** Level of disaster risk by Decision 18/2021/QĐ-TTg: 1 low, 2 medium, 3 high, 4 very high, 5 catastrophic. Quoted from a bulletin, never computed. */
export type WarningLevel = 1 | 2 | 3 | 4 | 5;

/** The part of an official warning that decides how the portal reacts. */
export interface RatedWarning {
  readonly kind: WarningKind;
  /** Null if the bulletin states none. */
  readonly level: WarningLevel | null;
}

/** Level from which a bulletin comes first on a page. */
const HIGH: WarningLevel = 3;

function isHigh({ kind, level }: RatedWarning): boolean {
  return level === null ? getWarningFacts(kind).isHighByLaw === true : level >= HIGH;
}

/** Whether a bulletin comes first on a page: any hazard of level 3 and more. */
export function comesFirst(warning: RatedWarning): boolean {
  return isHigh(warning);
}

/** Whether a page uses the warning sky, attributes its sentence to the model, and does not call the time dry. */
export function isEmergency(warning: RatedWarning): boolean {
  return isHigh(warning) && getWarningFacts(warning.kind).isEmergency === true;
}

/** Whether a bulletin stops outdoor work in its area and time: emergencies, thunderstorms and strong wind at sea. */
export function stopsOutdoorWork(warning: RatedWarning): boolean {
  return isEmergency(warning) || getWarningFacts(warning.kind).stopsWork === true;
}
