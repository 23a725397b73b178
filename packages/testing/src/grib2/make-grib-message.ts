import { BitWriter } from './bit-writer.ts';
import { ByteWriter } from './byte-writer.ts';
import type { FieldSpec, PackedField } from './field-spec.ts';
import { packSimple } from './pack-simple.ts';
import { scanValues } from './scan-values.ts';

const MISSING_WORD = 0xffffffff;
const HOUR_SECONDS = 3600;

/**
 * One message with one or more fields. Discipline, centre and reference time are those of the first; a grid is repeated
 * only where it changes, so several fields of one grid repeat sections 4 to 7.
 */
export function makeGribMessage(fields: readonly FieldSpec[]): Uint8Array {
  const [first] = fields;
  if (first === undefined) throw new RangeError('a message needs a field');
  const sections = [makeSection(1, makeIdentification(first))];
  fields.forEach((field, index) => {
    const scanned = [...scanValues(field)];
    const present = scanned.filter((value) => !Number.isNaN(value));
    const packed = field.packed ?? packSimple(present, field.decimals ?? 2);
    if (fields[index - 1]?.grid !== field.grid) sections.push(makeSection(3, makeGrid(field)));
    sections.push(
      makeSection(4, makeProduct(field)),
      makeSection(5, makePacking(packed)),
      makeSection(6, makeBitmap(scanned, present.length, field.reusesBitmap ?? false)),
      makeSection(7, packed.data),
    );
  });
  const length = 16 + sections.reduce((sum, section) => sum + section.length, 0) + 4;
  const message = new ByteWriter()
    .append(Buffer.from('GRIB'))
    .u16(0)
    .u8(first.discipline ?? 0, 2)
    .unsigned(length, 8);
  for (const section of sections) message.append(section);
  return message.append(Buffer.from('7777')).toBytes();
}

function makeSection(number: number, content: Uint8Array): Uint8Array {
  return new ByteWriter()
    .u32(content.length + 5)
    .u8(number)
    .append(content)
    .toBytes();
}

function makeIdentification(field: FieldSpec): Uint8Array {
  const writer = new ByteWriter().u16(field.centre ?? 7, 0).u8(28, 0, 1);
  putMoment(writer, field.referenceTime);
  return writer.u8(0, field.member === undefined ? 1 : 4).toBytes();
}

function putMoment(writer: ByteWriter, at: number): void {
  const date = new Date(at * 1000);
  writer.u16(date.getUTCFullYear()).u8(date.getUTCMonth() + 1, date.getUTCDate());
  writer.u8(date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds());
}

function makeGrid(field: FieldSpec): Uint8Array {
  const { south, west, latStep, lngStep, rows, columns } = field.grid;
  const mode = field.scanningMode ?? 0;
  const north = south + latStep * (rows - 1);
  const east = west + lngStep * (columns - 1);
  const [firstLat, lastLat] = (mode & 0x40) === 0 ? [north, south] : [south, north];
  const [firstLng, lastLng] = (mode & 0x80) === 0 ? [west, east] : [east, west];
  const lng = (degrees: number) => toMicroDegrees(inConvention(degrees, field.longitudes ?? '0-360'));
  return new ByteWriter()
    .u8(0)
    .u32(rows * columns)
    .u8(0, 0)
    .u16(0)
    .u8(6, 0)
    .u32(0)
    .u8(0)
    .u32(0)
    .u8(0)
    .u32(0, columns, rows, 0, MISSING_WORD)
    .signed(toMicroDegrees(firstLat), 4)
    .signed(lng(firstLng), 4)
    .u8(48)
    .signed(toMicroDegrees(lastLat), 4)
    .signed(lng(lastLng), 4)
    .u32(toMicroDegrees(lngStep), toMicroDegrees(latStep))
    .u8(mode)
    .toBytes();
}

