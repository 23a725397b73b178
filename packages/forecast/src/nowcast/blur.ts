import type { RasterSize } from '#grid/raster-size.ts';

/**
 * Blurs a raster in place by three means over squares of 2 r + 1 cells a side, which is near a Gaussian of standard
 * deviation √(r² + r) cells. Beyond the edge the edge's own value goes on. `scratch` is as long as `values`.
 */
export function blur(values: Float32Array, { columns, rows }: RasterSize, radius: number, scratch: Float32Array): void {
  if (radius < 1) return;
  for (let pass = 0; pass < 3; pass += 1) {
    meanAlongRows(values, scratch, { columns, rows }, radius);
    meanAlongColumns(scratch, values, { columns, rows }, radius);
  }
}

function meanAlongRows(from: Float32Array, to: Float32Array, { columns, rows }: RasterSize, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const last = columns - 1;
  for (let row = 0; row < rows; row += 1) {
    const start = row * columns;
    const first = from[start] as number;
    const end = from[start + last] as number;
    let sum = first * (radius + 1);
    for (let step = 1; step <= radius; step += 1) sum += from[start + Math.min(step, last)] as number;
    for (let column = 0; column < columns; column += 1) {
      to[start + column] = sum * share;
      const entering = column + radius + 1;
      const leaving = column - radius;
      sum += entering <= last ? (from[start + entering] as number) : end;
      sum -= leaving >= 0 ? (from[start + leaving] as number) : first;
    }
  }
}

/** Row by row with a sum per column, so that memory is read in its order. */
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
