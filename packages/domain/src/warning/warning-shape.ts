import { greatCircleKm } from '#geo/great-circle.ts';
import { isInsideRing } from '#geo/is-inside-ring.ts';
import type { LatLng } from '#geo/lat-lng.ts';

/** A circle on the ground, kilometres. */
export interface WarningCircle extends LatLng {
  readonly radiusKm: number;
}

/** Where a warning holds, drawn on the map: closed rings (first point again at the end) and circles, as in CAP 1.2. */
export interface WarningShape {
  readonly polygons: readonly (readonly LatLng[])[];
  readonly circles: readonly WarningCircle[];
}

/** Tells whether a point lies in a shape; made once for many points. A point on a polygon's line may be either. */
export function makeShapeTest({ polygons, circles }: WarningShape): (point: LatLng) => boolean {
  const rings = polygons.map((polygon) => ({
    points: polygon.flatMap(({ lat, lng }) => [lng, lat]),
    south: Math.min(...polygon.map(({ lat }) => lat)),
    north: Math.max(...polygon.map(({ lat }) => lat)),
  }));
  return (point) =>
    rings.some(({ points, south, north }) => point.lat >= south && point.lat <= north && isInsideRing(points, point)) ||
    circles.some((circle) => greatCircleKm(circle, point) <= circle.radiusKm);
}
