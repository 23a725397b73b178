import type { RasterSize } from '#grid/raster-size.ts';
import { blur } from './blur.ts';
import type { Raster } from './pyramid.ts';

/** The sums that Lucas and Kanade (1981) solve for a motion: products of the picture's slopes and of its change. */
export interface FlowTensor {
  readonly xx: Float32Array;
  readonly xy: Float32Array;
  readonly yy: Float32Array;
  readonly xt: Float32Array;
  readonly yt: Float32Array;
}

/** How far the picture moves from frame to frame, in its cells, per block of 2 × 2 of them: motion is smoother than rain. */
export interface Flow extends RasterSize {
  readonly u: Float32Array;
  readonly v: Float32Array;
}

/** Sums of zero for so many blocks. */
export function makeTensor(blocks: number): FlowTensor {
  const figures = () => new Float32Array(blocks);
  return { xx: figures(), xy: figures(), yy: figures(), xt: figures(), yt: figures() };
}

/** Adds what one pair of frames says, the later one brought back by the flow that is known so far. */
export function addPair(tensor: FlowTensor, before: Raster, after: Raster, { u, v, ...blocks }: Flow): void {
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
export function gatherWindow(tensor: FlowTensor, size: RasterSize, radius: number, scratch: Float32Array): void {
  for (const part of [tensor.xx, tensor.xy, tensor.yy, tensor.xt, tensor.yt]) blur(part, size, radius, scratch);
}

/** Sets all sums back to zero. */
export function clearTensor(tensor: FlowTensor): void {
  for (const part of [tensor.xx, tensor.xy, tensor.yy, tensor.xt, tensor.yt]) part.fill(0);
}
