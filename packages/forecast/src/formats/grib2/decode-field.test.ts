import { ByteWriter } from '@portal/testing/grib2/byte-writer';
import type { FieldSpec, PackedField } from '@portal/testing/grib2/field-spec';
import { makeGribMessage } from '@portal/testing/grib2/make-grib-message';
import { type CcsdsChoice, packCcsds } from '@portal/testing/grib2/pack-ccsds';
import { packComplex } from '@portal/testing/grib2/pack-complex';
import { packJpeg2000 } from '@portal/testing/grib2/pack-jpeg2000';
import { packPng } from '@portal/testing/grib2/pack-png';
import { packRunLength } from '@portal/testing/grib2/pack-run-length';
import { packBits } from '@portal/testing/grib2/pack-simple';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeField } from './decode-field.ts';
import { GribError } from './grib-error.ts';
import { toGribSource } from './grib-source.ts';
import { readGribMessages } from './read-messages.ts';

function makeSpec(columns: number, rows: number, part: Partial<FieldSpec> = {}): FieldSpec {
  return {
    category: 0,
    parameter: 0,
    referenceTime: 1_700_000_000,
    validAt: 1_700_000_000,
    grid: { south: 0, west: 0, latStep: 0.001, lngStep: 0.001, rows, columns },
    values: new Float64Array(rows * columns),
    ...part,
  };
}

async function decodeMessage(bytes: Uint8Array): Promise<number[]> {
  const source = toGribSource('test.grib2', bytes);
  const [message] = [...readGribMessages(source)];
  return [...(await decodeField(source, message!))];
}

function decodePacked(packed: PackedField): Promise<number[]> {
  return decodeMessage(makeGribMessage([makeSpec(packed.count, 1, { packed })]));
}

/** Simple packing of integers of `bits` bits. */
function packPlain(numbers: readonly number[], bits: number, scaling = { reference: 0, e: 0, d: 0 }): PackedField {
  const description = new ByteWriter().float32(scaling.reference).signed(scaling.e, 2).signed(scaling.d, 2).u8(bits, 0);
  return { template: 0, count: numbers.length, description: description.toBytes(), data: packBits(numbers, bits) };
}

const integers = (bits: number, maxLength = 60) =>
  fc.array(fc.integer({ min: 0, max: 2 ** bits - 1 }), { minLength: 1, maxLength });

describe('plain packing (5.0)', () => {
  it('reads integers of every width from 1 to 32 bits', async () => {
    const cases = fc.integer({ min: 1, max: 32 }).chain((bits) => fc.tuple(fc.constant(bits), integers(bits)));
    await fc.assert(
      fc.asyncProperty(cases, async ([bits, numbers]) => {
        expect(await decodePacked(packPlain(numbers, bits))).toEqual(numbers);
      }),
    );
  });

  it('scales as (R + X × 2^E) × 10^−D', async () => {
    expect(await decodePacked(packPlain([0, 1, 5], 3, { reference: -20, e: 1, d: 1 }))).toEqual([-2, -1.8, -1]);
    expect(await decodePacked(packPlain([0, 3], 2, { reference: 0.5, e: -2, d: -2 }))).toEqual([50, 125]);
  });

  it('refuses scale factors that make no numbers', async () => {
    await expect(decodePacked(packPlain([1], 8, { reference: 0, e: 2000, d: 0 }))).rejects.toThrow(
      'the scale factors are beyond all bounds',
    );
  });

  it('takes the reference of a constant field as the value, whatever the decimal scale', async () => {
    const constant = { ...packPlain([7, 7, 7], 0, { reference: 3.5, e: 0, d: 2 }) };
    expect(await decodePacked(constant)).toEqual([3.5, 3.5, 3.5]);
  });

  it('refuses data that are one octet short', async () => {
    const packed = packPlain([1, 2, 3], 8);
    await expect(decodePacked({ ...packed, data: packed.data.subarray(0, 2) })).rejects.toThrow(
      /^test\.grib2: byte \d+: section 7 has 7 octets, 8 are needed$/,
    );
  });

  it('refuses 33 bits to a value and a reference that is no number', async () => {
    await expect(decodePacked(packPlain([1], 33))).rejects.toThrow('33 bits to a value');
    await expect(decodePacked(packPlain([1], 8, { reference: Number.NaN, e: 0, d: 0 }))).rejects.toThrow(
      'the reference value is no number',
    );
  });
});

