import { describe, expect, it } from 'vitest';
import { findInitial } from './show-session.ts';

describe('the letter in the header', () => {
  it.each([
    ['Nguyễn Thị Ánh', 'x@vidu.vn', 'Á'],
    [' đặng  ', 'x@vidu.vn', 'Đ'],
    [null, 'binh@vidu.vn', 'B'],
    ['', 'binh@vidu.vn', 'B'],
  ])('of %j is that of the given name, else that of the address', (name, email, letter) => {
    expect(findInitial({ name, email })).toBe(letter);
  });
});
