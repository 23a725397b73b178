import fc from 'fast-check';
import { NetCDFReader } from 'netcdfjs';
import { expect, it } from 'vitest';
import { NETCDF_FILL_FLOAT, type NetcdfContent, writeNetcdf } from './write-netcdf.ts';

it('another reader finds dimensions, attributes and values of every type as they were written', () => {
  const content: NetcdfContent = {
    dimensions: [
      { name: 'station', length: 2 },
      { name: 'time', length: 3 },
    ],
    attributes: { title: 'Thời tiết Đà Nẵng', Conventions: 'CF-1.11', number: 3.5 },
    variables: [
      {
        name: 'time',
        dimensions: ['time'],
        attributes: { units: 'seconds since 1970-01-01' },
        values: new Float64Array([1, 2, 1.8e9]),
      },
      { name: 'name', dimensions: ['station'], attributes: {}, values: new Uint8Array([0x41, 0x42]) },
      { name: 'flag', dimensions: ['station'], attributes: { flag_values: [0, 1] }, values: new Int8Array([-1, 1]) },
      { name: 'short', dimensions: ['time'], attributes: {}, values: new Int16Array([-2, 0, 300]) },
      { name: 'whole', dimensions: ['station'], attributes: {}, values: new Int32Array([-70_000, 70_000]) },
      {
        name: 'warmth',
        dimensions: ['station', 'time'],
        attributes: { _FillValue: NETCDF_FILL_FLOAT },
        values: new Float32Array([1.5, -2.25, NETCDF_FILL_FLOAT, 4, 5, 6]),
      },
    ],
  };
  const reader = new NetCDFReader(writeNetcdf(content));
  expect(reader.dimensions.map(({ name, size }) => [name, size])).toEqual([
    ['station', 2],
    ['time', 3],
  ]);
  expect(reader.variables.map(({ name, type }) => [name, type])).toEqual([
    ['time', 'double'],
    ['name', 'char'],
    ['flag', 'byte'],
    ['short', 'short'],
    ['whole', 'int'],
    ['warmth', 'float'],
  ]);
  expect(reader.getDataVariable('time')).toEqual([1, 2, 1.8e9]);
  // This reader also returns the padding after bytes and shorts.
  expect(reader.getDataVariable('short').slice(0, 3)).toEqual([-2, 0, 300]);
  expect(reader.getDataVariable('whole')).toEqual([-70_000, 70_000]);
  expect(reader.getDataVariable('warmth')).toEqual([1.5, -2.25, NETCDF_FILL_FLOAT, 4, 5, 6]);
  expect(reader.getAttribute('Conventions')).toBe('CF-1.11');
});

it('a file of any shape is read back by another reader', () => {
  const shape = fc.record({
    lengths: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
    notes: fc.array(fc.string({ minLength: 1, maxLength: 9, unit: fc.constantFrom(...'abcXYZ019_') }), {
      maxLength: 3,
    }),
    seed: fc.integer({ min: 0, max: 1000 }),
  });
  fc.assert(
    fc.property(shape, ({ lengths, notes, seed }) => {
      const dimensions = lengths.map((length, index) => ({ name: `d${index}`, length }));
      const count = lengths.reduce((product, length) => product * length, 1);
      const numbers = Array.from({ length: count }, (_, index) => ((index * 37 + seed) % 199) - 99);
      const own = dimensions.map(({ name }) => name);
      const attributes = Object.fromEntries(notes.map((note, index) => [`note${index}`, note]));
      const variables = [
        { name: 'bytes', dimensions: own, attributes, values: Int8Array.from(numbers) },
        { name: 'doubles', dimensions: own, attributes: {}, values: Float64Array.from(numbers) },
        { name: 'floats', dimensions: own, attributes, values: Float32Array.from(numbers) },
      ];
      const reader = new NetCDFReader(writeNetcdf({ dimensions, attributes, variables }));
      expect(reader.getDataVariable('doubles')).toEqual(numbers);
      expect(reader.getDataVariable('floats')).toEqual(numbers);
      // It returns bytes without their sign, each in a row of its own.
      const bytes = Int8Array.from(
        reader.getDataVariable('bytes').flatMap((one) => [...(one as unknown as Uint8Array)]),
      );
      expect([...bytes].slice(0, count)).toEqual(numbers);
      expect(reader.globalAttributes.map(({ value }) => value)).toEqual(notes);
    }),
    { numRuns: 60 },
  );
});

it.each([
  ['values that do not fill their dimensions', [{ name: 'time', length: 2 }], 3],
  ['an empty dimension', [{ name: 'time', length: 0 }], 0],
  ['a dimension that is not there', [{ name: 'other', length: 3 }], 3],
])('%s are refused', (_what, dimensions, count) => {
  const values = new Float64Array(count);
  const variables = [{ name: 'x', dimensions: ['time'], attributes: {}, values }];
  expect(() => writeNetcdf({ dimensions, attributes: {}, variables })).toThrow(RangeError);
});
