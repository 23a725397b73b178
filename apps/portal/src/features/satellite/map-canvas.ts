import { COVERAGE } from '@portal/domain/geo/coverage';
import { toMercator } from '@portal/domain/geo/mercator';

const PIXELS_PER_DEGREE = 40;

/** How far down the world square a latitude lies. */
export const toMercatorRow = (lat: number): number => toMercator({ lat, lng: 0 }).y;

const { south, west, north, east } = COVERAGE;

/** Every image that is kept: what the portal serves of the earth, in Web Mercator as browsers' maps draw it. */
export const MAP_CANVAS = {
  bounds: { south, west, north, east },
  width: Math.round((east - west) * PIXELS_PER_DEGREE),
  height: Math.round(360 * (toMercatorRow(south) - toMercatorRow(north)) * PIXELS_PER_DEGREE),
};