function inConvention(degrees: number, longitudes: '0-360' | '-180-180'): number {
  const turned = ((degrees % 360) + 360) % 360;
  return longitudes === '-180-180' && turned >= 180 ? turned - 360 : turned;
}

function toMicroDegrees(degrees: number): number {
  return Math.round(degrees * 1e6);
}

function makeProduct(field: FieldSpec): Uint8Array {
  const { category, parameter, member, intervalStart, aerosol, probability } = field;
  const isStatistic = intervalStart !== undefined;
  const usual = (isStatistic ? 8 : 0) + (member === undefined ? 0 : isStatistic ? 3 : 1);
  const template = aerosol !== undefined ? 48 : probability === undefined ? usual : isStatistic ? 9 : 5;
  const writer = new ByteWriter().u16(0, template).u8(category, parameter);
  if (aerosol !== undefined) putAerosol(writer, aerosol);
  writer.u8(member === undefined ? 2 : 4, 0, 96);
  writer.u16(0).u8(0);
  putSpan(writer, (intervalStart ?? field.validAt) - field.referenceTime);
  putLevel(writer, field.level ?? { type: 1, value: null });
  putLevel(writer, field.secondLevel ?? null);
  if (member !== undefined) writer.u8(member.type ?? 3, member.number, member.size);
  if (probability !== undefined) putProbability(writer, probability);
  if (!isStatistic) return writer.toBytes();
  putMoment(writer, field.validAt);
  writer
    .u8(1)
    .u32(0)
    .u8(field.statistic ?? 1, 2);
  putSpan(writer, field.validAt - intervalStart);
  return writer.u8(255).u32(0).toBytes();
}

/** Kind, type of the interval of sizes (0: below the first), the first size, and no second size and wavelengths. */
function putAerosol(writer: ByteWriter, { kind, belowM }: NonNullable<FieldSpec['aerosol']>): void {
  writer
    .u16(kind)
    .u8(0)
    .signed(7, 1)
    .signed(Math.round(belowM * 1e7), 4);
  writer.u8(255).u32(MISSING_WORD).u8(255, 255).u32(MISSING_WORD).u8(255).u32(MISSING_WORD);
}

/** Number of the chance and of all chances, which nobody counts, the kind of the event and its limits. */
function putProbability(writer: ByteWriter, { type, lower, upper }: NonNullable<FieldSpec['probability']>): void {
  writer.u8(0, 0, type);
  putScaled(writer, lower);
  putScaled(writer, upper);
}

/** A duration: in hours if whole, else in seconds (code table 4.4). */
function putSpan(writer: ByteWriter, seconds: number): void {
  const isHours = seconds % HOUR_SECONDS === 0;
  writer.u8(isHours ? 1 : 13).signed(isHours ? seconds / HOUR_SECONDS : seconds, 4);
}

function putLevel(writer: ByteWriter, level: { type: number; value: number | null } | null): void {
  writer.u8(level?.type ?? 255);
  putScaled(writer, level?.value ?? null);
}

function putScaled(writer: ByteWriter, value: number | null): void {
  if (value === null) writer.u8(255).u32(MISSING_WORD);
  else {
    const factor = [0, 1, 2, 3, 4, 5, 6].find((digits) => Number.isInteger(value * 10 ** digits)) ?? 6;
    writer.signed(factor, 1).signed(Math.round(value * 10 ** factor), 4);
  }
}

function makePacking(packed: PackedField): Uint8Array {
  return new ByteWriter().u32(packed.count).u16(packed.template).append(packed.description).toBytes();
}

function makeBitmap(scanned: readonly number[], present: number, reuses: boolean): Uint8Array {
  if (reuses) return Uint8Array.of(254);
  if (present === scanned.length) return Uint8Array.of(255);
  const bits = new BitWriter();
  for (const value of scanned) bits.putBit(Number.isNaN(value) ? 0 : 1);
  return Uint8Array.of(0, ...bits.toBytes());
}
