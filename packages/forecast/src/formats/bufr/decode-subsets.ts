import { BUFR_ELEMENTS, BUFR_SEQUENCES, type BufrElement } from './bufr-elements.table.ts';

/** Null: missing. Texts are without the blanks around them. */
export type BufrValue = number | string | null;

/** One value of a subset, in the order of the template. */
interface BufrItem {
  /** FXXYYY as a decimal number: latitude 0 05 002 is 5002. */
  readonly descriptor: number;
  readonly value: BufrValue;
}

/** Values of a subset: one member of an ensemble, one station. */
export type BufrSubset = readonly BufrItem[];

/** Section 4 with what section 3 says of it. */
interface PackedData {
  readonly descriptors: readonly number[];
  readonly subsetCount: number;
  readonly isCompressed: boolean;
  /** After the section's four octets of head. */
  readonly data: Uint8Array;
}

/** Values of all subsets together; replication may not state more, whatever it repeats. */
const MOST_VALUES = 2_000_000;
/** Class of replication factors, which are never missing. */
const FACTORS = 31;
const INCREMENT_BITS = 6;
const MOST_BITS = 32;

class BitReader {
  readonly #data: Uint8Array;
  #bit = 0;

  constructor(data: Uint8Array) {
    this.#data = data;
  }

  /** The next 0 to 32 bits as an unsigned number. Throws `RangeError` at the end. */
  read(bits: number): number {
    if (this.#bit + bits > this.#data.length * 8) throw new RangeError('its data end too early');
    let value = 0;
    let left = bits;
    while (left > 0) {
      const inOctet = 8 - (this.#bit & 7);
      const taken = Math.min(inOctet, left);
      const octet = this.#data[this.#bit >>> 3] ?? 0;
      value = value * 2 ** taken + ((octet >>> (inOctet - taken)) & (2 ** taken - 1));
      this.#bit += taken;
      left -= taken;
    }
    return value;
  }
}

const isAllOnes = (value: number, bits: number): boolean => value === 2 ** bits - 1;

/** Rounding undoes the error of the division: 5.4, not 5.3999… */
function scale(packed: number, { scale: places, reference }: BufrElement): number {
  const value = packed + reference;
  return places > 0 ? value / 10 ** places : value * 10 ** -places;
}

/** Text of octets; null where every bit is set. */
function readText(reader: BitReader, octets: number): string | null {
  const codes = Array.from({ length: octets }, () => reader.read(8));
  if (octets > 0 && codes.every((code) => code === 0xff)) return null;
  return String.fromCharCode(...codes)
    .replaceAll('\0', ' ')
    .trim();
}

/** Walks a template; with compressed data once for all subsets, else once for each. */
class TemplateWalk {
  readonly columns: { readonly descriptor: number; readonly values: readonly BufrValue[] }[] = [];
  readonly #reader: BitReader;
  readonly #packed: PackedData;
  #steps = 0;
  /** Changes of operators 2 01 and 2 02. */
  #moreBits = 0;
  #moreScale = 0;

  constructor(reader: BitReader, packed: PackedData) {
    this.#reader = reader;
    this.#packed = packed;
  }

  walk(descriptors: readonly number[]): void {
    for (let at = 0; at < descriptors.length; at++) {
      const descriptor = descriptors[at] ?? 0;
      this.#steps += this.#packed.subsetCount;
      if (this.#steps > MOST_VALUES) throw new RangeError(`has more than ${MOST_VALUES} values`);
      const kind = Math.floor(descriptor / 100_000);
      if (kind === 0) this.#readElement(descriptor);
      else if (kind === 1) at += this.#repeat(descriptor, descriptors.slice(at + 1));
      else if (kind === 2) this.#applyOperator(descriptor);
      else this.#walkSequence(descriptor);
    }
  }

  #walkSequence(descriptor: number): void {
    const sequence = BUFR_SEQUENCES.get(descriptor);
    if (sequence === undefined) throw new RangeError(`has sequence ${descriptor}, which is not known`);
    this.walk(sequence);
  }

  /** Repeats what follows; returns how many descriptors that were. */
  #repeat(descriptor: number, following: readonly number[]): number {
    const size = Math.floor(descriptor / 1000) % 100;
    const [stated, isDelayed] = [descriptor % 1000, descriptor % 1000 === 0];
    const begin = isDelayed ? 1 : 0;
    const repeated = following.slice(begin, begin + size);
    if (size === 0 || repeated.length < size) throw new RangeError(`replication ${descriptor} has nothing to repeat`);
    const count = isDelayed ? this.#readFactor(following[0] ?? 0) : stated;
    for (let turn = 0; turn < count; turn++) this.walk(repeated);
    return begin + size;
  }

  #readFactor(descriptor: number): number {
    if (Math.floor(descriptor / 1000) !== FACTORS) throw new RangeError(`${descriptor} is no replication factor`);
    const [first = null, ...others] = this.#readValues(this.#findElement(descriptor), false);
    if (typeof first !== 'number') throw new RangeError('a replication factor is missing');
    if (others.some((other) => other !== first)) throw new RangeError('subsets have different replication factors');
    return first;
  }

