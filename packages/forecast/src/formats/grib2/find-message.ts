import { countHeadings } from './bulletin-headings.ts';
import { GribError } from './grib-error.ts';
import type { GribSource } from './grib-source.ts';
import type { SectionPlace } from './message.ts';

/** Largest accepted message: 512 MiB. */
export const MAX_MESSAGE_BYTES = 2 ** 29;

/** Longest padding accepted between two messages: 1 MiB. */
const MAX_PADDING_BYTES = 2 ** 20;
const INDICATOR_BYTES = 16;
const END_BYTES = 4;
const GRIB = 0x47524942;
const END_MARK = 0x37373737;
const STEP_BYTES = 4096;
/** Longer than any bulletin heading. */
const HEADING_BYTES = 256;

/**
 * The next message from byte `from` on, or null if only padding (zero bytes, spaces, line ends) or the end of a
 * bulletin follows. Headings of WMO bulletins before it are skipped. Throws `GribError` for anything else, for another
 * edition of GRIB, and for a length beyond the end of the file.
 */
export function findMessage(source: GribSource, from: number): SectionPlace | null {
  const offset = skipHeadings(source, from);
  if (offset === source.size) return null;
  const view = viewOf(source.read(offset, Math.min(INDICATOR_BYTES, source.size - offset)));
  if (view.getUint32(0) !== GRIB) {
    throw new GribError(source.name, offset, from === 0 ? 'this is not a GRIB file' : 'neither a message nor padding');
  }
  if (source.size - offset < INDICATOR_BYTES) {
    throw new GribError(source.name, source.size, 'the file ends inside the first section of a message');
  }
  if (view.getUint8(7) !== 2) {
    throw new GribError(source.name, offset + 7, `GRIB edition ${view.getUint8(7)}; only edition 2 is read`);
  }
  const length = view.getUint32(8) * 2 ** 32 + view.getUint32(12);
  checkLength(source, offset, length);
  return { offset, length };
}

function checkLength(source: GribSource, offset: number, length: number): void {
  if (length > MAX_MESSAGE_BYTES)
    throw new GribError(source.name, offset + 8, `a message of ${length} bytes is too large`);
  if (length < INDICATOR_BYTES + END_BYTES)
    throw new GribError(source.name, offset + 8, `a message of ${length} bytes is too short`);
  if (offset + length > source.size) {
    throw new GribError(
      source.name,
      source.size,
      `the file ends inside the message of ${length} bytes that begins at byte ${offset}`,
    );
  }
  const end = offset + length - END_BYTES;
  if (viewOf(source.read(end, END_BYTES)).getUint32(0) !== END_MARK) {
    throw new GribError(source.name, end, `the message that begins at byte ${offset} does not end with 7777`);
  }
}

function skipHeadings(source: GribSource, from: number): number {
  let at = skipPadding(source, from);
  while (at < source.size) {
    const text = Buffer.from(source.read(at, Math.min(HEADING_BYTES, source.size - at))).toString('latin1');
    const headings = countHeadings(text.slice(0, source.size - at));
    if (headings === 0) break;
    if (at - from > MAX_PADDING_BYTES) throw new GribError(source.name, at, 'more than 1 MiB of headings');
    at = skipPadding(source, at + headings);
  }
  return at;
}

function skipPadding(source: GribSource, from: number): number {
  for (let at = from; at < source.size; at += STEP_BYTES) {
    if (at - from > MAX_PADDING_BYTES) throw new GribError(source.name, at, 'more than 1 MiB of padding');
    const length = Math.min(STEP_BYTES, source.size - at);
    const bytes = source.read(at, length).subarray(0, length);
    const found = bytes.findIndex((byte) => !isPadding(byte));
    if (found >= 0) return at + found;
  }
  return source.size;
}

function isPadding(byte: number): boolean {
  return byte === 0 || byte === 0x20 || byte === 0x0a || byte === 0x0d;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
