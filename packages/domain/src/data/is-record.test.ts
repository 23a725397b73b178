import { expect, it } from 'vitest';
import { isRecord } from './is-record.ts';

it('accepts objects alone', () => {
  expect([{}, { at: 1 }].every(isRecord)).toBe(true);
  expect([null, undefined, [], 'text', 7, true].some(isRecord)).toBe(false);
});
