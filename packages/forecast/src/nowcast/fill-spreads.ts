import type { RasterSize } from '#grid/raster-size.ts';
import { blur } from './blur.ts';
import type { Scale } from './fit-cascade.ts';

/** Surroundings over which the liveliness of a scale is taken, cells. */
const REACH = 16;
/** So that a picture without any change still has a spread. */
const LEAST_VARIANCE = 0.04;

/** How lively each scale is around each cell: mean squares of its pattern. Showers are, the dry is not. */
export function findLiveliness(scales: readonly Scale[], size: RasterSize): Float32Array[] {
  const scratch = new Float32Array(size.columns * size.rows);
  return scales.map(({ now, mean }) => {
    const squares = new Float32Array(now.length);
    for (let cell = 0; cell < now.length; cell += 1) {
      const departure = (now[cell] as number) - mean;
      squares[cell] = departure * departure;
    }
    blur(squares, size, REACH, scratch);
    return squares;
  });
}

/** Standard deviation per cell of what has been forgotten: `forgotten` is the share of each scale's variance. */
export function fillSpreads(
  liveliness: readonly Float32Array[],
  forgotten: readonly number[],
  out: Float32Array,
): void {
  out.fill(LEAST_VARIANCE);
  for (const [level, squares] of liveliness.entries()) {
    const share = forgotten[level] as number;
    if (share < 1e-3) continue;
    for (let cell = 0; cell < out.length; cell += 1) {
      out[cell] = (out[cell] as number) + share * (squares[cell] as number);
    }
  }
  for (let cell = 0; cell < out.length; cell += 1) out[cell] = Math.sqrt(out[cell] as number);
}