describe('bitmaps', () => {
  it('put the values where the bitmap marks points, and NaN elsewhere', async () => {
    const values = fc.array(fc.oneof(fc.constant(Number.NaN), fc.integer({ min: -999, max: 999 })), {
      minLength: 1,
      maxLength: 70,
    });
    await fc.assert(
      fc.asyncProperty(values, async (numbers) => {
        const message = makeGribMessage([makeSpec(numbers.length, 1, { values: numbers, decimals: 0 })]);
        expect(await decodeMessage(message)).toEqual(numbers);
      }),
    );
  });

  it.each([
    [2, /the bitmap marks more than 2 points/],
    [4, /the bitmap marks 1 points fewer than 4/],
  ])('that mark three points are refused for %i values', async (count, trouble) => {
    const packed = { ...packPlain([1, 2, 3, 4], 8), count };
    const message = makeGribMessage([makeSpec(5, 1, { values: [1, Number.NaN, 2, Number.NaN, 3], packed })]);
    await expect(decodeMessage(message)).rejects.toThrow(trouble);
  });
});

describe('complex packing (5.2 and 5.3)', () => {
  const orders = fc.constantFrom<0 | 1 | 2>(0, 1, 2);
  const lengths = fc.integer({ min: 1, max: 9 });

  it('reads groups without missing values, in every order of differences', async () => {
    await fc.assert(
      fc.asyncProperty(integers(20), orders, lengths, async (numbers, order, groupLength) => {
        expect(await decodePacked(packComplex(numbers, { order, missing: 0, groupLength }))).toEqual(numbers);
      }),
    );
  });

  it('reads groups with one or two kinds of missing values, in every order of differences', async () => {
    const gappy = fc.array(fc.oneof(fc.constant(Number.NaN), fc.integer({ min: 0, max: 5000 })), {
      minLength: 1,
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(
        gappy,
        orders,
        lengths,
        fc.constantFrom<1 | 2>(1, 2),
        async (numbers, order, groupLength, missing) => {
          expect(await decodePacked(packComplex(numbers, { order, missing, groupLength }))).toEqual(numbers);
        },
      ),
    );
  });

  it('reads values as wide as 31 bits', async () => {
    const numbers = [0, 2 ** 31 - 1, 1, 2 ** 30 + 7, 2 ** 26 + 1];
    expect(await decodePacked(packComplex(numbers, { order: 0, missing: 0, groupLength: 3 }))).toEqual(numbers);
    expect(await decodePacked(packComplex(numbers, { order: 0, missing: 1, groupLength: 3 }))).toEqual(numbers);
  });

  it('refuses more groups than the section can describe', async () => {
    const packed = packComplex(new Array<number>(500).fill(3), { order: 0, missing: 0, groupLength: 500 });
    const description = Uint8Array.from(packed.description);
    description.set([0, 0, 1, 0], 20);
    await expect(decodePacked({ ...packed, description })).rejects.toThrow(/256 groups in a section of \d octets/);
  });

  it('refuses groups that hold more or fewer values than there are', async () => {
    const packed = packComplex([1, 2, 3, 4, 5], { order: 0, missing: 0, groupLength: 2 });
    await expect(decodePacked({ ...packed, count: 6 })).rejects.toThrow('the groups do not hold 6 values');
    await expect(decodePacked({ ...packed, count: 4 })).rejects.toThrow('the groups do not hold 4 values');
  });
});

describe('floating point numbers (5.4)', () => {
  it('of 4 and 8 octets are read', async () => {
    const four = new DataView(new ArrayBuffer(8));
    four.setFloat32(0, 1.5);
    four.setFloat32(4, -0.25);
    const eight = new DataView(new ArrayBuffer(8));
    eight.setFloat64(0, Math.PI);
    const pack = (count: number, precision: number, view: DataView): PackedField => ({
      template: 4,
      count,
      description: Uint8Array.of(precision),
      data: new Uint8Array(view.buffer),
    });
    expect(await decodePacked(pack(2, 1, four))).toEqual([1.5, -0.25]);
    expect(await decodePacked(pack(1, 2, eight))).toEqual([Math.PI]);
  });
});

describe('PNG images (5.41)', () => {
  it.each([1, 2, 4, 8, 16, 24, 32])('of %i bits to a pixel are read, with every row filter', async (bits) => {
    const numbers = Array.from({ length: 7 * 11 }, (_, i) => Math.floor((2 ** bits - 1) * Math.abs(Math.sin(i * i))));
    const message = makeGribMessage([makeSpec(7, 11, { packed: packPng(numbers, 7, bits) })]);
    expect(await decodeMessage(message)).toEqual(numbers);
  });

  it('of another size than the field are refused before they are unpacked', async () => {
    const packed = packPng([1, 2, 3, 4], 2, 8);
    await expect(decodeMessage(makeGribMessage([makeSpec(5, 1, { packed: { ...packed, count: 5 } })]))).rejects.toThrow(
      'a PNG image of 2 × 2 for 5 values',
    );
  });
});

describe('JPEG 2000 images (5.40)', () => {
  it.each([1, 8, 9, 12, 16])('of %i bits to a sample are read', async (bits) => {
    const numbers = Array.from({ length: 24 * 19 }, (_, i) => Math.floor((2 ** bits - 1) * Math.abs(Math.sin(i / 9))));
    const message = makeGribMessage([makeSpec(24, 19, { packed: await packJpeg2000(numbers, 24, bits) })]);
    expect(await decodeMessage(message)).toEqual(numbers);
  });

  it('are refused when damaged, and the next one is read all the same', async () => {
    const numbers = Array.from({ length: 24 * 19 }, (_, i) => i % 200);
    const packed = await packJpeg2000(numbers, 24, 8);
    const broken = { ...packed, data: packed.data.subarray(0, 60) };
    await expect(decodeMessage(makeGribMessage([makeSpec(24, 19, { packed: broken })]))).rejects.toThrow(GribError);
    expect(await decodeMessage(makeGribMessage([makeSpec(24, 19, { packed })]))).toEqual(numbers);
  });

  it('of another size than the field are refused', async () => {
    const packed = await packJpeg2000(new Array<number>(24 * 19).fill(3), 24, 8);
    await expect(
      decodeMessage(makeGribMessage([makeSpec(24, 18, { packed: { ...packed, count: 432 } })])),
    ).rejects.toThrow('a JPEG 2000 image of 24 × 19 for 432 values');
  });
});

describe('entropy-coded data (5.42)', () => {
  const choices: fc.Arbitrary<CcsdsChoice> = fc.record({
    bits: fc.integer({ min: 1, max: 32 }),
    blockSize: fc.constantFrom(8, 16, 32, 64),
    interval: fc.constantFrom(1, 2, 3, 65, 128),
    isSigned: fc.boolean(),
    isPreprocessed: fc.boolean(),
    isRestricted: fc.boolean(),
    isPadded: fc.boolean(),
    picks: fc.array(fc.nat(40), { minLength: 1, maxLength: 8 }),
  });
  const cases = choices.chain((choice) => {
    const low = choice.isSigned ? -(2 ** (choice.bits - 1)) : 0;
    const high = low + 2 ** choice.bits - 1;
    const calm = Math.min(Math.max(1, low), high);
    const runs = fc.tuple(
      fc.oneof(
        fc.constant(calm),
        fc.integer({ min: low, max: high }),
        fc.integer({ min: Math.max(low, -3), max: Math.min(high, 3) }),
      ),
      fc.constantFrom(1, 1, 1, 5, 70, 900),
    );
    const values = fc
      .array(runs, { minLength: 1, maxLength: 40 })
      .map((list) => list.flatMap(([value, times]) => new Array<number>(times).fill(value)));
    return fc.tuple(fc.constant(choice), values);
  });

  it('are read with every option: splits, pairs, zero blocks, plain blocks, references, signs, padding', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ([choice, values]) => {
        expect(await decodePacked(packCcsds(values, choice))).toEqual(values);
      }),
      { numRuns: 200 },
    );
  });

  it('are refused when they end too early', async () => {
    const choice: CcsdsChoice = {
      bits: 12,
      blockSize: 8,
      interval: 4,
      isSigned: false,
      isPreprocessed: true,
      isRestricted: false,
      isPadded: false,
      picks: [3],
    };
    const packed = packCcsds(
      Array.from({ length: 100 }, (_, i) => (i * 37) % 4000),
      choice,
    );
    for (let length = 0; length < packed.data.length - 1; length++) {
      await expect(decodePacked({ ...packed, data: packed.data.subarray(0, length) })).rejects.toThrow(GribError);
    }
  });
});

