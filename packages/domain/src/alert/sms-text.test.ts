import { describe, expect, it } from 'vitest';
import { composeSms, measureSms, toPlainLetters } from './sms-text.ts';

describe('the length of a short message', () => {
  it('is one part up to 160 plain letters, and parts of 153 from the next on', () => {
    expect(measureSms('a'.repeat(160))).toEqual({ encoding: 'gsm7', places: 160, placesOfOne: 160, parts: 1 });
    expect(measureSms('a'.repeat(161)).parts).toBe(2);
    expect(measureSms('a'.repeat(306)).parts).toBe(2);
    expect(measureSms('a'.repeat(307)).parts).toBe(3);
  });

  it('is one part up to 70 letters with a tone mark among them, and parts of 67 from the next on', () => {
    expect(measureSms(`${'a'.repeat(69)}ư`)).toEqual({ encoding: 'ucs2', places: 70, placesOfOne: 70, parts: 1 });
    expect(measureSms(`${'a'.repeat(70)}ư`).parts).toBe(2);
    expect(measureSms(`${'a'.repeat(134)}ư`).parts).toBe(3);
  });

  it('counts letters behind an escape twice, and those beyond the basic plane as two', () => {
    expect(measureSms('[50€]').places).toBe(8);
    expect(measureSms('☔').places).toBe(1);
    expect(measureSms('🌧').places).toBe(2);
  });

  it('of no text is one part', () => {
    expect(measureSms('')).toMatchObject({ places: 0, parts: 1 });
  });
});

describe('plain letters', () => {
  it.each([
    ['Ở Đà Lạt sắp có mưa', 'O Da Lat sap co mua'],
    ['Thừa Thiên Huế'.normalize('NFD'), 'Thua Thien Hue'],
    ['12–28\u00a0mm, “đường ngập”…', '12-28 mm, "duong ngap"...'],
  ])('of %s are those of one 7-bit alphabet', (text, plain) => {
    expect(toPlainLetters(text)).toBe(plain);
    expect(measureSms(plain).encoding).toBe('gsm7');
  });
});

describe('an alert as a short message', () => {
  it('has every sentence while they fit', () => {
    expect(composeSms('Mưa 14:40.', ['To nhất 15:30.', 'Ngớt 16:30.'], 'Tắt tin: a.vn/t/7')).toBe(
      'Mua 14:40. To nhat 15:30. Ngot 16:30. Tat tin: a.vn/t/7',
    );
  });

  it('leaves out what has no room, but never the first and the last', () => {
    const text = composeSms('Đầu.', ['x'.repeat(160), 'Ngớt 16:30.'], 'Cuối.');
    expect(text).toBe('Dau. Ngot 16:30. Cuoi.');
    expect(measureSms(composeSms('a'.repeat(159), ['b'], 'c')).parts).toBe(2);
  });
});
