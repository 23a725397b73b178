import type { GribSource } from './grib-source.ts';
import type { Grib2Message } from './message.ts';
import type { ImagePacking, Packing, RunLengthPacking } from './packing.ts';
import { readPacking } from './read-packing.ts';
import { type PngPixels, readPng } from './read-png.ts';
import { readSection, type Section } from './section.ts';
import { unpackCcsds } from './unpack-ccsds.ts';
import { unpackComplex } from './unpack-complex.ts';
import { unpackJpeg2000 } from './unpack-jpeg2000.ts';
import { DATA_HEADER, unpackIntegers, unpackSimple } from './unpack-simple.ts';

/**
 * Template 5.41: each pixel of a PNG image is one integer, over all its channels, scaled into `out`. Throws `GribError`
 * for a damaged image and for one whose pixels are not `bits` wide.
 */
function unpackPng(data: Section, packing: ImagePacking, out: Float64Array, count: number): void {
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

/**
 * Template 5.200: a number up to the greatest level is a level; greater numbers after it are the digits of its run
 * length, lowest first. Level 0 is missing (NaN), and so is every point of a field without data: no echo anywhere.
 * Throws `GribError` if the runs do not make exactly `count` values.
 */
function unpackRunLength(data: Section, packing: RunLengthPacking, out: Float64Array, count: number): void {
  const { bits, maxLevel, levels } = packing;
  if (data.length === DATA_HEADER) {
    out.fill(Number.NaN, 0, count);
    return;
  }
  const numbers = unpackIntegers(data, DATA_HEADER + 1, bits, Math.floor(((data.length - DATA_HEADER) * 8) / bits));
  const base = 2 ** bits - 1 - maxLevel;
  let filled = 0;
  let place = 0;
  while (filled < count && place < numbers.length) {
    const octet = DATA_HEADER + 1 + Math.floor((place * bits) / 8);
    const level = numbers[place++] ?? 0;
    if (level > maxLevel) throw data.errorAt(octet, 'a run length without a level');
    let run = 1;
    for (let weight = 1; (numbers[place] ?? 0) > maxLevel; weight *= base) {
      run += weight * ((numbers[place++] ?? 0) - maxLevel - 1);
      if (run > count - filled) throw data.errorAt(octet, `the runs hold more than ${count} values`);
    }
    out.fill(levels[level] ?? Number.NaN, filled, filled + run);
    filled += run;
  }
  if (filled !== count) throw data.errorAt(data.length, `the runs hold ${filled} of ${count} values`);
}

const BITMAP_HEADER = 6;

/**
 * Spreads the first `count` values over the points marked by the bitmap of section 6, in place; the other points
 * become NaN. Throws `GribError` if the bitmap is too short or does not mark exactly `count` points.
 */
function applyBitmap(bitmap: Section, values: Float64Array, count: number): void {
  const points = values.length;
  bitmap.requireOctets(BITMAP_HEADER + 1, Math.ceil(points / 8));
  const { view } = bitmap;
  let next = count;
  for (let i = points - 1; i >= 0; i--) {
    const isPresent = (view.getUint8(BITMAP_HEADER + (i >>> 3)) & (0x80 >>> (i & 7))) !== 0;
    if (isPresent && next === 0) throw bitmap.errorAt(1, `the bitmap marks more than ${count} points`);
    values[i] = isPresent ? (values[--next] ?? 0) : Number.NaN;
  }
  if (next !== 0) throw bitmap.errorAt(1, `the bitmap marks ${next} points fewer than ${count}`);
}

/** Template 5.4: floating point numbers of 4 or 8 octets. Throws `GribError` if the section is too short. */
function unpackIeee(data: Section, octets: 4 | 8, out: Float64Array, count: number): void {
  data.requireOctets(DATA_HEADER + 1, octets * count);
  const { view } = data;
  for (let i = 0; i < count; i++) {
    out[i] = octets === 4 ? view.getFloat32(DATA_HEADER + 4 * i) : view.getFloat64(DATA_HEADER + 8 * i);
  }
}

/**
 * The values of a field: one per grid point in the file's scan order, NaN if missing, in the file's unit. Reads all of
 * them even if only a part is wanted, because most damage shows at the end of the data. Reads the field's own sections
 * only. Throws `GribError` for damaged data and unsupported packings.
 */
export async function decodeField(source: GribSource, message: Grib2Message): Promise<Float64Array> {
  const { sections, points } = message;
  const packed = readSection(source, sections.packing);
  const { count, packing } = readPacking(packed);
  const bitmap = sections.bitmap === null ? null : readSection(source, sections.bitmap);
  const isFit = bitmap === null ? count === points : count <= points;
  if (!isFit) throw packed.errorAt(6, `${count} values for ${points} points`);
  const data = readSection(source, sections.data);
  const values = new Float64Array(points);
  await unpack(data, packing, values, count);
  if (bitmap !== null) applyBitmap(bitmap, values, count);
  return values;
}

async function unpack(data: Section, packing: Packing, out: Float64Array, count: number): Promise<void> {
  switch (packing.template) {
    case 0:
      return unpackSimple(data, packing.bits, packing.scaling, out, count);
    case 2:
    case 3:
      return unpackComplex(data, packing, out, count);
    case 4:
      return unpackIeee(data, packing.octets, out, count);
    case 40:
      return unpackJpeg2000(data, packing, out, count);
    case 41:
      return unpackPng(data, packing, out, count);
    case 42:
      return unpackCcsds(data, packing, out, count);
    case 200:
      return unpackRunLength(data, packing, out, count);
  }
}
