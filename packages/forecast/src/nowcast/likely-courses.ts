import type { RasterSize } from '#grid/regular-grid.ts';
import { findMotionErrorKm } from './follow-leads.ts';

/** Number of sampled path errors; enough for the 10th and 90th percentile. */
const COURSES = 60;
/** Golden angle of a sunflower pattern: no two points are in line. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Path errors to the east and to the south, in standard deviations, normally distributed. */
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
  /** One byte per cell; null if unknown. */
  readonly bytes: Uint8Array | null;
  /** Rate of each byte, mm/h; NaN for unknown. */
  readonly rates: Float64Array;
}

/** Raster and cell to read. */
export interface CourseGround {
  readonly size: RasterSize;
  readonly cell: number;
  readonly cellKm: number;
}

/** Offsets from a cell to where each path brings its rain from, whole cells. */
interface CourseSteps {
  readonly east: Int16Array;
  readonly south: Int16Array;
  /** The longest offset in either direction. */
  readonly longest: number;
}

/** Leads of a few frames: shared by all places. */
const MOST_STEPS = 64;
const stepsByReach = new Map<number, CourseSteps>();

function findCourseSteps(reach: number): CourseSteps {
  const known = stepsByReach.get(reach);
  if (known !== undefined) return known;
  const east = Int16Array.from(EAST, (error) => Math.round(error * reach));
  const south = Int16Array.from(SOUTH, (error) => Math.round(error * reach));
  const longest = Math.max(...[...east, ...south].map(Math.abs));
  if (stepsByReach.size >= MOST_STEPS) stepsByReach.clear();
  const steps = { east, south, longest };
  stepsByReach.set(reach, steps);
  return steps;
}

/** Cells of a block in each direction. */
const BLOCK = 8;
/** Marks a block whose cells differ. */
const MIXED = -1;
/** Marks a block without any cell counted yet. */
const UNSET = 256;

/** Content of each block of a raster. */
interface Blocks {
  readonly columns: number;
  /** The byte that all of its cells have, or `MIXED`; row by row. */
  readonly bytes: Int16Array;
}

/** Blocks of the planes in use, by buffer and start: each place gets a new view of the same nowcast. */
const blocksByBuffer = new WeakMap<ArrayBufferLike, Map<number, Blocks>>();

function findBlocks(bytes: Uint8Array, size: RasterSize): Blocks {
  const ofBuffer = blocksByBuffer.get(bytes.buffer) ?? new Map<number, Blocks>();
  blocksByBuffer.set(bytes.buffer, ofBuffer);
  const known = ofBuffer.get(bytes.byteOffset);
  if (known !== undefined) return known;
  const made = makeBlocks(bytes, size);
  ofBuffer.set(bytes.byteOffset, made);
  return made;
}

function makeBlocks(bytes: Uint8Array, { columns, rows }: RasterSize): Blocks {
  const across = Math.ceil(columns / BLOCK);
  const assigned = new Int16Array(across * Math.ceil(rows / BLOCK)).fill(UNSET);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const block = Math.floor(y / BLOCK) * across + Math.floor(x / BLOCK);
      const byte = bytes[y * columns + x] as number;
      const before = assigned[block] as number;
      if (before === UNSET) assigned[block] = byte;
      else if (before !== byte) assigned[block] = MIXED;
    }
  }
  return { columns: across, bytes: assigned };
}

/**
 * The byte of every cell of a square, or `MIXED` if a block that it touches has several. The square lies within the
 * raster.
 */
function findUniform({ columns, bytes }: Blocks, column: number, row: number, reach: number): number {
  const [west, east] = [Math.floor((column - reach) / BLOCK), Math.floor((column + reach) / BLOCK)];
  const south = Math.floor((row + reach) / BLOCK);
  const first = bytes[Math.floor((row - reach) / BLOCK) * columns + west] as number;
  for (let y = Math.floor((row - reach) / BLOCK); y <= south; y += 1) {
    for (let x = west; x <= east; x += 1) if (bytes[y * columns + x] !== first) return MIXED;
  }
  return first;
}

/**
 * The rain at a cell if the whole pattern came by another path: for each lead a column of its rates for 60 path errors,
 * with the distribution that Bowler, Pierce and Seed (2006) measured for that lead, mm/h (a neighbourhood ensemble,
 * Theis et al.
 * 2005). Each error applies to all leads and grows with them, so the values at one index of all columns form one
 * possible
 * course. NaN beyond the raster and where unknown. Columns of plain numbers: a cold page reads a thousand. Far from
 * rain
 * all are the same, and the raster's blocks show that without reading the cells.
 */
export function listLikelyCourses({ size, cell, cellKm }: CourseGround, leads: readonly LeadPlane[]): Float64Array[] {
  const { columns, rows } = size;
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const edge = Math.min(column, row, columns - 1 - column, rows - 1 - row);
  return leads.map(({ minutes, bytes, rates }) => {
    const { east, south, longest } = findCourseSteps(findMotionErrorKm(Math.max(minutes, 0)) / cellKm);
    const found = new Float64Array(COURSES);
    if (bytes === null) return found.fill(Number.NaN);
    const uniform = longest > edge ? MIXED : findUniform(findBlocks(bytes, size), column, row, longest);
    if (uniform !== MIXED) return found.fill(rates[uniform] as number);
    for (let course = 0; course < COURSES; course += 1) {
      const x = column + (east[course] as number);
      const y = row + (south[course] as number);
      const isInside = longest <= edge || (x >= 0 && x < columns && y >= 0 && y < rows);
      found[course] = isInside ? (rates[bytes[y * columns + x] as number] as number) : Number.NaN;
    }
    return found;
  });
}

/** Whether all values are known and the same. */
function isUniform(values: Float64Array): boolean {
  const [first] = values;
  if (first === undefined) return false;
  for (let index = 1; index < values.length; index += 1) if (values[index] !== first) return false;
  return !Number.isNaN(first);
}

/** The quantile (0…1) of the known values; null if fewer than half are known. NaN is unknown. */
export function findQuantile(values: Float64Array, part: number): number | null {
  if (isUniform(values)) return values[0] as number;
  const known = new Float64Array(values.length);
  let count = 0;
  // Insertion sort: most values equal the one before.
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] as number;
    if (Number.isNaN(value)) continue;
    let at = count;
    while (at > 0 && (known[at - 1] as number) > value) {
      known[at] = known[at - 1] as number;
      at -= 1;
    }
    known[at] = value;
    count += 1;
  }
  if (count === 0 || 2 * count < values.length) return null;
  const place = part * (count - 1);
  const below = Math.floor(place);
  const start = known[below] as number;
  return start + (place - below) * ((known[Math.min(below + 1, count - 1)] as number) - start);
}
