/** Level from which a bulletin comes first; written down here again, for a rule may not rely on the code that it checks. */
export const HIGH_LEVEL = 3;

/** Kinds of wind and water beside which nothing is called dry: decisions, Official information comes first. */
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
