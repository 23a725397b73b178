import { COVERAGE } from '@portal/domain/geo/lat-lng';
import { decodeField } from '#formats/grib2/decode-field.ts';
import { GribError } from '#formats/grib2/grib-error.ts';
import type { GribFile, GribSource } from '#formats/grib2/grib-source.ts';
import { type RegularField, toRegularGrid } from '#formats/grib2/to-regular-grid.ts';
import { isSameGrid, type RegularGrid } from '#grid/regular-grid.ts';
import type { RunField, RunHeader } from '#runs/run-content.ts';
import type { FileUnit } from '#store/manifest.ts';
import { explainRange, findValueRange, type ValueRange, WORLD } from '#variables/value-range.ts';
import type { VariableName } from '#variables/variable.table.ts';
import type { GribVariable } from './grib-variable.ts';
import { type FoundField, type FoundRun, openChecked } from './scan-files.ts';

/** A run from files, ready to be published: fields are decoded lazily, one at a time. */
export interface GribRun {
  readonly header: RunHeader;
  readonly fields: AsyncIterable<RunField>;
}

/** A run found in files, with the licence and credit of its source. */
interface LicensedRun extends FoundRun {
  readonly licence: string;
}

/**
 * Prepares a run: its grid is that of its first field, cropped to the portal's area. Throws `GribError`, also while
 * fields are read, for data that are damaged, of an unsupported packing or on another grid than the first.
 */
export async function readGribRun(run: LicensedRun): Promise<GribRun> {
  const heights = run.fields.find(({ variable }) => variable.variable === 'surfaceHeight');
  const weather = run.fields.filter(({ variable }) => variable.variable !== 'surfaceHeight');
  const grid = (await readOne(heights ?? weather[0])).grid;
  const surfaceHeightM = heights === undefined ? null : await readSurface(heights);
  return {
    header: {
      source: run.source,
      runAt: run.runAt,
      demo: false,
      licence: run.licence,
      grid,
      surfaceHeightM,
      fileUnits: listUnits(weather),
    },
    fields: readFields(weather, grid),
  };
}

async function readOne(field: FoundField | undefined): Promise<RegularField> {
  if (field === undefined) throw new RangeError('a run without fields');
  const file = openChecked(field.path);
  try {
    return await readField(file, field);
  } finally {
    file.close();
  }
}

async function readSurface(field: FoundField): Promise<Float32Array> {
  return Float32Array.from((await readOne(field)).values);
}

/** Fields in the order of the files; each file is open only while its own fields are read. */
async function* readFields(fields: readonly FoundField[], grid: RegularGrid): AsyncGenerator<RunField> {
  let file: GribFile | null = null;
  try {
    for (const field of fields) {
      if (file?.name !== field.path) {
        file?.close();
        file = openChecked(field.path);
      }
      yield toRunField(field, await readField(file, field), grid);
    }
  } finally {
    file?.close();
  }
}

function toRunField(field: FoundField, regular: RegularField, grid: RegularGrid): RunField {
  const { message, variable, path } = field;
  const { variable: name } = variable;
  if (name === 'surfaceHeight' || message.validAt === null) throw new RangeError(`${path}: not a field of the weather`);
  if (!isSameGrid(regular.grid, grid)) {
    throw new GribError(path, message.offset, `the field is on another grid than the others of its run (${name})`);
  }
  const { validAt } = message;
  return { variable: name, validAt, intervalStart: message.intervalStart ?? validAt, values: regular.values };
}

/**
 * Decodes a field and converts it to the engine's orientation and unit, cropped to the portal's area. Throws
 * `GribError` for data that are damaged, of an unsupported packing, on a grid without cells there or outside the
 * variable's limits: worldwide limits anywhere in the field, the variable's own in the area.
 */
export async function readField(file: GribSource, field: FoundField): Promise<RegularField> {
  const { path, message, variable } = field;
  const validAt = message.validAt ?? 0;
  const scale = toScale(variable, validAt - (message.intervalStart ?? validAt));
  const whole = await decodeField(file, message);
  settleUnit(field, whole);
  const { grid, values } = cutRegular(field, whole);
  for (let cell = 0; cell < values.length; cell++) values[cell] = (values[cell] as number) * scale + variable.shift;
  const trouble = findTrouble(variable, findRange(whole, scale, variable.shift), values);
  if (trouble !== null) throw new GribError(path, message.offset, trouble);
  return { grid, values };
}

function settleUnit({ path, message, variable }: FoundField, values: Float64Array): void {
  try {
    variable.findUnit?.(values);
  } catch (error) {
    if (error instanceof RangeError) throw new GribError(path, message.offset, error.message);
    throw error;
  }
}

/** The fault of the values in the whole field or in the area; null if all are plausible. */
function findTrouble({ variable }: GribVariable, whole: ValueRange | null, values: Float64Array): string | null {
  if (whole === null) return null;
  if (variable === 'surfaceHeight') return explainHeights(whole);
  return explainRange(variable, findValueRange(variable, values)) ?? explainRange(variable, whole, WORLD);
}

/** Plausible limits of a model surface, metres. */
const LOWEST_GROUND = -1000;
const HIGHEST_GROUND = 10_000;

function explainHeights({ least, most }: ValueRange): string | null {
  const wrong = least < LOWEST_GROUND ? least : most > HIGHEST_GROUND ? most : null;
  return wrong === null
    ? null
    : `a ground at ${Number(wrong.toPrecision(6))} m is outside ${LOWEST_GROUND}…${HIGHEST_GROUND} m`;
}

/** Range of a field's values in the engine's unit, ignoring NaN. Null if all are missing. */
function findRange(values: Float64Array, scale: number, shift: number): ValueRange | null {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (least > most) return null;
  const [one, other] = [least * scale + shift, most * scale + shift];
  return { least: Math.min(one, other), most: Math.max(one, other) };
}

function cutRegular({ path, message }: FoundField, values: Float64Array): RegularField {
  const { grid } = message;
  if (grid.kind !== 'lat-lng') throw new GribError(path, message.offset, 'the grid is no latitude-longitude grid');
  let regular: RegularField | null;
  try {
    regular = toRegularGrid(grid, values, COVERAGE);
  } catch (error) {
    if (error instanceof RangeError) throw new GribError(path, message.offset, error.message);
    throw error;
  }
  if (regular === null) throw new GribError(path, message.offset, 'the grid has no cell in the area of the portal');
  return regular;
}

/** Engine value = file value × scale + shift. */
function toScale({ factor, perSecond }: GribVariable, seconds: number): number {
  return perSecond === true && seconds > 0 ? factor / seconds : factor;
}

/** Units of the files for variables that are stored in another unit; none where the file states none. */
function listUnits(fields: readonly FoundField[]): Partial<Record<VariableName, FileUnit>> {
  const units: Partial<Record<VariableName, FileUnit>> = {};
  for (const { variable } of fields) {
    const { variable: name, unit, factor, shift, perSecond, findUnit } = variable;
    if (name !== 'surfaceHeight' && perSecond !== true && findUnit === undefined) units[name] = { unit, factor, shift };
  }
  return units;
}
