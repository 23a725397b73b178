import { expect, it } from 'vitest';
import { parseAddress } from './parse-addresses.ts';

it('takes an address with or without a path and drops slashes at the end', () => {
  expect(parseAddress('X', 'https://example.vn')).toBe('https://example.vn');
  expect(parseAddress('X', 'http://127.0.0.1:8080/pub/gfs//')).toBe('http://127.0.0.1:8080/pub/gfs');
});

it.each(['example.vn', 'ftp://x/y', 'https://u:p@x', 'https://x?y', 'https://x/#', 'file:///x', 'https://a b'])(
  'refuses %j in one line that names the setting',
  (bad) => expect(() => parseAddress('X', bad)).toThrow(/^X: ".+" is not an address/),
);
