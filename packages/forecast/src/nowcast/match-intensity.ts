import type { RasterSize } from '#grid/regular-grid.ts';
import { forEachStretch, gatherSquares, type Neighbourhoods, WIDE } from './neighbourhoods.ts';
import { DRY_DB, fromStrength, LEAST_DB, readRate, toDecibels, toStrength } from './rain-picture.ts';

/** Class of a cell that was not observed, or whose air is unknown. */
export const UNKNOWN = 0xffff;
/** Classes of rain: dry, then steps of a tenth of a decibel from 0.1 to some 1,000 mm/h. */
const PER_DB = 10;
const CLASSES = 402;

/** The class of each cell's rain, mm/h: 0 is dry. */
export function toRainClasses(rainMmh: Float32Array, seen: Uint8Array): Uint16Array {
  const decibels = toDecibels(rainMmh);
  const classes = new Uint16Array(decibels.length);
  for (let cell = 0; cell < classes.length; cell += 1) {
    const value = decibels[cell] as number;
    if (seen[cell] === 0) classes[cell] = UNKNOWN;
    else if (value >= LEAST_DB) classes[cell] = Math.min(1 + Math.floor((value - LEAST_DB) * PER_DB), CLASSES - 1);
  }
  return classes;
}

/**
 * Intensities are binned finely near dry, where most cells lie, and from there on in the steps of the rain classes:
 * unchanged rain is mapped to itself.
 */
const LOW = -16;
const KNEE_DB = -9.3;
const KNEE = toStrength(KNEE_DB);
const HIGH_DB = LEAST_DB + CLASSES / PER_DB;
const FINE = 25;
const FINE_BINS = Math.ceil((KNEE - LOW) * FINE);
const FINE_SHARE = FINE_BINS / (KNEE - LOW);
const BINS = FINE_BINS + Math.round((HIGH_DB - KNEE_DB) * PER_DB);

/**
 * Intensities up to this edge are dry (−7): cells that nothing distinguishes are not turned into rain to fill a share.
 */
const DRY_BINS = Math.ceil((-6.93 - LOW) * FINE_SHARE);
/** A cell below this intensity, the middle of that bin, is dry. */
const DRY_END = LOW + (DRY_BINS + 0.5) / FINE_SHARE;

/** Lookup table for bins of intensities from `KNEE` on: a logarithm per cell would dominate the cost. */
const STEPS = 64;
const PLACES = Float64Array.from({ length: Math.ceil((HIGH_DB + 1 - KNEE) * STEPS) }, (_, index) => {
  return FINE_BINS + Math.max((fromStrength(KNEE + index / STEPS) - KNEE_DB) * PER_DB, 0);
});

/** Position of an intensity among the bins, with fraction. */
function findPlace(strength: number): number {
  if (strength < KNEE) return strength > LOW ? (strength - LOW) * FINE_SHARE : 0;
  const step = (strength - KNEE) * STEPS;
  const index = step | 0;
  if (index >= PLACES.length - 1) return BINS;
  const start = PLACES[index] as number;
  return Math.min(start + (step - index) * ((PLACES[index + 1] as number) - start), BINS);
}

/** For each neighbourhood the decibels at the lower edge of each bin of intensities and at the end of the last. */
export interface Curves {
  readonly places: Neighbourhoods;
  readonly values: Float32Array;
  /** Below this bin every curve is dry. */
  readonly firstWet: number;
}

const EDGES = BINS + 1;

/**
 * Number of cells observed in the newest frame (with a class in `newest`) per neighbourhood and rain class. Unknown
 * cells are ignored: air from outside is assumed to rain like the known air around it.
 */
export function countClasses(
  classes: Uint16Array,
  newest: Uint16Array,
  size: RasterSize,
  places: Neighbourhoods,
  window: readonly number[] = WIDE,
): Float64Array {
  const counts = new Float64Array(places.columns * places.rows * CLASSES);
  let last = 0;
  forEachStretch({ ...size, halvings: 0 }, places, (place, from, to) => {
    const base = place * CLASSES;
    // Most cells are dry: one count in memory would have to wait for the previous one.
    let dry = 0;
    for (let cell = from; cell < to; cell += 1) {
      const own = classes[cell] as number;
      if (own === UNKNOWN || newest[cell] === UNKNOWN) continue;
      if (own === 0) {
        dry += 1;
        continue;
      }
      counts[base + own] = (counts[base + own] as number) + 1;
      if (own > last) last = own;
    }
    counts[base] = (counts[base] as number) + dry;
  });
  return gatherSquares(places, counts, { depth: CLASSES, first: 0, end: last + 1 }, window);
}

