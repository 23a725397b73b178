import { closeSync, openSync, readSync, unlinkSync } from 'node:fs';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { writeFully } from '#store/durable-file.ts';
import { explainRange, findValueRange, type ValueRange } from '#variables/value-range.ts';
import { getVariable, type VariableName } from '#variables/variable.table.ts';
import { RunError } from './run-error.ts';

/** A field stored in the spool. */
export interface SpooledField extends ValueRange {
  readonly variable: VariableName;
  readonly validAt: EpochSeconds;
  readonly intervalStart: EpochSeconds;
  /** Number of the record with its values. */
  readonly record: number;
}

/** Fields on disk in order of arrival: written and read in any order, with one field in memory. */
export interface FieldSpool {
  /**
   * Adds a field; values within half a packing step outside the variable's limits are clamped. Throws `RunError`
   * for a field of another length or with values outside the limits.
   */
  add(field: Omit<SpooledField, 'record' | 'least' | 'most'>, values: Float32Array | Float64Array): SpooledField;
  /** The values of a field. Without `into`, the next call overwrites the array. */
  read(field: SpooledField, into?: Float32Array): Float32Array;
  /** Closes and removes the file; does nothing if already removed. */
  remove(): void;
}

/** Opens an empty spool for fields of this many cells. Throws the system's error. */
export function openFieldSpool(path: string, cells: number): FieldSpool {
  const descriptor = openSync(path, 'wx+');
  const buffer = new Float32Array(cells);
  const bytesPerRecord = cells * 4;
  let records = 0;
  let isRemoved = false;
  return {
    add(field, values) {
      if (values.length !== cells) throw new RunError(`${field.variable}: ${values.length} values for ${cells} cells`);
      const range = copyChecked(field.variable, field.validAt, values, buffer);
      writeFully(descriptor, new Uint8Array(buffer.buffer));
      return { ...field, record: records++, ...range };
    },
    read(field, into = buffer) {
      const bytes = new Uint8Array(into.buffer, into.byteOffset, bytesPerRecord);
      let done = 0;
      while (done < bytesPerRecord) {
        const got = readSync(descriptor, bytes, done, bytesPerRecord - done, field.record * bytesPerRecord + done);
        if (got === 0) throw new Error(`${path}: record ${field.record} is not whole`);
        done += got;
      }
      return into;
    },
    remove() {
      if (isRemoved) return;
      isRemoved = true;
      closeSync(descriptor);
      unlinkSync(path);
    },
  };
}

/** Copies values into `out`, clamps those a rounding error beyond the variable's limits, and finds their range. */
function copyChecked(
  variable: VariableName,
  validAt: EpochSeconds,
  values: Float32Array | Float64Array,
  out: Float32Array,
): ValueRange {
  const range = findValueRange(variable, values);
  const trouble = explainRange(variable, range);
  if (trouble !== null) throw new RunError(`${new Date(validAt * 1000).toISOString().replace('.000', '')}: ${trouble}`);
  const { min, max } = getVariable(variable);
  out.set(values);
  if (range.least >= min && range.most <= max) return range;
  for (let cell = 0; cell < out.length; cell++) {
    const value = out[cell] as number;
    if (value < min) out[cell] = min;
    else if (value > max) out[cell] = max;
  }
  return { least: Math.max(range.least, min), most: Math.min(range.most, max) };
}
