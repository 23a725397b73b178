import { crc32, deflateSync } from 'node:zlib';
import { ByteWriter } from './byte-writer.ts';
import type { PackedField } from './field-spec.ts';
import { packBits } from './pack-simple.ts';

/** Depth and colour type for a number of bits per pixel. */
const SHAPES: Readonly<Record<number, readonly [number, number]>> = {
  1: [1, 0],
  2: [2, 0],
  4: [4, 0],
  8: [8, 0],
  16: [16, 0],
  24: [8, 2],
  32: [8, 6],
};

/** Packs integers of 1, 2, 4, 8, 16, 24 or 32 bits as a PNG image (template 5.41), cycling through the row filters. */
export function packPng(values: readonly number[], width: number, bits: number): PackedField {
  const [depth, colour] = SHAPES[bits] ?? [8, 0];
  const height = values.length / width;
  const rowBytes = Math.ceil((width * bits) / 8);
  const filtered = new ByteWriter();
  let above = new Uint8Array(rowBytes);
  for (let row = 0; row < height; row++) {
    const octets = Uint8Array.from(packBits(values.slice(row * width, (row + 1) * width), bits));
    filtered.u8(row % 5).append(filterRow(octets, above, Math.max(bits >>> 3, 1), row % 5));
    above = octets;
  }
  const header = new ByteWriter().u32(width, height).u8(depth, colour, 0, 0, 0).toBytes();
  const packed = deflateSync(filtered.toBytes());
  const half = Math.floor(packed.length / 2);
  const data = new ByteWriter().u8(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  putChunk(data, 'IHDR', header);
  putChunk(data, 'IDAT', packed.subarray(0, half));
  putChunk(data, 'IDAT', packed.subarray(half));
  putChunk(data, 'IEND', new Uint8Array(0));
  return {
    template: 41,
    count: values.length,
    description: new ByteWriter().float32(0).u16(0, 0).u8(bits, 1).toBytes(),
    data: data.toBytes(),
  };
}

function filterRow(octets: Uint8Array, above: Uint8Array, pixelBytes: number, kind: number): Uint8Array {
  return octets.map((octet, i) => {
    const left = octets[i - pixelBytes] ?? 0;
    const up = above[i] ?? 0;
    const corner = i < pixelBytes ? 0 : (above[i - pixelBytes] ?? 0);
    return octet - ([0, left, up, Math.floor((left + up) / 2), predictPaeth(left, up, corner)][kind] ?? 0);
  });
}

function predictPaeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const nearest = Math.min(Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner));
  return [left, up, corner].find((value) => Math.abs(estimate - value) === nearest) ?? 0;
}

function putChunk(writer: ByteWriter, kind: string, content: Uint8Array): void {
  const body = Buffer.concat([Buffer.from(kind), content]);
  writer.u32(content.length).append(body).u32(crc32(body));
}
