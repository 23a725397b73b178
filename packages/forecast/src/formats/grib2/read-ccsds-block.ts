import { type CcsdsStream, readBits, readSamples, readSplitSamples, readZeros } from './ccsds-stream.ts';
import type { CcsdsPacking } from './packing.ts';

/** A zero-block count of this code runs to the end of the segment. */
const REST_OF_SEGMENT = 5;

const SEGMENT_BLOCKS = 64;

/** Greatest code of a pair of samples in the second extension. */
const MAX_PAIR = 90;

/**
 * Reads the block with index `block` of an interval (or, where it opens a run of zero blocks, that run) into `samples`,
 * as stored: differences are not undone. Answers how many blocks it was, at most `blocks - block`.
 * Throws `GribError` for codes that do not exist and at the end of the data. Source: CCSDS 121.0-B-3, section 3.
 */
export function readCcsdsBlock(
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

/** Blocks of zeros, this one included. */
function readZeroRun(stream: CcsdsStream, interval: number, block: number): number {
  const code = readZeros(stream) + 1;
  if (code === REST_OF_SEGMENT) return Math.min(interval - block, SEGMENT_BLOCKS - (block % SEGMENT_BLOCKS));
  return code > REST_OF_SEGMENT ? code - 1 : code;
}

/** Pairs (a, b) are stored as (a + b)(a + b + 1) / 2 + b; a reference sample takes the place of the first a. */
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
