import { COVERAGE } from '@portal/domain/geo/lat-lng';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type CfAxis, readAxis } from '#formats/hdf5/cf-axis.ts';
import { readMoments } from '#formats/hdf5/cf-time.ts';
import { makeSight } from '#formats/hdf5/cf-values.ts';
import type { Hdf5File } from '#formats/hdf5/open-hdf5.ts';
import type { RegularGrid } from '#grid/regular-grid.ts';
import { explainRange, findValueRange } from '#variables/value-range.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { SILAM_SPECIES, type Species } from './species.table.ts';

/** The hours of one file. */
export interface AirHours {
  readonly grid: RegularGrid;
  /** Per variable µg/m³ of one hour after the other, each as the grid's cells; NaN if unknown. */
  readonly values: ReadonlyMap<VariableName, Float32Array>;
}

/** Spacing of the model's cells, degrees. */
const STEP_DEG = 0.2;
/** Coordinates are single-precision numbers. */
const TOLERANCE_DEG = 1e-4;
const DIMENSIONS = ['time', 'lat', 'lon'] as const;

/**
 * The air of a file with exactly the hours `times`, checked: dimensions, times, grid, units and limits of every species.
 * Fill values and negative amounts are unknown. Throws `RangeError`: the first fault of the file, or those of all its
 * species, with variable and unit.
 */
export function readAir(file: Hdf5File, times: readonly EpochSeconds[]): AirHours {
  checkTimes(file, times);
  const lat = readDegrees(file, 'lat');
  const lng = readDegrees(file, 'lon');
  const grid = toGrid(lat, lng);
  const shape = [times.length, grid.rows, grid.columns];
  const isFromNorth = lat.step < 0;
  const values = new Map<VariableName, Float32Array>();
  const faults: string[] = [];
  for (const species of SILAM_SPECIES) {
    try {
      const stored = readSpecies(file, species, { shape, times });
      values.set(species.variable, isFromNorth ? turnRows(stored, grid) : stored);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      faults.push(error.message);
    }
  }
  if (faults.length > 0) throw new RangeError(faults.join('; '));
  return { grid, values };
}

function checkTimes(file: Hdf5File, times: readonly EpochSeconds[]): void {
  if (!file.listNames('').includes('time')) throw new RangeError('has no time');
  const found = readMoments(file, 'time', 'time');
  const index = times.findIndex((at, n) => found[n] !== at);
  const wrong = times[index];
  if (wrong !== undefined) {
    const at = found[index];
    throw new RangeError(`has ${at === undefined ? 'nothing' : formatHour(at)} for ${formatHour(wrong)}`);
  }
  if (found.length !== times.length) throw new RangeError(`has ${found.length} hours instead of ${times.length}`);
}

const formatHour = (at: EpochSeconds): string => new Date(at * 1000).toISOString().replace(':00.000Z', 'Z');

/** An axis in degrees, with the number of its values. */
interface Degrees extends CfAxis {
  readonly count: number;
}

function readDegrees(file: Hdf5File, name: 'lat' | 'lon'): Degrees {
  const count = file.findLine(name)?.length ?? 0;
  const axis = readAxis(file, name, count);
  if (axis.unitM !== null) throw new RangeError(`has ${name} in metres`);
  return { ...axis, count };
}

