import type { RasterSize } from '#grid/regular-grid.ts';
import { blur, blurWidely } from './blur.ts';
import { fillDouble, halve, halveSize, halveSmoothly, type Raster } from './pyramid.ts';
import { countNodes, type MotionField, SPACING } from './trajectory.ts';

/** Sums of the Lucas–Kanade (1981) equations: products of spatial and temporal gradients. */
interface FlowTensor {
  readonly xx: Float32Array;
  readonly xy: Float32Array;
  readonly yy: Float32Array;
  readonly xt: Float32Array;
  readonly yt: Float32Array;
}

/** Displacement from frame to frame, in cells, per block of 2 × 2 cells: motion is smoother than rain. */
interface Flow extends RasterSize {
  readonly u: Float32Array;
  readonly v: Float32Array;
}

function makeTensor(blocks: number): FlowTensor {
  const figures = () => new Float32Array(blocks);
  return { xx: figures(), xy: figures(), yy: figures(), xt: figures(), yt: figures() };
}

/** Adds one pair of frames, the later one moved back by the flow known so far. */
function addPair(tensor: FlowTensor, before: Raster, after: Raster, { u, v, ...blocks }: Flow): void {
  const { columns, rows, values: old } = before;
  const { values: young } = after;
  const { xx, xy, yy, xt, yt } = tensor;
  for (let row = 1; row < rows - 1; row += 1) {
    const first = (row >> 1) * blocks.columns;
    for (let column = 1; column < columns - 1; column += 1) {
      const cell = row * columns + column;
      const block = first + (column >> 1);
      const x = column + (u[block] as number);
      const y = row + (v[block] as number);
      // The gradient needs one more cell on each side.
      if (!(x >= 1 && y >= 1 && x < columns - 2 && y < rows - 2)) continue;
      const left = x | 0;
      const upper = y | 0;
      const at = upper * columns + left;
      const fx = x - left;
      const fy = y - upper;
      const a = young[at] as number;
      const b = young[at + 1] as number;
      const c = young[at + columns] as number;
      const d = young[at + columns + 1] as number;
      const now = a + fx * (b - a) + fy * (c - a + fx * (a - b - c + d));
      const change = now - (old[cell] as number);
      // Mean gradient of both frames, the later one interpolated between its cells.
      const slopeX =
        0.25 * ((old[cell + 1] as number) - (old[cell - 1] as number)) + 0.5 * (b - a + fy * (a - b - c + d));
      const slopeY =
        0.25 * ((old[cell + columns] as number) - (old[cell - columns] as number)) +
        0.5 * (c - a + fx * (a - b - c + d));
      xx[block] = (xx[block] as number) + slopeX * slopeX;
      xy[block] = (xy[block] as number) + slopeX * slopeY;
      yy[block] = (yy[block] as number) + slopeY * slopeY;
      xt[block] = (xt[block] as number) + slopeX * change;
      yt[block] = (yt[block] as number) + slopeY * change;
    }
  }
}

/** Sums over a window around each block. */
function gatherWindow(tensor: FlowTensor, size: RasterSize, radius: number, scratch: Float32Array): void {
  for (const part of [tensor.xx, tensor.xy, tensor.yy, tensor.xt, tensor.yt]) blur(part, size, radius, scratch);
}

function clearTensor(tensor: FlowTensor): void {
  for (const part of [tensor.xx, tensor.xy, tensor.yy, tensor.xt, tensor.yt]) part.fill(0);
}

/**
 * Least number of cells across the coarsest picture, and their greatest width: a window spans about fifteen of them.
 */
const LEAST_SIDE = 24;
const WIDEST_CELL_KM = 20;
const MOST_LEVELS = 5;
const ROUNDS = 3;
/** Window of the sums and of the smoothing, in blocks of 2 × 2 cells of each level of the pyramid. */
const WINDOW = 5;
const SMOOTHING = 6;
/** Standard deviation of the surroundings that a block is compared with, blocks. */
const SURROUNDINGS = 12;
/** Share of the surroundings' gradient below which a block says nothing about motion; also damps each step. */
const LEAST_SHARE = 0.02;
const HOLD_SHARE = 0.001;
/**
 * Weight of the surroundings relative to the block, and of each wider ring, twice as large, relative to the previous
 * one: the nearest rain dominates.
 */
const PRIOR_SHARE = 0.01;
const FADING = 1e-6;
/** Avoids division by zero. */
const LEAST_WEIGHT = 1e-30;
/**
 * Limit of one round's step per block: a larger step is an error, because the coarser level has already been applied.
 */
const MOST_STEP = 1;