  #applyOperator(descriptor: number): void {
    const [operator, operand] = [Math.floor(descriptor / 1000), descriptor % 1000];
    if (operator === 201) this.#moreBits = operand === 0 ? 0 : operand - 128;
    else if (operator === 202) this.#moreScale = operand === 0 ? 0 : operand - 128;
    else throw new RangeError(`has operator ${descriptor}, which is not known`);
  }

  #findElement(descriptor: number): BufrElement {
    const element = BUFR_ELEMENTS.get(descriptor);
    if (element === undefined) throw new RangeError(`has element ${descriptor}, which is not known`);
    return element;
  }

  #readElement(descriptor: number): void {
    const element = this.#findElement(descriptor);
    const isChanged = !element.isText && Math.floor(descriptor / 1000) !== FACTORS;
    const changed = isChanged
      ? { ...element, bits: element.bits + this.#moreBits, scale: element.scale + this.#moreScale }
      : element;
    if (!element.isText && (changed.bits < 1 || changed.bits > MOST_BITS)) {
      throw new RangeError(`element ${descriptor} has ${changed.bits} bits`);
    }
    this.columns.push({ descriptor, values: this.#readValues(changed, true) });
  }

  /** One value per subset that is walked. */
  #readValues(element: BufrElement, canLack: boolean): BufrValue[] {
    if (!this.#packed.isCompressed)
      return [element.isText ? this.#readOneText(element) : this.#readOne(element, canLack)];
    return element.isText ? this.#readTexts(element) : this.#readNumbers(element, canLack);
  }

  #readOneText = ({ bits }: BufrElement): BufrValue => readText(this.#reader, bits / 8);

  #readOne(element: BufrElement, canLack: boolean): BufrValue {
    const packed = this.#reader.read(element.bits);
    return canLack && isAllOnes(packed, element.bits) ? null : scale(packed, element);
  }

  /** Regulation 94.6.3: the least value, the width of increments, an increment for each subset. */
  #readNumbers(element: BufrElement, canLack: boolean): BufrValue[] {
    const least = this.#reader.read(element.bits);
    const bits = this.#reader.read(INCREMENT_BITS);
    if (bits > MOST_BITS) throw new RangeError(`an increment has ${bits} bits`);
    return Array.from({ length: this.#packed.subsetCount }, () => {
      const increment = this.#reader.read(bits);
      const isMissing = bits === 0 ? isAllOnes(least, element.bits) : isAllOnes(increment, bits);
      return canLack && isMissing ? null : scale(least + increment, element);
    });
  }

  #readTexts({ bits }: BufrElement): BufrValue[] {
    const common = readText(this.#reader, bits / 8);
    const octets = this.#reader.read(INCREMENT_BITS);
    return Array.from({ length: this.#packed.subsetCount }, () =>
      octets === 0 ? common : readText(this.#reader, octets),
    );
  }
}

/**
 * Decodes section 4. Throws `RangeError` with the reason for data that end too early, state too many values, or have a
 * descriptor that is not known.
 */
export function decodeSubsets(packed: PackedData): BufrSubset[] {
  const reader = new BitReader(packed.data);
  const walkOnce = (): TemplateWalk['columns'] => {
    const walk = new TemplateWalk(reader, packed);
    walk.walk(packed.descriptors);
    return walk.columns;
  };
  if (!packed.isCompressed) {
    return Array.from({ length: packed.subsetCount }, () =>
      walkOnce().map(({ descriptor, values: [value = null] }) => ({ descriptor, value })),
    );
  }
  const columns = walkOnce();
  return Array.from({ length: packed.subsetCount }, (_, subset) =>
    columns.map(({ descriptor, values }) => ({ descriptor, value: values[subset] ?? null })),
  );
}
