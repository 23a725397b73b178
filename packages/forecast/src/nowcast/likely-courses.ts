import type { RasterSize } from '#grid/regular-grid.ts';
import { findMotionErrorKm } from './follow-leads.ts';

/** Ways in which the path of the rain may be wrong; enough for a tenth and nine tenths of them. */
const COURSES = 60;
/** Turn from one point of a sunflower to the next: no two stand in one line. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Errors of a path in two directions, standard deviations, spread as a normal distribution is. */
const OFFSETS: readonly (readonly [number, number])[] = Array.from({ length: COURSES }, (_, index) => {
  const radius = Math.sqrt(-2 * Math.log(1 - (index + 0.5) / COURSES));
  const angle = index * GOLDEN_ANGLE;
  return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
});

/** A lead of a nowcast on its raster, north-west first. */
export interface LeadPlane {
  /** Minutes from the newest frame. */
  readonly minutes: number;
  /** Rate in a cell, mm/h; null where it is not known. */
  readonly read: (cell: number) => number | null;
}

/** Where the courses of a cell are read. */
export interface CourseGround {
  readonly size: RasterSize;
  readonly cell: number;
  readonly cellKm: number;
}

/**
 * The rain at a cell as it would be if the whole pattern came by another path: for each of 60 errors of the path, as common
 * as Bowler, Pierce and Seed (2006) measured for their lead, the rate at every lead, mm/h (a neighbourhood ensemble, Theis
 * et al. 2005). One error holds for all leads and grows with them, so that sums of a course are those of one possible sky.
 * Null beyond the raster and where it is not known.
 */
export function listLikelyCourses(
  { size, cell, cellKm }: CourseGround,
  leads: readonly LeadPlane[],
): (number | null)[][] {
  const { columns, rows } = size;
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const reaches = leads.map(({ minutes }) => findMotionErrorKm(Math.max(minutes, 0)) / cellKm);
  return OFFSETS.map(([east, south]) =>
    leads.map(({ read }, lead) => {
      const x = Math.round(column + east * (reaches[lead] ?? 0));
      const y = Math.round(row + south * (reaches[lead] ?? 0));
      return x < 0 || x >= columns || y < 0 || y >= rows ? null : read(y * columns + x);
    }),
  );
}

/** The value that so large a part (0…1) of the known ones stays below; null where fewer than half are known. */
export function findQuantile(values: readonly (number | null)[], part: number): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (known.length === 0 || 2 * known.length < values.length) return null;
  const place = part * (known.length - 1);
  const below = Math.floor(place);
  const start = known[below] as number;
  return start + (place - below) * ((known[below + 1] ?? start) - start);
}
