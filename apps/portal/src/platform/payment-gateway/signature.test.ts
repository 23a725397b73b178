import { expect, it } from 'vitest';
import { hasSignature, parseFields, pickFields, readText, readWhole, signText } from './signature.ts';

it('accepts the signature itself only', () => {
  const expected = signText('sha256', 'key', 'text');
  expect(hasSignature(expected, expected)).toBe(true);
  for (const other of ['', expected.slice(1), `${expected}0`, expected.toUpperCase(), undefined, 5, [expected]])
    expect(hasSignature(expected, other)).toBe(false);
});

it('reads single values only', () => {
  const fields = { text: 'a', number: 9000, list: ['a'], none: null, flag: true };
  expect(['text', 'number', 'list', 'none', 'flag', 'toString'].map((name) => readText(fields, name))).toEqual([
    'a',
    '9000',
    '',
    '',
    '',
    '',
  ]);
  const amounts = ['9000', 9000, '0', '-1', 1.5, '9e3', ' 9', '', 1e21];
  expect(amounts.map((a) => readWhole({ a }, 'a'))).toEqual([9000, 9000, 0, null, null, null, null, null, null]);
});

it('reads objects of JSON only', () => {
  expect(parseFields('{"a":1}')).toEqual({ a: 1 });
  for (const text of ['[]', 'null', '"a"', '{', '']) expect(parseFields(text)).toBeNull();
});

it('logs the fields named, and of strange values nothing', () => {
  const fields = { id: 'HR1', other: 'secret', note: '<script>', long: 'x'.repeat(65), list: [1] };
  expect(pickFields(fields, ['id', 'note', 'long', 'list', 'gone'])).toEqual({
    id: 'HR1',
    note: '…',
    long: '…',
    list: '…',
  });
  expect(pickFields(null, ['id'])).toEqual({});
});
