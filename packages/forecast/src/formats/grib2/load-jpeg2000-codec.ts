import { createRequire } from 'node:module';

/** What a decoded image is: the part of the codec's description that is used here. */
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
export interface Jpeg2000Codec {
  readonly J2KDecoder: new () => Jpeg2000Decoder;
}

type LoadCodec = (settings: object) => Promise<Jpeg2000Codec>;

let codec: Promise<Jpeg2000Codec> | null = null;

/** The codec, loaded once, at the first field that needs it. */
export function loadJpeg2000Codec(): Promise<Jpeg2000Codec> {
  codec ??= startCodec();
  return codec;
}

/** Throws the loaded codec away: after a failure inside WebAssembly its memory cannot be trusted. */
export function dropJpeg2000Codec(): void {
  codec = null;
}

async function startCodec(): Promise<Jpeg2000Codec> {
  const require = createRequire(import.meta.url);
  const load: LoadCodec = require('@cornerstonejs/codec-openjpeg/decodewasmjs');
  return load({ print: ignore, printErr: ignore });
}

/** The codec reports damage on the console as well; the error thrown says it. */
function ignore(): void {}
