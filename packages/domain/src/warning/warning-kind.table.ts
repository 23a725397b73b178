/** How the portal reacts to a kind of hazard; left out: not so. */
interface WarningKindFacts {
  /** Wind and water that kill: from level 3 a model's forecast next to it may not call the sky fair. */
  readonly isEmergency?: true;
  /** Rated from level 3 on by Decision 18/2021/QĐ-TTg, article 42: a bulletin without a level is no less serious. */
  readonly isHighByLaw?: true;
  /** Stops outdoor work at any level: lightning and squalls leave no time to look one up. */
  readonly stopsWork?: true;
  /** About the sea itself: keeps boats ashore at any level. */
  readonly keepsBoatsAshore?: true;
}

/**
 * Hazards of official warnings by Decision 18/2021/QĐ-TTg, or `other`. `flashFlood` includes landslides, `thunderstorm`
 * whirlwinds, lightning and hail, `cold` frost.
 */
export const WARNING_KIND_FACTS = {
  storm: { isEmergency: true, isHighByLaw: true, keepsBoatsAshore: true },
  tropicalDepression: { isEmergency: true, isHighByLaw: true, keepsBoatsAshore: true },
  heavyRain: { isEmergency: true },
  flood: { isEmergency: true },
  inundation: { isEmergency: true },
  flashFlood: { isEmergency: true },
  thunderstorm: { stopsWork: true },
  seaWind: { stopsWork: true, keepsBoatsAshore: true },
  surge: { isEmergency: true, keepsBoatsAshore: true },
  heat: {},
  cold: {},
  fog: {},
  drought: {},
  salinity: {},
  wildfire: {},
  earthquake: {},
  tsunami: { isEmergency: true, keepsBoatsAshore: true },
  other: {},
} as const satisfies Record<string, WarningKindFacts>;

/** Kind of an official warning. */
export type WarningKind = keyof typeof WARNING_KIND_FACTS;

/** Every kind. */
export const WARNING_KINDS = Object.keys(WARNING_KIND_FACTS) as readonly WarningKind[];

/** How the portal reacts to a kind. */
export const getWarningFacts = (kind: WarningKind): WarningKindFacts => WARNING_KIND_FACTS[kind];
