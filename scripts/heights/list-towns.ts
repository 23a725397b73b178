import type { KnownHeight } from '../../apps/portal/src/features/places/heights/height-model.ts';

/** A town of GeoNames. */
export interface Town extends KnownHeight {
  readonly name: string;
  readonly isVietnamese: boolean;
}

const SOUTH = 4;
const NORTH = 25.5;
const WEST = 98;
const EAST = 120.5;
const [NAME, LAT, LNG, COUNTRY, DEM] = [1, 4, 5, 8, 16];
/** GeoNames writes -9999 if its terrain models have no value. */
const LOWEST_M = -100;

/**
 * Towns around the served box with the terrain height (SRTM, else GTOPO30) at their point, from a GeoNames table; of
 * several at one point the first.
 */
export function listTowns(table: string): Town[] {
  const towns = new Map<string, Town>();
  for (const line of table.split('\n')) {
    const columns = line.split('\t');
    const lat = Number(columns[LAT]);
    const lng = Number(columns[LNG]);
    const heightM = Number(columns[DEM]);
    const isNear = lat >= SOUTH && lat <= NORTH && lng >= WEST && lng <= EAST;
    if (!isNear || columns[DEM] === '' || Number.isNaN(heightM) || heightM < LOWEST_M) continue;
    const spot = `${lat.toFixed(4)} ${lng.toFixed(4)}`;
    if (towns.has(spot)) continue;
    const isVietnamese = columns[COUNTRY] === 'VN';
    towns.set(spot, { name: columns[NAME] ?? '', lat, lng, heightM: Math.max(heightM, 0), kind: 'town', isVietnamese });
  }
  return [...towns.values()];
}
