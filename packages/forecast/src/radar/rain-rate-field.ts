import type { EpochSeconds } from '@portal/domain/time/epoch';
import proj4 from 'proj4';

/**
 * The raster of a radar picture in its own projection. Cell 0 is the north-west corner, columns run east, rows run south,
 * `cell = row × columns + column`: as every radar format writes it. Lengths are in units of the projection.
 */
export interface RadarGrid {
  /** Definition in the words of PROJ, such as `+proj=stere +lat_0=90 …`; `+proj=longlat` counts in degrees. */
  readonly projection: string;
  readonly columns: number;
  readonly rows: number;
  /** Outer corner of cell 0. */
  readonly west: number;
  readonly north: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
}

/** How hard it rained in each cell of a radar picture. */
export interface RainRateField {
  /** When the picture was taken; of an amount over some minutes, their end. */
  readonly at: EpochSeconds;
  readonly grid: RadarGrid;
  /** mm/h per cell. 0 is seen to be dry; NaN is not seen at all (out of range, no data, clutter), which is not the same. */
  readonly rainMmh: Float32Array;
  /** What the file leaves out and was taken as its format says: short sentences for who looks into it. */
  readonly notes?: readonly string[];
}

/** Whether two pictures have the same raster, so that one can follow the other. */
export function isSameRadarGrid(a: RadarGrid, b: RadarGrid): boolean {
  const slack = 1e-3 * Math.min(a.cellWidth, a.cellHeight);
  return (
    a.projection === b.projection &&
    a.columns === b.columns &&
    a.rows === b.rows &&
    Math.abs(a.west - b.west) < slack &&
    Math.abs(a.north - b.north) < slack &&
    Math.abs(a.cellWidth - b.cellWidth) * a.columns < slack &&
    Math.abs(a.cellHeight - b.cellHeight) * a.rows < slack
  );
}

const EARTH_KM = 6371;

/** Width of a cell in the middle of a picture on the ground, km: great circle between neighbouring cells. */
export function findCellKm({ projection, columns, rows, west, north, cellWidth, cellHeight }: RadarGrid): number {
  const { inverse } = proj4(projection);
  const x = west + 0.5 * columns * cellWidth;
  const y = north - 0.5 * rows * cellHeight;
  const [lng = 0, lat = 0] = inverse([x, y]) as number[];
  const [nextLng = 0, nextLat = 0] = inverse([x + cellWidth, y]) as number[];
  const radians = Math.PI / 180;
  const east = (nextLng - lng) * radians * Math.cos(lat * radians);
  return EARTH_KM * Math.hypot(east, (nextLat - lat) * radians);
}
