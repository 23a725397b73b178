import type { Hdf5File, Hdf5Raster } from '#formats/hdf5/open-hdf5.ts';
import { readCfProjection } from './cf-projection.ts';
import type { RadarGrid } from './rain-rate-field.ts';

/** Length of a unit of coordinates in metres. */
const LENGTHS: Readonly<Record<string, number>> = { m: 1, metre: 1, meter: 1, metres: 1, meters: 1, km: 1000 };
const DEGREES = /^degrees?(?:_?[ensw]|_?(?:north|east))?$/i;
/** Part of a cell by which a coordinate may be astray: they are often written with few digits. */
const ASTRAY = 0.02;

/** Where the raster of a CF file lies, and whether its first row is the southern one. */
export interface CfGrid {
  readonly grid: RadarGrid;
  readonly fromSouth: boolean;
}

interface Axis {
  /** First value and distance of neighbours, metres or degrees. */
  readonly first: number;
  readonly step: number;
  /** Length of its unit, metres; null for degrees. */
  readonly unitM: number | null;
}

/**
 * Reads place and size of the cells of the variable `path` (CF conventions 4 and 5.6): its two coordinates, evenly spaced
 * middles of the cells, and the grid mapping that it names. Throws `RangeError` for coordinates in two dimensions, uneven ones, and a
 * projection that is not known here.
 */
export function readCfGrid(file: Hdf5File, path: string, { columns, rows }: Hdf5Raster): CfGrid {
  const [xName = null, yName = null] = [...file.listScales(path)].reverse();
  const x = readAxis(file, xName, columns);
  const y = readAxis(file, yName, rows);
  if (x.unitM !== y.unitM) throw new RangeError('has coordinates in two units');
  if (x.step <= 0) throw new RangeError('has columns that run west');
  const cellHeight = Math.abs(y.step);
  const north = Math.max(y.first, y.first + (rows - 1) * y.step) + cellHeight / 2;
  const west = x.first - x.step / 2;
  const projection = readProjection(file, path, x.unitM);
  return {
    fromSouth: y.step > 0,
    grid: {
      projection,
      columns,
      rows,
      // Files that count degrees from 0 to 360.
      west: x.unitM === null && west > 180 ? west - 360 : west,
      north,
      cellWidth: x.step,
      cellHeight,
    },
  };
}

function readProjection(file: Hdf5File, path: string, unitM: number | null): string {
  const mapping = file.findAttribute(path, 'grid_mapping');
  if (typeof mapping === 'string') return readCfProjection(file, mapping, unitM ?? 1);
  if (unitM === null) return '+proj=longlat +datum=WGS84';
  throw new RangeError('names no projection (grid_mapping)');
}

function readAxis(file: Hdf5File, name: string | null, length: number): Axis {
  const values = name === null ? null : file.findLine(name);
  if (name === null || values === null || values.length !== length || length < 2) {
    throw new RangeError('has no coordinates along its columns and rows');
  }
  const units = String(file.findAttribute(name, 'units') ?? '');
  const unitM = LENGTHS[units] ?? null;
  if (unitM === null && !DEGREES.test(units)) throw new RangeError(`has coordinates in an unknown unit ("${units}")`);
  const [first = Number.NaN] = values;
  const step = ((values.at(-1) ?? Number.NaN) - first) / (length - 1);
  const isEven = values.every((value, index) => Math.abs(value - first - index * step) <= ASTRAY * Math.abs(step));
  if (!isEven || step === 0) throw new RangeError(`has coordinates that are not evenly spaced (${name})`);
  const scale = unitM ?? 1;
  return { first: first * scale, step: step * scale, unitM };
}
