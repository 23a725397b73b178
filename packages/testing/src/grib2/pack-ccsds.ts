import { BitWriter } from './bit-writer.ts';
import { ByteWriter } from './byte-writer.ts';
import type { PackedField } from './field-spec.ts';

/** Coding of integers by template 5.42. */
export interface CcsdsChoice {
  readonly bits: number;
  readonly blockSize: number;
  readonly interval: number;
  readonly isSigned: boolean;
  readonly isPreprocessed: boolean;
  readonly isRestricted: boolean;
  readonly isPadded: boolean;
  /** Chooses among the codes possible for a block; one number per block, used in turn. */
  readonly picks: readonly number[];
}

/** A way to write a block; null where the block does not allow it. */
type Code = (block: readonly number[]) => (() => void) | null;

/**
 * Packs integers of `bits` bits unscaled (R = 0, E = 0, D = 0). Unlike a real encoder it does not search for the
 * shortest code: the picks make it use each of them.
 */
export function packCcsds(values: readonly number[], choice: CcsdsChoice): PackedField {
  const writer = new BitWriter();
  const size = choice.blockSize * choice.interval;
  let picked = 0;
  for (let from = 0; from < values.length; from += size) {
    picked = writeInterval(writer, values.slice(from, from + size), choice, picked);
  }
  // 6: layout of samples in memory, meaningless in the stream, but other readers expect it.
  const flags =
    6 +
    (choice.isSigned ? 1 : 0) +
    (choice.isPreprocessed ? 8 : 0) +
    (choice.isRestricted ? 16 : 0) +
    (choice.isPadded ? 32 : 0);
  return {
    template: 42,
    count: values.length,
    description: new ByteWriter()
      .float32(0)
      .u16(0, 0)
      .u8(choice.bits, 1, flags, choice.blockSize)
      .u16(choice.interval)
      .toBytes(),
    data: writer.toBytes(),
  };
}

function writeInterval(writer: BitWriter, values: readonly number[], choice: CcsdsChoice, picked: number): number {
  const { blockSize, interval, bits } = choice;
  const numbers = choice.isPreprocessed ? foldDifferences(values, choice) : values.map((value) => toBits(value, bits));
  while (numbers.length % blockSize !== 0) numbers.push(0);
  const blocks = numbers.length / blockSize;
  let pick = picked;
  for (let block = 0; block < blocks; ) {
    const run = countZeroBlocks(numbers, block, blocks, choice);
    const reference = choice.isPreprocessed && block === 0 ? toBits(values[0] ?? 0, bits) : null;
    const rest = numbers.slice(block * blockSize, (block + 1) * blockSize);
    if (run > 0) {
      writeZeroRun(writer, run, reference, choice, isRestOfSegment(block, run, Math.min(interval, blocks)));
      block += run;
    } else {
      writeBlock(writer, rest, reference, choice, choice.picks[pick++ % choice.picks.length] ?? 0);
      block++;
    }
  }
  if (choice.isPadded) writer.align();
  return pick;
}

/**
 * Differences from the previous sample, folded to non-negative numbers; the first is 0 and represents the reference.
 */
function foldDifferences(values: readonly number[], choice: CcsdsChoice): number[] {
  const least = choice.isSigned ? -(2 ** (choice.bits - 1)) : 0;
  const most = least + 2 ** choice.bits - 1;
  return values.map((value, i) => {
    if (i === 0) return 0;
    const before = values[i - 1] ?? 0;
    const headroom = Math.min(before - least, most - before);
    const difference = value - before;
    if (difference >= 0 && difference <= headroom) return 2 * difference;
    if (difference < 0 && -difference <= headroom) return -2 * difference - 1;
    return headroom + Math.abs(difference);
  });
}

function toBits(value: number, bits: number): number {
  return value < 0 ? value + 2 ** bits : value;
}

function countZeroBlocks(numbers: readonly number[], block: number, blocks: number, choice: CcsdsChoice): number {
  const segmentEnd = Math.min(blocks, (Math.floor(block / 64) + 1) * 64);
  let run = 0;
  while (block + run < segmentEnd) {
    const from = (block + run) * choice.blockSize;
    if (numbers.slice(from, from + choice.blockSize).some((number) => number !== 0)) break;
    run++;
  }
  return run;
}

function isRestOfSegment(block: number, run: number, blocks: number): boolean {
  return run > 4 && ((block + run) % 64 === 0 || block + run === blocks);
}

function writeZeroRun(
  writer: BitWriter,
  run: number,
  reference: number | null,
  choice: CcsdsChoice,
  isRest: boolean,
): void {
  writer.put(0, countIdBits(choice)).putBit(0);
  if (reference !== null) writer.put(reference, choice.bits);
  writeZeros(writer, isRest ? 4 : run > 4 ? run : run - 1);
}

function writeBlock(
  writer: BitWriter,
  block: readonly number[],
  reference: number | null,
  choice: CcsdsChoice,
  pick: number,
): void {
  const { bits } = choice;
  const idBits = countIdBits(choice);
  const coded = reference === null ? block : block.slice(1);
  const begin = (id: number) => {
    writer.put(id, idBits);
  };
  const putReference = () => {
    if (reference !== null) writer.put(reference, bits);
  };
  const plain: Code = () => () => {
    begin(2 ** idBits - 1);
    putReference();
    for (const number of coded) writer.put(number, bits);
  };
  const pairs: Code = (numbers) => {
    if (numbers.some((number, i) => i % 2 === 0 && number + (numbers[i + 1] ?? 0) > 12)) return null;
    return () => {
      begin(0);
      writer.putBit(1);
      putReference();
      for (let i = 0; i < numbers.length; i += 2) writePair(writer, numbers[i] ?? 0, numbers[i + 1] ?? 0);
    };
  };
  const split = (low: number): Code => {
    return (numbers) => {
      if (low + 1 >= 2 ** idBits - 1 || numbers.some((number) => number / 2 ** low > 60)) return null;
      return () => {
        begin(low + 1);
        putReference();
        for (const number of coded) writeZeros(writer, Math.floor(number / 2 ** low));
        for (const number of coded) writer.put(number, low);
      };
    };
  };
  const codes = [plain, pairs, ...Array.from({ length: Math.max(bits - 1, 1) }, (_, low) => split(low))];
  const possible = codes.map((code) => code(block)).filter((write) => write !== null);
  possible[pick % possible.length]?.();
}

function writePair(writer: BitWriter, first: number, second: number): void {
  writeZeros(writer, ((first + second) * (first + second + 1)) / 2 + second);
}

function writeZeros(writer: BitWriter, zeros: number): void {
  for (let i = 0; i < zeros; i++) writer.putBit(0);
  writer.putBit(1);
}

function countIdBits(choice: CcsdsChoice): number {
  if (choice.isRestricted && choice.bits <= 4) return choice.bits <= 2 ? 1 : 2;
  return choice.bits <= 8 ? 3 : choice.bits <= 16 ? 4 : 5;
}
