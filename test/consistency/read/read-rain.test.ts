import { describe, expect, it } from 'vitest';
import { readAmount, readChance } from './read-rain.ts';

describe('rain as a page shows it', () => {
  it.each([
    ['1–5 mm', { low: 1, high: 5, isDry: false }],
    ['91 %, 0–2 mm', { low: 0, high: 2, isDry: false }],
    ['74 % · 0,1 mm', { low: 0.1, high: 0.1, isDry: false }],
    ['dưới 1 mm', { low: 0, high: 1, isDry: false }],
    ['45% · < 1 mm', { low: 0, high: 1, isDry: false }],
    ['không mưa', { low: 0, high: 0, isDry: true }],
    ['Evening 19–01h dry', { low: 0, high: 0, isDry: true }],
    ['đã mưa 11 mm · còn 1 mm, 20 %', { low: 12, high: 12, isDry: false }],
    ['đã mưa 11 mm · còn 1–3 mm, 20 %', { low: 12, high: 14, isDry: false }],
    ['đã mưa 1,4 mm · còn < 1 mm', { low: 1.4, high: 2.4, isDry: false }],
    ['mạnh nhất 0,1 mm/giờ', null],
    ['26°', null],
  ])('%s', (text, amount) => {
    expect(readAmount(text)).toEqual(amount);
  });

  it('has its chance', () => {
    expect([readChance('91 %, 0–2 mm'), readChance('74%'), readChance('0,1 mm')]).toEqual([91, 74, null]);
  });
});
