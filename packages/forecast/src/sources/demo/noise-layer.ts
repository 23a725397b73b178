/**
 * The standard normal distribution as tables, because a sky evaluates it millions of times. Built once by integrating
 * the density; probability errors stay below 1e-5.
 */

const REACH = 6;
const STEPS_PER_UNIT = 256;
const TAIL = integrateTail();
const QUANTILE_STEPS = 1024;
const QUANTILES = listQuantiles();

/** Number of entries of `GAUSSIAN_DRAWS`, a power of two. */
export const DRAW_COUNT = 4096;

/** Equally likely draws from the standard normal distribution, ascending: one per slice of probability. */
export const GAUSSIAN_DRAWS = Float64Array.from(
  { length: DRAW_COUNT },
  (_, index) => -bisect((index + 0.5) / DRAW_COUNT),
);

/** Probability that a standard normal variable exceeds `z`. */
export function upperTail(z: number): number {
  if (z <= -REACH) return 1;
  if (z >= REACH) return 0;
  const place = (z + REACH) * STEPS_PER_UNIT;
  const index = Math.floor(place);
  const low = TAIL[index] as number;
  return low + (place - index) * ((TAIL[index + 1] as number) - low);
}

/** The `z` that a standard normal variable exceeds with probability `share` (0…1; the ends give about ±4). */
export function upperQuantile(share: number): number {
  if (share > 0.5) return -upperQuantile(1 - share);
  const place = Math.sqrt(Math.max(share, 0) * 2) * QUANTILE_STEPS;
  const index = Math.floor(place);
  const low = QUANTILES[index] as number;
  return low + (place - index) * ((QUANTILES[index + 1] as number) - low);
}

function integrateTail(): Float64Array {
  const size = 2 * REACH * STEPS_PER_UNIT;
  const density = (index: number) => Math.exp(-0.5 * (index / STEPS_PER_UNIT - REACH) ** 2) / Math.sqrt(2 * Math.PI);
  const tail = new Float64Array(size + 2);
  for (let index = size - 1; index >= 0; index -= 1) {
    const slice = (density(index) + 4 * density(index + 0.5) + density(index + 1)) / (6 * STEPS_PER_UNIT);
    tail[index] = (tail[index + 1] as number) + slice;
  }
  return tail;
}

function listQuantiles(): Float64Array {
  return Float64Array.from({ length: QUANTILE_STEPS + 2 }, (_, index) => bisect((index / QUANTILE_STEPS) ** 2 / 2));
}

