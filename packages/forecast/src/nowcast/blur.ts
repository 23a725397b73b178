import type { RasterSize } from '#grid/regular-grid.ts';
import { fillDouble, halve, type Raster } from './pyramid.ts';

/** Radius of each of three means, cells; `extra` of them (0, 1, 2) are one cell wider. */
interface BlurWidth {
  readonly radius: number;
  readonly extra?: number;
}

/** Blurs a raster in place, as `blurTo`. */
export function blur(values: Float32Array, size: RasterSize, radius: number, scratch: Float32Array): void {
  if (radius >= 1) blurTo(values, values, size, { radius, scratch });
}

/**
 * Blurs a raster by three means over squares of 2 r + 1 cells a side, which approximates a Gaussian of standard
 * deviation √(r² + r) cells. The edge value is repeated beyond the edge. All three means along a row are computed while
 * the row is in the CPU cache. `scratch` is as long as the raster; `to` may be `from`.
 */
export function blurTo(
  from: Float32Array,
  to: Float32Array,
  size: RasterSize,
  { radius, extra = 0, scratch }: BlurWidth & { readonly scratch: Float32Array },
): void {
  const [first, second] = [radius + (extra > 0 ? 1 : 0), radius + (extra > 1 ? 1 : 0)];
  meansAlongRows(from, scratch, size, [first, second, radius]);
  meanAlongColumns(scratch, to, size, first);
  meanAlongColumns(to, scratch, size, second);
  meanAlongColumns(scratch, to, size, radius);
}

function meansAlongRows(
  from: Float32Array,
  to: Float32Array,
  { columns, rows }: RasterSize,
  [first, second, third]: readonly [number, number, number],
): void {
  const once = new Float32Array(columns);
  const twice = new Float32Array(columns);
  for (let start = 0; start < rows * columns; start += columns) {
    meanAlongRow(from, start, columns, first, once, 0);
    meanAlongRow(once, 0, columns, second, twice, 0);
    meanAlongRow(twice, 0, columns, third, to, start);
  }
}

/** The mean of the row of an array that begins at `start`, to another array from `out` on. */
function meanAlongRow(
  from: Float32Array,
  start: number,
  columns: number,
  radius: number,
  to: Float32Array,
  out: number,
): void {
  const share = 1 / (2 * radius + 1);
  const last = start + columns - 1;
  const first = from[start] as number;
  const end = from[last] as number;
  // From the first column on the window no longer touches the western edge, from the second on it touches the eastern
  // one.
  const free = Math.min(radius, columns);
  const bound = Math.max(columns - radius - 1, free);
  let sum = first * (radius + 1);
  for (let step = 1; step <= radius; step += 1) sum += from[Math.min(start + step, last)] as number;
  for (let column = 0; column < free; column += 1) {
    to[out + column] = sum * share;
    const entering = start + column + radius + 1;
    sum += (entering <= last ? (from[entering] as number) : end) - first;
  }
  for (let column = free; column < bound; column += 1) {
    to[out + column] = sum * share;
    sum += (from[start + column + radius + 1] as number) - (from[start + column - radius] as number);
  }
  for (let column = bound; column < columns; column += 1) {
    to[out + column] = sum * share;
    sum += end - (from[start + column - radius] as number);
  }
}

/** Row by row with a running sum per column, so that memory is read sequentially. */
function meanAlongColumns(from: Float32Array, to: Float32Array, { columns, rows }: RasterSize, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const last = rows - 1;
  const sums = new Float64Array(columns);
  for (let step = -radius; step <= radius; step += 1) {
    const start = Math.min(Math.max(step, 0), last) * columns;
    for (let column = 0; column < columns; column += 1) {
      sums[column] = (sums[column] as number) + (from[start + column] as number);
    }
  }
  for (let row = 0; row < rows; row += 1) {
    const start = row * columns;
    const entering = Math.min(row + radius + 1, last) * columns;
    const leaving = Math.max(row - radius, 0) * columns;
    for (let column = 0; column < columns; column += 1) {
      const sum = sums[column] as number;
      to[start + column] = sum * share;
      sums[column] = sum + (from[entering + column] as number) - (from[leaving + column] as number);
    }
  }
}

/**
 * From this standard deviation on a blur is computed recursively on a raster half as fine, where it is half as many
 * cells wide.
 */
const WIDE = 4;

/**
 * Blurs a raster in place by about a Gaussian of this standard deviation in cells. Wide blurs are computed on halved
 * rasters, because they leave no finer detail. `scratch` is as long as the raster.
 */
export function blurWidely(values: Float32Array, size: RasterSize, deviation: number, scratch: Float32Array): void {
  const raster = { ...size, values };
  if (deviation >= WIDE) fillDouble(blurHalf(raster, deviation, scratch), raster);
  else blurTo(values, values, size, { ...toBlurWidth(deviation * deviation), scratch });
}

/** A wide blur of a raster, half as fine as the raster: `fillDouble` completes it. */
export function blurHalf(raster: Raster, deviation: number, scratch: Float32Array): Raster {
  const half = halve(raster);
  // Halving adds a quarter, doubling three quarters of a cell squared.
  blurWidely(half.values, half, Math.sqrt(deviation * deviation - 1) / 2, scratch);
  return half;
}

/** The widest means whose variance does not exceed this one, cells squared. */
export function toBlurWidth(variance: number): BlurWidth {
  const radius = Math.floor(Math.sqrt(0.25 + variance) - 0.5);
  const wider = (2 * radius + 2) / 3;
  return { radius, extra: Math.floor((variance - radius * radius - radius) / wider) };
}
