import { createRequire } from 'node:module';
import { ByteWriter } from './byte-writer.ts';
import type { PackedField } from './field-spec.ts';

interface Encoder {
  getDecodedBuffer(frame: object): Uint8Array;
  setQuality(isLossless: boolean, quality: number): void;
  setDecompositions(count: number): void;
  encode(): void;
  getEncodedBuffer(): Uint8Array;
  delete(): void;
}

type LoadCodec = (settings: object) => Promise<{ J2KEncoder: new () => Encoder }>;

/** Packs integers of 1 to 16 bits as a lossless JPEG 2000 image (template 5.40). */
export async function packJpeg2000(values: readonly number[], width: number, bits: number): Promise<PackedField> {
  const require = createRequire(new URL('../../../forecast/package.json', import.meta.url));
  const load: LoadCodec = require('@cornerstonejs/codec-openjpeg/wasmjs');
  const codec = await load({ print: () => undefined, printErr: () => undefined });
  const encoder = new codec.J2KEncoder();
  const frame = { width, height: values.length / width, bitsPerSample: bits, componentCount: 1, isSigned: false };
  const pixels = encoder.getDecodedBuffer(frame);
  const samples = bits > 8 ? Uint16Array.from(values) : Uint8Array.from(values);
  pixels.set(new Uint8Array(samples.buffer));
  encoder.setDecompositions(1);
  encoder.setQuality(true, 0);
  encoder.encode();
  const data = Uint8Array.from(encoder.getEncodedBuffer());
  encoder.delete();
  return {
    template: 40,
    count: values.length,
    description: new ByteWriter().float32(0).u16(0, 0).u8(bits, 1, 0, 255).toBytes(),
    data,
  };
}
