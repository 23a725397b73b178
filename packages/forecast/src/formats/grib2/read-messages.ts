import { findMessage } from './find-message.ts';
import { GribError } from './grib-error.ts';
import type { GribSource } from './grib-source.ts';
import type { Grib2Message, SectionPlace } from './message.ts';
import { readGrid } from './read-grid.ts';
import { readIdentification, readProduct } from './read-product.ts';
import { readSection, type Section } from './section.ts';

const INDICATOR_BYTES = 16;
const END_BYTES = 4;
const HEADER_BYTES = 5;

/** Sections 1 to 6 are short; only local use may be long, and it is not read. 16 MiB. */
const MAX_DESCRIPTION_BYTES = 2 ** 24;

/** Which sections may follow which (regulation 92.1: sections 2 to 7, 3 to 7 or 4 to 7 may be repeated). */
const FOLLOWERS: Readonly<Record<number, readonly number[]>> = {
  0: [1],
  1: [2, 3],
  2: [3],
  3: [4],
  4: [5],
  5: [6],
  6: [7],
  7: [2, 3, 4],
};

/** Sections of a message read so far; a later section replaces an earlier one with the same number. */
interface MessageState {
  readonly source: GribSource;
  readonly place: SectionPlace;
  field: number;
  identification: Section | null;
  grid: Section | null;
  product: Section | null;
  packing: Section | null;
  /** Current bitmap, for the fields that reuse it. */
  lastBitmap: SectionPlace | null;
  bitmap: SectionPlace | null;
}

/**
 * Every field of every message of a source, in file order, without its data: `decodeField` reads those on demand.
 * Memory: one message's metadata. Throws `GribError` at the first fault, naming file and byte.
 */
export function* readGribMessages(source: GribSource): Generator<Grib2Message, void, void> {
  for (const place of findMessages(source)) yield* readFields(source, place);
}

/** The position of every message of a source. Throws `GribError` if there is none or the end of one cannot be found. */
export function* findMessages(source: GribSource): Generator<SectionPlace, void, void> {
  let place = findMessage(source, 0);
  if (place === null) throw new GribError(source.name, 0, 'the file holds no GRIB message, only padding');
  while (place !== null) {
    yield place;
    place = findMessage(source, place.offset + place.length);
  }
}

/** The fields of the message at a position, without their data. Throws `GribError` at the first fault. */
export function* readFields(source: GribSource, place: SectionPlace): Generator<Grib2Message, void, void> {
  const state: MessageState = {
    source,
    place,
    field: 0,
    identification: null,
    grid: null,
    product: null,
    packing: null,
    lastBitmap: null,
    bitmap: null,
  };
  const end = place.offset + place.length - END_BYTES;
  const discipline = source.read(place.offset, INDICATOR_BYTES)[6] ?? 0;
  let before = 0;
  let at = place.offset + INDICATOR_BYTES;
  while (at < end) {
    const { number, section } = readHeader(source, at, end, before);
    if (number === 7) yield toMessage(state, discipline, section);
    else acceptSection(state, number, section);
    before = number;
    at += section.length;
  }
  if (before !== 7) throw new GribError(source.name, end, `the message ends after section ${before}, before its data`);
}

function readHeader(source: GribSource, at: number, end: number, before: number) {
  if (at + HEADER_BYTES > end) throw new GribError(source.name, at, 'the message ends inside the header of a section');
  const header = readSection(source, { offset: at, length: HEADER_BYTES });
  const length = header.u32(1);
  const number = header.u8(5);
  if (!FOLLOWERS[before]?.includes(number))
    throw header.errorAt(5, `section ${number} may not follow section ${before}`);
  if (length < HEADER_BYTES || at + length > end)
    throw header.errorAt(1, `section ${number} cannot have ${length} octets here`);
  return { number, section: { offset: at, length } };
}

function acceptSection(state: MessageState, number: number, place: SectionPlace): void {
  if (number === 6) {
    acceptBitmap(state, place);
    return;
  }
  if (number === 2) return;
  if (place.length > MAX_DESCRIPTION_BYTES) {
    throw new GribError(state.source.name, place.offset, `section ${number} of ${place.length} bytes is too large`);
  }
  const section = readSection(state.source, place);
  if (number === 1) state.identification = section;
  else if (number === 3) state.grid = section;
  else if (number === 4) state.product = section;
  else if (number === 5) state.packing = section;
}

function acceptBitmap(state: MessageState, place: SectionPlace): void {
  const section = readSection(state.source, { offset: place.offset, length: Math.min(place.length, HEADER_BYTES + 1) });
  const indicator = section.u8(6);
  if (indicator === 0) state.lastBitmap = place;
  else if (indicator === 254 && state.lastBitmap === null) {
    throw section.errorAt(6, 'the message reuses a bitmap that it has not defined');
  } else if (indicator < 254) throw section.errorAt(6, `bitmap ${indicator} is known to its centre only`);
  state.bitmap = indicator === 255 ? null : state.lastBitmap;
}

function toMessage(state: MessageState, discipline: number, data: SectionPlace): Grib2Message {
  const { identification, grid, product, packing, bitmap } = state;
  if (identification === null || grid === null || product === null || packing === null) {
    throw new GribError(state.source.name, data.offset, 'data without the sections that describe them');
  }
  const facts = readIdentification(identification);
  const { points, definition } = readGrid(grid);
  return {
    offset: state.place.offset,
    length: state.place.length,
    field: state.field++,
    discipline,
    ...facts,
    ...readProduct(product, facts.referenceTime),
    packingTemplate: packing.u16(10),
    hasBitmap: bitmap !== null,
    points,
    grid: definition,
    sections: { packing: { offset: packing.offset, length: packing.length }, bitmap, data },
  };
}
