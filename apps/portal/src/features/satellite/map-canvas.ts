import { COVERAGE } from '@portal/domain/geo/coverage';

const RADIANS = Math.PI / 180;
const PIXELS_PER_DEGREE = 40;

/** Web Mercator's northing of a latitude, in degrees of longitude at the equator. */
export function toMercator(lat: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (lat * RADIANS) / 2)) / RADIANS;
}

/** The latitude of a northing. */
export function fromMercator(northing: number): number {
  return (2 * Math.atan(Math.exp(northing * RADIANS)) - Math.PI / 2) / RADIANS;
}

const { south, west, north, east } = COVERAGE;

/** Every image that is kept: what the portal serves of the earth, in Web Mercator as browsers' maps draw it. */
export const MAP_CANVAS = {
  bounds: { south, west, north, east },
  width: Math.round((east - west) * PIXELS_PER_DEGREE),
  height: Math.round((toMercator(north) - toMercator(south)) * PIXELS_PER_DEGREE),
};
