import { createHash } from 'node:crypto';
import { endianness } from 'node:os';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { decodeField } from './decode-field.ts';
import { GribError } from './grib-error.ts';
import { type GribFile, openGribFile } from './grib-source.ts';
import type { Grib2Message } from './message.ts';
import { findMessages, readFields } from './read-messages.ts';

/** Figures for comparing a decoded field with another decoder's. */
export interface ValueSummary {
  /** Points, including missing ones. */
  readonly n: number;
  readonly missing: number;
  /** Of the values present; null if all are missing. */
  readonly min: number | null;
  readonly max: number | null;
  readonly mean: number | null;
  /** The first four values in file order, −1e100 if missing. */
  readonly first: readonly number[];
  /** SHA-256 of all values in file order as little-endian float64, −1e100 if missing, in hexadecimal digits. */
  readonly sha256f64le: string;
}

/** Missing value in comparisons with ecCodes. */
const MISSING = -1e100;

const PIECE = 65_536;

/** Summarizes the values of a field (NaN: missing) without copying them as a whole. */
function summarizeValues(values: Float64Array): ValueSummary {
  let present = 0;
  let sum = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    present++;
    sum += value;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  const isEmpty = present === 0;
  return {
    n: values.length,
    missing: values.length - present,
    min: isEmpty ? null : min,
    max: isEmpty ? null : max,
    mean: isEmpty ? null : sum / present,
    first: [...markMissing(values.subarray(0, 4))],
    sha256f64le: hashValues(values),
  };
}

function hashValues(values: Float64Array): string {
  const hash = createHash('sha256');
  for (let from = 0; from < values.length; from += PIECE) {
    const piece = markMissing(values.subarray(from, from + PIECE));
    const bytes = Buffer.from(piece.buffer);
    hash.update(endianness() === 'BE' ? bytes.swap64() : bytes);
  }
  return hash.digest('hex');
}

function markMissing(values: Float64Array): Float64Array<ArrayBuffer> {
  return Float64Array.from(values, (value) => (Number.isNaN(value) ? MISSING : value));
}

/** A moment as ISO 8601 in UTC, or null if the file does not state it. */
type Moment = string | null;

/** Metadata and value summary of a field. Times are ISO 8601 in UTC. */
export interface GribInspection
  extends ValueSummary,
    Omit<Grib2Message, 'referenceTime' | 'intervalStart' | 'validAt' | 'points' | 'sections'> {
  /** Number of the field in the file, from 1. */
  readonly index: number;
  /** ecCodes' name of the packing. */
  readonly packing: string;
  readonly referenceTime: Moment;
  readonly intervalStart: Moment;
  readonly validAt: Moment;
}

/** Packing templates by number, named as ecCodes names them. */
const PACKING_NAMES: Readonly<Record<number, string>> = {
  0: 'grid_simple',
  2: 'grid_complex',
  3: 'grid_complex_spatial_differencing',
  4: 'grid_ieee',
  40: 'grid_jpeg',
  41: 'grid_png',
  42: 'grid_ccsds',
  200: 'grid_run_length',
};

/** A malformed field, or the malformed rest of a message; the fields after it are listed nevertheless. */
export interface RefusedField {
  readonly index: number;
  readonly refused: GribError;
}

/**
 * Reads a file field by field and reports metadata and values of each, or why it cannot be read. One field is in memory
 * at a time. Throws `GribError` if the file is not GRIB2 or the end of a message cannot be found; the fields before
 * that have been reported.
 */
export async function* inspectGribFile(path: string): AsyncGenerator<GribInspection | RefusedField, void, void> {
  const file = openGribFile(path);
  try {
    let index = 0;
    for (const place of findMessages(file)) {
      for (const found of readSoundFields(() => readFields(file, place))) {
        index++;
        yield found instanceof GribError ? { index, refused: found } : await inspectField(file, found, index);
      }
    }
  } finally {
    file.close();
  }
}

/** The fields of a message up to the first fault, then that fault. */
function* readSoundFields(read: () => Iterable<Grib2Message>): Generator<Grib2Message | GribError, void, void> {
  try {
    yield* read();
  } catch (error) {
    if (!(error instanceof GribError)) throw error;
    yield error;
  }
}

async function inspectField(
  file: GribFile,
  message: Grib2Message,
  index: number,
): Promise<GribInspection | RefusedField> {
  try {
    const summary = summarizeValues(await decodeField(file, message));
    const { points: _points, sections: _sections, ...facts } = message;
    return {
      index,
      packing: PACKING_NAMES[message.packingTemplate] ?? `template 5.${message.packingTemplate}`,
      ...summary,
      ...facts,
      referenceTime: toMoment(message.referenceTime),
      intervalStart: toMoment(message.intervalStart),
      validAt: toMoment(message.validAt),
    };
  } catch (error) {
    if (error instanceof GribError) return { index, refused: error };
    throw error;
  }
}

function toMoment(at: EpochSeconds | null): Moment {
  return at === null ? null : new Date(at * 1000).toISOString().replace('.000Z', 'Z');
}
