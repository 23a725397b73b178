/** What an official warning is about: the hazards of Decision 18/2021/QĐ-TTg, and `other` for what is none of them. */
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

/** `flashFlood` takes in landslides, `thunderstorm` whirlwinds, lightning and hail, `cold` frost. */
export type WarningKind = (typeof WARNING_KINDS)[number];

/** Level of disaster risk by Decision 18/2021/QĐ-TTg: 1 low, 2 medium, 3 high, 4 very high, 5 catastrophic. Quoted from a bulletin, never computed. */
export type WarningLevel = 1 | 2 | 3 | 4 | 5;

/** What of an official warning decides what the portal does about it. */
export interface RatedWarning {
  readonly kind: WarningKind;
  /** Null where the bulletin states none. */
  readonly level: WarningLevel | null;
}

/** Level from which a bulletin is the first statement of a page. */
const HIGH: WarningLevel = 3;

/** Wind and water that kill: beside them a model may not call the sky fair. */
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

/** Rated from level 3 on by Decision 18/2021/QĐ-TTg, article 42: a bulletin without a level is not a lesser one. */
const HIGH_BY_LAW: readonly WarningKind[] = ['storm', 'tropicalDepression'];

/** Lightning and squalls leave no time to look up a level. */
const STOPPING_AT_ANY_LEVEL: readonly WarningKind[] = ['thunderstorm', 'seaWind'];

function isHigh({ kind, level }: RatedWarning): boolean {
  return level === null ? HIGH_BY_LAW.includes(kind) : level >= HIGH;
}

/** Whether a bulletin is to be a page's first statement: any hazard of level 3 and more. */
export function comesFirst(warning: RatedWarning): boolean {
  return isHigh(warning);
}

/** Whether a page takes the warning sky, names its model's sentence as the model's, and does not call the time dry. */
export function isEmergency(warning: RatedWarning): boolean {
  return isHigh(warning) && EMERGENCY_KINDS.includes(warning.kind);
}

/** Whether a bulletin stops work in the open: emergencies, thunderstorms and strong wind at sea, in its area and time. */
export function stopsOutdoorWork(warning: RatedWarning): boolean {
  return isEmergency(warning) || STOPPING_AT_ANY_LEVEL.includes(warning.kind);
}
