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
 * The values of a field: one per grid point in the file's scan order, NaN where missing, in the unit of the file. With
 * `reach` only the first so many are wanted: the others may stay NaN, which halves the work for a country in the north of
 * a file that begins at the pole. Reads the field's own sections only. Throws `GribError` for data that are damaged or packed in a way not read here.
 */
export async function decodeField(
  source: GribSource,
  message: Grib2Message,
  reach = message.points,
): Promise<Float64Array> {
  const { sections, points } = message;
  const packed = readSection(source, sections.packing);
  const { count, packing } = readPacking(packed);
  const bitmap = sections.bitmap === null ? null : readSection(source, sections.bitmap);
  const isFit = bitmap === null ? count === points : count <= points;
  if (!isFit) throw packed.errorAt(6, `${count} values for ${points} points`);
  const data = readSection(source, sections.data);
  const values = new Float64Array(points);
  // Which of the packed values a bitmap puts within reach is not worth counting.
  const wanted = bitmap === null ? Math.min(reach, count) : count;
  await unpack(data, packing, values, { count, wanted });
  if (wanted < count) values.fill(Number.NaN, wanted);
  if (bitmap !== null) applyBitmap(bitmap, values, count);
  return values;
}

/** How many values a section has, and how many of them from the first on are wanted. */
interface Extent {
  readonly count: number;
  readonly wanted: number;
}

async function unpack(data: Section, packing: Packing, out: Float64Array, { count, wanted }: Extent): Promise<void> {
  switch (packing.template) {
    case 0:
      return unpackSimple(data, packing.bits, packing.scaling, out, wanted);
    case 2:
    case 3:
      return unpackComplex(data, packing, out, { count, wanted });
    case 4:
      return unpackIeee(data, packing.octets, out, wanted);
    case 40:
      return unpackJpeg2000(data, packing, out, count);
    case 41:
      return unpackPng(data, packing, out, count);
    case 42:
      return unpackCcsds(data, packing, out, wanted);
    case 200:
      return unpackRunLength(data, packing, out, count);
  }
}
