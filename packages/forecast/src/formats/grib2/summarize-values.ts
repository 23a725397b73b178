import { createHash } from 'node:crypto';
import { endianness } from 'node:os';

/** The figures by which a decoded field is compared with another decoder's. */
export interface ValueSummary {
  /** Points, missing ones included. */
  readonly n: number;
  readonly missing: number;
  /** Of the values that are there; null where all are missing. */
  readonly min: number | null;
  readonly max: number | null;
  readonly mean: number | null;
  /** The first four values in file order, −1e100 where missing. */
  readonly first: readonly number[];
  /** SHA-256 of all values in file order as little-endian float64, −1e100 where missing, in hexadecimal digits. */
  readonly sha256f64le: string;
}

/** What stands for a missing value where values are compared with ecCodes. */
const MISSING = -1e100;

const PIECE = 65_536;

/** Summarizes the values of a field (NaN: missing) without copying them as a whole. */
export function summarizeValues(values: Float64Array): ValueSummary {
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
