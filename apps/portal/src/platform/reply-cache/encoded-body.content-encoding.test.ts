import { expect, it } from 'vitest';
import { chooseContentEncoding, takesBrotli } from './encoded-body.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['zstd;q=0.4, br;q=0.5', 'br'],
  ['gzip, deflate', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br;q=0', 'identity'],
  ['*', 'zstd'],
  ['*;q=0', 'identity'],
  ['br;q=0, zstd;q=0, *', 'gzip'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['deflate', 'identity'],
  ['BR', 'br'],
  ['br;q=nonsense', 'identity'],
] as const)('answers Accept-Encoding %j in %s', (header, encoding) => {
  expect(chooseContentEncoding(header)).toBe(encoding);
  expect(chooseContentEncoding(header)).toBe(encoding);
});

it.each([
  ['gzip, deflate, br, zstd', true],
  ['gzip, zstd', false],
  ['*', true],
  ['br;q=0', false],
  [undefined, false],
] as const)('answers Accept-Encoding %j in brotli where nothing else is at hand: %j', (header, chosen) => {
  expect(takesBrotli(header)).toBe(chosen);
});
