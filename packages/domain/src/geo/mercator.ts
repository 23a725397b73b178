import type { LatLng } from './lat-lng.ts';

/** A point in the unit square of the web Mercator map: 0…1 from west to east and from north to south. */
interface MercatorPoint {
  readonly x: number;
  readonly y: number;
}

/** Projects a point to the unit square (EPSG:3857 scaled to 0…1). Never throws; the poles are at infinity. */
export function toMercator({ lat, lng }: LatLng): MercatorPoint {
  const radians = (lat * Math.PI) / 180;
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI) };
}

/** The point on the earth for a position in the unit square. */
export function fromMercator({ x, y }: MercatorPoint): LatLng {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { lat, lng: (x - 0.5) * 360 };
}