function bisect(share: number): number {
  let low = -REACH;
  let high = share === 0 ? 4 : REACH;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (upperTail(middle) > share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const DRAW_MASK = DRAW_COUNT - 1;

/** Deterministic hash of four integers, without visible patterns: 0…2³²−1. */
function hashNumbers(seed: number, a: number, b: number, c: number): number {
  let mixed = seed ^ Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca77) ^ Math.imul(c, 0xc2b2ae3d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** A hashed number as a share 0…1 (1 excluded). */
export function hashShare(seed: number, a: number, b: number): number {
  return hashNumbers(seed, a, b, 0) / 2 ** 32;
}

/** A hashed draw from the standard normal distribution. */
function hashGaussian(seed: number, a: number, b: number, c: number): number {
  return GAUSSIAN_DRAWS[hashNumbers(seed, a, b, c) & DRAW_MASK] as number;
}

/** Size, lifetime and drift of the features of a noise layer. */
interface NoiseShape {
  readonly seed: number;
  /** Spacing of independent values, degrees, and hours. */
  readonly spacingDeg: number;
  readonly spacingHours: number;
  /** Share of the steering flow that carries the layer along. */
  readonly drift: number;
  /** Rotation of the lattice, degrees, which hides its axes. */
  readonly turnDeg: number;
}

/** Displacement of everything that drifts since the clock's origin, degrees. */
export interface Drift {
  readonly lng: number;
  readonly lat: number;
}

/** The sample points of a layer, degrees. */
interface Points {
  readonly lat: Float64Array;
  readonly lng: Float64Array;
}

/**
 * A smooth random field in space and time that is a pure function of both: hashed normal draws on a drifting, turned
 * lattice, blended so that every value at every place and moment is exactly standard normal.
 */
export class NoiseLayer {
  /** Values at the points for the moment of the last `moveTo`. */
  readonly values: Float64Array;
  readonly #shape: NoiseShape;
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  readonly #minX: number;
  readonly #minY: number;
  readonly #columns: number;
  readonly #lattice: Float64Array;

  constructor(shape: NoiseShape, points: Points) {
    this.#shape = shape;
    this.values = new Float64Array(points.lat.length);
    const cos = Math.cos((shape.turnDeg * Math.PI) / 180) / shape.spacingDeg;
    const sin = Math.sin((shape.turnDeg * Math.PI) / 180) / shape.spacingDeg;
    this.#x = points.lng.map((lng, index) => lng * cos - (points.lat[index] as number) * sin);
    this.#y = points.lng.map((lng, index) => lng * sin + (points.lat[index] as number) * cos);
    this.#minX = findLeast(this.#x);
    this.#minY = findLeast(this.#y);
    this.#columns = Math.ceil(-findLeast(this.#x.map((x) => -x)) - this.#minX) + 3;
    const rows = Math.ceil(-findLeast(this.#y.map((y) => -y)) - this.#minY) + 3;
    this.#lattice = new Float64Array(this.#columns * rows);
  }

  /** Sets `values` to a moment: hours since the clock's origin. */
  moveTo(hours: number, drift: Drift): void {
    const { spacingDeg, turnDeg } = this.#shape;
    const scale = this.#shape.drift / spacingDeg;
    const cos = Math.cos((turnDeg * Math.PI) / 180) * scale;
    const sin = Math.sin((turnDeg * Math.PI) / 180) * scale;
    const shiftX = drift.lng * cos - drift.lat * sin;
    const shiftY = drift.lng * sin + drift.lat * cos;
    const firstX = Math.floor(this.#minX - shiftX);
    const firstY = Math.floor(this.#minY - shiftY);
    this.#fillLattice(hours / this.#shape.spacingHours, firstX, firstY);
    this.#fillValues(shiftX + firstX, shiftY + firstY);
  }

  #fillLattice(time: number, firstX: number, firstY: number): void {
    const before = Math.floor(time);
    const late = smooth(time - before);
    const norm = 1 / Math.sqrt(late * late + (1 - late) * (1 - late));
    const columns = this.#columns;
    const { seed } = this.#shape;
    for (let index = 0; index < this.#lattice.length; index += 1) {
      const x = firstX + (index % columns);
      const y = firstY + Math.floor(index / columns);
      const from = hashGaussian(seed, x, y, before);
      this.#lattice[index] = norm * (from + late * (hashGaussian(seed, x, y, before + 1) - from));
    }
  }

  #fillValues(originX: number, originY: number): void {
    const columns = this.#columns;
    const lattice = this.#lattice;
    const values = this.values;
    const xs = this.#x;
    const ys = this.#y;
    for (let index = 0; index < values.length; index += 1) {
      const x = (xs[index] as number) - originX;
      const y = (ys[index] as number) - originY;
      const column = Math.floor(x);
      const row = Math.floor(y);
      const east = smooth(x - column);
      const north = smooth(y - row);
      const west = 1 - east;
      const south = 1 - north;
      const corner = row * columns + column;
      const low = west * (lattice[corner] as number) + east * (lattice[corner + 1] as number);
      const high = west * (lattice[corner + columns] as number) + east * (lattice[corner + columns + 1] as number);
      const variance = (west * west + east * east) * (south * south + north * north);
      values[index] = (south * low + north * high) / Math.sqrt(variance);
    }
  }
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

function findLeast(values: Float64Array): number {
  return values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
}
