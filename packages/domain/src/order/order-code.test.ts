import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOrderCode, makeOrderCode, readReferenceCode, toReference } from './order-code.ts';

it('makes codes that banks leave as they are', () => {
  const below = (most: number) => fc.sample(fc.nat(most - 1), 1)[0] ?? 0;
  for (let count = 0; count < 200; count += 1) expect(makeOrderCode(below)).toMatch(/^HR[A-Z2-9]{10}$/);
});

it('finds an order by the reference of its tries', () => {
  const reference = toReference('HRABCDEFGH29', 7);
  expect(reference).toBe('HRABCDEFGH2907');
  expect(readReferenceCode(reference)).toBe('HRABCDEFGH29');
});

it.each(['', 'HR', 'HRABCDEFGH20', 'hrabcdefgh29', 'XXABCDEFGH2901'])('finds none in %j', (text) => {
  expect([readReferenceCode(text), isOrderCode(text)]).toEqual([null, false]);
});
