import type { FieldSpec } from '@portal/testing/grib2/field-spec';
import { makeGribMessage } from '@portal/testing/grib2/make-grib-message';
import { RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import { expect, test } from 'vitest';
import { toGribSource } from '#formats/grib2/grib-source.ts';
import { readGribMessages } from '#formats/grib2/read-messages.ts';
import { findGridFault } from './scan-file.ts';

const EXPECTED = { south: 20, north: 21, west: 105, east: 107, latStep: 1, lngStep: 1 };

function makeMessage(parts: Partial<FieldSpec> = {}) {
  const field = {
    category: 0,
    parameter: 0,
    referenceTime: RUN_AT,
    validAt: RUN_AT,
    grid: SMALL_GRID,
    values: [1, 2, 3, 4, 5, 6],
  };
  const [message] = readGribMessages(toGribSource('trial', makeGribMessage([{ ...field, ...parts }])));
  if (message === undefined) throw new Error('no message');
  return message;
}

test('the expected grid is known in any scan order', () => {
  for (const scanningMode of [0, 0x40, 0x80, 0xc0]) {
    expect(findGridFault(makeMessage({ scanningMode }), EXPECTED)).toBeNull();
  }
});

test('and in any count of longitudes', () => {
  const west = { ...SMALL_GRID, west: -107 };
  const expected = { ...EXPECTED, west: 253, east: 255 };
  expect(findGridFault(makeMessage({ grid: west }), expected)).toBeNull();
  expect(findGridFault(makeMessage({ grid: west, longitudes: '-180-180' }), expected)).toBeNull();
});

test('another one is reported in degrees', () => {
  const shifted = { ...SMALL_GRID, south: 20.002 };
  expect(findGridFault(makeMessage({ grid: shifted }), EXPECTED)).toBe(
    'the grid is 20.002…21.002° N 105…107° E every 1° × 1° instead of 20…21° N 105…107° E every 1° × 1°',
  );
  expect(findGridFault(makeMessage({ grid: { ...SMALL_GRID, south: 20.0009 } }), EXPECTED)).toBeNull();
  expect(findGridFault(makeMessage({ grid: shifted }), null)).toBeNull();
});
