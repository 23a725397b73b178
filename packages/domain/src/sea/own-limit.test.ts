import { expect, test } from 'vitest';
import { parseOwnLimit, readOwnLimit, writeOwnLimit } from './own-limit.ts';

test('a limit is read as people type it', () => {
  const limit = { waveM: 1.5, force: 5 };
  for (const wave of ['1,5', '1.5', ' 1.50 ']) expect(parseOwnLimit(wave, '5')).toEqual({ kind: 'limit', limit });
  expect(parseOwnLimit('', ' ')).toEqual({ kind: 'none' });
});

test.each([
  ['', '5', ['waveM']],
  ['1,5', '', ['force']],
  ['0', '5', ['waveM']],
  ['9,1', '12', ['waveM', 'force']],
  ['-1', '0', ['waveM', 'force']],
  ['1e1', '5.5', ['waveM', 'force']],
  ['1,555', '5', ['waveM']],
  ['mot', 'nam', ['waveM', 'force']],
])('what cannot be a limit is named: %j and %j', (wave, force, fields) => {
  expect(parseOwnLimit(wave, force)).toEqual({ kind: 'bad', fields });
});

test('a limit outlives its word, and no other word is one', () => {
  for (const limit of [
    { waveM: 0.1, force: 1 },
    { waveM: 1.25, force: 7 },
    { waveM: 9, force: 11 },
  ])
    expect(readOwnLimit(writeOwnLimit(limit))).toEqual(limit);
  for (const word of ['', '-', '1.5', '1.5-5-5', '-1.5-5', '99-99', '1.5-5;x']) expect(readOwnLimit(word)).toBeNull();
});