/** Levels of a pyramid of several frames (oldest first) at half size, quarter size and so on; finest first. */
export type Pyramid = readonly (readonly Raster[])[];

/** Halves frames (intensities, oldest first) of this cell width repeatedly, at least once. */
export function makePyramid(frames: readonly Float32Array[], size: RasterSize, cellKm: number): Pyramid {
  const levels = [frames.map((values) => halveSmoothly({ ...size, values }))];
  while (levels.length < MOST_LEVELS && cellKm * 2 ** (levels.length + 1) <= WIDEST_CELL_KM) {
    const coarser = (levels.at(-1) ?? []).map(halve);
    const [first] = coarser;
    if (first === undefined || Math.min(first.columns, first.rows) < LEAST_SIDE) break;
    levels.push(coarser);
  }
  return levels;
}

/**
 * Motion of the rain over the frames of a pyramid: pyramidal Lucas–Kanade on all pairs at once (Lucas and Kanade 1981,
 * Bouguet 2000), smoothed with each block's certainty as its weight, without outliers. Where there is no rain the
 * motion of the surroundings is used; without any rain it is zero. The finest level used is halved `halvings` times (at
 * least once): each further halving costs a quarter and loses little.
 */
export function estimateMotion(pyramid: Pyramid, size: RasterSize, halvings = 1): MotionField {
  const skipped = Math.min(halvings, pyramid.length) - 1;
  let flow = makeStill({ columns: 1, rows: 1 });
  for (const [index, pictures] of pyramid.slice(skipped).reverse().entries()) {
    const [first] = pictures;
    if (first === undefined) continue;
    const blocks = halveSize(first);
    flow = index === 0 ? makeStill(blocks) : doubleFlow(flow, blocks);
    refineFlow(flow, pictures);
  }
  return toMotionField(flow, size, skipped + 1);
}

const makeStill = ({ columns, rows }: RasterSize): Flow => ({
  columns,
  rows,
  u: new Float32Array(columns * rows),
  v: new Float32Array(columns * rows),
});

function refineFlow(flow: Flow, pictures: readonly Raster[]): void {
  const blocks = flow.u.length;
  const tensor = makeTensor(blocks);
  const certainty = new Float32Array(blocks);
  const scratch = new Float32Array(blocks);
  for (let round = 0; round < ROUNDS; round += 1) {
    clearTensor(tensor);
    for (let index = 1; index < pictures.length; index += 1) {
      const [before, after] = [pictures[index - 1], pictures[index]];
      if (before !== undefined && after !== undefined) addPair(tensor, before, after, flow);
    }
    gatherWindow(tensor, flow, WINDOW, scratch);
    stepFlow(flow, tensor, certainty);
    smoothFlow(flow, certainty, scratch);
  }
}

/** Solves the two equations of each block; `certainty` becomes the smaller eigenvalue of its tensor. */
function stepFlow(flow: Flow, { xx, xy, yy, xt, yt }: FlowTensor, certainty: Float32Array): void {
  const { u, v } = flow;
  const steepness = new Float32Array(u.length);
  for (let block = 0; block < u.length; block += 1) steepness[block] = (xx[block] as number) + (yy[block] as number);
  blurWidely(steepness, flow, SURROUNDINGS, new Float32Array(u.length));
  for (let block = 0; block < u.length; block += 1) {
    const typical = steepness[block] as number;
    const least = HOLD_SHARE * typical + 1e-12;
    const a = (xx[block] as number) + least;
    const b = xy[block] as number;
    const c = (yy[block] as number) + least;
    const determinant = a * c - b * b;
    const stepX = (b * (yt[block] as number) - c * (xt[block] as number)) / determinant;
    const stepY = (b * (xt[block] as number) - a * (yt[block] as number)) / determinant;
    u[block] = (u[block] as number) + Math.min(Math.max(stepX, -MOST_STEP), MOST_STEP);
    v[block] = (v[block] as number) + Math.min(Math.max(stepY, -MOST_STEP), MOST_STEP);
    const half = 0.5 * (a - c);
    certainty[block] = Math.max(0.5 * (a + c) - Math.sqrt(half * half + b * b) - least - LEAST_SHARE * typical, 0);
  }
}

/**
 * Means over the surroundings weighted by certainty, in two passes: the second gives little weight to blocks that
 * deviate unusually far from the first mean (Cauchy weight). Far from all rain the nearest rain dominates.
 */
