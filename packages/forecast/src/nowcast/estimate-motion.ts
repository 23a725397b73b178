import type { RasterSize } from '#grid/regular-grid.ts';
import { blur } from './blur.ts';
import { fillDouble, halve, halveSize, halveSmoothly, type Raster } from './pyramid.ts';
import { countNodes, type MotionField, SPACING } from './trajectory.ts';

/** The sums that Lucas and Kanade (1981) solve for a motion: products of the picture's slopes and of its change. */
interface FlowTensor {
  readonly xx: Float32Array;
  readonly xy: Float32Array;
  readonly yy: Float32Array;
  readonly xt: Float32Array;
  readonly yt: Float32Array;
}

/** How far the picture moves from frame to frame, in its cells, per block of 2 × 2 of them: motion is smoother than rain. */
interface Flow extends RasterSize {
  readonly u: Float32Array;
  readonly v: Float32Array;
}

/** Sums of zero for so many blocks. */
function makeTensor(blocks: number): FlowTensor {
  const figures = () => new Float32Array(blocks);
  return { xx: figures(), xy: figures(), yy: figures(), xt: figures(), yt: figures() };
}

/** Adds what one pair of frames says, the later one brought back by the flow that is known so far. */
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
      // One more cell is needed on each side for the slope.
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
      // Slopes of both pictures, that of the later one between its cells.
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

/** Gathers the sums over a window around each block. */
function gatherWindow(tensor: FlowTensor, size: RasterSize, radius: number, scratch: Float32Array): void {
  for (const part of [tensor.xx, tensor.xy, tensor.yy, tensor.xt, tensor.yt]) blur(part, size, radius, scratch);
}

/** Sets all sums back to zero. */
function clearTensor(tensor: FlowTensor): void {
  for (const part of [tensor.xx, tensor.xy, tensor.yy, tensor.xt, tensor.yt]) part.fill(0);
}

/** The coarsest picture still has so many cells across. */
const LEAST_SIDE = 24;
const MOST_LEVELS = 5;
const ROUNDS = 3;
/** Window of the sums and of the smoothing, in blocks of 2 × 2 cells of each picture of the pyramid. */
const WINDOW = 5;
const SMOOTHING = 6;
/** Part of the mean steepness below which a place says nothing about motion. */
const LEAST_SHARE = 0.02;
/** No block moves further in one round than this: a larger step is a mistake, the coarser picture has gone before. */
const MOST_STEP = 1;

/** Pictures of several frames (oldest first) at half size, quarter size and so on; finest first. */
export type Pyramid = readonly (readonly Raster[])[];

/** Halves the frames (strengths, oldest first) again and again, at least once. */
export function makePyramid(frames: readonly Float32Array[], size: RasterSize): Pyramid {
  const levels = [frames.map((values) => halveSmoothly({ ...size, values }))];
  while (levels.length < MOST_LEVELS) {
    const coarser = (levels.at(-1) ?? []).map(halve);
    const [first] = coarser;
    if (first === undefined || Math.min(first.columns, first.rows) < LEAST_SIDE) break;
    levels.push(coarser);
  }
  return levels;
}

/**
 * Motion of the rain over the frames of a pyramid: pyramidal Lucas–Kanade on every pair at once (Lucas and
 * Kanade 1981, Bouguet 2000), smoothed with the certainty of each place as its weight, without outliers. Where there is
 * no rain the motion of its surroundings is used; without any rain it is zero. The finest picture that is used is halved
 * `halvings` times (at least once): each one more costs a quarter and loses little.
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

/** Solves the two equations of each cell; `certainty` becomes the smaller eigenvalue of its sums. */
function stepFlow({ u, v }: Flow, { xx, xy, yy, xt, yt }: FlowTensor, certainty: Float32Array): void {
  let steepness = 0;
  for (let cell = 0; cell < u.length; cell += 1) steepness += (xx[cell] as number) + (yy[cell] as number);
  const least = (LEAST_SHARE * steepness) / u.length + 1e-12;
  for (let cell = 0; cell < u.length; cell += 1) {
    const a = (xx[cell] as number) + least;
    const b = xy[cell] as number;
    const c = (yy[cell] as number) + least;
    const determinant = a * c - b * b;
    const stepX = (b * (yt[cell] as number) - c * (xt[cell] as number)) / determinant;
    const stepY = (b * (xt[cell] as number) - a * (yt[cell] as number)) / determinant;
    u[cell] = (u[cell] as number) + Math.min(Math.max(stepX, -MOST_STEP), MOST_STEP);
    v[cell] = (v[cell] as number) + Math.min(Math.max(stepY, -MOST_STEP), MOST_STEP);
    const half = 0.5 * (a - c);
    certainty[cell] = Math.max(0.5 * (a + c) - Math.sqrt(half * half + b * b) - least, 0);
  }
}

/**
 * Means over the surroundings weighted with certainty, twice: the second time what strays from the first mean counts for
 * little (Cauchy's weight). Far from all rain the mean of the whole picture takes over.
 */
function smoothFlow(flow: Flow, certainty: Float32Array, scratch: Float32Array): void {
  const { u, v } = flow;
  const first = weightedMeans(flow, certainty, scratch);
  const weights = new Float32Array(certainty.length);
  let spread = 0;
  let total = 0;
  for (let cell = 0; cell < weights.length; cell += 1) {
    const du = (u[cell] as number) - (first.u[cell] as number);
    const dv = (v[cell] as number) - (first.v[cell] as number);
    spread += (certainty[cell] as number) * (du * du + dv * dv);
    total += certainty[cell] as number;
  }
  const usual = total > 0 ? Math.max(spread / total, 1e-3) : 1;
  for (let cell = 0; cell < weights.length; cell += 1) {
    const du = (u[cell] as number) - (first.u[cell] as number);
    const dv = (v[cell] as number) - (first.v[cell] as number);
    weights[cell] = (certainty[cell] as number) / (1 + (du * du + dv * dv) / usual);
  }
  const second = weightedMeans(flow, weights, scratch);
  u.set(second.u);
  v.set(second.v);
}

function weightedMeans(flow: Flow, weights: Float32Array, scratch: Float32Array): Pick<Flow, 'u' | 'v'> {
  const { u, v } = flow;
  const [sumU, sumV, sum] = [new Float32Array(u.length), new Float32Array(u.length), weights.slice()];
  let [totalU, totalV, total] = [0, 0, 0];
  for (let cell = 0; cell < u.length; cell += 1) {
    const weight = weights[cell] as number;
    const [weighedU, weighedV] = [weight * (u[cell] as number), weight * (v[cell] as number)];
    sumU[cell] = weighedU;
    sumV[cell] = weighedV;
    totalU += weighedU;
    totalV += weighedV;
    total += weight;
  }
  for (const part of [sumU, sumV, sum]) blur(part, flow, SMOOTHING, scratch);
  const prior = (0.01 * total) / u.length + 1e-12;
  const [meanU, meanV] = total > 0 ? [totalU / total, totalV / total] : [0, 0];
  for (let cell = 0; cell < u.length; cell += 1) {
    const weight = (sum[cell] as number) + prior;
    sumU[cell] = ((sumU[cell] as number) + prior * meanU) / weight;
    sumV[cell] = ((sumV[cell] as number) + prior * meanV) / weight;
  }
  return { u: sumU, v: sumV };
}

/** The same flow on a picture of twice as many columns and rows. */
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

/** From the blocks of a picture that is halved so many times to nodes in whole cells. */
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
