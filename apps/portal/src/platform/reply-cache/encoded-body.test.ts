import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toEncodedBody } from './encoded-body.ts';

const toBytes = (text: string): Buffer => toEncodedBody(text, false).identity;

it('writes any text as UTF-8, short or long, with half a surrogate pair replaced', () => {
  const unit = fc.string({ unit: 'binary' });
  const halves = fc.constantFrom('', '\ud83c', '\udf27', '🌧', 'Thời tiết');
  fc.assert(
    fc.property(unit, halves, fc.constantFrom(1, 3000, 30_000), (text, half, times) => {
      const long = (text + half).repeat(times).slice(0, 60_000);
      expect(toBytes(long).equals(new TextEncoder().encode(long))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it('leaves the texts before and after it alone', () => {
  const texts = Array.from({ length: 200 }, (_, at) => `${at} Đà Lạt `.repeat(at * 30));
  const bodies = texts.map(toBytes);
  expect(bodies.map(String)).toEqual(texts);
});

it('takes bytes as they are', () => {
  const bytes = Buffer.from([0, 255, 128]);
  expect(toEncodedBody(bytes, true).identity).toEqual(bytes);
});
