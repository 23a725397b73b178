import { makeNmmeFile, type NmmeFile } from '@portal/testing/climate/nmme-file';
import { describe, expect, it } from 'vitest';
import { readNmme } from './read-nmme.ts';

const read = (file: NmmeFile = {}) => readNmme(makeNmmeFile(file), '2026-11');
const close = (value: number) => expect.closeTo(value, 5);

describe('probabilities of NMME', () => {
  it('are averaged over the regions of every month', () => {
    const months = read({ share: (name, target, lat) => (target === 803 && lat > 19 ? NORTH : SOUTH)[name] });
    expect([...months.keys()]).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(months.get('2026-12')?.northwest).toEqual({ below: close(0.6), near: close(0.3), above: close(0.1) });
    expect(months.get('2026-12')?.south).toEqual({ below: close(0.2), near: close(0.2), above: close(0.6) });
    expect(months.get('2027-01')?.northwest).toEqual({ below: close(0.2), near: close(0.2), above: close(0.6) });
    const mixed = months.get('2026-12')?.northCentral?.below ?? 0;
    expect(mixed).toBeGreaterThan(0.2);
    expect(mixed).toBeLessThan(0.6);
  });

  it('may be in per cent, and from south to north', () => {
    const lats = Array.from({ length: 41 }, (_, row) => row);
    const share: NmmeFile['share'] = (name, _, lat) => (lat > 19 ? NORTH : SOUTH)[name];
    expect(read({ scale: 100, lats, share }).get('2026-12')).toEqual(read({ share }).get('2026-12'));
  });

  it('are unknown where too much of a region has no value', () => {
    const months = read({ share: (name, _, lat) => (lat < 12 ? null : SOUTH[name]) });
    expect(months.get('2026-12')?.south).toBeNull();
    expect(months.get('2026-12')?.northeast).not.toBeNull();
  });
});

const NORTH = { below: 0.6, near: 0.3, above: 0.1 };
const SOUTH = { below: 0.2, near: 0.2, above: 0.6 };

describe('a file of another layout is refused', () => {
  it.each<readonly [string, NmmeFile, RegExp]>([
    ['another month of issue', { issue: 801 }, /was issued in 2026-10, not 2026-11/],
    ['time in days', { units: 'days since 1960-01-01' }, /counts target in a way that is not known here/],
    [
      'a grid that ends at the equator',
      { lats: Array.from({ length: 91 }, (_, row) => -row) },
      /does not cover Vietnam/,
    ],
    ['shares that do not add up', { share: () => 0.5 }, /probabilities that add up to 1.50/],
    [
      'a missing third',
      {
        change: (content) => ({ ...content, variables: content.variables.filter(({ name }) => name !== 'prob_norm') }),
      },
      /has no prob_norm/,
    ],
    [
      'axes in another order',
      {
        change: (content) => ({
          ...content,
          variables: content.variables.map((one) =>
            one.name === 'prob_below' ? { ...one, dimensions: ['initial_time', 'lat', 'target', 'lon'] } : one,
          ),
        }),
      },
      /has prob_below on other axes/,
    ],
  ])('%s', (_, file, message) => expect(() => read(file)).toThrow(message));

  it.each<readonly [string, (bytes: Buffer) => Buffer, RegExp]>([
    ['netCDF-4', () => Buffer.from('\u0089HDF\r\n\u001a\n', 'latin1'), /is netCDF-4 \(HDF5\)/],
    ['HTML', () => Buffer.from('<!DOCTYPE html>'), /is no netCDF file/],
    ['a header that is cut off', (bytes) => bytes.subarray(0, 60), /damaged netCDF file/],
    ['values that are cut off', (bytes) => bytes.subarray(0, 20_000), /damaged values in prob_/],
  ])('%s', (_, change, message) => expect(() => readNmme(change(makeNmmeFile()), '2026-11')).toThrow(message));
});
