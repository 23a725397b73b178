/** Names of the seven climate regions, north to south, in calls and queries. */
export const CLIMATE_REGION_IDS = [
  'northwest',
  'northeast',
  'redRiverDelta',
  'northCentral',
  'southCentral',
  'highlands',
  'south',
] as const;

/** Id of a climate region. */
export type ClimateRegionId = (typeof CLIMATE_REGION_IDS)[number];

/** A climate region, or the whole country. */
export type ClimateArea = ClimateRegionId | 'country';
