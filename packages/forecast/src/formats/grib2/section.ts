import { GribError } from './grib-error.ts';
import { type GribSource, PADDING } from './grib-source.ts';
import type { SectionPlace } from './message.ts';

/**
 * One section of a message, with octets counted from 1 as in the manual. Every read is checked against the
 * section's length and throws `GribError` beyond it. Signed numbers are sign and magnitude (regulation 92.1.5).
 */
export class Section {
  readonly file: string;
  /** Byte offset of the section in the file. */
  readonly offset: number;
  readonly length: number;
  /** The section from its first octet on, with zero padding after `length`. */
  readonly bytes: Uint8Array;
  readonly view: DataView;

  constructor(file: string, offset: number, padded: Uint8Array) {
    this.file = file;
    this.offset = offset;
    this.bytes = padded;
    this.length = padded.length - PADDING;
    this.view = new DataView(padded.buffer, padded.byteOffset, padded.byteLength);
  }

  u8(octet: number): number {
    this.requireOctets(octet, 1);
    return this.view.getUint8(octet - 1);
  }

  u16(octet: number): number {
    this.requireOctets(octet, 2);
    return this.view.getUint16(octet - 1);
  }

  u32(octet: number): number {
    this.requireOctets(octet, 4);
    return this.view.getUint32(octet - 1);
  }

  /** Unsigned number of `octets` (0 to 6) octets. */
  unsigned(octet: number, octets: number): number {
    this.requireOctets(octet, octets);
    let value = 0;
    for (let i = 0; i < octets; i++) value = value * 256 + this.view.getUint8(octet - 1 + i);
    return value;
  }

  /** Signed number of `octets` (1 to 6) octets. */
  signed(octet: number, octets: number): number {
    const value = this.unsigned(octet, octets);
    const sign = 2 ** (octets * 8 - 1);
    return value >= sign ? sign - value || 0 : value;
  }

  float32(octet: number): number {
    this.requireOctets(octet, 4);
    return this.view.getFloat32(octet - 1);
  }

  /** Throws unless the section has `count` octets from `octet` on. */
  requireOctets(octet: number, count: number): void {
    if (octet - 1 + count > this.length) {
      throw this.errorAt(
        this.length + 1,
        `section ${this.bytes[4]} has ${this.length} octets, ${octet - 1 + count} are needed`,
      );
    }
  }

  /** Creates the error for a fault at an octet. */
  errorAt(octet: number, trouble: string): GribError {
    return new GribError(this.file, this.offset + octet - 1, trouble);
  }
}

/** Reads one section from its source. Throws `GribError` if the file ends before it. */
export function readSection(source: GribSource, place: SectionPlace): Section {
  return new Section(source.name, place.offset, source.read(place.offset, place.length));
}
