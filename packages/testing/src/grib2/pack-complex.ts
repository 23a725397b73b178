import { BitWriter } from './bit-writer.ts';
import { ByteWriter } from './byte-writer.ts';
import type { PackedField } from './field-spec.ts';

/** Packing of integers by templates 5.2 (order 0) and 5.3. */
export interface ComplexChoice {
  readonly order: 0 | 1 | 2;
  /** 0: no missing values; 1 or 2: NaN is missing, with 2 every other one of the second kind. */
  readonly missing: 0 | 1 | 2;
  /** Values per group; the last group takes the rest. */
  readonly groupLength: number;
  /** Octets of an extra descriptor; default 4. */
  readonly extraOctets?: number;
}

const MISSING_WORD = 0xffffffff;

/** Packs non-negative integers (NaN: missing) unscaled: R = 0, E = 0, D = 0. */
export function packComplex(values: readonly number[], choice: ComplexChoice): PackedField {
  const { numbers, extras } = computeDifferences(values, choice);
  const groups = splitGroups(numbers, choice.groupLength).map((group) => measureGroup(group, choice.missing));
  const bits = Math.max(...groups.map((group) => countBits(group.reference + choice.missing)));
  const widthBits = countBits(Math.max(...groups.map((group) => group.width)));
  const last = groups[groups.length - 1]?.values.length ?? 0;
  const description = new ByteWriter().float32(0).u16(0, 0).u8(bits, 1, 1, choice.missing);
  description.u32(MISSING_WORD, MISSING_WORD, groups.length).u8(0, widthBits);
  description.u32(choice.groupLength).u8(1).u32(last).u8(0);
  const extraOctets = choice.extraOctets ?? 4;
  if (choice.order > 0) description.u8(choice.order, extraOctets);
  const data = new ByteWriter();
  for (const extra of extras) data.signed(extra, extraOctets);
  data.append(writeGroups(groups, bits, widthBits, choice.missing));
  return {
    template: choice.order === 0 ? 2 : 3,
    count: values.length,
    description: description.toBytes(),
    data: data.toBytes(),
  };
}

function computeDifferences(values: readonly number[], choice: ComplexChoice) {
  const { order } = choice;
  if (order === 0) return { numbers: [...values], extras: [] };
  const present = values.filter((value) => !Number.isNaN(value));
  const differences = present.map((value, i) => {
    if (i < order) return Number.POSITIVE_INFINITY;
    const before = present[i - 1] ?? 0;
    return order === 1 ? value - before : value - 2 * before + (present[i - 2] ?? 0);
  });
  const least = differences.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
  const minimum = Number.isFinite(least) ? least : 0;
  let next = 0;
  const numbers = values.map((value) => {
    if (Number.isNaN(value)) return value;
    const difference = differences[next++] ?? 0;
    return Number.isFinite(difference) ? difference - minimum : 0;
  });
  const starts = Array.from({ length: order }, (_, i) => present[i] ?? 0);
  return { numbers, extras: [...starts, minimum] };
}

function splitGroups(numbers: readonly number[], length: number): number[][] {
  const groups: number[][] = [];
  for (let from = 0; from < numbers.length; from += length) groups.push(numbers.slice(from, from + length));
  return groups;
}

interface Group {
  readonly values: readonly number[];
  /** Null if the whole group is missing. */
  readonly reference: number;
  readonly isMissing: boolean;
  readonly width: number;
}

function measureGroup(values: readonly number[], missing: number): Group {
  const present = values.filter((value) => !Number.isNaN(value));
  const isMissing = present.length === 0;
  const reference = isMissing ? 0 : Math.min(...present);
  const span = isMissing ? 0 : Math.max(...present) - reference;
  const isConstant = span === 0 && (isMissing || present.length === values.length);
  return { values, reference, isMissing, width: isConstant ? 0 : countBits(span + missing) };
}

function countBits(greatest: number): number {
  return Math.ceil(Math.log2(greatest + 1));
}

function writeGroups(groups: readonly Group[], bits: number, widthBits: number, missing: number): Uint8Array {
  const writer = new BitWriter();
  for (const group of groups) writer.put(group.isMissing ? 2 ** bits - 1 : group.reference, bits);
  writer.align();
  for (const group of groups) writer.put(group.width, widthBits);
  writer.align();
  for (const { values, reference, width } of groups) {
    values.forEach((value, i) => {
      const kind = missing === 2 && i % 2 === 1 ? 2 : 1;
      writer.put(Number.isNaN(value) ? 2 ** width - kind : value - reference, width);
    });
  }
  return writer.toBytes();
}