function toGrid(lat: Degrees, lng: Degrees): RegularGrid {
  if (lng.step < 0) throw new RangeError('has columns that run west');
  for (const [name, { step, count }] of Object.entries({ lat, lon: lng })) {
    if (Math.abs(Math.abs(step) - STEP_DEG) * count > TOLERANCE_DEG * 10) {
      throw new RangeError(`has ${name} every ${Math.abs(step).toFixed(4)}° instead of ${STEP_DEG}°`);
    }
  }
  const south = Math.min(lat.first, lat.first + (lat.count - 1) * lat.step);
  const grid: RegularGrid = {
    south: roundDegrees(south),
    west: roundDegrees(lng.first),
    latStep: STEP_DEG,
    lngStep: STEP_DEG,
    rows: lat.count,
    columns: lng.count,
  };
  const north = grid.south + (grid.rows - 1) * STEP_DEG;
  const east = grid.west + (grid.columns - 1) * STEP_DEG;
  const covers =
    grid.south <= COVERAGE.south + TOLERANCE_DEG &&
    grid.west <= COVERAGE.west + TOLERANCE_DEG &&
    north >= COVERAGE.north - TOLERANCE_DEG &&
    east >= COVERAGE.east - TOLERANCE_DEG;
  if (!covers) {
    const area = `${grid.south}…${roundDegrees(north)}° N, ${grid.west}…${roundDegrees(east)}° E`;
    throw new RangeError(`covers only ${area}`);
  }
  return grid;
}

const roundDegrees = (degrees: number): number => Math.round(degrees * 1000) / 1000;

interface Expected {
  readonly shape: readonly number[];
  readonly times: readonly EpochSeconds[];
}

function readSpecies(file: Hdf5File, { variable, name, units }: Species, { shape, times }: Expected): Float32Array {
  const array = file.findArray(name);
  if (array === null) throw new RangeError(`has no ${name}`);
  const dimensions = file.listScales(name);
  const isExpected =
    DIMENSIONS.every((dimension, index) => dimensions[index] === dimension && array.shape[index] === shape[index]) &&
    array.shape.length === shape.length;
  if (!isExpected) {
    const found = array.shape.map((length, index) => `${dimensions[index] ?? '?'} ${length}`).join(', ');
    throw new RangeError(`has ${name} by ${found || 'nothing'} instead of time, lat, lon ${shape.join(' × ')}`);
  }
  const unit = String(file.findAttribute(name, 'units') ?? '').trim();
  const factor = units.get(unit.toLowerCase());
  if (factor === undefined) {
    throw new RangeError(`variable ${name}: unit ${unit || 'missing'}, expected ${[...units.keys()].join(', ')}`);
  }
  const values = toMicrograms(file, name, { stored: array.values, factor });
  checkHours(name, values, times);
  const trouble = explainRange(variable, findValueRange(variable, values));
  if (trouble !== null) throw new RangeError(`has ${name} in "${unit}" that cannot be: ${trouble}`);
  return values;
}

function toMicrograms(
  file: Hdf5File,
  name: string,
  { stored, factor }: { readonly stored: ArrayLike<number>; readonly factor: number },
): Float32Array {
  const isSeen = makeSight(file, name, stored);
  const [scale = 1] = file.listNumbers(name, 'scale_factor');
  const [offset = 0] = file.listNumbers(name, 'add_offset');
  const values = new Float32Array(stored.length);
  for (let index = 0; index < values.length; index += 1) {
    const raw = stored[index] as number;
    const amount = isSeen(raw) ? (raw * scale + offset) * factor : Number.NaN;
    values[index] = amount >= 0 ? amount : Number.NaN;
  }
  return values;
}

/** An hour without any value is one that the model has not written yet. */
function checkHours(name: string, values: Float32Array, times: readonly EpochSeconds[]): void {
  const cells = values.length / times.length;
  const empty = times.find((_, hour) => values.subarray(hour * cells, (hour + 1) * cells).every(Number.isNaN));
  if (empty !== undefined) throw new RangeError(`has no value of ${name} at ${formatHour(empty)}`);
}

/** Rows from the south instead of from the north, hour by hour. */
function turnRows(values: Float32Array, { rows, columns }: RegularGrid): Float32Array {
  const turned = new Float32Array(values.length);
  const cells = rows * columns;
  for (let hour = 0; hour < values.length; hour += cells) {
    for (let row = 0; row < rows; row += 1) {
      const from = hour + row * columns;
      turned.set(values.subarray(from, from + columns), hour + cells - (row + 1) * columns);
    }
  }
  return turned;
}
