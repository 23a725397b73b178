import { expect, test } from 'vitest';
import { parseRiceField, readRiceField, type StoredRiceField, writeRiceField } from './stored-rice-field.ts';

const FIELD: StoredRiceField = {
  location: 'o-mon-can-tho',
  sown: '2026-06-15',
  variety: 115,
  planting: 'transplanted',
};

test('a stored field is read as it was written', () => {
  expect(writeRiceField(FIELD)).toBe('o-mon-can-tho.2026-06-15.115.transplanted');
  expect(readRiceField(writeRiceField(FIELD))).toEqual(FIELD);
});

test.each([
  '',
  'o-mon-can-tho',
  'o-mon-can-tho.2026-02-31.115.direct',
  'o-mon-can-tho.2026-06-15.116.direct',
  'o-mon-can-tho.2026-06-15.115.thrown',
  'o-mon-can-tho.2026-06-15.115.direct.more',
  'Ô Môn.2026-06-15.115.direct',
  '../x.2026-06-15.115.direct',
  `${'a'.repeat(81)}.2026-06-15.115.direct`,
])('%s is no field', (word) => {
  expect(readRiceField(word)).toBeNull();
});

test('typed words are a field only together', () => {
  const words = { location: 'hue', sown: '2026-06-15', variety: '90', planting: 'direct' };
  expect(parseRiceField(words)).toEqual({ ...words, variety: 90 });
  expect(parseRiceField({ ...words, sown: '15/6' })).toBeNull();
});
