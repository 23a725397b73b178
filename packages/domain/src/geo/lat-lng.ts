/** A point on the globe: degrees north (−90…90) and degrees east (−180…180), WGS 84. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** The box that the portal serves, degrees, edges included (decisions.md "Forecast grid"). */
export const COVERAGE = { south: 5, north: 24.5, west: 99, east: 119.5 } as const;

/** Whether a point lies in the box that the portal serves; false for NaN. */
export function isCovered(point: LatLng): boolean {
  const { lat, lng } = point;
  return lat >= COVERAGE.south && lat <= COVERAGE.north && lng >= COVERAGE.west && lng <= COVERAGE.east;
}

/** Earth radius for distances, kilometres (portal.md §9). */
export const EARTH_RADIUS_KM = 6378.137;

const RADIANS = Math.PI / 180;

/**
 * Great-circle distance between two points, kilometres: haversine on the sphere of portal.md §9. NaN for a NaN
 * coordinate.
 */
export function greatCircleKm(a: LatLng, b: LatLng): number {
  const sinHalfLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const sinHalfLng = Math.sin(((b.lng - a.lng) * RADIANS) / 2);
  const h = sinHalfLat ** 2 + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * sinHalfLng ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, h)));
}

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

/**
 * Byte encoding of a map frame's values: `offset + factor × byte ^ power`; `missing` is the byte for a missing value.
 */
export interface ByteScale {
  readonly offset: number;
  readonly factor: number;
  readonly power: number;
  readonly missing: number;
}

const MOST = 254;

/** The nearest byte of a value, clamped to 0…254; `missing` for NaN. Scales use 255 as `missing`. */
export function toScaleByte(value: number, { offset, factor, power, missing }: ByteScale): number {
  if (Number.isNaN(value)) return missing;
  const share = Math.max(0, (value - offset) / factor);
  return Math.min(MOST, Math.round(power === 1 ? share : share ** (1 / power)));
}

/** The value of a byte in the unit of its layer; null for the missing byte. */
export function findScaleValue(byte: number, { offset, factor, power, missing }: ByteScale): number | null {
  return byte === missing ? null : offset + factor * byte ** power;
}

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

// Origin and steps are from portal.md §9; floor, and no code outside these rows and columns, from decisions.md
// "Forecast grid".
const SOUTH = 8.5;
const WEST = 101.5;
const ROW_DEGREES = 0.03006;
const COLUMN_DEGREES = 0.0301;
const ROWS = 500;
const COLUMNS = 300;

/** A point whose coordinates may be missing. */
interface MaybePoint {
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
}

/**
 * Code of the station cell of a point: `300 × row + column`, rows 0–499 from 8.5° N, columns 0–299 from
 * 101.5° E. Null if a coordinate is missing (0 is a value) or the point is off the grid, so that the columns east of
 * 110.53° E never wrap into the next row (portal.md §5 and §9, domain.md §12.7).
 */
export function findStationCode(point: MaybePoint): number | null {
  const { lat, lng } = point;
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  const row = Math.floor((lat - SOUTH) / ROW_DEGREES);
  const column = Math.floor((lng - WEST) / COLUMN_DEGREES);
  const onGrid = row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;
  return onGrid ? COLUMNS * row + column : null;
}

/**
 * Centre of a station cell: where the forecast grids are read for every point of the cell. Throws a RangeError for an
 * invalid code.
 */
export function getStationCellCentre(code: number): LatLng {
  if (!Number.isInteger(code) || code < 0 || code >= ROWS * COLUMNS) throw new RangeError(`No station cell ${code}`);
  const row = Math.floor(code / COLUMNS);
  const column = code % COLUMNS;
  return { lat: SOUTH + (row + 0.5) * ROW_DEGREES, lng: WEST + (column + 0.5) * COLUMN_DEGREES };
}

/** Codes of a station cell and its neighbours, at most nine: all within about 5 km of its centre. */
export function listCellsAround(code: number): number[] {
  const cells: number[] = [];
  const column = code % COLUMNS;
  for (let row = Math.floor(code / COLUMNS) - 1, end = row + 2; row <= end; row++) {
    for (let next = column - 1; next <= column + 1; next++) {
      if (row >= 0 && row < ROWS && next >= 0 && next < COLUMNS) cells.push(COLUMNS * row + next);
    }
  }
  return cells;
}
