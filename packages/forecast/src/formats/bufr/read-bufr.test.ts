import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeBufrMessage, makeTrackFile } from '@portal/testing/storms/ecmwf-tracks';
import { describe, expect, it } from 'vitest';
import type { BufrSubset } from './decode-subsets.ts';
import { readBufr } from './read-bufr.ts';

const RUN_AT = Date.UTC(2026, 9, 20) / 1000;
const PLACE = { lat: 15, lng: 113, windMs: 32.5, pressure: 975 };
const SUBSETS = [
  { member: 1, type: 4, places: [PLACE, { ...PLACE, lng: 111.25 }] },
  { member: 2, type: 4, places: [{ ...PLACE, lat: 15.5, windMs: null }, null] },
  { member: 51, type: 0, places: [PLACE, { ...PLACE, lng: 111 }] },
];
const makeFile = (isCompressed: boolean): Buffer =>
  makeTrackFile([{ identifier: '22W', name: 'KROVANH', runAt: RUN_AT, subsets: SUBSETS, isCompressed }]);

const findValues = (subset: BufrSubset | undefined, descriptor: number) =>
  subset?.filter((item) => item.descriptor === descriptor).map(({ value }) => value);

function makeLie(
  descriptors: readonly number[],
  data: readonly number[],
  changes: { subsetCount?: number } = {},
): Buffer {
  return makeBufrMessage({ descriptors, subsetCount: 1, isCompressed: false, data: Buffer.from(data), ...changes });
}

describe('a BUFR message', () => {
  it.each([true, false])('has numbers, texts and missing values of each subset (compressed: %s)', (isCompressed) => {
    const [message, ...others] = readBufr(makeFile(isCompressed));
    expect(others).toEqual([]);
    expect(message).toMatchObject({ centre: 98, category: 7, subsets: { length: 3 } });
    const [first, second, third] = message?.subsets ?? [];
    expect(findValues(third, 1027)).toEqual(['KROVANH']);
    expect([first, second, third].map((subset) => findValues(subset, 1091))).toEqual([[1], [2], [51]]);
    expect(findValues(first, 6002)).toEqual([null, 113, 113, 111.25, 111.25]);
    expect(findValues(second, 5002)).toEqual([null, 15.5, 15.5, null, null]);
    expect(findValues(first, 11_012)).toEqual([32.5, 32.5]);
    expect(findValues(second, 11_012)).toEqual([null, null]);
    expect(findValues(first, 10_051)).toEqual([97_500, 97_500]);
    expect(findValues(first, 4024)).toEqual([6]);
  });

  it('is found after the heading of a bulletin, and before another', () => {
    const file = Buffer.concat([
      Buffer.from('JUTX01 ECMF 200000\r\r\n'),
      makeFile(true),
      Buffer.from('\n'),
      makeFile(false),
    ]);
    expect(readBufr(file)).toHaveLength(2);
  });

  it('may widen and refine an element', () => {
    // 2 01 132: four bits more; 2 02 129: one digit more. 16 bits of 12345 are 1.2345 km/s at 0.01 m/s.
    const [message] = readBufr(makeLie([201_132, 202_129, 11_012, 201_000, 202_000, 11_012], [0x30, 0x39, 0x00, 0xf0]));
    expect(message?.subsets[0]).toEqual([
      { descriptor: 11_012, value: 123.45 },
      { descriptor: 11_012, value: 1.5 },
    ]);
  });

  it.each<[string, Buffer, string]>([
    ['no BUFR file', Buffer.from('<html>'), 'is no BUFR file'],
    ['data that end too early', makeLie([5002, 6002], [1, 2]), 'message 1: its data end too early'],
    ['an element that is not known', makeLie([12_101], [1, 2]), 'has element 12101, which is not known'],
    ['a sequence that is not known', makeLie([312_001], [1, 2]), 'has sequence 312001, which is not known'],
    ['an operator that is not known', makeLie([222_000], [1, 2]), 'has operator 222000, which is not known'],
    ['a replication of nothing', makeLie([102_000, 31_001, 5002], [9, 9, 9]), 'has nothing to repeat'],
    ['a replication without its factor', makeLie([101_000, 5002, 5002], [9, 9, 9, 9]), '5002 is no replication factor'],
    ['no subset', makeLie([5002], [1, 2], { subsetCount: 0 }), 'states 0 subsets'],
    ['too many subsets', makeLie([5002], [1, 2], { subsetCount: 65_535 }), 'states 65535 subsets'],
    ['an element of no bits', makeLie([201_116, 11_012], [1, 2]), 'element 11012 has 0 bits'],
    [
      'factors that multiply without end',
      makeLie([105_255, 104_255, 103_255, 102_255, 101_255, 202_000], [0]),
      'has more than 2000000 values',
    ],
  ])('is refused with %s', (_, file, reason) => {
    expect(() => readBufr(file)).toThrow(RangeError);
    expect(() => readBufr(file)).toThrow(reason);
  });

  it('is refused wherever it is cut off', () => {
    const file = makeFile(true);
    for (let length = 0; length < file.length; length += 7) {
      expect(() => readBufr(file.subarray(0, length))).toThrow(RangeError);
    }
  });

  it('with any octet damaged is read or refused, and nothing else', () => {
    const file = makeFile(true);
    let refused = 0;
    for (let at = 0; at < file.length; at++) {
      for (const flipped of [0xff, 0x55]) {
        const damaged = Buffer.from(file);
        damaged[at] = (damaged[at] ?? 0) ^ flipped;
        try {
          readBufr(damaged);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          refused += 1;
        }
      }
    }
    expect(refused).toBeGreaterThan(100);
  });
});

const sample = fileURLToPath(
  new URL('../../../../../../shared/data/public/cyclone/ecmwf-tropical_cyclone.bufr', import.meta.url),
);

/** Numbers of each message, as ecCodes 2.28 has them: subsets, values, SHA-256 of all with three digits. */
const ECCODES = [
  [52, 21_944, 'ac48bf96874fb821'],
  [52, 18_304, 'c81dd53e49e9376e'],
  [37, 15_614, '200e5cf4c1f9830a'],
] as const;

it.skipIf(!existsSync(sample))('a file of 2015 (of ../shared/data) has the numbers that ecCodes reads', () => {
  const isText = (descriptor: number): boolean => descriptor === 1025 || descriptor === 1027;
  const found = readBufr(readFileSync(sample)).map(({ subsets }) => {
    const numbers = subsets.flatMap((subset) =>
      subset
        .filter(({ descriptor }) => !isText(descriptor))
        .map(({ value }) => (typeof value === 'number' ? value.toFixed(3) : '-')),
    );
    const sum = createHash('sha256').update(numbers.join()).digest('hex').slice(0, 16);
    return [subsets.length, numbers.length, sum];
  });
  expect(found).toEqual(ECCODES);
});
