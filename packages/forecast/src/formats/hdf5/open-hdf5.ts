import { Dataset, File, Group, ready } from 'h5wasm';
import { isStored } from './is-stored.ts';

/** A text or number attribute of a group or dataset; null if it has none with that name. */
type Hdf5Attribute = string | number | null;

/** A raster of an HDF5 file, row by row. */
export interface Hdf5Raster {
  readonly columns: number;
  readonly rows: number;
  readonly values: ArrayLike<number>;
  /** Whether the values are proven to be in the file, rather than the library's fill for lost ones. */
  readonly isStored: () => boolean;
}

/** Part of a raster: its first row and column, and its sides. */
export interface RasterWindow {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** An HDF5 file held in memory. */
export interface Hdf5File {
  /** Text or first number of an attribute; `path` names its group (`` for the root). */
  findAttribute(path: string, name: string): Hdf5Attribute;
  /** All numbers of an attribute; empty if there is none with that name, or it is not numeric. */
  listNumbers(path: string, name: string): readonly number[];
  /** Names of a group's members; empty if it is not a group. */
  listNames(path: string): readonly string[];
  /**
   * Values of a dataset with one number or one dimension; null if there is none, or it is longer than any coordinate.
   */
  findLine(path: string): readonly number[] | null;
  /**
   * Names of the dimension scale attached to each dimension of a dataset, as in netCDF-4; null for a dimension without
   * one.
   */
  listScales(path: string): readonly (string | null)[];
  /**
   * A dataset of two dimensions, optionally preceded by dimensions of length 1; null if there is none. Throws
   * `RangeError` for one that is too large, and the library's error for damaged data.
   */
  findRaster(path: string): Hdf5Raster | null;
  /**
   * The values of a dataset of numbers, of any dimensions, the last running fastest; null if there is none. Throws
   * `RangeError` for one that is too large, and the library's error for damaged data.
   */
  findArray(path: string): Hdf5Array | null;
  /** Lengths of a dataset's dimensions; empty if there is none. */
  listSides(path: string): readonly number[];
  /**
   * Part of such a raster, which as a whole may be larger than `findRaster` reads; null if there is none or the part is
   * not inside it. Throws as `findRaster` does.
   */
  findWindow(path: string, window: RasterWindow): Hdf5Raster | null;
}

/** The numbers of a dataset. */
interface Hdf5Array {
  /** Length of each dimension. */
  readonly shape: readonly number[];
  readonly values: ArrayLike<number>;
}

const SIGNATURE = Buffer.from('\u0089HDF\r\n\u001a\n', 'latin1');
const MOST_CELLS = 2 ** 26;
/** A chunk is unpacked whole, whatever part of it the raster has. */
const MOST_BYTES = 2 ** 28;
const MOST_CELL_BYTES = 8;
const MOST_LINE = 65_536;
let counter = 0;

/**
 * Opens the bytes of an HDF5 file, passes it to `read` and closes it. Throws `RangeError` if the bytes are not an HDF5
 * file or are damaged, and whatever `read` throws.
 */
export async function withHdf5<Result>(bytes: Uint8Array, read: (file: Hdf5File) => Result): Promise<Result> {
  if (!SIGNATURE.equals(bytes.subarray(0, SIGNATURE.length))) throw new RangeError('is no HDF5 file');
  const { FS, activate_throwing_error_handler } = await ready;
  // Without it the library prints its errors on the terminal and continues.
  activate_throwing_error_handler();
  const path = `/file-${counter++}.h5`;
  FS.writeFile(path, bytes);
  try {
    const file = openFile(path);
    try {
      return read(describe(file, bytes));
    } finally {
      file.close();
    }
  } finally {
    FS.unlink(path);
  }
}

function openFile(path: string): File {
  const file = new File(path, 'r');
  if (file.file_id < 0n) throw new RangeError('is a damaged HDF5 file');
  return file;
}

/** Walks name by name: the library treats a missing path as an error. */
function findEntity(file: File, path: string): Group | Dataset | null {
  let found: Group | Dataset = file;
  for (const name of path === '' ? [] : path.split('/')) {
    const next: unknown = found instanceof Group && found.keys().includes(name) ? found.get(name) : null;
    if (!(next instanceof Group || next instanceof Dataset)) return null;
    found = next;
  }
  return found;
}

function describe(file: File, bytes: Uint8Array): Hdf5File {
  return {
    findAttribute(path, name) {
      const value = findEntity(file, path)?.attrs[name]?.value ?? null;
      const first = typeof value === 'object' && value !== null && 0 in value ? value[0] : value;
      if (typeof first === 'bigint') return Number(first);
      return typeof first === 'string' || typeof first === 'number' ? first : null;
    },
    listNumbers(path, name) {
      return toNumbers(findEntity(file, path)?.attrs[name]?.value);
    },
    listNames(path) {
      const group = findEntity(file, path);
      return group instanceof Group ? group.keys() : [];
    },
    findLine(path) {
      const dataset = findEntity(file, path);
      return dataset instanceof Dataset ? readLine(dataset) : null;
    },
    listScales(path) {
      const dataset = findEntity(file, path);
      if (!(dataset instanceof Dataset)) return [];
      return (dataset.shape ?? []).map((_, index) => dataset.get_attached_scales(index)[0]?.replace(/^\//, '') ?? null);
    },
    findRaster(path) {
      const dataset = findEntity(file, path);
      return dataset instanceof Dataset ? readRaster(dataset, bytes) : null;
    },
    findArray(path) {
      const dataset = findEntity(file, path);
      return dataset instanceof Dataset ? readArray(dataset) : null;
    },
    listSides(path) {
      const dataset = findEntity(file, path);
      return dataset instanceof Dataset ? (dataset.shape ?? []) : [];
    },
    findWindow(path, window) {
      const dataset = findEntity(file, path);
      return dataset instanceof Dataset ? readRaster(dataset, bytes, window) : null;
    },
  };
}

/** Numbers from what the library returns: one, a list, or 64-bit integers. */
function toNumbers(value: unknown): readonly number[] {
  if (typeof value === 'number' || typeof value === 'bigint') return [Number(value)];
  if (!ArrayBuffer.isView(value) || !('length' in value)) return [];
  return Array.from(value as unknown as ArrayLike<number | bigint>, Number);
}

function readLine(dataset: Dataset): readonly number[] | null {
  const sides = [...(dataset.shape ?? []), ...(dataset.metadata.chunks ?? [])];
  if (sides.reduce((product, side) => product * side, 1) > MOST_LINE) return null;
  const numbers = toNumbers(dataset.value);
  return numbers.length === 0 ? null : numbers;
}

function readRaster(dataset: Dataset, bytes: Uint8Array, window: RasterWindow | null = null): Hdf5Raster | null {
  const [width = 0, height = 0, ...more] = [...(dataset.shape ?? [])].reverse();
  if (more.some((side) => side !== 1) || height * width === 0) return null;
  const part = window ?? { row: 0, column: 0, rows: height, columns: width };
  if (!isInside(part, width, height)) return null;
  const { columns, rows } = part;
  const { size, chunks } = dataset.metadata;
  const shape = [...more.map(() => 1), rows, columns];
  const values = readValues(dataset, shape, window === null ? null : toRanges(part, more.length));
  const layout = { columns: width, rows: height, valueBytes: size, chunks };
  return { columns, rows, values, isStored: () => isStored(bytes, layout) };
}

function isInside({ row, column, rows, columns }: RasterWindow, width: number, height: number): boolean {
  return Math.min(row, column) >= 0 && Math.min(rows, columns) > 0 && row + rows <= height && column + columns <= width;
}

/** First and last index + 1 in each dimension: of `leading` dimensions of length 1, of rows and of columns. */
function toRanges({ row, column, rows, columns }: RasterWindow, leading: number): [number, number][] {
  return [
    ...Array.from({ length: leading }, (): [number, number] => [0, 1]),
    [row, row + rows],
    [column, column + columns],
  ];
}

function readArray(dataset: Dataset): Hdf5Array {
  const shape = dataset.shape ?? [];
  return { shape, values: readValues(dataset, shape) };
}

/** The values of a dataset, or of ranges of it, whose size `shape` is checked before they are read. */
function readValues(
  dataset: Dataset,
  shape: readonly number[],
  ranges: [number, number][] | null = null,
): ArrayLike<number> {
  const cells = multiply(shape);
  const { size, chunks } = dataset.metadata;
  const isFit = cells <= MOST_CELLS && cells * size <= MOST_BYTES && multiply(chunks ?? []) * size <= MOST_BYTES;
  if (!isFit || size > MOST_CELL_BYTES) {
    throw new RangeError(`is too large: ${shape.toReversed().join(' × ')} × ${size} bytes`);
  }
  const values = ranges === null ? dataset.value : dataset.slice(ranges);
  if (values instanceof BigInt64Array || values instanceof BigUint64Array) {
    throw new RangeError(`has numbers of 64 bits in ${dataset.path}, which are not read`);
  }
  const isWhole = ArrayBuffer.isView(values) && 'length' in values && values.length === cells;
  if (!isWhole) throw new RangeError(`has damaged values in ${dataset.path}`);
  return values as unknown as ArrayLike<number>;
}

const multiply = (sides: readonly number[]): number => sides.reduce((product, side) => product * side, 1);
