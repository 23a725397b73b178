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
  /** A byte for each cell; null where nothing is known. */
  readonly bytes: Uint8Array | null;
  /** Rate of each byte, mm/h; NaN of one that is not known. */
  readonly rates: Float64Array;
}

/** Where the courses of a cell are read. */
export interface CourseGround {
  readonly size: RasterSize;
  readonly cell: number;
  readonly cellKm: number;
}

/** From a cell to where each path brings its rain from, whole cells. */
interface CourseSteps {
  readonly east: Int16Array;
  readonly south: Int16Array;
  /** The longest of them in either direction. */
  readonly longest: number;
}

/** Leads of some frames: all places share them. */
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
/** A block whose cells are not all the same. */
const MIXED = -1;
/** A block that no cell was counted of yet. */
const UNSET = 256;

/** What each block of a raster holds. */
interface Blocks {
  readonly columns: number;
  /** The byte that all of its cells have, or `MIXED`; row by row. */
  readonly bytes: Int16Array;
}

/** Blocks of the planes in use, by buffer and start: a plane is cut out of its nowcast anew for each place. */
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

/** The byte of every cell of a square, or `MIXED` where a block that it touches has several. The square lies within the raster. */
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
 * The rain at a cell as it would be if the whole pattern came by another path: for each lead a column of its rates by 60 errors
 * of the path, as common as Bowler, Pierce and Seed (2006) measured for that lead, mm/h (a neighbourhood ensemble, Theis et al.
 * 2005). One error holds for all leads and grows with them, so that the values at one place of all columns are those of one
 * possible sky. NaN beyond the raster and where it is not known. Columns of plain numbers: a cold page reads a thousand. Far from
 * rain all are the same, and blocks of the raster say so without reading them.
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

/** The value that so large a part (0…1) of the known ones stays below; null where fewer than half are known. NaN is unknown. */
export function findQuantile(values: Float64Array, part: number): number | null {
  if (isUniform(values)) return values[0] as number;
  const known = new Float64Array(values.length);
  let count = 0;
  // In order as they come: most are the same as the one before.
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
