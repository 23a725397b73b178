import { describe, expect, it } from 'vitest';
import { nameUnit, toPlainLetters } from './name-place.ts';
import { stripUnitWord } from './strip-unit-word.ts';

describe('nameUnit', () => {
  it.each([
    ['Đà Lạt', 'city', 'thành phố Đà Lạt', 'Da Lat City'],
    ['Quận 1', 'urbanDistrict', 'quận 1', 'District 1'],
    ['Huyện Kỳ Anh', 'ruralDistrict', 'huyện Kỳ Anh', 'Ky Anh District'],
    ['TP. Hồ Chí Minh', 'centralCity', 'thành phố Hồ Chí Minh', 'Ho Chi Minh City'],
    ['Phú Quốc', 'specialZone', 'đặc khu Phú Quốc', 'Phu Quoc Special Zone'],
    ['Đèo Hải Vân', 'locality', 'Đèo Hải Vân', 'Deo Hai Van'],
  ] as const)('of %s as %s is %s and %s', (name, unit, vi, en) => {
    expect([nameUnit(name, unit, 'vi'), nameUnit(name, unit, 'en')]).toEqual([vi, en]);
  });
});

describe('stripUnitWord', () => {
  it.each([
    ['Thành phố Đà Lạt', 'Đà Lạt'],
    ['Đặc khu Lý Sơn', 'Lý Sơn'],
    ['Quận 1', 'Quận 1'],
    ['TP. Hồ Chí Minh', 'Hồ Chí Minh'],
    ['Xã Đàn', 'Đàn'],
    ['Quận', 'Quận'],
  ])('of %s leaves %s', (name, expected) => {
    expect(stripUnitWord(name)).toBe(expected);
  });
});

describe('toPlainLetters', () => {
  it('keeps capitals, spaces and hyphens', () => {
    expect(toPlainLetters("Đắk R'Lấp – Ế")).toBe("Dak R'Lap – E");
  });
});
