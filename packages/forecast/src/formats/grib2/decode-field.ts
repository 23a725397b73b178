import { applyBitmap } from './apply-bitmap.ts';
import type { GribSource } from './grib-source.ts';
import type { Grib2Message } from './message.ts';
import type { Packing } from './packing.ts';
import { readPacking } from './read-packing.ts';
import { readSection, type Section } from './section.ts';
import { unpackCcsds } from './unpack-ccsds.ts';
import { unpackComplex } from './unpack-complex.ts';
import { unpackIeee } from './unpack-ieee.ts';
import { unpackJpeg2000 } from './unpack-jpeg2000.ts';
import { unpackPng } from './unpack-png.ts';
import { unpackRunLength } from './unpack-run-length.ts';
import { unpackSimple } from './unpack-simple.ts';

/**
 * The values of a field: one per grid point in the file's scan order, NaN where missing, in the unit of the file. All of
 * them are read, also where only a part is wanted: most damage shows at the end of the data. Reads the field's own
 * sections only. Throws `GribError` for data that are damaged or packed in a way not read here.
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
