import type { RasterSize } from '#grid/regular-grid.ts';
import { findMotionErrorKm } from './follow-leads.ts';

/** Ways in which the path of the rain may be wrong; enough for a tenth and nine tenths of them. */
const COURSES = 60;
/** Turn from one point of a sunflower to the next: no two stand in one line. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Errors of a path to the east and to the south, standard deviations, spread as a normal distribution is. */
const EAST = new Float64Array(COURSES);
const SOUTH = new Float64Array(COURSES);
for (let course = 0; course < COURSES; course += 1) {
  const radius = Math.sqrt(-2 * Math.log(1 - (course + 0.5) / COURSES));
  EAST[course] = radius * Math.cos(course * GOLDEN_ANGLE);
  SOUTH[course] = radius * Math.sin(course * GOLDEN_ANGLE);
}

/** A lead of a nowcast on its raster, north-west first. */
export interface LeadPlane {
  /** Minutes from the newest frame. */
  readonly minutes: number;
  /** Rate in a cell, mm/h; NaN where it is not known. */
  readonly read: (cell: number) => number;
}

/** Where the courses of a cell are read. */
export interface CourseGround {
  readonly size: RasterSize;
  readonly cell: number;
  readonly cellKm: number;
}

/**
 * The rain at a cell as it would be if the whole pattern came by another path: for each lead a column of its rates by 60 errors
 * of the path, as common as Bowler, Pierce and Seed (2006) measured for that lead, mm/h (a neighbourhood ensemble, Theis et al.
 * 2005). One error holds for all leads and grows with them, so that the values at one place of all columns are those of one
 * possible sky. NaN beyond the raster and where it is not known. Columns of plain numbers: a cold page reads a thousand.
 */
export function listLikelyCourses({ size, cell, cellKm }: CourseGround, leads: readonly LeadPlane[]): Float64Array[] {
  const { columns, rows } = size;
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  return leads.map(({ minutes, read }) => {
    const reach = findMotionErrorKm(Math.max(minutes, 0)) / cellKm;
    const rates = new Float64Array(COURSES);
    for (let course = 0; course < COURSES; course += 1) {
      const x = Math.round(column + (EAST[course] as number) * reach);
      const y = Math.round(row + (SOUTH[course] as number) * reach);
      const isInside = x >= 0 && x < columns && y >= 0 && y < rows;
      rates[course] = isInside ? read(y * columns + x) : Number.NaN;
    }
    return rates;
  });
}

/** The value that so large a part (0…1) of the known ones stays below; null where fewer than half are known. NaN is unknown. */
export function findQuantile(values: Float64Array, part: number): number | null {
  const known = new Float64Array(values.length);
  let count = 0;
  let isSame = true;
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    isSame &&= count === 0 || value === known[0];
    known[count++] = value;
  }
  if (count === 0 || 2 * count < values.length) return null;
  // Far from rain all paths bring the same.
  if (isSame) return known[0] as number;
  const rising = known.subarray(0, count).sort();
  const place = part * (count - 1);
  const below = Math.floor(place);
  const start = rising[below] as number;
  return start + (place - below) * ((rising[below + 1] ?? start) - start);
}
