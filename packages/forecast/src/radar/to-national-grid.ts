import proj4 from 'proj4';
import { NATIONAL_GRID } from './national-grid.ts';
import { findCellKm, isSameRadarGrid, type RadarGrid, type RainRateField } from './rain-rate-field.ts';

/** Cell of the picture under the middle of each national cell, −1 outside; and how many cells around it are averaged. */
interface Places {
  readonly grid: RadarGrid;
  readonly cells: Int32Array;
  readonly reach: number;
}

/** Cells of 160 m: finer ones, and those of pictures that lie about their place, would be more than can be averaged. */
const MOST_REACH = 20;

let known: Places | null = null;

/**
 * Rain rates on the national grid, mm/h, north-west first: means over the picture's cells that fill a national cell (3.3 km),
 * the nearest one where they are as large. NaN outside the picture and where less than half was seen.
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
