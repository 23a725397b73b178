import { CITIES, COASTS, ISLANDS, PROVINCE_LANDS } from './landscape-places.table.ts';

/** What stands on a place's horizon. */
export type Landscape = 'city' | 'mountain' | 'terraces' | 'delta' | 'coast' | 'island' | 'highland';

/** What a page knows of its place: degrees, metres above the sea, slug of today's province; null where unknown. */
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
const TERRACES_FROM_M = 500;
const HIGHLAND_FROM_M = 300;

/** The horizon of a place, by its province, its height and how far it is from the sea and the great cities. */
export function findLandscape(place: LandscapePlace): Landscape {
  const { lat, lng, elevation, province } = place;
  if (ISLANDS.some(([south, north, west, east]) => lat >= south && lat <= north && lng >= west && lng <= east))
    return 'island';
  const heightM = elevation ?? 0;
  const land = province === null ? undefined : PROVINCE_LANDS[province];
  if (heightM < CITY_BELOW_M && CITIES.some(([atLat, atLng, reach]) => toKm(lat - atLat, lng - atLng, lat) <= reach))
    return 'city';
  if (land === 'highlands' && heightM >= HIGHLAND_FROM_M) return 'highland';
  if (land === 'northern-mountains') return heightM >= TERRACES_FROM_M ? 'terraces' : 'mountain';
  if (heightM >= MOUNTAIN_FROM_M) return 'mountain';
  return land !== 'plain' && heightM < COAST_BELOW_M && isNearCoast(lat, lng) ? 'coast' : 'delta';
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
