import { describeError } from '@portal/domain/error/describe-error';
import { NetCDFReader } from 'netcdfjs';

/** A variable of a netCDF file, row-major. */
export interface ReadVariable {
  readonly dimensions: readonly { readonly name: string; readonly length: number }[];
  /** Texts and numbers; a list of numbers keeps its first. */
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly values: readonly number[];
}

/** A netCDF file in the classic format, or its beginning, held in memory. */
export interface ClassicNetcdf {
  /** A variable without its values, of which the beginning of a file may have none; null if there is none. */
  findLayout(name: string): Omit<ReadVariable, 'values'> | null;
  /** A numeric variable; null if there is none with that name. Throws `RangeError` if it is damaged. */
  findVariable(name: string): ReadVariable | null;
}

const HDF5 = Buffer.from('\u0089HDF', 'latin1');
const CDF = Buffer.from('CDF', 'latin1');

function toAttributes(attributes: readonly { readonly name: string; readonly value: unknown }[]) {
  return Object.fromEntries(
    attributes.flatMap(({ name, value }) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      return typeof first === 'string' || typeof first === 'number' ? [[name, first] as const] : [];
    }),
  );
}

function open(bytes: Uint8Array): NetCDFReader {
  try {
    return new NetCDFReader(bytes);
  } catch (error) {
    throw new RangeError(`is a damaged netCDF file (${describeError(error)})`);
  }
}

/**
 * Opens a file in netCDF's classic format (CDF-1 and CDF-2). Throws `RangeError` with the reason for any other, and
 * for one that is cut off in its header.
 */
export function openClassicNetcdf(bytes: Uint8Array): ClassicNetcdf {
  if (HDF5.equals(bytes.subarray(0, HDF5.length))) throw new RangeError('is netCDF-4 (HDF5), not the classic format');
  if (!CDF.equals(bytes.subarray(0, CDF.length))) throw new RangeError('is no netCDF file');
  const reader = open(bytes);
  const findStated = (name: string) => reader.variables.find((one) => one.name === name);
  const toLayout = (variable: NetCDFReader['variables'][number]) => ({
    dimensions: variable.dimensions.map((index) => {
      const { name = '', size: length = 0 } = reader.dimensions[index] ?? {};
      return { name, length };
    }),
    attributes: toAttributes(variable.attributes),
  });
  return {
    findLayout(name) {
      const variable = findStated(name);
      return variable === undefined ? null : toLayout(variable);
    },
    findVariable(name) {
      const variable = findStated(name);
      if (variable === undefined) return null;
      const { dimensions, attributes } = toLayout(variable);
      const length = dimensions.reduce((product, one) => product * one.length, 1);
      let values: unknown;
      try {
        // The library makes a list as long as the header states, whatever the file has.
        if (length > bytes.length || variable.size > bytes.length) throw new RangeError('shorter than its header says');
        values = reader.getDataVariable(name);
      } catch (error) {
        throw new RangeError(`has damaged values in ${name} (${describeError(error)})`);
      }
      const isNumeric =
        Array.isArray(values) && values.length === length && values.every((one) => typeof one === 'number');
      if (!isNumeric) throw new RangeError(`has damaged values in ${name}`);
      return { dimensions, attributes, values: values as number[] };
    },
  };
}
