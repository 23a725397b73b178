/** Level from which a bulletin comes first; repeated here because a rule must not rely on the code it checks. */
export const HIGH_LEVEL = 3;

/** Kinds of wind and water during which nothing is called dry: decisions, Official information comes first. */
export const STORM_KINDS: ReadonlySet<string> = new Set([
  'storm',
  'tropicalDepression',
  'heavyRain',
  'flood',
  'inundation',
  'flashFlood',
  'surge',
  'tsunami',
]);
