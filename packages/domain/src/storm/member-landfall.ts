import type { LatLng } from '#geo/lat-lng.ts';
import type { MemberPoint, MemberTrack } from './storm.ts';

/** How many members of an ensemble come ashore in an area. */
export interface AreaLandfall {
  readonly area: string;
  readonly count: number;
}

/** Mainland Vietnam lies within: no area is looked up for points outside. */
const HOME = { south: 8, north: 24, west: 102, east: 110 };
/** A storm of 36 km/h moves 18 km in half an hour: no province is jumped over. */
const STEP_HOURS = 0.5;

const isNearHome = ({ lat, lng }: LatLng): boolean =>
  lat >= HOME.south && lat <= HOME.north && lng >= HOME.west && lng <= HOME.east;

/** Points between two, the second included. */
function listBetween([fromHours, fromLat, fromLng]: MemberPoint, [hours, lat, lng]: MemberPoint): LatLng[] {
  const steps = Math.max(1, Math.round((hours - fromHours) / STEP_HOURS));
  const turn = ((lng - fromLng + 540) % 360) - 180;
  return Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / steps;
    return { lat: fromLat + share * (lat - fromLat), lng: fromLng + share * turn };
  });
}

function findLandfall(track: MemberTrack, findArea: (point: LatLng) => string | null): string | null {
  let isAshore = true;
  for (const [index, point] of track.entries()) {
    const before = track[index - 1] ?? point;
    for (const between of listBetween(before, point)) {
      const area = isNearHome(between) ? findArea(between) : null;
      // Inland at the start is no landfall; what goes out to sea again may come back.
      if (area !== null && !isAshore) return area;
      isAshore = area !== null;
    }
  }
  return null;
}

/**
 * Where the members of an ensemble first come ashore from the sea, most members first. `findArea` is the area of the
 * mainland that has a point; null at sea and abroad.
 */
export function listLandfalls(
  members: readonly MemberTrack[],
  findArea: (point: LatLng) => string | null,
): AreaLandfall[] {
  const counts = new Map<string, number>();
  for (const track of members) {
    const area = findLandfall(track, findArea);
    if (area !== null) counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  return [...counts]
    .map(([area, count]) => ({ area, count }))
    .sort((one, other) => other.count - one.count || (one.area < other.area ? -1 : 1));
}
