import { expect, it } from 'vitest';
import { isTrivialPassword } from './trivial-password.ts';

const isCommon = (password: string): boolean => password.toLowerCase() === 'password';

it.each([
  '        ',
  'aaaaaaaa',
  'Aa1!aaaa',
  'aAaAaAaA',
  '12121212',
  'abcdabcd',
  'a b c d a b',
  'abcdeabcde',
  'AbcdeaBcde',
  'passwordPASSWORD',
  'password',
])('%j is guessed at once', (password) => {
  expect(isTrivialPassword(password, isCommon)).toBe(true);
});

it.each([
  'trời mưa',
  'mưa mưa rơi',
  'abcdefabcdef',
  'Hanoi2026',
  'xe đạp ơi',
  '0912345678',
  'aaaaaaaaB1!x',
  'tết tết đến rồi',
])('%j is not', (password) => {
  expect(isTrivialPassword(password, isCommon)).toBe(false);
});
