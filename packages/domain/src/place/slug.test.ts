import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, toSlug } from './slug.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(..."aàáảãạăắằđĐơớưữỵÝ -.'’,ÔTP0123456789\u0300\u0323") }),
);

test.each([
  ['Đà Lạt', 'da-lat'],
  ["Ea H'Leo", 'ea-hleo'],
  ['Ea H’Leo', 'ea-hleo'],
  ['Thừa Thiên - Huế', 'thua-thien-hue'],
  ['  Bà Rịa – Vũng Tàu  ', 'ba-ria-vung-tau'],
  ['TP. Hồ Chí Minh', 'tp-ho-chi-minh'],
  ['Quận 1', 'quan-1'],
  ['Krông Pắc', 'krong-pac'],
  ['ĐẮK LẮK', 'dak-lak'],
  ['Hoà Bình', 'hoa-binh'],
  ['Hòa Bình', 'hoa-binh'],
  ['…', ''],
  ['', ''],
])('the address form of %j is %j', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});

test('a slug has only a–z, 0–9 and single inner hyphens, and is its own slug', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const slug = toSlug(text);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(toSlug(slug)).toBe(slug);
    }),
    { numRuns: 500 },
  );
});

test('composed and decomposed text have one slug and one folded form', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(toSlug(text.normalize('NFD'))).toBe(toSlug(text.normalize('NFC')));
      expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
    }),
    { numRuns: 500 },
  );
});

test.each(['Đà Nẵng', '\u00d0à Nẵng', '\u00f0à Nẵng', '\u0189à Nẵng', '\u200eĐà\u00a0Nẵng', 'Đ\u00adà Nẵng'])(
  'the look-alikes of Đ, and what nobody sees, change no slug: %j',
  (text) => {
    expect(toSlug(text)).toBe('da-nang');
  },
);

test('folding takes tone marks and capitals and keeps spaces and punctuation', () => {
  expect(foldText('Nguyễn Đình Chiểu, Q.1')).toBe('nguyen dinh chieu, q.1');
  expect(foldText('ĐƯỜNG Lý Thường Kiệt'.normalize('NFD'))).toBe('duong ly thuong kiet');
});
