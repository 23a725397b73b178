import type { Endpoint, EndpointInput } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { VariableName } from '@portal/forecast/variables/variable.table';
import { MAP_LAYERS } from './map/frames/map-layers.table.ts';
import {
  AIR_VARIABLES,
  type HOUR_VARIABLES,
  MARINE_VARIABLES,
  SEA_WAVES,
  SEA_WIND,
  WIND_VARIABLES,
} from './reply-variables.table.ts';

const listNames = (table: typeof HOUR_VARIABLES) => table.flatMap(([, variables]) => variables);

/** Default: a call has data if either of these is known. */
const WEATHER: readonly VariableName[] = ['temperature2m', 'precipitation'];
/** Sunlight from a source, or estimated from cloud cover. */
const SUNLIGHT: readonly VariableName[] = ['uvIndex', 'shortWaveRadiation', 'cloudCover'];

const OF_CALLS: Readonly<Record<string, readonly VariableName[]>> = {
  [ENDPOINTS_BY_ID.weatherAqi.id]: listNames(AIR_VARIABLES),
  [ENDPOINTS_BY_ID.weatherUv.id]: SUNLIGHT,
  // Temperature alone makes no heat in the sun.
  [ENDPOINTS_BY_ID.weatherHeat.id]: SUNLIGHT,
  [ENDPOINTS_BY_ID.weatherWind.id]: listNames(WIND_VARIABLES),
  [ENDPOINTS_BY_ID.weatherWindHeights.id]: listNames(WIND_VARIABLES),
  [ENDPOINTS_BY_ID.windPower.id]: listNames(WIND_VARIABLES),
  [ENDPOINTS_BY_ID.windWindows.id]: listNames(WIND_VARIABLES),
  [ENDPOINTS_BY_ID.weatherMarine.id]: listNames(MARINE_VARIABLES),
  [ENDPOINTS_BY_ID.weatherSea.id]: listNames([...SEA_WAVES, ...SEA_WIND]),
};

/** The variables of which a call needs at least one, else it refuses with `noData`. */
export function findCallVariables({ id }: Endpoint, { query }: EndpointInput<Endpoint>): readonly VariableName[] {
  if (id !== ENDPOINTS_BY_ID.weatherMapFrames.id) return OF_CALLS[id] ?? WEATHER;
  const layer = Object.entries(MAP_LAYERS).find(([name]) => name === query.layer)?.[1];
  return layer?.variables ?? WEATHER;
}
