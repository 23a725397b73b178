import { CITIES, COASTS, ISLANDS, type NamedPlace, PROVINCE_LANDS, TOWNS } from './landscape-places.table.ts';

type LandKind = 'terraces' | 'delta' | 'coast' | 'island' | 'highland';

/** Horizon of a place: a town's landmark, else its kind of land. */
export type Landscape = LandKind | NamedPlace;

/** Position in degrees, metres above sea level, slug of the current province; null where unknown. */
export interface LandscapePlace {
  readonly lat: number;
  readonly lng: number;
  readonly elevation: number | null;
  readonly province: string | null;
}

const KM_PER_DEGREE = 111.2;
const COAST_WITHIN_KM = 8;
const COAST_BELOW_M = 80;
const CITY_BELOW_M = 150;
const MOUNTAIN_FROM_M = 150;
const HIGHLAND_FROM_M = 300;

/**
 * Horizon of a place: its own town's landmark, its province's city within range, else its land. A tower never appears
 * elsewhere.
 */
export function findLandscape(place: LandscapePlace): Landscape {
  const { lat, lng, elevation, province } = place;
  const within = ({ at: [atLat, atLng], reachKm }: { at: readonly [number, number]; reachKm: number }): boolean =>
    toKm(lat - atLat, lng - atLng, lat) <= reachKm;
  const heightM = elevation ?? 0;
  if (isOnIsland(lat, lng)) return 'island';
  const town = TOWNS.find((one) => heightM >= one.fromM && within(one));
  if (town !== undefined) return town.name;
  const city = CITIES.find((one) => (province === null || province === one.province) && within(one));
  return city !== undefined && heightM < CITY_BELOW_M ? city.name : findLandKind(place);
}

/** Horizon by land, ignoring buildings. */
export function findLandKind({ lat, lng, elevation, province }: LandscapePlace): LandKind {
  if (isOnIsland(lat, lng)) return 'island';
  const heightM = elevation ?? 0;
  const land = province === null ? undefined : PROVINCE_LANDS[province];
  if (land === 'highlands' && heightM >= HIGHLAND_FROM_M) return 'highland';
  if (land === 'northern-mountains' || heightM >= MOUNTAIN_FROM_M) return 'terraces';
  return land !== 'plain' && heightM < COAST_BELOW_M && isNearCoast(lat, lng) ? 'coast' : 'delta';
}

function isOnIsland(lat: number, lng: number): boolean {
  return ISLANDS.some(([south, north, west, east]) => lat >= south && lat <= north && lng >= west && lng <= east);
}

function toKm(northDeg: number, eastDeg: number, lat: number): number {
  return KM_PER_DEGREE * Math.hypot(northDeg, eastDeg * Math.cos((lat * Math.PI) / 180));
}

function isNearCoast(lat: number, lng: number): boolean {
  return COASTS.some((line) =>
    line.some((from, index) => {
      const to = line[index + 1];
      return to !== undefined && kmToSegment(lat, lng, from, to) <= COAST_WITHIN_KM;
    }),
  );
}

type Point = readonly [number, number];

function kmToSegment(lat: number, lng: number, [fromLat, fromLng]: Point, [toLat, toLng]: Point): number {
  const shrink = Math.cos((lat * Math.PI) / 180);
  const north = toLat - fromLat;
  const east = (toLng - fromLng) * shrink;
  const part = ((lat - fromLat) * north + (lng - fromLng) * shrink * east) / (north ** 2 + east ** 2);
  const along = Math.min(1, Math.max(0, part));
  return toKm(lat - fromLat - along * (toLat - fromLat), lng - fromLng - along * (toLng - fromLng), lat);
}