/** Share of the cells of each neighbourhood with at least this rain, mm/h. */
export function findShares(counts: Float64Array, leastMmh: number): Float32Array {
  const least = 1 + Math.floor((10 * Math.log10(leastMmh) - LEAST_DB) * PER_DB + 1e-6);
  return Float32Array.from({ length: counts.length / CLASSES }, (_, place) => {
    let [all, wet] = [0, 0];
    for (let index = 0; index < CLASSES; index += 1) {
      const count = counts[place * CLASSES + index] as number;
      all += count;
      if (index >= least) wet += count;
    }
    return all > 0 ? wet / all : 0;
  });
}

/** Target distributions of a lead's intensities in each neighbourhood. */
export interface Target {
  /** Rain classes of the air from inside the picture: rain that has left it is not expected back. */
  readonly moved: Float64Array;
  /** Rain classes of the stationary picture. */
  readonly standing: Float64Array;
  /** Share of the stationary picture in the lead, 0…1. */
  readonly shares: Float32Array;
}

/** Memory reused for every lead. */
export interface MatchBuffers {
  readonly places: Neighbourhoods;
  readonly ranks: Float64Array;
  readonly scratch: Float64Array;
  readonly values: Float32Array;
}

/** Allocates buffers for the leads of one nowcast over these neighbourhoods. */
export function makeMatchBuffers(places: Neighbourhoods): MatchBuffers {
  const all = places.columns * places.rows;
  const figures = () => new Float64Array(all * BINS);
  return { places, ranks: figures(), scratch: figures(), values: new Float32Array(all * EDGES) };
}

/** A forecast on its raster. */
export interface SmoothRain {
  readonly strengths: Float32Array;
  readonly seen: Uint8Array;
  readonly size: RasterSize;
}

/**
 * Curves that give a smoothed forecast the intensities of its source: in each neighbourhood the strongest cells get the
 * strongest values and so on (probability matching, Ebert 2001). Counts intensities where `seen` is 1.
 */
export function matchIntensity(
  { places, ranks, scratch, values }: MatchBuffers,
  { strengths, seen, size }: SmoothRain,
  target: Target,
): Curves {
  ranks.fill(0);
  let last = DRY_BINS - 1;
  forEachStretch({ ...size, halvings: 0 }, places, (place, from, to) => {
    const base = place * BINS;
    // All that is dry has one rank.
    let dry = 0;
    for (let cell = from; cell < to; cell += 1) {
      if (seen[cell] === 0) continue;
      const strength = strengths[cell] as number;
      if (strength < DRY_END) {
        dry += 1;
        continue;
      }
      const bin = Math.min(findPlace(strength) | 0, BINS - 1);
      ranks[base + bin] = (ranks[base + bin] as number) + 1;
      if (bin > last) last = bin;
    }
    ranks[base + DRY_BINS] = (ranks[base + DRY_BINS] as number) + dry;
  });
  gatherSquares(places, ranks, { depth: BINS, first: DRY_BINS, end: last + 1 }, WIDE, scratch);
  values.fill(DRY_DB);
  const wanted = new Float64Array(CLASSES);
  let firstWet = EDGES;
  for (let place = 0; place < places.columns * places.rows; place += 1) {
    fillWanted(wanted, target, place);
    const curve = values.subarray(place * EDGES, (place + 1) * EDGES);
    const own = ranks.subarray(place * BINS, (place + 1) * BINS);
    firstWet = Math.min(fillCurve(curve, own, last + 1, wanted), firstWet);
  }
  return { places, values, firstWet };
}

/** Target share of each class in a neighbourhood; zeros if nothing is known. */
function fillWanted(wanted: Float64Array, { moved, standing, shares }: Target, place: number): void {
  const [ofMoved, ofStanding] = [moved, standing].map((counts) =>
    counts.subarray(place * CLASSES, (place + 1) * CLASSES),
  ) as [Float64Array, Float64Array];
  const [allMoved, allStanding] = [sum(ofMoved), sum(ofStanding)];
  const share = allMoved === 0 ? 1 : (shares[place] as number);
  const weightMoved = allMoved === 0 ? 0 : (1 - share) / allMoved;
  const weightStanding = allStanding === 0 ? 0 : share / allStanding;
  for (let index = 0; index < CLASSES; index += 1)
    wanted[index] = weightMoved * (ofMoved[index] as number) + weightStanding * (ofStanding[index] as number);
}

function sum(values: Float64Array): number {
  let total = 0;
  for (let index = 0; index < values.length; index += 1) total += values[index] as number;
  return total;
}

/**
 * Fills a curve from the top edge down to where dry begins, interpolating between edges: one wet cell more or less
 * moves that point little. Returns the first bin that is not dry.
 */
