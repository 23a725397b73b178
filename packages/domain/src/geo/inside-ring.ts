import type { LatLng } from './lat-lng.ts';

/**
 * Whether a point lies inside a closed ring of longitude and latitude pairs, by the even-odd rule on a flat map.
 * Undefined on the line itself.
 */
export function isInsideRing(points: ArrayLike<number>, { lat, lng }: LatLng): boolean {
  let inside = false;
  let lastLng = points[points.length - 2] ?? 0;
  let lastLat = points[points.length - 1] ?? 0;
  for (let at = 0; at < points.length; at += 2) {
    const nextLng = points[at] ?? 0;
    const nextLat = points[at + 1] ?? 0;
    const crosses = nextLat > lat !== lastLat > lat;
    if (crosses && lng < ((lastLng - nextLng) * (lat - nextLat)) / (lastLat - nextLat) + nextLng) inside = !inside;
    lastLng = nextLng;
    lastLat = nextLat;
  }
  return inside;
}
