/** Heights at the crossings of a grid of meridians and parallels. */
export interface HeightGrid {
  /** Latitude of the first row, the southernmost. */
  readonly south: number;
  /** Longitude of the first column, the westernmost. */
  readonly west: number;
  readonly latStep: number;
  readonly lngStep: number;
  readonly rows: number;
  readonly columns: number;
  /** Metres above the sea, row by row from the south; the sea is 0. */
  readonly heightsM: Int16Array;
}

/** Half a step beyond the outermost crossings a cell still reaches; the outermost height holds there. */
const EDGE = 0.5;

/** Height of the grid at a point in metres, bilinear between the four crossings around it; NaN off the grid. */
export function interpolateHeight(grid: HeightGrid, lat: number, lng: number): number {
  const y = (lat - grid.south) / grid.latStep;
  const x = (lng - grid.west) / grid.lngStep;
  const isOff = !(y >= -EDGE && x >= -EDGE && y < grid.rows - EDGE && x < grid.columns - EDGE);
  if (isOff) return Number.NaN;
  const row = Math.min(Math.max(Math.floor(y), 0), grid.rows - 2);
  const column = Math.min(Math.max(Math.floor(x), 0), grid.columns - 2);
  const north = Math.min(Math.max(y - row, 0), 1);
  const east = Math.min(Math.max(x - column, 0), 1);
  const at = row * grid.columns + column;
  const below = at + grid.columns;
  const heights = grid.heightsM;
  const southern = (heights[at] as number) * (1 - east) + (heights[at + 1] as number) * east;
  const northern = (heights[below] as number) * (1 - east) + (heights[below + 1] as number) * east;
  return southern * (1 - north) + northern * north;
}
