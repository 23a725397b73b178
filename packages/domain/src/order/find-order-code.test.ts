import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOrderCode } from './find-order-code.ts';

describe('the code in a purpose', () => {
  it.each([
    ['HRABCDEFGH23', 'as it was given'],
    ['hrabcdefgh23', 'in lower case'],
    ['MBVCB.7418529630.HRABCDEFGH23.CT tu 0011001234567 NGUYEN VAN A', 'between points'],
    ['CUSTOMER HRABCDEFGH23-211126-08:01:00 123456', 'before a dash'],
    ['NGUYEN VAN A chuyen tien HRABCDEFGH23', 'at the end'],
    ['Chuyển tiền Happy Rain HRABCDEFGH23 đã trả', 'between words with tones'],
    ['HR ABCDE FGH23', 'apart'],
    ['HRABCDEF GH23 chuyen khoan', 'apart, with words behind'],
    ['HRABCDE\nFGH23', 'over two lines'],
    ['IBFTHRABCDEFGH23', 'behind letters'],
    ['HRABCDEFGH2301', 'with the number of a try'],
    ['020097042211261HRABCDEFGH23', 'behind digits'],
    ['CHRISTOPHERSON HRABCDEFGH23', 'behind a word that has H and R'],
    ['CHR HR ABCDE FGH23', 'apart, behind letters that begin like it'],
  ])('is found in %s: %s', (purpose) => {
    expect(findOrderCode(purpose)).toBe('HRABCDEFGH23');
  });

  it.each(['', 'chuyen tien', 'HRABCDEFGH2', 'HRABCDEFG01', 'HR', 'H'.repeat(100)])('is not in %s', (purpose) => {
    expect(findOrderCode(purpose)).toBeNull();
  });

  it('is found wherever it stands alone, whatever is around it', () => {
    const code = fc.stringMatching(/^HR[A-Z2-9]{10}$/);
    const around = fc.stringMatching(/^[a-z0-9 .:/-]{0,40}$/).filter((text) => findOrderCode(`${text} `) === null);
    fc.assert(
      fc.property(code, around, around, fc.boolean(), (wanted, before, after, isLower) => {
        const purpose = `${before} ${isLower ? wanted.toLowerCase() : wanted} ${after}`;
        expect(findOrderCode(purpose)).toBe(wanted);
      }),
    );
  });

  it('is searched for in a long purpose in little time', () => {
    expect(findOrderCode('H R '.repeat(20_000))).not.toBe(undefined);
  });
});
