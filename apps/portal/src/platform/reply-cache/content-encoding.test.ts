import { expect, it } from 'vitest';
import { chooseContentEncoding } from './content-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['deflate', 'identity'],
  ['BR', 'br'],
  ['br;q=nonsense', 'identity'],
] as const)('answers Accept-Encoding %j in %s', (header, encoding) => {
  expect(chooseContentEncoding(header)).toBe(encoding);
  expect(chooseContentEncoding(header)).toBe(encoding);
});
