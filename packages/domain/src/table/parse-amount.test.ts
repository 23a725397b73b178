import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from './parse-amount.ts';

const value = (number: number, mark: string | null = null, sure = true) => ({
  kind: 'value',
  value: number,
  mark,
  sure,
});

describe('an amount', () => {
  it.each([
    ['12', value(12)],
    [' 12.5 ', value(12.5, '.')],
    ['12,5', value(12.5, ',')],
    ['0,125', value(0.125, ',')],
    ['.5', value(0.5, '.')],
    ['1234.567', value(1234.567, '.')],
    ['1.234,5', value(1234.5, ',')],
    ['1,234.5', value(1234.5, '.')],
    ['1.234.567', value(1234567, ',')],
    ['1 234,5', value(1234.5, ',')],
    ['1\u00a0234', value(1234)],
    ['+3', value(3)],
    ['-3', value(-3)],
    ['1.5e-3', value(0.0015, '.')],
    ['1.234', value(1.234, '.', false)],
    ['12,345', value(12.345, ',', false)],
  ])('is read from %j', (cell, expected) => {
    expect(parseAmount(cell)).toEqual(expected);
  });

  it.each(['', ' ', '-', '–', 'NA', 'n/a', 'NaN', '-9999', '-99.9', '-999'])('is a gap in %j', (cell) => {
    expect(parseAmount(cell)).toEqual({ kind: 'gap' });
  });

  it.each(['=1+1', '@SUM(A1)', '+cmd', "-2+3+cmd|' /C calc'!A0", '=HYPERLINK("x")'])('is no formula: %j', (cell) => {
    expect(parseAmount(cell)).toEqual({ kind: 'fault', code: 'formula' });
  });

  it.each(['abc', '1.2.3', '12 m', '1,23,456', '12.', '1e', '1 23', '٣'])('is no number in %j', (cell) => {
    expect(parseAmount(cell)).toEqual({ kind: 'fault', code: 'noNumber' });
  });

  it('is what was written, with either mark', () => {
    const amount = fc.double({ min: 0, max: 1e6, noNaN: true }).map((number) => number.toFixed(2));
    fc.assert(
      fc.property(amount, (text) => {
        expect(parseAmount(text)).toMatchObject({ value: Number(text) });
        expect(parseAmount(text.replace('.', ','))).toMatchObject({ value: Number(text), sure: true });
      }),
    );
  });

  it('is something for every cell', () => {
    fc.assert(
      fc.property(fc.string(), (cell) => {
        expect(['gap', 'value', 'fault']).toContain(parseAmount(cell).kind);
      }),
    );
  });
});