function fillCurve(curve: Float32Array, ranks: Float64Array, top: number, wanted: Float64Array): number {
  const [all, cells] = [sum(wanted), sum(ranks)];
  if (all === 0 || cells === 0) return EDGES;
  const wet = all - (wanted[0] as number);
  let strongest = CLASSES - 1;
  while (strongest > 0 && wanted[strongest] === 0) strongest -= 1;
  let [above, passed, own] = [0, 0, strongest];
  for (let bin = top; bin > DRY_BINS; bin -= 1) {
    const last = (above / cells) * all;
    if (bin < top) above += ranks[bin] as number;
    const rank = (above / cells) * all;
    while (own > 0 && passed + (wanted[own] as number) <= rank) {
      passed += wanted[own] as number;
      own -= 1;
    }
    if (own === 0) {
      if (wanted[0] === 0) return fillWeakest(curve, bin, wanted);
      const part = (rank - wet) / (rank - last);
      const upper = curve[bin + 1] as number;
      if (part < 1) curve[bin] = Math.max((LEAST_DB - part * upper) / (1 - part), DRY_DB);
      return bin;
    }
    const part = (rank - passed) / (wanted[own] as number);
    curve[bin] = LEAST_DB + (own - part) / PER_DB;
  }
  return DRY_BINS;
}

/** If nothing is dry, everything up to this bin gets the lowest rate of the weakest class; returns the first bin. */
function fillWeakest(curve: Float32Array, bin: number, wanted: Float64Array): number {
  const weakest = wanted.findIndex((part) => part > 0);
  curve.fill(LEAST_DB + (weakest - 1) / PER_DB, DRY_BINS + 1, bin + 1);
  return DRY_BINS;
}

/** Maps every intensity to mm/h by the curves of its position: bilinear between the centres of the squares. */
export function applyCurves(from: Float32Array, to: Float32Array, columns: number, curves: Curves): void {
  const { places, values, firstWet } = curves;
  const { side } = places;
  const [lastColumn, lastRow] = [places.columns - 1, places.rows - 1];
  const lefts = new Int32Array(columns);
  const shares = new Float64Array(columns);
  for (let column = 0; column < columns; column += 1) {
    const x = Math.min(Math.max((column + 0.5) / side - 0.5, 0), lastColumn);
    lefts[column] = Math.min(x | 0, Math.max(lastColumn - 1, 0)) * EDGES;
    shares[column] = x - (lefts[column] as number) / EDGES;
  }
  const across = { lefts, shares, east: lastColumn > 0 ? EDGES : 0 };
  // Most cells are dry, which their intensity alone shows.
  const dry = firstWet - 1 <= FINE_BINS ? LOW + (firstWet - 1) / FINE_SHARE : KNEE;
  for (let start = 0, row = 0; start < from.length; start += columns, row += 1) {
    const y = Math.min(Math.max((row + 0.5) / side - 0.5, 0), lastRow);
    const upper = Math.min(Math.floor(y), Math.max(lastRow - 1, 0));
    const above = upper * places.columns * EDGES;
    const below = Math.min(upper + 1, lastRow) * places.columns * EDGES;
    applyToRow(from, to, { start, values, dry, above, below, down: y - upper, ...across });
  }
}

/** The curves of a row: where those above and below it and, per column, those west and east of it begin. */
interface RowCurves {
  readonly start: number;
  readonly values: Float32Array;
  /** Below this intensity it is dry. */
  readonly dry: number;
  readonly above: number;
  readonly below: number;
  readonly down: number;
  readonly lefts: Int32Array;
  readonly shares: Float64Array;
  readonly east: number;
}

function applyToRow(
  from: Float32Array,
  to: Float32Array,
  { start, values, dry, above, below, down, lefts, shares, east }: RowCurves,
): void {
  for (let column = 0, cell = start; column < lefts.length; column += 1, cell += 1) {
    const strength = from[cell] as number;
    if (strength < dry) {
      to[cell] = 0;
      continue;
    }
    const place = findPlace(strength);
    const bin = Math.min(place | 0, BINS - 1);
    const west = (lefts[column] as number) + bin;
    const across = shares[column] as number;
    const up = place - bin;
    const top =
      readCurve(values, above + west, up) * (1 - across) + readCurve(values, above + west + east, up) * across;
    const bottom =
      readCurve(values, below + west, up) * (1 - across) + readCurve(values, below + west + east, up) * across;
    to[cell] = readRate(top + down * (bottom - top));
  }
}

function readCurve(values: Float32Array, at: number, up: number): number {
  const low = values[at] as number;
  return low + up * ((values[at + 1] as number) - low);
}
