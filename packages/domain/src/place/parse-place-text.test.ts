import { describe, expect, it } from 'vitest';
import { listReadings } from './parse-place-text.ts';
import { toUnitBits } from './unit-bits.ts';

const list = (text: string) => listReadings(text).map(({ words }) => words.map(({ plain }) => plain).join(' '));

describe('listReadings', () => {
  it.each([
    ['q1', ['quan 1']],
    ['Q.10', ['quan 10']],
    ['p12 gò vấp', ['phuong 12 go vap']],
    ['F.5', ['phuong 5']],
    ['District 7', ['quan 7']],
    ['tp. vinh', ['thanh pho vinh', 'vinh']],
    ['tx sa pa', ['thi xa sa pa', 'sa pa']],
    ['h', ['h']],
    ["Ea H'Leo", ['ea hleo']],
    ['quận cầu giấy, hà nội', ['quan cau giay ha noi', 'cau giay ha noi']],
    ['Tan Binh District', ['tan binh district', 'tan binh']],
    ['thời tiết đà lạt hôm nay', ['thoi tiet da lat hom nay', 'da lat']],
    ['thành phố hồ chí minh', ['thanh pho ho chi minh', 'ho chi minh', 'chi minh']],
    ['đảo phú quốc', ['dao phu quoc', 'phu quoc']],
    ['xã', ['xa']],
    ['', []],
  ])('reads %s', (text, expected) => {
    expect(list(text)).toEqual(expected);
  });

  it('keeps a word whose marks are not those of a type word', () => {
    expect(list('phượng hoàng')).toEqual(['phuong hoang']);
    expect(list('phuong hoang')).toEqual(['phuong hoang', 'hoang']);
  });

  it('shows the unit asked for, the first of several', () => {
    expect(listReadings('phường láng, quận đống đa')[1]?.units).toBe(toUnitBits(['ward']));
    expect(listReadings('láng, quận đống đa')[1]?.units).toBe(toUnitBits(['urbanDistrict']));
    expect(listReadings('láng')[0]?.units).toBe(0);
  });

  it('reads twelve words and no more, short forms written out', () => {
    expect(listReadings('a '.repeat(20))[0]?.words).toHaveLength(12);
    expect(listReadings('q1 '.repeat(20))[0]?.words).toHaveLength(12);
  });
});
