import { createRequire } from 'node:module';
import type { GribError } from './grib-error.ts';
import type { ImagePacking, Scaling } from './packing.ts';
import type { Section } from './section.ts';
import { DATA_HEADER } from './unpack-simple.ts';

/** Description of a decoded image: the part of the codec's frame info that is used here. */
interface Jpeg2000Frame {
  readonly width: number;
  readonly height: number;
  readonly bitsPerSample: number;
  readonly componentCount: number;
  readonly isSigned: boolean;
}

/** A decoder of the OpenJPEG codec: fill the encoded buffer, decode, read the decoded buffer, delete. */
interface Jpeg2000Decoder {
  getEncodedBuffer(bytes: number): Uint8Array;
  decode(): void;
  getFrameInfo(): Jpeg2000Frame;
  getDecodedBuffer(): Uint8Array;
  delete(): void;
}

/** The codec's WebAssembly module. */
interface Jpeg2000Codec {
  readonly J2KDecoder: new () => Jpeg2000Decoder;
}

type LoadCodec = (settings: object) => Promise<Jpeg2000Codec>;

let codec: Promise<Jpeg2000Codec> | null = null;

/** Loads the codec once, at the first field that needs it. */
function loadJpeg2000Codec(): Promise<Jpeg2000Codec> {
  codec ??= startCodec();
  return codec;
}

/** Discards the loaded codec: after a failure inside WebAssembly its memory cannot be trusted. */
function dropJpeg2000Codec(): void {
  codec = null;
}

async function startCodec(): Promise<Jpeg2000Codec> {
  const require = createRequire(import.meta.url);
  const load: LoadCodec = require('@cornerstonejs/codec-openjpeg/decodewasmjs');
  return load({ print: ignore, printErr: ignore });
}

/** The codec also prints damage on the console; the thrown error already says it. */
function ignore(): void {}

/** Start of a codestream and the marker of its size segment, which comes first. */
const START_AND_SIZE = 0xff4fff51;

const CODESTREAM = DATA_HEADER + 1;

/** The codec returns at most this depth; deeper images lose their high bits. */
const MAX_DEPTH = 16;

const MAX_TILES = 65_535;
/** Larger tiles overflow in readers. */
const MAX_TILE_SIDE = 2 ** 31 - 1;

/**
 * Template 5.40: a JPEG 2000 image with one component whose samples are the integers, scaled into `out`. Throws
 * `GribError` for a damaged image, for another number of samples, and for samples that are signed or deeper than 16
 * bits.
 */
export async function unpackJpeg2000(
  data: Section,
  packing: ImagePacking,
  out: Float64Array,
  count: number,
): Promise<void> {
  if (packing.bits === 0 || data.length === DATA_HEADER) {
    if (packing.bits > 0 && count > 0) throw data.errorAt(CODESTREAM, 'the JPEG 2000 image is missing');
    out.fill(packing.scaling.reference, 0, count);
    return;
  }
  const depth = checkSize(data, count);
  const samples = decode(data, await loadJpeg2000Codec(), count, depth);
  scaleSamples(samples, depth, packing.scaling, out, count);
}

/** Reads the size segment before the codec allocates memory for it. Returns the sample depth. */
function checkSize(data: Section, count: number): number {
  if (data.u32(CODESTREAM) !== START_AND_SIZE)
    throw data.errorAt(CODESTREAM, 'the data are not a JPEG 2000 codestream');
  const word = (place: number) => data.u32(CODESTREAM + 8 + 4 * place);
  const width = word(0) - word(2);
  const height = word(1) - word(3);
  const [tileWidth, tileHeight] = [word(4), word(5)];
  const tiles = Math.ceil(width / Math.max(tileWidth, 1)) * Math.ceil(height / Math.max(tileHeight, 1));
  const components = data.u16(CODESTREAM + 40);
  const depth = data.u8(CODESTREAM + 42);
  if (width <= 0 || height <= 0 || width * height !== count || tiles > MAX_TILES) {
    throw data.errorAt(CODESTREAM + 8, `a JPEG 2000 image of ${width} × ${height} for ${count} values`);
  }
  if (Math.min(tileWidth, tileHeight) < 1 || Math.max(tileWidth, tileHeight) > MAX_TILE_SIDE)
    throw data.errorAt(CODESTREAM + 24, `JPEG 2000 tiles of ${tileWidth} × ${tileHeight} cannot be`);
  if (components !== 1)
    throw data.errorAt(CODESTREAM + 40, `a JPEG 2000 image of ${components} components is not read`);
  if (depth >= MAX_DEPTH) {
    throw data.errorAt(CODESTREAM + 42, 'JPEG 2000 samples that are signed or deeper than 16 bits are not read');
  }
  return depth + 1;
}

function decode(data: Section, codec: Jpeg2000Codec, count: number, depth: number): Uint8Array {
  try {
    const decoder = new codec.J2KDecoder();
    const size = data.length - DATA_HEADER;
    decoder.getEncodedBuffer(size).set(data.bytes.subarray(DATA_HEADER, data.length));
    decoder.decode();
    const samples = Uint8Array.from(decoder.getDecodedBuffer());
    decoder.delete();
    if (samples.length === count * (depth > 8 ? 2 : 1)) return samples;
  } catch {
    // The codec throws addresses in its own memory, which mean nothing here.
  }
  dropJpeg2000Codec();
  throw damaged(data);
}

function damaged(data: Section): GribError {
  return data.errorAt(CODESTREAM, 'the JPEG 2000 image is damaged');
}

function scaleSamples(samples: Uint8Array, depth: number, scaling: Scaling, out: Float64Array, count: number): void {
  const { reference, binaryFactor, decimalFactor } = scaling;
  const integers = depth > 8 ? new Uint16Array(samples.buffer, samples.byteOffset, count) : samples;
  for (let i = 0; i < count; i++) out[i] = ((integers[i] ?? 0) * binaryFactor + reference) * decimalFactor;
}
