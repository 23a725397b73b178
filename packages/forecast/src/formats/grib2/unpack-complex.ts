import type { ComplexPacking } from './packing.ts';
import type { Section } from './section.ts';
import { DATA_HEADER, EASY_BITS, unpackIntegers } from './unpack-simple.ts';

/**
 * Turns the differences of template 5.3 (order 1 or 2; order 0 has none) back into numbers and scales them, in place.
 * Missing values (NaN) are outside the chain of differences.
 */
function undoDifferences(data: Section, packing: ComplexPacking, out: Float64Array, count: number): void {
  const { order, extraOctets } = packing;
  const first = DATA_HEADER + 1;
  if (order === 0) scale(packing, out, count);
  else if (extraOctets === 0) undo(packing, out, count, [0, 0], 0);
  else {
    const starts = [
      data.unsigned(first, extraOctets),
      data.unsigned(first + (order - 1) * extraOctets, extraOctets),
    ] as const;
    undo(packing, out, count, starts, data.signed(first + order * extraOctets, extraOctets));
  }
}

function scale(packing: ComplexPacking, out: Float64Array, count: number): void {
  const { reference, binaryFactor, decimalFactor } = packing.scaling;
  for (let i = 0; i < count; i++) out[i] = ((out[i] ?? 0) * binaryFactor + reference) * decimalFactor;
}

function undo(
  packing: ComplexPacking,
  out: Float64Array,
  count: number,
  starts: readonly [number, number],
  minimum: number,
): void {
  const { reference, binaryFactor, decimalFactor } = packing.scaling;
  let i = 0;
  for (let seen = 0; i < count && seen < packing.order; i++) {
    if (Number.isNaN(out[i])) continue;
    out[i] = ((starts[seen] ?? 0) * binaryFactor + reference) * decimalFactor;
    seen++;
  }
  let last = starts[1];
  let slope = packing.order === 2 ? starts[1] - starts[0] : 0;
  for (; i < count; i++) {
    const difference = out[i] ?? 0;
    if (Number.isNaN(difference)) continue;
    slope = packing.order === 2 ? slope + difference + minimum : difference + minimum;
    last += slope;
    out[i] = (last * binaryFactor + reference) * decimalFactor;
  }
}

/** The groups of a complex packing and the start of their values' bits. */
interface Groups {
  readonly references: Uint32Array;
  readonly widths: Uint32Array;
  readonly lengths: Uint32Array;
  readonly dataOctet: number;
}

/**
 * Templates 5.2 and 5.3: groups of integers with their own reference and width, differences undone, scaled into the
 * first `count` elements of `out`; missing values become NaN. Throws `GribError` if group lengths do not add up to
 * `count` or the section is too short for them.
 */
export function unpackComplex(data: Section, packing: ComplexPacking, out: Float64Array, count: number): void {
  if (packing.groups === 0) {
    out.fill(packing.scaling.reference, 0, count);
    return;
  }
  const groups = readGroups(data, packing, count);
  if (packing.missingManagement === 0) unpackGroups(data, groups, out, count);
  else unpackGroupsWithMissing(data, groups, packing, out, count);
  undoDifferences(data, packing, out, count);
}

function readGroups(data: Section, packing: ComplexPacking, count: number): Groups {
  const { groups, bits, widthBits, lengthBits } = packing;
  if (groups > data.length * 8) throw data.errorAt(1, `${groups} groups in a section of ${data.length} octets`);
  let octet = DATA_HEADER + 1 + (packing.order === 0 ? 0 : (packing.order + 1) * packing.extraOctets);
  const references = unpackIntegers(data, octet, bits, groups);
  octet += Math.ceil((bits * groups) / 8);
  const widths = unpackIntegers(data, octet, widthBits, groups);
  octet += Math.ceil((widthBits * groups) / 8);
  const lengths = unpackIntegers(data, octet, lengthBits, groups);
  octet += Math.ceil((lengthBits * groups) / 8);
  completeGroups(data, packing, widths, lengths, octet, count);
  return { references, widths, lengths, dataOctet: octet };
}

/** Converts stored widths and lengths into real ones, and checks them before anything is read with them. */
function completeGroups(
  data: Section,
  packing: ComplexPacking,
  widths: Uint32Array,
  lengths: Uint32Array,
  dataOctet: number,
  count: number,
): void {
  let total = 0;
  let bits = 0;
  for (let g = 0; g < packing.groups; g++) {
    const isLast = g === packing.groups - 1;
    const width = (widths[g] ?? 0) + packing.widthReference;
    const stored = packing.lengthReference + (lengths[g] ?? 0) * packing.lengthIncrement;
    const length = isLast ? packing.lastLength : stored;
    if (width > 32) throw data.errorAt(dataOctet, `group ${g} has values of ${width} bits`);
    total += length;
    bits += length * width;
    if (total > count) break;
    widths[g] = width;
    lengths[g] = length;
  }
  if (total !== count) throw data.errorAt(dataOctet, `the groups do not hold ${count} values`);
  data.requireOctets(dataOctet, Math.ceil(bits / 8));
}

function unpackGroups(data: Section, groups: Groups, out: Float64Array, count: number): void {
  const { references, widths, lengths } = groups;
  const { view } = data;
  let at = groups.dataOctet - 1;
  let bit = 0;
  let i = 0;
  for (let g = 0; g < references.length && i < count; g++) {
    const reference = references[g] ?? 0;
    const width = widths[g] ?? 0;
    const end = i + (lengths[g] ?? 0);
    if (width === 0) {
      for (; i < end; i++) out[i] = reference;
    } else if (width <= EASY_BITS) {
      const down = 32 - width;
      for (; i < end; i++) {
        out[i] = reference + ((view.getUint32(at) << bit) >>> down);
        bit += width;
        at += bit >>> 3;
        bit &= 7;
      }
    } else {
      const down = 2 ** (40 - width);
      for (; i < end; i++) {
        const forty = ((view.getUint32(at) << bit) >>> 0) * 256 + (view.getUint8(at + 4) << bit);
        out[i] = reference + Math.floor(forty / down);
        bit += width;
        at += bit >>> 3;
        bit &= 7;
      }
    }
  }
}

/**
 * As `unpackGroups`; the greatest number of a width (with two kinds of missing values also the second greatest) is
 * missing.
 */
function unpackGroupsWithMissing(
  data: Section,
  groups: Groups,
  packing: ComplexPacking,
  out: Float64Array,
  count: number,
): void {
  const { references, widths, lengths } = groups;
  const { view } = data;
  const kinds = packing.missingManagement;
  let at = groups.dataOctet - 1;
  let bit = 0;
  let i = 0;
  for (let g = 0; g < references.length && i < count; g++) {
    const reference = references[g] ?? 0;
    const width = widths[g] ?? 0;
    const end = i + (lengths[g] ?? 0);
    if (width === 0) {
      out.fill(reference >= 2 ** packing.bits - kinds ? Number.NaN : reference, i, end);
      i = end;
    }
    const firstMissing = 2 ** width - kinds;
    const down = 2 ** (40 - width);
    for (; i < end; i++) {
      const forty = ((view.getUint32(at) << bit) >>> 0) * 256 + (view.getUint8(at + 4) << bit);
      const x = Math.floor(forty / down);
      out[i] = x >= firstMissing ? Number.NaN : reference + x;
      bit += width;
      at += bit >>> 3;
      bit &= 7;
    }
  }
}