describe('runs of levels (5.200)', () => {
  it('are read with run lengths of several digits; level 0 is missing', async () => {
    const runs = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom(1, 2, 11, 12, 13, 400)), {
      minLength: 1,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(runs, fc.constantFrom(4, 7, 8), async (list, bits) => {
        const numbers = list.flatMap(([level, times]) => new Array<number>(times).fill(level));
        const packed = packRunLength(numbers, [5, 125, 30_000], bits, 1);
        expect(await decodePacked(packed)).toEqual(numbers.map((level) => [Number.NaN, 0.5, 12.5, 3000][level]));
      }),
    );
  });

  it('are missing everywhere in a field without data, and their levels may be negative', async () => {
    const packed = packRunLength([1, 1, 0], [32_768 + 25], 8, 1);
    expect(await decodePacked(packed)).toEqual([-2.5, -2.5, Number.NaN]);
    expect(await decodePacked({ ...packed, data: new Uint8Array(0) })).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  });

  it('are refused when they hold more or fewer values than there are', async () => {
    const packed = packRunLength([1, 1, 1, 2], [10, 20], 8, 0);
    await expect(decodePacked({ ...packed, count: 2 })).rejects.toThrow('the runs hold more than 2 values');
    await expect(decodePacked({ ...packed, count: 5 })).rejects.toThrow('the runs hold 4 of 5 values');
  });
});