function smoothFlow(flow: Flow, certainty: Float32Array, scratch: Float32Array): void {
  const { u, v } = flow;
  const first = weightedMeans(flow, certainty, scratch);
  const strays = new Float32Array(u.length);
  const spread = new Float32Array(u.length);
  for (let block = 0; block < u.length; block += 1) {
    const awayU = (u[block] as number) - (first.u[block] as number);
    const awayV = (v[block] as number) - (first.v[block] as number);
    strays[block] = awayU * awayU + awayV * awayV;
    spread[block] = (strays[block] as number) * (certainty[block] as number);
  }
  const total = certainty.slice();
  for (const part of [spread, total]) blurWidely(part, flow, SURROUNDINGS, scratch);
  const weights = new Float32Array(u.length);
  for (let block = 0; block < u.length; block += 1) {
    const typical = Math.max((spread[block] as number) / ((total[block] as number) + LEAST_WEIGHT), 1e-3);
    weights[block] = (certainty[block] as number) / (1 + (strays[block] as number) / typical);
  }
  const second = weightedMeans(flow, weights, scratch);
  u.set(second.u);
  v.set(second.v);
}

function weightedMeans(flow: Flow, weights: Float32Array, scratch: Float32Array): Pick<Flow, 'u' | 'v'> {
  const [sumU, sumV, sum] = [flow.u.slice(), flow.v.slice(), weights.slice()];
  for (let block = 0; block < weights.length; block += 1) {
    sumU[block] = (sumU[block] as number) * (weights[block] as number);
    sumV[block] = (sumV[block] as number) * (weights[block] as number);
  }
  const around = gatherSurroundings([sumU, sumV, sum], flow);
  for (const [index, part] of [sumU, sumV, sum].entries()) {
    blur(part, flow, SMOOTHING, scratch);
    const wider = around[index] as Float32Array;
    for (let block = 0; block < part.length; block += 1)
      part[block] = (part[block] as number) + (wider[block] as number);
  }
  for (let block = 0; block < sum.length; block += 1) {
    const weight = (sum[block] as number) + LEAST_WEIGHT;
    sumU[block] = (sumU[block] as number) / weight;
    sumV[block] = (sumV[block] as number) / weight;
  }
  return { u: sumU, v: sumV };
}

/**
 * Means over ever wider surroundings, each with a fraction of the previous weight, on rasters halved twice: they have
 * no finer detail.
 */
function gatherSurroundings(parts: readonly Float32Array[], size: RasterSize): Float32Array[] {
  const half = halveSize(size);
  return parts.map((values) => {
    const coarse = halve(halve({ ...size, values }));
    const scratch = new Float32Array(coarse.values.length);
    const sums = new Float32Array(coarse.values.length);
    const widest = Math.max(coarse.columns, coarse.rows);
    let weight = PRIOR_SHARE;
    for (let radius = SURROUNDINGS / 4; ; radius *= 2, weight *= FADING) {
      blur(coarse.values, coarse, radius, scratch);
      for (let block = 0; block < sums.length; block += 1)
        sums[block] = (sums[block] as number) + weight * (coarse.values[block] as number);
      if (radius >= widest) break;
    }
    const middle = { ...half, values: new Float32Array(half.columns * half.rows) };
    const around = { ...size, values: new Float32Array(values.length) };
    fillDouble({ ...coarse, values: sums }, middle);
    fillDouble(middle, around);
    return around.values;
  });
}

/** The same flow on a picture with twice as many columns and rows. */
function doubleFlow({ u, v, ...from }: Flow, to: RasterSize): Flow {
  const twice = makeStill(to);
  for (const [values, doubled] of [
    [u, twice.u],
    [v, twice.v],
  ] as const) {
    fillDouble({ ...from, values }, { ...to, values: doubled });
    for (let block = 0; block < doubled.length; block += 1) doubled[block] = 2 * (doubled[block] as number);
  }
  return twice;
}

/** Converts blocks of a picture halved this many times to nodes in full-resolution cells. */
function toMotionField(flow: Flow, size: RasterSize, halvings: number): MotionField {
  const factor = 2 ** halvings;
  const nodes = countNodes(size, SPACING);
  const u = new Float32Array(nodes.columns * nodes.rows);
  const v = new Float32Array(nodes.columns * nodes.rows);
  for (let row = 0, node = 0; row < nodes.rows; row += 1) {
    const upper = Math.min((row * SPACING) >> (halvings + 1), flow.rows - 1) * flow.columns;
    for (let column = 0; column < nodes.columns; column += 1, node += 1) {
      const block = upper + Math.min((column * SPACING) >> (halvings + 1), flow.columns - 1);
      u[node] = factor * (flow.u[block] as number);
      v[node] = factor * (flow.v[block] as number);
    }
  }
  return { spacing: SPACING, nodes, u, v };
}
