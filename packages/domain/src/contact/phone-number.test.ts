import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMobileNumber, parsePhoneNumber } from './phone-number.ts';

describe('a phone number', () => {
  it.each([
    '0912345678',
    '0321234567',
    '0701234567',
    '0791234567',
    '0991234567',
    '0521234567',
    '0551234567',
    '0711234567',
    '0801234567',
    '0891234567',
    '02438253536',
    '02838291234',
    '02363822222',
    '02123822222',
    '0243825353',
    '0212382222',
  ])('is taken where it is a mobile or has an area code: %s', (text) => {
    expect(parsePhoneNumber(text)).toBe(`+84${text.slice(1)}`);
  });

  it.each([
    '0123456789',
    '01234567890',
    '09123456789',
    '0000000000',
    '0672123456',
    '091234567',
    '19001234',
    '1800599920',
    '',
    '+84',
    '0912345678a',
    '٠٩١٢٣٤٥٦٧٨',
    '0243825353612',
  ])('is refused where it is neither: %s', (text) => {
    expect(parsePhoneNumber(text)).toBeNull();
  });

  it.each([
    '+84912345678',
    '84912345678',
    '0084912345678',
    '091 234 5678',
    ' 0912.345.678 ',
    '(091) 234-5678',
    '+84 912 345 678',
    '+84 0912 345 678',
    '+84 (0)912 345 678',
    '\u200e0912345678',
    '0912\u00ad345\u00ad678',
    '0912\u2011345\u2011678',
    '0912–345–678',
    '\u202d0912\u00a0345\u202f678\u202c',
  ])('is cleaned first: %s', (text) => {
    expect(parsePhoneNumber(text)).toBe('+84912345678');
  });

  it('is E.164 or nothing, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => /^(null|\+84\d{9,11})$/.test(`${parsePhoneNumber(text)}`)),
    );
  });
});

describe('a number for text messages', () => {
  it.each([
    ['0912345678', '+84912345678'],
    ['+84 912 345 678', '+84912345678'],
    ['02438253536', null],
    ['19001234', null],
    ['', null],
  ])('is a mobile one: %s', (text, number) => {
    expect(parseMobileNumber(text)).toBe(number);
  });
});
