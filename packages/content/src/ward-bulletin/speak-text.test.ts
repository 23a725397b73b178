import { describe, expect, it } from 'vitest';
import { speakText } from './speak-text.ts';
import { spellNumber, spellOrdinal } from './spell-number.ts';

describe('numbers in words', () => {
  it.each([
    ['0', 'không', 'zero'],
    ['5', 'năm', 'five'],
    ['10', 'mười', 'ten'],
    ['15', 'mười lăm', 'fifteen'],
    ['20', 'hai mươi', 'twenty'],
    ['21', 'hai mươi mốt', 'twenty-one'],
    ['24', 'hai mươi tư', 'twenty-four'],
    ['55', 'năm mươi lăm', 'fifty-five'],
    ['100', 'một trăm', 'one hundred'],
    ['105', 'một trăm linh năm', 'one hundred and five'],
    ['114', 'một trăm mười bốn', 'one hundred and fourteen'],
    ['2026', 'hai nghìn không trăm hai mươi sáu', 'two thousand and twenty-six'],
    ['1200', 'một nghìn hai trăm', 'one thousand two hundred'],
    ['0912345', 'không chín một hai ba bốn năm', 'zero nine one two three four five'],
  ])('%s is %s, %s', (digits, vi, en) => {
    expect([spellNumber(digits, 'vi'), spellNumber(digits, 'en')]).toEqual([vi, en]);
  });
});

it('names the days of a month in English', () => {
  const named = [1, 2, 3, 4, 5, 8, 9, 12, 20, 21, 22, 30, 31].map(spellOrdinal);
  expect(named.slice(0, 8)).toEqual(['first', 'second', 'third', 'fourth', 'fifth', 'eighth', 'ninth', 'twelfth']);
  expect(named.slice(8)).toEqual(['twentieth', 'twenty-first', 'twenty-second', 'thirtieth', 'thirty-first']);
});

describe('a text as it is read aloud', () => {
  it.each([
    ['Cao nhất 34° khoảng 14 giờ.', 'Cao nhất ba mươi tư độ khoảng mười bốn giờ.'],
    ['Thấp nhất −2°.', 'Thấp nhất âm hai độ.'],
    ['Nhiệt độ −1–5°, sau đó 22° – 31°.', 'Nhiệt độ âm một đến năm độ, sau đó hai mươi hai độ đến ba mươi mốt độ.'],
    ['Mưa 10–25 mm (cả thảy khoảng 60 mm).', 'Mưa mười đến hai mươi lăm mi-li-mét, cả thảy khoảng sáu mươi mi-li-mét.'],
    ['Từ 19:00 ngày 22/7, cấp 11–12.', 'Từ mười chín giờ ngày hai mươi hai tháng bảy, cấp mười một đến mười hai.'],
    [
      'Trước 14 giờ 30; từ 0 giờ 10 đêm nay, 3 giờ 25 độ.',
      'Trước mười bốn giờ ba mươi phút; từ không giờ mười phút đêm nay, ba giờ hai mươi lăm độ.',
    ],
    ['2,5 m. 3 giờ nữa', 'hai phẩy năm m. Ba giờ nữa'],
    ['“Bão số 5” giật 120 km/h', 'Bão số năm giật một trăm hai mươi ki-lô-mét một giờ'],
  ])('%s', (text, spoken) => {
    expect(speakText(text, 'vi').toLowerCase()).toBe(spoken.toLowerCase());
  });

  it.each([
    ['Heavy rain from about 15:00 to 18:00.', 'Heavy rain from about three p.m. to six p.m.'],
    ['Around 12:00 tomorrow, 05:10 and 00:30.', 'Around noon tomorrow, five ten a.m. and twelve thirty a.m.'],
    ['A low of −1°, 10–25 mm.', 'A low of minus one degrees, ten to twenty-five millimetres.'],
    [
      'Less than 1 mm, 1° warmer, 11°, 21 mm.',
      'Less than one millimetre, one degree warmer, eleven degrees, twenty-one millimetres.',
    ],
    [
      'It is 2.5 mm. 30 mm fell by 16:00. Then less.',
      'It is two point five millimetres. Thirty millimetres fell by four p.m. Then less.',
    ],
  ])('%s', (text, spoken) => {
    expect(speakText(text, 'en')).toBe(spoken);
  });
});
