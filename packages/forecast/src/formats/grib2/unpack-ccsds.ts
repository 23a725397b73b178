import {
  type CcsdsStream,
  openCcsdsStream,
  readBits,
  readSamples,
  readSplitSamples,
  readZeros,
  requireEnd,
} from './ccsds-stream.ts';
import type { CcsdsPacking } from './packing.ts';
import type { Section } from './section.ts';

/** A zero-block count with this code extends to the end of the segment. */
const REST_OF_SEGMENT = 5;

const SEGMENT_BLOCKS = 64;

/** Greatest code of a pair of samples in the second extension. */
const MAX_PAIR = 90;

/**
 * Reads the block with index `block` of an interval (or, if it opens a run of zero blocks, that run) into `samples`, as
 * stored: differences are not undone. Returns the number of blocks read, at most `blocks - block`. Throws `GribError`
 * for invalid codes and at the end of the data. Source: CCSDS 121.0-B-3, section 3.
 */
function readCcsdsBlock(
  stream: CcsdsStream,
  packing: CcsdsPacking,
  samples: Uint32Array,
  block: number,
  blocks: number,
): number {
  const { bits, blockSize } = packing;
  const idBits = countIdBits(packing);
  const id = readBits(stream, idBits);
  const from = block * blockSize;
  const to = from + blockSize;
  if (id === 2 ** idBits - 1) {
    readSamples(stream, bits, samples, from, to);
    return 1;
  }
  const isSecondExtension = id === 0 && readBits(stream, 1) === 1;
  const hasReference = packing.isPreprocessed && block === 0;
  if (hasReference) samples[from] = readBits(stream, bits);
  const coded = hasReference ? from + 1 : from;
  if (isSecondExtension) readPairs(stream, samples, from, coded, to);
  else if (id > 0) readSplitSamples(stream, id - 1, samples, coded, to);
  else {
    const zeros = readZeroRun(stream, packing.interval, block);
    if (zeros > packing.interval - block)
      throw stream.data.errorAt((stream.bit >>> 3) + 1, 'a run of zeros longer than its interval');
    const run = Math.min(zeros, blocks - block);
    samples.fill(0, coded, from + run * blockSize);
    return run;
  }
  return 1;
}

function countIdBits(packing: CcsdsPacking): number {
  const { bits, isRestricted } = packing;
  if (isRestricted && bits <= 4) return bits <= 2 ? 1 : 2;
  return bits <= 8 ? 3 : bits <= 16 ? 4 : 5;
}

/** Number of zero blocks, including this one. */
function readZeroRun(stream: CcsdsStream, interval: number, block: number): number {
  const code = readZeros(stream) + 1;
  if (code === REST_OF_SEGMENT) return Math.min(interval - block, SEGMENT_BLOCKS - (block % SEGMENT_BLOCKS));
  return code > REST_OF_SEGMENT ? code - 1 : code;
}

/** Pairs (a, b) are stored as (a + b)(a + b + 1) / 2 + b; a reference sample replaces the first a. */
function readPairs(stream: CcsdsStream, samples: Uint32Array, from: number, coded: number, to: number): void {
  for (let i = from; i < to; i += 2) {
    const code = readZeros(stream);
    if (code > MAX_PAIR) throw stream.data.errorAt((stream.bit >>> 3) + 1, 'a pair of samples that cannot be');
    const sum = Math.floor((Math.sqrt(8 * code + 1) - 1) / 2);
    const second = code - (sum * (sum + 1)) / 2;
    if (i >= coded) samples[i] = sum - second;
    samples[i + 1] = second;
  }
}

/**
 * Template 5.42: integers in the adaptive entropy coding of CCSDS 121.0-B, scaled into the first `count` elements of
 * `out`. Throws `GribError` for damaged data.
 */
export function unpackCcsds(data: Section, packing: CcsdsPacking, out: Float64Array, count: number): void {
  const { bits, blockSize, interval } = packing;
  if (bits === 0) {
    out.fill(packing.scaling.reference, 0, count);
    return;
  }
  const stream = openCcsdsStream(data);
  const samples = new Uint32Array(blockSize * interval);
  for (let done = 0; done < count; done += samples.length) {
    const wanted = Math.min(samples.length, count - done);
    readInterval(stream, packing, samples, Math.ceil(wanted / blockSize));
    if (packing.isPreprocessed) scaleDifferences(packing, samples, out, done, wanted);
    else scaleSamples(packing, samples, out, done, wanted);
  }
  requireEnd(stream);
}

function readInterval(stream: CcsdsStream, packing: CcsdsPacking, samples: Uint32Array, blocks: number): void {
  for (let block = 0; block < blocks; ) block += readCcsdsBlock(stream, packing, samples, block, blocks);
  if (packing.isPadded) stream.bit = Math.ceil(stream.bit / 8) * 8;
}

function scaleSamples(
  packing: CcsdsPacking,
  samples: Uint32Array,
  out: Float64Array,
  from: number,
  count: number,
): void {
  const { reference, binaryFactor, decimalFactor } = packing.scaling;
  const half = toHalfRange(packing.bits);
  for (let i = 0; i < count; i++) {
    const sample = samples[i] ?? 0;
    const x = packing.isSigned && sample >= half ? sample - 2 * half : sample;
    out[from + i] = (x * binaryFactor + reference) * decimalFactor;
  }
}

/**
 * Undoes the prediction: the first sample is stored as is, each other one as its difference from the previous one,
 * folded so that small differences of either sign are small numbers and none leaves the range (section 4 of the
 * standard).
 */
function scaleDifferences(
  packing: CcsdsPacking,
  samples: Uint32Array,
  out: Float64Array,
  from: number,
  count: number,
): void {
  const { reference, binaryFactor, decimalFactor } = packing.scaling;
  const half = toHalfRange(packing.bits);
  const least = packing.isSigned ? -half : 0;
  const middle = least + half;
  const most = middle + (half - 1);
  const first = samples[0] ?? 0;
  let x = packing.isSigned && first >= half ? first - 2 * half : first;
  out[from] = (x * binaryFactor + reference) * decimalFactor;
  for (let i = 1; i < count; i++) {
    const folded = samples[i] ?? 0;
    const headroom = x < middle ? x - least : most - x;
    if ((folded >>> 1) + (folded & 1) <= headroom) x += (folded >>> 1) ^ -(folded & 1);
    else x = x < middle ? least + folded : most - folded;
    out[from + i] = (x * binaryFactor + reference) * decimalFactor;
  }
}

/** 2^(bits − 1), by a shift if possible: the loops over it then stay in integer arithmetic. */
function toHalfRange(bits: number): number {
  return bits < 32 ? 1 << (bits - 1) : 2 ** 31;
}
