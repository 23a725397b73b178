import type { FieldSpec, PackedField } from '@portal/testing/grib2/field-spec';
import { makeGribMessage } from '@portal/testing/grib2/make-grib-message';
import { packCcsds } from '@portal/testing/grib2/pack-ccsds';
import { packComplex } from '@portal/testing/grib2/pack-complex';
import { packJpeg2000 } from '@portal/testing/grib2/pack-jpeg2000';
import { packPng } from '@portal/testing/grib2/pack-png';
import { packRunLength } from '@portal/testing/grib2/pack-run-length';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeField } from './decode-field.ts';
import { GribError } from './grib-error.ts';
import { toGribSource } from './grib-source.ts';
import { readGribMessages } from './read-messages.ts';

const COLUMNS = 20;
const ROWS = 16;
const smooth = Array.from({ length: COLUMNS * ROWS }, (_, i) =>
  Math.round(500 + 400 * Math.sin(i / 9) + ((i * 7) % 5)),
);
const gappy = smooth.map((value, i) => (i % 9 === 0 ? Number.NaN : value));
const base: FieldSpec = {
  category: 1,
  parameter: 8,
  referenceTime: 1.7e9,
  intervalStart: 1.7e9,
  validAt: 1.7e9 + 3600,
  grid: { south: 0, west: 100, latStep: 0.25, lngStep: 0.25, rows: ROWS, columns: COLUMNS },
  values: gappy,
};
const withPacked = (packed: PackedField): FieldSpec => ({ ...base, values: smooth, packed });
const ccsds = { bits: 11, blockSize: 16, interval: 3, isSigned: false, isPreprocessed: true, isRestricted: false };

/** Every packing, with and without bitmap; last the fields that share sections. */
const messages: readonly (readonly [string, Uint8Array])[] = [
  ['plain with bitmap', makeGribMessage([base])],
  ['complex', makeGribMessage([withPacked(packComplex(gappy, { order: 2, missing: 1, groupLength: 9 }))])],
  ['PNG', makeGribMessage([withPacked(packPng(smooth, COLUMNS, 16))])],
  ['JPEG 2000', makeGribMessage([withPacked(await packJpeg2000(smooth, COLUMNS, 12))])],
  [
    'entropy-coded',
    makeGribMessage([withPacked(packCcsds(smooth, { ...ccsds, isPadded: false, picks: [0, 1, 2, 3, 9] }))]),
  ],
  [
    'runs',
    makeGribMessage([
      withPacked(
        packRunLength(
          smooth.map((value) => (value > 500 ? 1 : 0)),
          [5],
          8,
          0,
        ),
      ),
    ]),
  ],
  ['several fields', makeGribMessage([base, { ...base, parameter: 7, reusesBitmap: true }])],
];

/** Reads everything; anything but values or a `GribError` that names the file fails the test. */
async function readOrRefuse(bytes: Uint8Array): Promise<'read' | 'refused'> {
  try {
    const source = toGribSource('damaged.grib2', bytes);
    for (const message of readGribMessages(source)) {
      const values = await decodeField(source, message);
      expect(values.length).toBe(message.points);
    }
    return 'read';
  } catch (error) {
    if (!(error instanceof GribError)) throw error;
    expect(error.message).toMatch(/^damaged\.grib2: byte \d+: [^\n]+$/);
    expect(error.byte).toBeLessThanOrEqual(bytes.length + 8);
    return 'refused';
  }
}

describe.each(messages)('a damaged message: %s', (_, intact) => {
  it('is read while intact', async () => {
    expect(await readOrRefuse(intact)).toBe('read');
  });

  it('is refused wherever it is cut off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: intact.length - 1 }), async (length) => {
        expect(await readOrRefuse(intact.subarray(0, length))).toBe('refused');
      }),
      { numRuns: 60 },
    );
  });

  it('is read or refused, and nothing else, with octets changed anywhere', async () => {
    const change = fc.tuple(fc.nat(intact.length - 1), fc.oneof(fc.constantFrom(0, 255, 127, 128), fc.nat(255)));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const bytes = Uint8Array.from(intact);
        for (const [at, octet] of changes) bytes[at] = octet;
        await readOrRefuse(bytes);
      }),
      { numRuns: 400 },
    );
  });
});
