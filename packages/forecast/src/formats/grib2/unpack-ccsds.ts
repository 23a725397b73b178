import { type CcsdsStream, openCcsdsStream, requireEnd } from './ccsds-stream.ts';
import type { CcsdsPacking } from './packing.ts';
import { readCcsdsBlock } from './read-ccsds-block.ts';
import type { Section } from './section.ts';

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
 * Undoes the prediction: the first sample is itself, each other one a difference to the one before it, folded so that
 * small differences of either sign are small numbers and none leads out of the range (section 4 of the standard).
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
    const room = x < middle ? x - least : most - x;
    if ((folded >>> 1) + (folded & 1) <= room) x += (folded >>> 1) ^ -(folded & 1);
    else x = x < middle ? least + folded : most - folded;
    out[from + i] = (x * binaryFactor + reference) * decimalFactor;
  }
}

/** 2^(bits − 1), by a shift where it can be: the loops over it then stay in integer arithmetic. */
function toHalfRange(bits: number): number {
  return bits < 32 ? 1 << (bits - 1) : 2 ** 31;
}