it('refuses a packing that is not read, naming it', async () => {
  const packed = { ...packPlain([1], 8), template: 61 };
  await expect(decodePacked(packed)).rejects.toThrow('packing template 5.61 is not read');
});

it('refuses another number of values than points where there is no bitmap', async () => {
  const message = makeGribMessage([makeSpec(5, 1, { packed: packPlain([1, 2, 3, 4], 8) })]);
  await expect(decodeMessage(message)).rejects.toThrow('4 values for 5 points');
});

describe('entropy-coded data that have come out of step', () => {
  const numbers = Array.from({ length: 64 }, (_, i) => (i * 37) % 200);
  const packed = packCcsds(numbers, {
    bits: 8,
    blockSize: 8,
    interval: 2,
    isSigned: false,
    isPreprocessed: true,
    isRestricted: false,
    isPadded: false,
    picks: [0],
  });
  const decode = async (data: Uint8Array) => {
    const spec = makeSpec(numbers.length, 1, { packed: { ...packed, data } });
    const source = toGribSource('x', makeGribMessage([spec]));
    const [message] = [...readGribMessages(source)];
    return decodeField(source, message!);
  };

  it('are refused where octets are left over, but not for filling up a word', async () => {
    expect(await decode(Buffer.concat([packed.data, new Uint8Array(3)]))).toHaveLength(64);
    await expect(decode(Buffer.concat([packed.data, new Uint8Array(4)]))).rejects.toThrow(
      '4 octets of entropy-coded data are left over',
    );
  });

  it('are refused where they end too early', async () => {
    await expect(decode(packed.data.subarray(0, -1))).rejects.toThrow('the entropy-coded data end too early');
  });
});
