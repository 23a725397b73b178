import type { Hdf5File } from './open-hdf5.ts';

/** A special value such as −9999.9 as stored in a raster: rounded if the raster has 32-bit numbers. */
export function toRasterMark(values: ArrayLike<number>, mark: number): number {
  return values instanceof Float32Array ? Math.fround(mark) : mark;
}

/** The netCDF library's fill values for unwritten cells if a file sets none (netcdf.h, NC_FILL). */
const DEFAULT_FILLS: readonly (readonly [kind: new (length: number) => object, fill: number])[] = [
  [Int16Array, -32_767],
  [Uint16Array, 65_535],
  [Int32Array, -2_147_483_647],
  [Uint32Array, 4_294_967_295],
  [Float32Array, 9.969209968386869e36],
  [Float64Array, 9.969209968386869e36],
];

/**
 * Tells which stored values of the variable `path` are known (CF conventions 2.5.1): neither fill nor missing value,
 * and inside the valid range.
 */
export function makeSight(file: Hdf5File, path: string, values: ArrayLike<number>): (value: number) => boolean {
  const fills = file.listNumbers(path, '_FillValue');
  const preset = DEFAULT_FILLS.filter(([kind]) => values instanceof kind).map(([, fill]) => fill);
  const marks = new Set(
    [...(fills.length === 0 ? preset : fills), ...file.listNumbers(path, 'missing_value')].map((mark) =>
      toRasterMark(values, mark),
    ),
  );
  const [low, high] = file.listNumbers(path, 'valid_range');
  const least = low ?? file.listNumbers(path, 'valid_min')[0] ?? Number.NEGATIVE_INFINITY;
  const most = high ?? file.listNumbers(path, 'valid_max')[0] ?? Number.POSITIVE_INFINITY;
  return (value) => !marks.has(value) && value >= least && value <= most;
}
