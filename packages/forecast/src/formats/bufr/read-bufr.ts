import { type BufrSubset, decodeSubsets } from './decode-subsets.ts';

/** A message of a BUFR file, decoded. */
export interface BufrMessage {
  /** WMO code of the originating centre: 98 is ECMWF. */
  readonly centre: number;
  /** Data category of table A: 7 is synoptic features. */
  readonly category: number;
  readonly subsets: readonly BufrSubset[];
}

/** A file of tracks has one message for each storm of the world. */
const MOST_MESSAGES = 200;
const MOST_SUBSETS = 256;
const MOST_DESCRIPTORS = 1000;
const EDITION = 4;
const HAS_OPTIONAL_SECTION = 0x80;
const IS_COMPRESSED = 0x40;
const INDICATOR_LENGTH = 8;
const START = Buffer.from('BUFR', 'latin1');
const END = Buffer.from('7777', 'latin1');

/** A section: its octets, counted from 0. */
type Section = Buffer;

/** The section at a byte of a message, at least `least` long, and the byte after it. */
function cutSection(message: Buffer, at: number, number: number, least: number): readonly [Section, number] {
  const length = at + 3 <= message.length ? message.readUIntBE(at, 3) : 0;
  const end = at + length;
  if (length < least || end > message.length) {
    throw new RangeError(`section ${number} states ${length} octets, which the message does not have`);
  }
  return [message.subarray(at, end), end];
}

/** Descriptors as decimal numbers FXXYYY. */
function listDescriptors(section: Section): number[] {
  const count = Math.floor((section.length - 7) / 2);
  if (count > MOST_DESCRIPTORS) throw new RangeError(`has ${count} descriptors`);
  return Array.from({ length: count }, (_, index) => {
    const packed = section.readUInt16BE(7 + 2 * index);
    return (packed >> 14) * 100_000 + ((packed >> 8) & 0x3f) * 1000 + (packed & 0xff);
  });
}

function readMessage(message: Buffer): BufrMessage {
  const [identification, afterFirst] = cutSection(message, INDICATOR_LENGTH, 1, 22);
  if (identification[3] !== 0) throw new RangeError(`uses master table ${identification[3]}, not WMO's`);
  const hasOptional = ((identification[9] ?? 0) & HAS_OPTIONAL_SECTION) !== 0;
  const [, afterSecond] = hasOptional ? cutSection(message, afterFirst, 2, 4) : [null, afterFirst];
  const [description, afterThird] = cutSection(message, afterSecond, 3, 9);
  const subsetCount = description.readUInt16BE(4);
  if (subsetCount < 1 || subsetCount > MOST_SUBSETS) throw new RangeError(`states ${subsetCount} subsets`);
  const [data, afterFourth] = cutSection(message, afterThird, 4, 4);
  if (afterFourth !== message.length - END.length) throw new RangeError('does not end where its sections end');
  return {
    centre: identification.readUInt16BE(4),
    category: identification[10] ?? 0,
    subsets: decodeSubsets({
      descriptors: listDescriptors(description),
      subsetCount,
      isCompressed: ((description[6] ?? 0) & IS_COMPRESSED) !== 0,
      data: data.subarray(4),
    }),
  };
}

/**
 * Reads every message of a BUFR file (edition 4, descriptors of `bufr-elements.table.ts`), in its order. Octets between
 * messages, such as headings of bulletins, are skipped. Throws `RangeError` of one line, `message 2: …`, for a file
 * without a message, one that is cut off, and what is damaged or not known.
 */
export function readBufr(bytes: Uint8Array): BufrMessage[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const messages: BufrMessage[] = [];
  for (let at = file.indexOf(START); at >= 0; ) {
    const name = `message ${messages.length + 1}`;
    if (messages.length >= MOST_MESSAGES) throw new RangeError(`has more than ${MOST_MESSAGES} messages`);
    const head = file.subarray(at, at + INDICATOR_LENGTH);
    const length = head.length < INDICATOR_LENGTH ? 0 : head.readUIntBE(4, 3);
    const message = file.subarray(at, at + length);
    if (message.length < length || !END.equals(message.subarray(-END.length))) {
      throw new RangeError(`${name}: is cut off, or its length is wrong`);
    }
    if (head[7] !== EDITION) throw new RangeError(`${name}: is of edition ${head[7]}, not ${EDITION}`);
    try {
      messages.push(readMessage(message));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new RangeError(`${name}: ${error.message}`);
    }
    at = file.indexOf(START, at + length);
  }
  if (messages.length === 0) throw new RangeError('is no BUFR file');
  return messages;
}
