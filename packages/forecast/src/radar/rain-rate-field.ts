import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import proj4 from 'proj4';
import type { RasterSize } from '#grid/regular-grid.ts';

/** A radar file that is damaged, of an unsupported kind, or not usable. The message is one line: file and reason. */
export class RadarError extends Error {
  constructor(file: string, trouble: string) {
    super(`${file}: ${trouble}`);
    this.name = 'RadarError';
  }
}

/**
 * Time in a text such as `201609281445`, `20160928144500` or `20190610-000000` (UTC), by itself or in a name; null if
 * there is none, or an invalid one.
 */
export function parseCompactTime(text: string): EpochSeconds | null {
  const found = /(?<!\d)(\d{4})(\d{2})(\d{2})[-T_]?(\d{2})(\d{2})(\d{2})?(?!\d)/.exec(text);
  if (found === null) return null;
  const [, year, month, day, hour, minute, second = '00'] = found;
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const at = Date.parse(`${iso}Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(iso) ? at / 1000 : null;
}

/**
 * The raster of a radar picture in its own projection. Cell 0 is the north-west corner, columns run east, rows run
 * south, `cell = row × columns + column`, as in every radar format. Lengths are in units of the projection.
 */
export interface RadarGrid {
  /** PROJ string, such as `+proj=stere +lat_0=90 …`; `+proj=longlat` counts in degrees. */
  readonly projection: string;
  readonly columns: number;
  readonly rows: number;
  /** Outer corner of cell 0. */
  readonly west: number;
  readonly north: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
}

/** Rain rate in each cell of a radar picture. */
export interface RainRateField {
  /** Time of the observation; for an amount over some minutes, their end. */
  readonly at: EpochSeconds;
  readonly grid: RadarGrid;
  /** mm/h per cell. 0 is observed dry; NaN is not observed (out of range, no data, clutter), which is not the same. */
  readonly rainMmh: Float32Array;
  /** Whether a satellite estimated it: scored like a radar's, but no measurement. */
  readonly isEstimate?: boolean;
  /** Values missing from the file and replaced by its format's default: short sentences for people. */
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

/** Ground width of a cell in the middle of a picture, km: great-circle distance between neighbouring cells. */
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

/**
 * The national grid as a radar raster: the 300 × 500 station cells (portal.md §9) from the north-west corner, in
 * degrees. Its rows run south; station codes count rows from the south.
 */
export const NATIONAL_GRID: RadarGrid = {
  projection: '+proj=longlat +datum=WGS84',
  columns: 300,
  rows: 500,
  west: 101.5,
  north: 8.5 + 500 * 0.03006,
  cellWidth: 0.0301,
  cellHeight: 0.03006,
};

/** Its columns and rows. */
export const NATIONAL_SIZE: RasterSize = { columns: NATIONAL_GRID.columns, rows: NATIONAL_GRID.rows };

/** Cell of the picture at the centre of each national cell, −1 outside; and the radius of the average in cells. */
interface Places {
  readonly grid: RadarGrid;
  readonly cells: Int32Array;
  readonly reach: number;
}

/** Cells of 160 m: finer pictures, and those with a wrong georeference, would need averages over too many cells. */
const MOST_REACH = 20;

let known: Places | null = null;

/**
 * Rain rates on the national grid, mm/h, north-west first: means over the picture's cells in a national cell (3.3 km),
 * the nearest one if they are as large. NaN outside the picture and where less than half was observed.
 */
export function toNationalGrid({ grid, rainMmh }: RainRateField): Float32Array {
  if (isSameRadarGrid(grid, NATIONAL_GRID)) return rainMmh;
  if (known === null || !isSameRadarGrid(known.grid, grid)) known = findPlaces(grid);
  const { cells, reach } = known;
  const national = new Float32Array(cells.length);
  for (let cell = 0; cell < cells.length; cell += 1) {
    const place = cells[cell] as number;
    national[cell] = place < 0 ? Number.NaN : findMean(rainMmh, grid, place, reach);
  }
  return national;
}

function findPlaces(grid: RadarGrid): Places {
  const { columns, rows, west, north, cellWidth, cellHeight } = NATIONAL_GRID;
  const { forward } = proj4(grid.projection);
  const cells = new Int32Array(columns * rows);
  for (let row = 0, cell = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, cell += 1) {
      const point = [west + (column + 0.5) * cellWidth, north - (row + 0.5) * cellHeight];
      const [x = Number.NaN, y = Number.NaN] = forward(point) as number[];
      const left = Math.floor((x - grid.west) / grid.cellWidth);
      const upper = Math.floor((grid.north - y) / grid.cellHeight);
      const isInside = left >= 0 && upper >= 0 && left < grid.columns && upper < grid.rows;
      cells[cell] = isInside ? upper * grid.columns + left : -1;
    }
  }
  const reach = Math.min(Math.floor(0.5 * (findCellKm(NATIONAL_GRID) / findCellKm(grid))), MOST_REACH);
  return { grid, cells, reach };
}

function findMean(values: Float32Array, { columns, rows }: RadarGrid, place: number, reach: number): number {
  const column = place % columns;
  const row = (place - column) / columns;
  let sum = 0;
  let seen = 0;
  let count = 0;
  for (let y = Math.max(row - reach, 0); y <= Math.min(row + reach, rows - 1); y += 1) {
    for (let x = Math.max(column - reach, 0); x <= Math.min(column + reach, columns - 1); x += 1) {
      const value = values[y * columns + x] as number;
      count += 1;
      if (Number.isNaN(value)) continue;
      sum += value;
      seen += 1;
    }
  }
  return 2 * seen < count ? Number.NaN : sum / seen;
}
