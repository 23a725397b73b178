import type { RadarGrid } from './rain-rate-field.ts';

/** A geostationary satellite by its longitude. */
export interface Geostationary {
  readonly lng: number;
}

/** Himawari, whose infrared image Viet Nam's rain is estimated from. */
export const HIMAWARI: Geostationary = { lng: 140.7 };

/** Semi-axis of the earth at the equator, km (CGMS, normalized geostationary). */
export const EQUATOR_KM = 6378.137;
/** Semi-axis of the earth at the poles, km (CGMS). */
export const POLE_KM = 6356.7523;
/** Distance of a geostationary satellite from the earth's centre, km (CGMS). */
export const ORBIT_KM = 42_164;
const ECCENTRICITY2 = 1 - (POLE_KM / EQUATOR_KM) ** 2;
const RADIANS = Math.PI / 180;

/** Direction from a point on the ground to a satellite. */
export interface SatelliteView {
  /** Angle from the vertical, radians. */
  readonly zenith: number;
  /** Unit vector along the ground from the satellite away: where a high cloud is seen. */
  readonly awayEast: number;
  readonly awayNorth: number;
  /** Kilometres of a degree at this place. */
  readonly kmPerLng: number;
  readonly kmPerLat: number;
}

/** Where a satellite stands as seen from a place, degrees. */
export function findSatelliteView({ lng: satelliteLng }: Geostationary, lat: number, lng: number): SatelliteView {
  const [phi, delta] = [lat * RADIANS, (lng - satelliteLng) * RADIANS];
  const [sin, cos] = [Math.sin(phi), Math.cos(phi)];
  const curve = Math.sqrt(1 - ECCENTRICITY2 * sin * sin);
  const normalKm = EQUATOR_KM / curve;
  // Axes with the satellite in the direction of x; the ground's normal, east and north in them.
  const x = ORBIT_KM - normalKm * cos * Math.cos(delta);
  const y = -normalKm * cos * Math.sin(delta);
  const z = -normalKm * (1 - ECCENTRICITY2) * sin;
  const up = x * cos * Math.cos(delta) + y * cos * Math.sin(delta) + z * sin;
  const east = -x * Math.sin(delta) + y * Math.cos(delta);
  const north = -x * sin * Math.cos(delta) - y * sin * Math.sin(delta) + z * cos;
  const ground = Math.hypot(east, north);
  return {
    zenith: Math.atan2(ground, up),
    awayEast: ground === 0 ? 0 : -east / ground,
    awayNorth: ground === 0 ? 0 : -north / ground,
    kmPerLng: normalKm * cos * RADIANS,
    kmPerLat: ((EQUATOR_KM * (1 - ECCENTRICITY2)) / curve ** 3) * RADIANS,
  };
}

/** Cells in which a raster shows what stands above each of its cells. */
export interface ParallaxTable {
  readonly grid: RadarGrid;
  /** The cell in which it is seen; −1 outside the raster. */
  readonly seenIn: Int32Array;
}

/**
 * For each cell of a raster in degrees the cell in which a satellite shows a cloud top of a height above it: farther
 * from the satellite by height × tan(zenith angle).
 */
export function makeParallaxTable(grid: RadarGrid, satellite: Geostationary, topKm: number): ParallaxTable {
  const { columns, rows, west, north, cellWidth, cellHeight } = grid;
  const seenIn = new Int32Array(columns * rows);
  for (let row = 0, cell = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, cell += 1) {
      const view = findSatelliteView(satellite, north - (row + 0.5) * cellHeight, west + (column + 0.5) * cellWidth);
      const km = topKm * Math.tan(view.zenith);
      const seenColumn = column + Math.round((km * view.awayEast) / view.kmPerLng / cellWidth);
      const seenRow = row - Math.round((km * view.awayNorth) / view.kmPerLat / cellHeight);
      const isInside = seenColumn >= 0 && seenColumn < columns && seenRow >= 0 && seenRow < rows;
      seenIn[cell] = isInside ? seenRow * columns + seenColumn : -1;
    }
  }
  return { grid, seenIn };
}

/** Values moved back to the ground below their clouds; NaN where the raster does not show them. */
export function undoParallax(values: Float32Array, { seenIn }: ParallaxTable): Float32Array {
  return Float32Array.from(seenIn, (cell) => (cell < 0 ? Number.NaN : (values[cell] as number)));
}
