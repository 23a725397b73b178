import type { ImagePacking } from './packing.ts';
import { type PngPixels, readPng } from './read-png.ts';
import type { Section } from './section.ts';
import { DATA_HEADER } from './unpack-simple.ts';

/**
 * Template 5.41: each pixel of a PNG image is one integer, over all its channels, scaled into `out`.
 * Throws `GribError` for a damaged image and for one whose pixels are not `bits` wide.
 */
export function unpackPng(data: Section, packing: ImagePacking, out: Float64Array, count: number): void {
  if (packing.bits === 0) {
    out.fill(packing.scaling.reference, 0, count);
    return;
  }
  const image = readPng(data, DATA_HEADER + 1, count);
  if (image.bits < packing.bits) {
    throw data.errorAt(DATA_HEADER + 1, `a PNG image of ${image.bits} bits to a pixel for values of ${packing.bits}`);
  }
  if (image.bits < 8) scaleNarrow(image, packing, out);
  else scaleOctets(image, packing, out);
}

function scaleNarrow(image: PngPixels, packing: ImagePacking, out: Float64Array): void {
  const { width, height, bits, rowBytes, rows } = image;
  const { reference, binaryFactor, decimalFactor } = packing.scaling;
  const mask = 2 ** bits - 1;
  let i = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const bit = column * bits;
      const x = ((rows[row * rowBytes + (bit >>> 3)] ?? 0) >>> (8 - bits - (bit & 7))) & mask;
      out[i++] = (x * binaryFactor + reference) * decimalFactor;
    }
  }
}

function scaleOctets(image: PngPixels, packing: ImagePacking, out: Float64Array): void {
  const { reference, binaryFactor, decimalFactor } = packing.scaling;
  const { rows } = image;
  const octets = image.bits >>> 3;
  const count = image.width * image.height;
  let at = 0;
  for (let i = 0; i < count; i++) {
    let x = rows[at++] ?? 0;
    for (let more = 1; more < octets; more++) x = x * 256 + (rows[at++] ?? 0);
    out[i] = (x * binaryFactor + reference) * decimalFactor;
  }
}
