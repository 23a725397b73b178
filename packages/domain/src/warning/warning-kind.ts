/** Hazard of an official warning by Decision 18/2021/QĐ-TTg, or `other`. */
export const WARNING_KINDS = [
  'storm',
  'tropicalDepression',
  'heavyRain',
  'flood',
  'inundation',
  'flashFlood',
  'thunderstorm',
  'seaWind',
  'surge',
  'heat',
  'cold',
  'fog',
  'drought',
  'salinity',
  'wildfire',
  'earthquake',
  'tsunami',
  'other',
] as const;

/** `flashFlood` includes landslides, `thunderstorm` whirlwinds, lightning and hail, `cold` frost. */
export type WarningKind = (typeof WARNING_KINDS)[number];

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

/** Wind and water that kill: next to them a model's forecast may not call the sky fair. */
const EMERGENCY_KINDS: readonly WarningKind[] = [
  'storm',
  'tropicalDepression',
  'heavyRain',
  'flood',
  'inundation',
  'flashFlood',
  'surge',
  'tsunami',
];

/** Rated from level 3 on by Decision 18/2021/QĐ-TTg, article 42: a bulletin without a level is no less serious. */
const HIGH_BY_LAW: readonly WarningKind[] = ['storm', 'tropicalDepression'];

/** Lightning and squalls leave no time to look up a level. */
const STOPPING_AT_ANY_LEVEL: readonly WarningKind[] = ['thunderstorm', 'seaWind'];

function isHigh({ kind, level }: RatedWarning): boolean {
  return level === null ? HIGH_BY_LAW.includes(kind) : level >= HIGH;
}

/** Whether a bulletin comes first on a page: any hazard of level 3 and more. */
export function comesFirst(warning: RatedWarning): boolean {
  return isHigh(warning);
}

/** Whether a page uses the warning sky, attributes its sentence to the model, and does not call the time dry. */
export function isEmergency(warning: RatedWarning): boolean {
  return isHigh(warning) && EMERGENCY_KINDS.includes(warning.kind);
}

/** Whether a bulletin stops outdoor work in its area and time: emergencies, thunderstorms and strong wind at sea. */
export function stopsOutdoorWork(warning: RatedWarning): boolean {
  return isEmergency(warning) || STOPPING_AT_ANY_LEVEL.includes(warning.kind);
}
