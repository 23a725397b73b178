import { hashGaussian } from './hash.ts';

/** How big, how lasting and how mobile the features of a noise layer are. */
export interface NoiseShape {
  readonly seed: number;
  /** Distance of independent values in space, degrees, and in time, hours. */
  readonly spacingDeg: number;
  readonly spacingHours: number;
  /** Share of the steering flow that carries the layer along. */
  readonly drift: number;
  /** Turn of the lattice, degrees, so that its axes show nowhere. */
  readonly turnDeg: number;
}

/** Displacement of everything that drifts since the clock's origin, degrees. */
export interface Drift {
  readonly lng: number;
  readonly lat: number;
}

/** The places where a layer is wanted, degrees. */
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

  /** Brings `values` to a moment: hours since the clock's origin. */
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
