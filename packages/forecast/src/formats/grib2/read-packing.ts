import type { CcsdsPacking, ComplexPacking, IeeePacking, Packing, RunLengthPacking, Scaling } from './packing.ts';
import { MAX_POINTS } from './read-grid.ts';
import type { Section } from './section.ts';

/** Content of section 5: how many values the data section holds, and how they are packed. */
export interface PackedValues {
  readonly count: number;
  readonly packing: Packing;
}

const MAX_BITS = 32;

/** Bits of the CCSDS options mask; those for three-byte and byte-order storage concern memory, not the stream. */
const SIGNED = 1;
const PREPROCESSED = 8;
const RESTRICTED = 16;
const PADDED = 32;

/** Parses section 5. Throws `GribError` for an unsupported template and for numbers outside their range. */
export function readPacking(section: Section): PackedValues {
  const count = section.u32(6);
  if (count > MAX_POINTS) throw section.errorAt(6, `${count} values are too many`);
  return { count, packing: readTemplate(section, count) };
}

function readTemplate(section: Section, count: number): Packing {
  const template = section.u16(10);
  switch (template) {
    case 0:
    case 40:
    case 41:
      return { template, scaling: readScaling(section), bits: readBits(section, 20) };
    case 2:
    case 3:
      return readComplex(section, template, count);
    case 4:
      return readIeee(section);
    case 42:
      return readCcsds(section);
    case 200:
      return readRunLength(section);
    default:
      throw section.errorAt(10, `packing template 5.${template} is not read`);
  }
}

function readScaling(section: Section): Scaling {
  const reference = section.float32(12);
  const binaryFactor = 2 ** section.signed(16, 2);
  const decimalFactor = toPowerOfTen(-section.signed(18, 2));
  if (!Number.isFinite(reference)) throw section.errorAt(12, 'the reference value is no number');
  if (!Number.isFinite(binaryFactor * decimalFactor))
    throw section.errorAt(16, 'the scale factors are beyond all bounds');
  return { reference, binaryFactor, decimalFactor };
}

/**
 * 10^exponent by repeated multiplication or division, as in the widely used C decoders: the last bit of a value
 * depends on it, and values are compared bit for bit.
 */
function toPowerOfTen(exponent: number): number {
  let power = 1;
  for (let i = 0; i < exponent; i++) power *= 10;
  for (let i = 0; i > exponent; i--) power /= 10;
  return power;
}

function readBits(section: Section, octet: number): number {
  const bits = section.u8(octet);
  if (bits > MAX_BITS) throw section.errorAt(octet, `${bits} bits to a value; at most ${MAX_BITS} are read`);
  return bits;
}

function readComplex(section: Section, template: 2 | 3, count: number): ComplexPacking {
  const groups = section.u32(32);
  if (groups > count) throw section.errorAt(32, `${groups} groups of ${count} values`);
  return {
    template,
    scaling: readScaling(section),
    bits: readBits(section, 20),
    missingManagement: readChoice(section, 23, [0, 1, 2], 'missing value management'),
    groups,
    widthReference: section.u8(36),
    widthBits: readBits(section, 37),
    lengthReference: section.u32(38),
    lengthIncrement: section.u8(42),
    lastLength: section.u32(43),
    lengthBits: readBits(section, 47),
    order: template === 3 ? readChoice(section, 48, [0, 1, 2], 'order of spatial differences') : 0,
    extraOctets: template === 3 ? readChoice(section, 49, [0, 1, 2, 3, 4], 'octets of an extra descriptor') : 0,
  };
}

function readIeee(section: Section): IeeePacking {
  return { template: 4, octets: readChoice(section, 12, [1, 2], 'precision') === 1 ? 4 : 8 };
}

function readCcsds(section: Section): CcsdsPacking {
  const flags = section.u8(22);
  const blockSize = section.u8(23);
  const interval = section.u16(24);
  const bits = readBits(section, 20);
  if (bits > 0 && (blockSize === 0 || blockSize % 2 === 1)) throw section.errorAt(23, `blocks of ${blockSize} values`);
  if (bits > 0 && (interval === 0 || interval > 4096)) throw section.errorAt(24, `an interval of ${interval} blocks`);
  return {
    template: 42,
    scaling: readScaling(section),
    bits,
    isSigned: (flags & SIGNED) !== 0,
    isPreprocessed: (flags & PREPROCESSED) !== 0,
    isRestricted: (flags & RESTRICTED) !== 0,
    isPadded: (flags & PADDED) !== 0,
    blockSize,
    interval,
  };
}

function readRunLength(section: Section): RunLengthPacking {
  const bits = readBits(section, 12);
  const maxLevel = section.u16(13);
  const count = section.u16(15);
  if (bits === 0 || maxLevel >= 2 ** bits) throw section.errorAt(12, `${maxLevel} levels in ${bits} bits`);
  if (maxLevel > count) throw section.errorAt(13, `level ${maxLevel} of ${count} levels`);
  section.requireOctets(18, 2 * count);
  const factor = toPowerOfTen(-section.signed(17, 1));
  const levels = new Float64Array(count + 1).fill(Number.NaN);
  for (let level = 1; level <= count; level++) levels[level] = section.signed(16 + 2 * level, 2) * factor;
  return { template: 200, bits, maxLevel, levels };
}

function readChoice<Choice extends number>(
  section: Section,
  octet: number,
  choices: readonly Choice[],
  what: string,
): Choice {
  const code = section.u8(octet);
  const choice = choices.find((known) => known === code);
  if (choice === undefined) throw section.errorAt(octet, `${what} ${code} is not read`);
  return choice;
}
