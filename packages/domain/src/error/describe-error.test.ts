import { expect, it } from 'vitest';
import { describeError, describeErrorInLine } from './describe-error.ts';

it('writes the message of an error and any other thrown value as text', () => {
  expect(describeError(new RangeError('too far'))).toBe('too far');
  expect(describeError('stopped')).toBe('stopped');
  expect(describeError(undefined)).toBe('undefined');
});

it('stops at the first line', () => {
  expect(describeErrorInLine(new Error('bad row 7\n  at column 2'))).toBe('bad row 7');
  expect(describeErrorInLine(new Error(''))).toBe('');
});
